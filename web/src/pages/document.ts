import { createHash } from "node:crypto";
import { contentSecurityPolicy, type OtherOrigins } from "./content-security-policy.ts";

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
export function documentOf(html: string, ownScripts: string | null, others?: OtherOrigins): Document {
  const { style, scripts } = inlineIn(html);
  const expected = ownScripts?.split(" ") ?? [];
  const digests = scripts.map(({ code }) => createHash("sha256").update(code).digest("base64"));
  if (expected.length === 0 || digests.join(" ") !== expected.join(" ")) {
    throw new UnexpectedDocument(
      `Expected inline scripts with the digests ${ownScripts}, found ${digests.join(" ")}.`,
    );
  }
  const other = scripts.find(({ attributes }) => attributes !== "" && attributes !== ' type="module"');
  if (other) throw new UnexpectedDocument(`Expected no <script> with attributes${other.attributes}.`);
  const codes = scripts.map(({ code }) => code);
  return { html, policy: contentSecurityPolicy({ scripts: codes, styles: [style] }, others) };
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
    const count = more.length + (style === undefined ? 0 : 1);
    throw new UnexpectedDocument(`Expected exactly one inline <style> without attributes, found ${count}.`);
  }
  const scripts = found.filter(({ tag, attributes }) => tag === "script" && !isData(attributes));
  return { style: style.code, scripts };
}

/** JSON scripts are inert: no hash in the policy is needed. */
const isData = (attributes: string) => /^ type="application\/(ld\+)?json"( id="[\w-]+")?$/.test(attributes);
