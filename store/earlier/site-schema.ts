import type { WaitlistTables } from "../waitlist-tables.ts";

/** The site's database, while it had one of its own. */
export interface SiteSchema extends Pick<WaitlistTables, "waitlist" | "ledger"> {
  outbox: WaitlistTables["waitlist_notice"];
  /** One row that is rewritten to know that a write goes through. */
  heartbeat: { id: number; beat_at: string; padding: string };
}
