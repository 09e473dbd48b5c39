import { languageKey, languageOf } from "../domain/language.ts";
import { splitPath } from "../domain/pages.ts";
import { type Resource, resourceOf } from "./resource.ts";
import { contentSecurityPolicy } from "./security.ts";

/** The application: a request for a page in, its HTML or its data out. */
export type Render = (request: Request) => Promise<Response>;

export interface Pages {
  get(request: Request): Promise<Resource>;
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
  const kept = new Map<string, Promise<Resource>>();
  let keptOn = "";

  return {
    get(request) {
      const today = now().toISOString().slice(0, 10);
      if (today !== keptOn) {
        kept.clear();
        keptOn = today;
      }
      const { pathname } = new URL(request.url);
      const { prefix } = splitPath(pathname.replace(/\.data$/, ""));
      const language = languageOf({
        prefix,
        cookie: request.headers.get("cookie"),
        acceptLanguage: request.headers.get("accept-language"),
      });
      const key = `${language} ${pathname}`;
      const known = kept.get(key);
      if (known) return known;

      const page = renderPage(render, siteUrl, pathname, language, prefix !== undefined);
      if (kept.size < capacity) {
        kept.set(key, page);
        const forget = () => kept.delete(key);
        page.then(({ status }) => status === 200 || forget(), forget);
      }
      return page;
    },
  };
}

async function renderPage(
  render: Render,
  siteUrl: URL,
  pathname: string,
  language: string,
  fixed: boolean,
): Promise<Resource> {
  const url = new URL(siteUrl);
  url.pathname = pathname;
  const response = await render(new Request(url, { headers: { cookie: `${languageKey}=${language}` } }));
  const body = await response.text();
  const type = response.headers.get("content-type") ?? "text/html; charset=utf-8";
  const headers: Record<string, string> & { "content-type": string } = {
    "content-type": type.startsWith("text/x-script") ? `${type}; charset=utf-8` : type,
    "content-language": language,
    "cache-control": "public, max-age=0, must-revalidate",
  };
  // A bare address answers each visitor in their own language; a prefixed one is the same for all.
  if (!fixed) headers.vary = "Accept-Language, Cookie";
  for (const name of ["x-remix-response", "x-remix-reload-document", "location"]) {
    const value = response.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  if (type.startsWith("text/html")) headers["content-security-policy"] = contentSecurityPolicy(body);
  return resourceOf(body, headers, response.status);
}
