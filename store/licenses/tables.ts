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
    /** Visits that were reported of one that a company reads by its account, and when a credit was used up. */
    used: Generated<number>;
    spent_at: Generated<string | null>;
  };
  /** Visits that were drawn from a license, and how many of them were reported. */
  slice: {
    id: string;
    site: string;
    license: string;
    visits: number;
    used: number;
    begins_at: string;
    ends_at: string;
  };
  license_day: { site: string; day: number; license: string; visits: number };
  /** Without an amount and a currency: visits that were asked for one price too many to tell apart. */
  asked_day: { site: string; day: number; amount: string; currency: string; visits: number };
}
