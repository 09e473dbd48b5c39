import type { Company } from "../../domain/market/company.ts";
import { namedBy } from "../../domain/market/listing.ts";
import type { NewOrder, Order } from "../../domain/market/order.ts";
import type { QuoteOutcome } from "../../store/market/orders.ts";
import type { Store } from "../../store/store.ts";

interface QuoteServices {
  orders: Pick<Store["orders"], "ofKey" | "quote">;
  listings: Pick<Store["listings"], "selling">;
}

export interface AskedQuote extends Omit<NewOrder, "company" | "site"> {
  /** The site, as an address names it. */
  market: string;
}

/** Holds the price of what a site sells. An answer that was lost is given again, also where the site sells nothing any more. */
export function quoteAt({ orders, listings }: QuoteServices) {
  return async (
    company: Company,
    { market, ...asked }: AskedQuote,
  ): Promise<QuoteOutcome | { outcome: "no-site" }> => {
    const { idempotencyKey: key } = asked;
    const known = key === undefined ? undefined : await orders.ofKey(company.id, key);
    const site =
      known !== undefined && isOf(known, market)
        ? known.site
        : (await listings.selling(namedBy(market)))?.site;
    if (site === undefined) return { outcome: "no-site" };
    return orders.quote({ ...asked, company: company.id, site });
  };
}

export type QuoteAt = ReturnType<typeof quoteAt>;

export function isOf({ domain, site }: Order, market: string): boolean {
  return market === domain || market === site;
}
