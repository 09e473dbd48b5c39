import type { Company } from "../../domain/market/company.ts";
import { namedBy } from "../../domain/market/listing.ts";
import type { NewOrder, Order } from "../../domain/market/order.ts";
import type { QuoteOutcome } from "../../store/market/orders.ts";
import type { Store } from "../../store/store.ts";

interface QuoteServices {
  orders: Pick<Store["orders"], "ofKey" | "quote">;
  listings: Pick<Store["listings"], "selling">;
  /** Whether what is signed could be brought nowhere for now. */
  isAway: () => boolean;
}

export interface AskedQuote extends Omit<NewOrder, "company" | "site"> {
  /** The site, as an address names it. */
  market: string;
}

/** Holds the price of what a site sells. An answer that was lost is given again, also where the site sells nothing any more. */
export function quoteAt({ orders, listings, isAway }: QuoteServices) {
  return async (
    company: Company,
    { market, ...asked }: AskedQuote,
  ): Promise<QuoteOutcome | { outcome: "no-site" } | { outcome: "away" }> => {
    const { idempotencyKey: key } = asked;
    const known = key === undefined ? undefined : await orders.ofKey(company.id, key);
    if (known !== undefined && isOf(known, market))
      return orders.quote({ ...asked, company: company.id, site: known.site });
    const selling = await listings.selling(namedBy(market));
    if (selling === undefined) return { outcome: "no-site" };
    const rails = selling.offers.find(({ id }) => id === asked.offer)?.rails;
    // Held all the same, each try would count against what the company may hold and buy for.
    if (asked.rail !== "stripe" && rails?.includes("x402") && isAway()) return { outcome: "away" };
    return orders.quote({ ...asked, company: company.id, site: selling.site });
  };
}

export type QuoteAt = ReturnType<typeof quoteAt>;

export function isOf({ domain, site }: Order, market: string): boolean {
  return market === domain || market === site;
}
