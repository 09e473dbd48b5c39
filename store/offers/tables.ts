/** What publishers sell to whoever buys it. */
export interface OfferTables {
  /** Its terms never change: a draft that is edited is another. */
  offer: {
    id: string;
    site: string;
    /** `credit` or `period`. */
    kind: string;
    /** JSON, as the next. */
    paths: string;
    uses: string;
    /** Visits of a credit, days of a period. */
    count: number;
    amount: string;
    currency: string;
    usdc: string | null;
    /** That it takes the place of once it is published. */
    follows: string | null;
    created_at: string;
    published_at: string | null;
    ended_at: string | null;
  };
}
