import { crawlerAt } from "../domain/crawler-directory.ts";
import { type Language, languageKey, languageOf } from "../domain/language.ts";
import { pages as addresses, pageAt, splitPath } from "../domain/pages.ts";
import { type Resource, resourceOf } from "./resource.ts";
import { contentSecurityPolicy } from "./security.ts";
import { waitingLine } from "./waiting-line.ts";

/** The application: a request for a page in, its HTML or its data out. */
export type Render = (request: Request) => Promise<Response>;

/** All that a page depends on. */
export interface PageRequest {
  pathname: string;
  cookie: string | null | undefined;
  acceptLanguage: string | null | undefined;
}

export interface Pages {
  /** Rejects with `LineFull` when too many unknown paths are asked for at once. */
  get(request: PageRequest): Promise<Resource>;
  /** The page, if it is in memory. */
  kept(request: PageRequest): Resource | undefined;
}

interface PagesOptions {
  render: Render;
  siteUrl: URL;
  /** The most pages kept at once. Only pages that exist are kept, so unknown paths never fill it. */
  capacity?: number;
  now?: () => Date;
}

/**
 * A page is a function of its path, its language, the build and the day, and the renderer is told nothing
 * else: no header of one visitor can leak into, or poison, what another one gets.
 */
export function cachedPages({
  render,
  siteUrl,
  capacity = 4096,
  now = () => new Date(),
}: PagesOptions): Pages {
  const pages = new Map<string, Resource>();
  const underWay = new Map<string, Promise<Resource>>();
  const inLine = waitingLine({ atOnce: 4, waiting: 100 });
  let day = dayOf(now());

  /** Forgets everything at midnight, UTC: the day is part of what a page says. */
  function keyOf(request: PageRequest): { key: string; language: Language } {
    const today = dayOf(now());
    if (today !== day) {
      pages.clear();
      day = today;
    }
    const { prefix } = splitPath(withoutData(request.pathname));
    const language = languageOf({ ...request, prefix });
    return { key: `${language} ${request.pathname}`, language };
  }

  return {
    kept: (request) => pages.get(keyOf(request).key),

    get(request) {
      const { key, language } = keyOf(request);
      const known = pages.get(key);
      if (known) return Promise.resolve(known);
      const started = underWay.get(key);
      if (started) return started;

      const renderedOn = day;
      // A page of ours is rendered however many wrong addresses are asked for meanwhile.
      const always = isOurs(withoutData(request.pathname));
      const rendering = inLine(() => renderPage(render, siteUrl, request.pathname, language), { always })
        .then((page) => {
          if (page.status === 200 && pages.size < capacity && renderedOn === day) pages.set(key, page);
          return page;
        })
        .finally(() => underWay.delete(key));
      underWay.set(key, rendering);
      return rendering;
    },
  };
}

/** The framework's client asks for a page's data at the page's address and `.data`. */
export function withoutData(pathname: string): string {
  return pathname.endsWith(".data") ? pathname.slice(0, -".data".length) : pathname;
}

function isOurs(pathname: string): boolean {
  const { path } = splitPath(pathname);
  const inDirectory = path.startsWith(`${addresses.crawlers}/`);
  const crawler = inDirectory ? crawlerAt(path.slice(addresses.crawlers.length + 1)) : undefined;
  return pageAt(path) !== undefined || crawler !== undefined;
}

/** Days since the epoch, in UTC. */
const dayOf = (time: Date) => Math.floor(time.getTime() / 86_400_000);

/** Headers by which the framework's data answers speak to its own client. */
const dataHeaders = ["x-remix-response", "x-remix-reload-document", "location"];

async function renderPage(
  render: Render,
  siteUrl: URL,
  pathname: string,
  language: Language,
): Promise<Resource> {
  const url = new URL(siteUrl);
  url.pathname = pathname;
  const response = await render(new Request(url, { headers: { cookie: `${languageKey}=${language}` } }));
  const body = await response.text();
  const type = response.headers.get("content-type") ?? "text/html; charset=utf-8";
  const headers: Record<string, string> & { "content-type": string } = {
    "content-type": type,
    "content-language": language,
    "cache-control": "public, max-age=0, must-revalidate",
  };
  // A bare address answers each visitor in their own language; a prefixed one is the same for all.
  if (splitPath(withoutData(pathname)).prefix === undefined) headers.vary = "Accept-Language, Cookie";
  for (const name of dataHeaders) {
    const value = response.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  if (type.startsWith("text/html")) headers["content-security-policy"] = contentSecurityPolicy(body);
  return resourceOf(body, headers, response.status);
}
