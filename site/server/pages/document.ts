import { createHash } from "node:crypto";
import { contentSecurityPolicy } from "./security.ts";

/** Thrown when the framework prints something else than what a page is made from here. */
export class UnexpectedDocument extends Error {
  override name = "UnexpectedDocument";
}

interface Document {
  html: string;
  policy: string;
}

/**
 * A page as it is sent, from what was rendered: its policy allows its own inline code alone. Every script is known by
 * its digest, which the application tells, and any other one is an error, so that markup which found its way into a
 * page would not be allowed to run, but noticed.
 */
export function documentOf(html: string, ownScripts: string | null): Document {
  const { style, scripts } = inlineIn(html);
  const expected = ownScripts?.split(" ") ?? [];
  const digests = scripts.map(({ code }) => createHash("sha256").update(code).digest("base64"));
  if (expected.length === 0 || digests.join(" ") !== expected.join(" ")) {
    throw new UnexpectedDocument(`Not the scripts ${ownScripts}, but ${digests.join(" ")}.`);
  }
  const other = scripts.find(({ attributes }) => attributes !== "" && attributes !== ' type="module"');
  if (other) throw new UnexpectedDocument(`Not a script of ours: ${other.attributes}.`);
  const codes = scripts.map(({ code }) => code);
  return { html, policy: contentSecurityPolicy({ scripts: codes, styles: [style] }) };
}

/** A page that is to be read and left, without any script. */
export function scriptlessDocumentOf(printed: string): Document {
  const { style, scripts } = inlineIn(printed);
  if (scripts.length > 0) throw new UnexpectedDocument("This page runs nothing.");
  return { html: printed, policy: contentSecurityPolicy({ scripts: [], styles: [style] }) };
}

/** A page's own title and description, as its head gives them. */
export function headOf(html: string): { title: string; description: string } {
  const read = (pattern: RegExp) => {
    const found = pattern.exec(html)?.[1];
    if (!found) throw new UnexpectedDocument("A page has a title and a description.");
    return found.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
  };
  return {
    title: read(/<title>([^<]*)<\/title>/),
    description: read(/<meta name="description" content="([^"]*)"/),
  };
}

interface Inline {
  attributes: string;
  code: string;
}

/** The style sheet and the scripts that stand in a page. */
function inlineIn(html: string): { style: string; scripts: Inline[] } {
  const found = [...html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi)].map(
    ([, tag = "", attributes = "", code = ""]) => ({ tag: tag.toLowerCase(), attributes, code }),
  );
  const [style, ...more] = found.filter(({ tag }) => tag === "style");
  if (style === undefined || style.attributes !== "" || more.length > 0) {
    throw new UnexpectedDocument("A page has one style sheet.");
  }
  const scripts = found.filter(({ tag, attributes }) => tag === "script" && !isData(attributes));
  return { style: style.code, scripts };
}

/** Data runs nothing, and needs no leave. */
const isData = (attributes: string) => /^ type="application\/(ld\+)?json"( id="[\w-]+")?$/.test(attributes);
