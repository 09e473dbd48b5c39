import { createMiddleware } from "hono/factory";
import { Refusal } from "./refusal.ts";

/**
 * Lets requests of this site's own pages and of programs through; refuses those of another site's page. A browser says
 * where a request comes from in `Sec-Fetch-Site`, older ones in `Origin` alone, and no page can forge either.
 */
export function sameOrigin(siteUrl: URL) {
  return createMiddleware(async (c, next) => {
    const site = c.req.header("sec-fetch-site");
    const origin = c.req.header("origin");
    const isAllowed =
      site === undefined
        ? origin === undefined || isSiteHost(origin, siteUrl, c.req.header("host"))
        : site === "same-origin" || site === "none";
    if (!isAllowed) throw new Refusal("crossSite");
    await next();
  });
}

/** By host alone: behind a proxy that ends TLS the scheme that we see is not the visitor's. */
function isSiteHost(origin: string, siteUrl: URL, host: string | undefined): boolean {
  const from = URL.parse(origin)?.host;
  return from !== undefined && (from === siteUrl.host || from === host);
}
