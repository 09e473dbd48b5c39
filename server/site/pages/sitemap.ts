import { languages } from "@octroi/ui/language/language";
import { resourceResponse } from "@octroi/web/http/content-negotiation";
import { type Resource, resourceOf } from "@octroi/web/http/resource";
import type { Handler } from "hono";
import { marketPath } from "../../../site/domain/market/address.ts";
import { addressOf } from "../../../site/domain/pages/pages.ts";
import { ttlCache } from "../../connectors/ttl-cache.ts";
import type { MarketCache } from "../market/market.ts";
import { sitemapEntry } from "./discovery.ts";

/** Of so many the list is made and compressed once, however many ask. */
const freshForMs = 5 * 60_000;
const headers = { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" };
const end = "</urlset>";

interface SitemapParts {
  /** Of the pages that are always there. */
  own: Resource;
  market: Pick<MarketCache, "listed">;
  siteUrl: URL;
  now?: () => number;
}

/** Beside our own pages, that of each site that wants to be found and sells something. While the storage is away, our own alone. */
export function sitemapHandler({ own, market, siteUrl, now = Date.now }: SitemapParts): Handler {
  const whole = ttlCache({ ms: freshForMs, entries: 1, now }, async (_key): Promise<Resource> => {
    const domains = await market.listed();
    const entries = domains
      .map(marketPath)
      .flatMap((path) => [
        sitemapEntry(siteUrl.origin, path, path),
        ...languages.map((language) => sitemapEntry(siteUrl.origin, addressOf(path, language), path)),
      ]);
    const text = own.plain.body.toString();
    return resourceOf(
      text.replace(end, () => [...entries, end].join("\n")),
      headers,
    );
  });
  return async (c) => resourceResponse(c.req.raw, await whole("").catch(() => own));
}
