import type { IncomingMessage, ServerResponse } from "node:http";
import { asksEstimate } from "../domain/estimate-address.ts";
import type { Assets } from "./assets.ts";
import type { Pages } from "./pages.ts";
import type { Observe } from "./request-log.ts";
import { readyVariant, type Variant } from "./resource.ts";
import { securityHeadersFor } from "./security.ts";

export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean;

interface FastPathOptions {
  siteUrl: URL;
  pages: Pages;
  assets: Assets;
  observe: Observe;
}

/**
 * Answers what is already in memory straight from node:http, as the app would, and leaves all else to it.
 * Building a Request and a Response costs more than sending a page that is ready.
 */
export function fastPath({ siteUrl, pages, assets, observe }: FastPathOptions): FastPath {
  const security = securityHeadersFor(siteUrl);
  const lines = new WeakMap<Variant, string[]>();

  /** Header names and values, one after the other: the form node:http sends without looking. */
  function headersOf(variant: Variant): string[] {
    const known = lines.get(variant) ?? Object.entries({ ...security, ...variant.headers }).flat();
    lines.set(variant, known);
    return known;
  }

  return (request, response) => {
    const { method, url = "", headers } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    const started = performance.now();
    const query = url.indexOf("?");
    const pathname = query < 0 ? url : url.slice(0, query);
    if (query >= 0 && asksEstimate(pathname, url.slice(query))) return false;
    const resource =
      assets.get(pathname) ??
      pages.kept({ pathname, cookie: headers.cookie, acceptLanguage: headers["accept-language"] });
    const variant =
      resource &&
      readyVariant(resource, {
        acceptEncoding: single(headers["accept-encoding"]),
        ifNoneMatch: headers["if-none-match"],
      });
    if (!variant) return false;
    response.writeHead(variant.status, headersOf(variant));
    if (method === "HEAD" || variant.status === 304) response.end();
    else response.end(variant.body);
    observe({ method, path: pathname, status: variant.status }, started);
    return true;
  };
}

function single(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(",") : value;
}
