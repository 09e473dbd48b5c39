import { ownScriptHeader } from "../../app/own-script.ts";
import { type Language, languageKey } from "../../domain/site/language.ts";
import { type Address, addressed } from "./addresses.ts";
import { documentOf } from "./document.ts";
import { type Encoding, type Resource, resourceOf } from "./resource.ts";
import { waitingLine } from "./waiting-line.ts";

/** The application: a request for a page in, its HTML or its data out. */
export type Render = (request: Request) => Promise<Response>;

export interface Pages {
  /** The page, if it is in memory. */
  kept(pathname: string, language: Language): Resource | undefined;
  /** Rejects with `LineFull` when too many pages that are not kept are asked for at once. */
  get(pathname: string, language: Language, encoding?: Encoding): Promise<Resource>;
}

interface PagesOptions {
  render: Render;
  siteUrl: URL;
  /** What the pages in memory may weigh, before compression. */
  mostBytes?: number;
  /** How many pages that are not kept may wait to be rendered. */
  waiting?: number;
}

/**
 * A page is a function of its path, its language and the build, and the renderer is told nothing else: no
 * header of one visitor can leak into, or poison, what another one gets.
 */
export function cachedPages({
  render,
  siteUrl,
  mostBytes = 96 * 1024 * 1024,
  waiting = 40,
}: PagesOptions): Pages {
  const pages = new Map<string, Resource>();
  const underWay = new Map<string, Promise<Resource>>();
  const inLine = waitingLine({ atOnce: 1, waiting, pauses: true });
  let bytes = 0;

  function keep(key: string, page: Resource): void {
    pages.set(key, page);
    bytes += page.plain.body.length;
    for (const [oldest, { plain }] of pages) {
      if (bytes <= mostBytes) return;
      pages.delete(oldest);
      bytes -= plain.body.length;
    }
  }

  async function make(key: string, address: Address, language: Language, encoding?: Encoding) {
    const page = await renderPage(render, siteUrl, address, language);
    if (page.kept) keep(key, page);
    // What is not kept leaves the line ready to be sent: nobody compresses outside of it.
    else if (encoding !== undefined && page.compressible) await page.compress(encoding);
    return page;
  }

  function get(pathname: string, language: Language, encoding?: Encoding): Promise<Resource> {
    const address = addressed(pathname);
    const key = keyOf(address.pathname, language);
    const known = pages.get(key);
    if (known) return Promise.resolve(known);
    const started = address.kept ? underWay.get(key) : undefined;
    if (started) return started;
    // A page that is kept is made however many others are asked for meanwhile.
    const making = inLine(() => make(key, address, language, encoding), { always: address.kept });
    if (!address.kept) return making;
    underWay.set(key, making);
    return making.finally(() => underWay.delete(key));
  }

  return {
    kept: (pathname, language) => pages.get(keyOf(pathname, language)),
    get,
  };
}

const keyOf = (pathname: string, language: Language) => `${language} ${pathname}`;

/** Headers by which the framework's data answers speak to its own client. */
const dataHeaders = ["x-remix-response", "x-remix-reload-document", "location"];

async function renderPage(
  render: Render,
  siteUrl: URL,
  { pathname, prefix, kept }: Address,
  language: Language,
): Promise<Resource> {
  const url = new URL(siteUrl);
  url.pathname = pathname;
  const response = await render(new Request(url, { headers: { cookie: `${languageKey}=${language}` } }));
  const type = response.headers.get("content-type") ?? "";
  const headers: Record<string, string> & { "content-type": string } = {
    "content-type": type,
    "content-language": language,
    "cache-control": "public, max-age=0, must-revalidate",
  };
  // A bare address answers each visitor in their own language; a prefixed one is the same for all.
  if (prefix === undefined) headers.vary = "Accept-Language, Cookie";
  for (const name of dataHeaders) {
    const value = response.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  const { status } = response;
  // A fault of ours may pass.
  const form = { status, kept: kept && status < 500 };
  const printed = await response.text();
  if (!type.startsWith("text/html")) return resourceOf(printed, headers, form);
  const { html, policy } = documentOf(printed, response.headers.get(ownScriptHeader));
  return resourceOf(html, { ...headers, "content-security-policy": policy }, form);
}
