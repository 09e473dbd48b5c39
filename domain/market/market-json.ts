import type { AgreementUse } from "../agreements/agreement.ts";
import type { OfferKind } from "../offers/offer.ts";
import type { Amount } from "../rules/money.ts";
import type { ListedSite, ListingPlace, SellingSite, Topic } from "./listing.ts";
import type { Rail } from "./order.ts";

/** A site that sells, as the public site and the console tell programs, in the same words. */
export interface MarketSite {
  schemaVersion: 1;
  domain: string;
  name: string | null;
  /** For people. */
  page: string;
  /** As the site says of itself; null where it does not want to be found. */
  listing: MarketListing | null;
  offers: MarketOffer[];
  /** Companies that read the site by an agreement: they need no offer for these uses. */
  agreements: {
    company: string;
    crawlers: readonly string[];
    uses: readonly AgreementUse[];
    from: string;
    until: string;
  }[];
  /** Of the site’s rules; null where they say nothing of licenses. */
  license: { url: string; terms: string | null; contact: string | null } | null;
  /** RSL’s Open License Protocol: where a token is drawn for what was bought. */
  tokens: string;
}

export interface MarketListing {
  topic: Topic;
  language: string;
  description: string;
  contact: string | null;
}

export interface MarketOffer {
  id: string;
  /** `credit`: so many visits, without an end. `period`: so many days, with any number of visits. */
  kind: OfferKind;
  count: number;
  /** As paths of robots.txt. */
  paths: readonly string[];
  uses: readonly AgreementUse[];
  price: Amount;
  /** In USDC, for whoever pays by x402; null where it is not sold so. */
  usdc: string | null;
  rails: readonly Rail[];
}

/** Sites that sell and want to be found, those that came last first. */
export interface MarketPage {
  schemaVersion: 1;
  sites: (MarketListing & {
    domain: string;
    name: string | null;
    page: string;
    offers: number;
    listedAt: string;
  })[];
  /** What the next page is asked for with, as `cursor`; null on the last. */
  next: string | null;
}

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
    offers: offers.map(({ id, kind, count, paths, uses, price, usdc, rails }) => ({
      ...{ id, kind, count, paths, uses, price, rails },
      usdc: rails.includes("x402") ? (usdc ?? null) : null,
    })),
    agreements,
    license: license
      ? { url: license.url, terms: license.terms ?? null, contact: license.contact ?? null }
      : null,
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
export function placeAt(cursor: string): ListingPlace | undefined {
  const [, listedAt, site] = /^(\d{4}-\d\d-\d\dT[\d:.]{8,12}Z)~([\w-]{1,64})$/.exec(cursor) ?? [];
  return listedAt === undefined || site === undefined ? undefined : { listedAt, site };
}

function cursorOf({ listedAt, site }: ListingPlace): string {
  return `${listedAt}~${site}`;
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
