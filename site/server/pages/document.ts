import { createHash } from "node:crypto";
import { lateScript, type ModuleScript } from "./late-scripts.ts";
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
 * A page as it is sent, from what the framework printed: its scripts wait for the first paint, and its policy
 * allows its own inline code alone. Every script is recognized for what it is and any other one is an error,
 * so that markup which found its way into a page would not be allowed to run, but noticed. `ownScript` is the
 * digest of the one that we wrote.
 */
export function documentOf(printed: string, ownScript: string | null): Document {
  const { style, scripts } = inlineIn(printed);
  const [own, scroll, context, module, ...data] = scripts;
  const close = data.pop();
  if (!own || !scroll || !context || !module || !close) throw new UnexpectedDocument("A script is missing.");
  expectDigest(own, ownScript);
  expectDigest(scroll, scrollDigest);
  expectContext(context);
  for (const { attributes, code } of data) expectEnqueued(attributes, code);
  expectExactly(close, `${stream}Controller.close();`);

  const preloads = [...printed.matchAll(/<link rel="modulepreload" href="([^"]+)"\/>/g)];
  const late = lateScript(
    moduleScript(module),
    preloads.map(([, href = ""]) => href),
  );
  const html = printed
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(`>${module.code}</script>`, () => `>${late}</script>`);
  const codes = [own, scroll, context, { code: late }, ...data, close].map(({ code }) => code);
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

/** Structured data runs nothing, and needs no leave. */
const isData = (attributes: string) => attributes === ' type="application/ld+json"';

function expectExactly({ attributes, code }: Inline, expected: string): void {
  if (attributes !== "" || code !== expected) throw new UnexpectedDocument(`Not “${expected.slice(0, 60)}”.`);
}

/** React Router's script for the scroll position, in the version that package.json names. */
const scrollDigest = "n1D9cZXw4ZNSiUR+6/8u4KC6Mx7KCFb9ScJA8U0UdhI=";

function expectDigest({ attributes, code }: Inline, expected: string | null): void {
  const digest = createHash("sha256").update(code).digest("base64");
  if (attributes !== "" || digest !== expected) {
    throw new UnexpectedDocument(`Not the script with the digest ${expected}, but with ${digest}.`);
  }
}

const stream = "window.__reactRouterContext.stream";
const opensStream = `;${stream} = new ReadableStream({start(controller){${stream}Controller = controller;}}).pipeThrough(new TextEncoderStream());`;

function expectContext(script: Inline): void {
  const settings = jsonBetween(script.code, "window.__reactRouterContext = ", opensStream);
  expectExactly(script, `window.__reactRouterContext = ${settings}${opensStream}`);
}

function expectEnqueued(attributes: string, code: string): void {
  jsonBetween(code, `${stream}Controller.enqueue(`, ");");
  if (attributes !== "") throw new UnexpectedDocument("A script of data has no attributes.");
}

/** What stands between two texts, which is JSON and so runs nothing. */
function jsonBetween(code: string, before: string, after: string): string {
  const json = code.slice(before.length, -after.length);
  if (code !== before + json + after)
    throw new UnexpectedDocument(`Not “${before} … ${after.slice(0, 20)}”.`);
  try {
    JSON.parse(json);
  } catch {
    throw new UnexpectedDocument(`No JSON after “${before}”.`);
  }
  return json;
}

function moduleScript({ attributes, code }: Inline): ModuleScript {
  const shape =
    /^import "([^"\n]+)";\n((?:import \* as route\d+ from "[^"\n]+";\n)+)\s+(window\.__reactRouterRouteModules = \{[\w":/,.-]+\};)\n\nimport\("([^"\n]+)"\);$/;
  const [, manifest, imports, handOver, entry] = shape.exec(code) ?? [];
  if (attributes !== ' type="module" async=""' || !manifest || !imports || !handOver || !entry) {
    throw new UnexpectedDocument("Not the script that imports a page’s modules.");
  }
  const routes = [...imports.matchAll(/as (route\d+) from "([^"]+)"/g)].map(([, name = "", href = ""]) => ({
    name,
    href,
  }));
  return { manifest, routes, handOver, entry };
}
