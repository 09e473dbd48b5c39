import type { WaitlistTables } from "../waitlist-tables.ts";
import type { LedgerRow } from "./ledger.ts";

/** The site's database, while it had one of its own. */
export interface SiteSchema extends Pick<WaitlistTables, "waitlist"> {
  outbox: WaitlistTables["waitlist_notice"];
  /** Visits of crawlers that were alike, day by day. */
  ledger: LedgerRow & { pages: string };
  /** One row that is rewritten to know that a write goes through. */
  heartbeat: { id: number; beat_at: string; padding: string };
}
