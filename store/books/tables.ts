import type { ColumnType } from "kysely";

/** PostgreSQL hands large numbers over as text, and SQLite refuses to beyond 2^53: read with `cast(… as text)`. */
type Millionths = ColumnType<never, bigint, never>;
/** Written once. */
type Fixed<T> = ColumnType<T, T, never>;

/**
 * The books: only added to, which a trigger sees to. Their rows name workspaces, sites and agreements by id and refer to
 * none of them: what was earned stays when a workspace goes.
 */
export interface BookTables {
  ledger_account: {
    id: Fixed<string>;
    kind: Fixed<string>;
    agreement: Fixed<string | null>;
    workspace: Fixed<string | null>;
    /** Of offers. */
    rail: Fixed<string | null>;
    license: Fixed<string | null>;
    currency: Fixed<string>;
  };
  ledger_entry: {
    id: Fixed<string>;
    at: Fixed<string>;
    /** `2026-11`: that of `at`, or a later one where that was closed. */
    month: Fixed<string>;
    kind: Fixed<string>;
    reference: Fixed<string>;
    site: Fixed<string | null>;
    license: Fixed<string | null>;
    visits: Fixed<number | null>;
    note: Fixed<string | null>;
    /** Of a correction of visits: the closed month in which they were counted. */
    of_month: Fixed<string | null>;
  };
  ledger_leg: { entry: Fixed<string>; account: Fixed<string>; amount: Millionths };
  /**
   * What closed months came to for each site, so that nobody sums its whole ledger for a page: derived from the entries, and
   * true for ever since these months get no more of them.
   */
  site_month: {
    site: Fixed<string>;
    month: Fixed<string>;
    currency: Fixed<string>;
    /** `agreement` or `offer`. */
    source: Fixed<string>;
    earned: Millionths;
    visits: Fixed<number>;
  };
  /** Which closed months are summed: every one up to the last of them. */
  summed_month: { month: Fixed<string> };
  /** Months that get no more entries: every month up to the last of them. */
  closed_month: { month: Fixed<string>; closed_at: Fixed<string> };
}
