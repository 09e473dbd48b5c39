import { ownScriptsHeader } from "../../app/inline-scripts/own-scripts.ts";
import { type Language, languageKey } from "../../domain/language/language.ts";
import { type Path, splitPath } from "../../domain/pages/pages.ts";
import { createJobQueue } from "../http/job-queue.ts";
import type { Statements } from "../policy/statements.ts";
import { type Address, addressed } from "./addresses.ts";
import { documentOf } from "./document.ts";
import { type Encoding, type Resource, resourceOf } from "./resource.ts";

/** The application: a request for a page in, its HTML out. */
export type Render = (request: Request) => Promise<Response>;

export interface Pages {
  /** The page, if it is in memory. */
  kept(pathname: string, language: Language): Resource | undefined;
  /** Rejects with `QueueFull` when too many pages that are not kept are asked for at once. */
  get(pathname: string, language: Language, encoding?: Encoding): Promise<Resource>;
}

interface PagesOptions {
  render: Render;
  siteUrl: URL;
  /** What the site says of its pages' use, in their headers and in their head. */
  statements?: Statements | undefined;
  /** The page that shows what changes while the server runs. */
  live?: LivePage | undefined;
  /** What the pages in memory may weigh, before compression. */
  mostBytes?: number;
  /** How many pages that are not kept may wait to be rendered. */
  waiting?: number;
}

export interface LivePage {
  path: Path;
  /** How long it is answered from memory. */
  freshForMs: number;
  /** What it is to show, in headers that the renderer reads. */
  headers(): Promise<Record<string, string>>;
}

interface Kept {
  page: Resource;
  until: number;
}

/**
 * A page is a function of its path, its language and the build, and the renderer is told nothing else: no
 * header of one visitor can leak into, or poison, what another one gets. The live page is told, now and then,
 * what it is to show: the same for all.
 */
export function cachedPages({
  render,
  siteUrl,
  statements = { headers: () => ({}), stated: (html) => html },
  live,
  mostBytes = 96 * 1024 * 1024,
  waiting = 40,
}: PagesOptions): Pages {
  /** By path, then by language. */
  const pages = new Map<string, Partial<Record<Language, Kept>>>();
  const underWay = new Map<string, Promise<Resource>>();
  const enqueue = createJobQueue({ concurrency: 1, maxWaiting: waiting });
  let bytes = 0;

  function forget(pathname: string): void {
    for (const { page } of Object.values(pages.get(pathname) ?? {})) bytes -= page.plain.body.length;
    pages.delete(pathname);
  }

  function keep(pathname: string, language: Language, kept: Kept): void {
    const both = { ...pages.get(pathname), [language]: kept };
    forget(pathname);
    pages.set(pathname, both);
    for (const { page } of Object.values(both)) bytes += page.plain.body.length;
    for (const oldest of pages.keys()) {
      if (bytes <= mostBytes) return;
      forget(oldest);
    }
  }

  function known(pathname: string, language: Language): Resource | undefined {
    const kept = pages.get(pathname)?.[language];
    if (kept === undefined || kept.until === Number.POSITIVE_INFINITY) return kept?.page;
    return performance.now() < kept.until ? kept.page : undefined;
  }

  async function make(address: Address, language: Language, encoding?: Encoding) {
    const shows = live && splitPath(address.pathname).path === live.path ? live : undefined;
    const headers = { ...(await shows?.headers()), cookie: `${languageKey}=${language}` };
    const page = await renderPage(
      { render, siteUrl, statements },
      address,
      language,
      headers,
      shows !== undefined,
    );
    if (shows) keep(address.pathname, language, { page, until: performance.now() + shows.freshForMs });
    else if (page.kept) keep(address.pathname, language, { page, until: Number.POSITIVE_INFINITY });
    // What is not kept for good leaves the line ready to be sent: nobody compresses outside of it.
    if (!page.kept && encoding !== undefined && page.compressible) await page.compress(encoding);
    return page;
  }

  function get(pathname: string, language: Language, encoding?: Encoding): Promise<Resource> {
    const address = addressed(pathname);
    const key = `${language} ${address.pathname}`;
    const ready = known(address.pathname, language);
    if (ready) return Promise.resolve(ready);
    const started = address.kept ? underWay.get(key) : undefined;
    if (started) return started;
    // A page that is kept is made however many others are asked for meanwhile.
    const making = enqueue(() => make(address, language, encoding), { urgent: address.kept });
    if (!address.kept) return making;
    underWay.set(key, making);
    return making.finally(() => underWay.delete(key));
  }

  return {
    kept: known,
    get,
  };
}

async function renderPage(
  { render, siteUrl, statements }: Pick<PagesOptions, "render" | "siteUrl"> & { statements: Statements },
  { pathname, prefix, kept }: Address,
  language: Language,
  told: Record<string, string>,
  isLive: boolean,
): Promise<Resource> {
  const url = new URL(siteUrl);
  url.pathname = pathname;
  const response = await render(new Request(url, { headers: told }));
  const headers: Record<string, string> & { "content-type": string } = {
    "content-type": "text/html; charset=utf-8",
    "content-language": language,
    "cache-control": "public, max-age=0, must-revalidate",
    ...statements.headers(pathname),
  };
  // A bare address answers each visitor in their own language; a prefixed one is the same for all.
  if (prefix === undefined) headers["vary"] = "Accept-Language, Cookie";
  const { status } = response;
  // A fault of ours may pass.
  const form = { status, kept: kept && !isLive && status < 500 };
  const { html, policy } = documentOf(await response.text(), response.headers.get(ownScriptsHeader));
  return resourceOf(statements.stated(html), { ...headers, "content-security-policy": policy }, form);
}
