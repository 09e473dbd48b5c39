import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Language } from "@octroi/ui/language/language";
import type { MarketOffer, MarketSite } from "@octroi/ui/market/facts";
import { languageName, marketWords } from "@octroi/ui/words/market";
import { marketSiteCopy } from "../content/market.ts";

/** What a site sells, as its page says it. */
export function siteView(site: MarketSite, language: Language) {
  const copy = marketSiteCopy[language];
  const words = marketWords[language];
  const { date } = intlFormatter(language);
  const { domain, listing, license } = site;
  const named = (text: string) => text.replaceAll("{domain}", domain);
  return {
    copy,
    head: { title: named(copy.title), description: named(copy.description) },
    domain,
    lead: listing?.description || named(copy.lead),
    offers: site.offers.map((offer) => offerView(offer, site, language)),
    facts: {
      topic: listing && words.topics[listing.topic],
      language: listing && languageName(listing.language, language),
      contact: linkTo(listing?.contact ?? license?.contact ?? null),
      terms: linkTo(license?.terms ?? null)?.href,
      license: linkTo(license?.url ?? null)?.href,
    },
    agreements: site.agreements.map(({ company, crawlers, uses, until }) => ({
      company,
      crawlers: crawlers.join(", "),
      uses: uses.map((use) => words.uses[use]).join(", "),
      until: date(until),
    })),
    calls: {
      account: new URL("/v1/market/accounts", site.orders).href,
      order: site.orders,
      token: site.tokens,
      description: new URL("/v1/market/openapi.json", site.orders).href,
    },
  };
}

export type SiteView = ReturnType<typeof siteView>;

function offerView(
  { id, kind, count, paths, uses, price, usdc, rails, trialRails }: MarketOffer,
  { domain, orders }: Pick<MarketSite, "domain" | "orders">,
  language: Language,
) {
  const { offers: copy } = marketSiteCopy[language];
  const { counted, money, usdc: coins } = intlFormatter(language);
  // Where only one of the two prices can be paid, it alone is said.
  const inUsdc = usdc === null ? undefined : coins(usdc);
  const own = money(price);
  const [first = own, second] = rails.includes("stripe") ? [own, inUsdc] : [inUsdc, undefined];
  return {
    id,
    name: counted(count, copy.counts[kind]),
    limit: copy.limits[kind],
    price: first,
    orPrice: second,
    uses: uses.map((use) => marketWords[language].uses[use]).join(", "),
    /** None where it opens every page. */
    paths: paths.join(" ") === "/" ? [] : paths,
    /** Where a person buys it, in the language of this page; none where no card pays. */
    buy: rails.includes("stripe")
      ? new URL(`/buy/${domain}/${id}?language=${language}`, orders).href
      : undefined,
    payment: rails
      .map((rail) => (trialRails.includes(rail) ? `${copy.rails[rail]} (${copy.trial})` : copy.rails[rail]))
      .join(", "),
  };
}

export type OfferView = ReturnType<typeof offerView>;

/** What a publisher wrote: a page, a mail address, or nothing that a link could lead to. */
function linkTo(written: string | null): { text: string; href: string | undefined } | undefined {
  if (written === null || written === "") return undefined;
  if (/^https?:\/\//.test(written)) return { text: written, href: written };
  const address = written.replace(/^mailto:/, "");
  return { text: address, href: /^[^\s@?&]+@[^\s@?&]+$/.test(address) ? `mailto:${address}` : undefined };
}
