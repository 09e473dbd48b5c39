import type { MarketListing, MarketPage, MarketSite } from "@octroi/ui/market/facts";
import { pathTo } from "../access/paths.ts";
import type { ListedSite, ListingCursor, SellingSite } from "./listing.ts";

export interface MarketOrigins {
  siteUrl: URL;
  consoleUrl: URL;
}

export function marketSite(selling: SellingSite, { siteUrl, consoleUrl }: MarketOrigins): MarketSite {
  const { site, domain, name, listing, offers, agreements, license } = selling;
  return {
    schemaVersion: 1,
    domain,
    name: name ?? null,
    page: marketPageOf(domain, siteUrl),
    listing: listing === undefined ? null : wordsOf(listing),
    offers: offers.map(({ id, kind, count, paths, uses, price, usdc, rails, trialRails }) => ({
      ...{ id, kind, count, paths, uses, price, rails, trialRails },
      usdc: rails.includes("x402") ? (usdc ?? null) : null,
    })),
    agreements,
    license: license
      ? { url: license.url, terms: license.terms ?? null, contact: license.contact ?? null }
      : null,
    orders: new URL(pathTo("newMarketOrder", { market: domain }), consoleUrl).href,
    tokens: new URL(`/olp/${site}/token`, consoleUrl).href,
  };
}

/** `found` has one more than `limit` where there is another page. */
export function marketPage(
  found: readonly ListedSite[],
  limit: number,
  { siteUrl }: Pick<MarketOrigins, "siteUrl">,
): MarketPage {
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    schemaVersion: 1,
    sites: shown.map(({ domain, name, offers, listedAt, ...listing }) => ({
      domain,
      name: name ?? null,
      page: marketPageOf(domain, siteUrl),
      ...wordsOf(listing),
      offers,
      listedAt,
    })),
    next: last !== undefined && found.length > limit ? cursorOf(last) : null,
  };
}

/** What a page of sites is asked for with. Whatever is none leads to the first page. */
export function parseListingCursor(cursor: string): ListingCursor | undefined {
  const [, listedAt, site] =
    /^(\d{4}-\d\d-\d\dT[\d:.]{8,12}Z)~([\w-]{1,64})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  return listedAt === undefined || site === undefined ? undefined : { listedAt, site };
}

function cursorOf({ listedAt, site }: ListingCursor): string {
  return Buffer.from(`${listedAt}~${site}`).toString("base64url");
}

function marketPageOf(domain: string, siteUrl: URL): string {
  return new URL(`/market/${domain}`, siteUrl).href;
}

function wordsOf({
  topic,
  language,
  description,
  contact,
}: Omit<MarketListing, "contact"> & { contact: string | undefined }): MarketListing {
  return { topic, language, description, contact: contact ?? null };
}
