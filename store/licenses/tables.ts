import type { Generated } from "kysely";

/** The tables of licenses, and of the visits that had to do with a price. */
export interface LicenseTables {
  license: {
    site: string;
    id: string;
    company: string;
    /** JSON. */
    paths: string;
    first_day: string;
    last_day: string;
    amount: string;
    currency: string;
    issued_at: string;
    withdrawn_at: string | null;
    renews: string | null;
    /** That it was made by: the site joined it. Null where a publisher signed it by hand. */
    agreement: Generated<string | null>;
    /** Of one that was bought: by whom, by which order, for what in JSON, and how many visits, where it is a credit. */
    company_id: Generated<string | null>;
    order_id: Generated<string | null>;
    uses: Generated<string | null>;
    visits: Generated<number | null>;
  };
  license_day: { site: string; day: number; license: string; visits: number };
  /** Without an amount and a currency: visits that were asked for one price too many to tell apart. */
  asked_day: { site: string; day: number; amount: string; currency: string; visits: number };
}
