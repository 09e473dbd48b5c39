import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Language } from "@octroi/ui/language/language";
import { pathTo } from "../../../domain/access/paths.ts";
import { namedBy, type SellingSite, type SoldOffer } from "../../../domain/market/listing.ts";
import { readableDomain } from "../../../domain/sites/domain-name.ts";
import { agreements } from "../content/agreements.ts";
import { buy as words } from "../content/buy.ts";
import { orders } from "../content/selling.ts";
import { coinsOrMoney } from "../page/coins.ts";
import type { PageContext } from "../page/context.ts";
import { filled } from "../page/words.ts";

/** As the address of a page says what is bought. */
export interface Place {
  market: string;
  offer: string;
}

/** What a page about buying says of the offer in its address; where nobody can buy it by card, why, and what else there is. */
export async function soldOffer(
  { language, siteUrl, services }: Pick<PageContext, "language" | "siteUrl" | "services">,
  { market, offer: id }: Place,
) {
  const selling = await services.listings.selling(namedBy(market));
  const offer = selling?.offers.find((each) => each.id === id);
  const prefix = language === "fr" ? "/fr" : "";
  const toMarket = `${siteUrl}${prefix}/market${selling === undefined ? "" : `/${selling.domain}`}`;
  if (selling === undefined || offer === undefined) {
    const next = selling?.offers.find(({ follows, rails }) => follows === id && rails.includes("stripe"));
    return {
      state: "gone" as const,
      domain: selling && readableDomain(selling.domain),
      toMarket,
      next: selling && next && { to: pathTo("buy", { market, offer: next.id }), ...nameOf(next, language) },
    };
  }
  const shown = { domain: readableDomain(selling.domain), toMarket };
  if (!offer.rails.includes("stripe")) return { state: "no-card" as const, ...shown };
  return { state: "sold" as const, ...shown, ...viewOf(selling, offer, language) };
}

function viewOf({ license }: SellingSite, offer: SoldOffer, language: Language) {
  const copy = words[language];
  const { kind, paths, uses, trialRails } = offer;
  const { name, price } = nameOf(offer, language);
  const isWhole = paths.join(" ") === "/";
  const terms = linkTo(license?.terms) ?? linkTo(license?.url);
  return {
    name,
    price,
    limit: copy.limits[kind],
    pages: isWhole ? orders[language].everyPage : paths.join(" "),
    isWhole,
    uses: uses.map((use) => agreements[language].uses[use]).join(", "),
    terms:
      terms === undefined
        ? undefined
        : { href: terms, text: terms === license?.terms ? copy.readTerms : copy.readLicense },
    isTest: trialRails.includes("stripe"),
  };
}

export type SoldOfferView = Extract<Awaited<ReturnType<typeof soldOffer>>, { state: "sold" }>;

/** `1,000 visits`, `€5.00`. */
function nameOf({ kind, count, price }: Pick<SoldOffer, "kind" | "count" | "price">, language: Language) {
  return {
    name: intlFormatter(language).counted(count, orders[language].counts[kind]),
    price: coinsOrMoney(price, language),
  };
}

/** What a publisher wrote may be a page, or anything else. */
function linkTo(written: string | undefined): string | undefined {
  return /^https?:\/\//.test(written ?? "") ? written : undefined;
}

/** The title of a page about an offer that is for sale. */
export function buyTitle(
  language: Language,
  { name, domain }: Pick<SoldOfferView, "name" | "domain">,
): string {
  return filled(words[language].title, { what: name, domain });
}
