import type { ColumnType, Generated } from "kysely";

/** The tables as SQL sees them, on either database. Times are ISO 8601 text in UTC: they sort as they read. */
export interface Schema {
  waitlist: {
    id: string;
    email: string;
    first_name: string;
    last_name: string;
    linkedin: string | null;
    website: string | null;
    language: string;
    page: string | null;
    consent: string;
    created_at: string;
    last_contact_at: string;
  };
  /** Notices owed to the operator's webhook: gone once delivered, and gone with the person they are about. */
  outbox: {
    entry_id: string;
    attempts: Generated<number>;
    /** Not before then. A claim moves it forward, so that a claimed notice is nobody else's until the lease ends. */
    due_at: string;
  };
  /** One row that is rewritten to know that a write goes through. */
  heartbeat: { id: number; beat_at: string; padding: string };
  /** Visits of crawlers that were alike, day by day. */
  ledger: {
    day: string;
    crawler: string;
    identity: string;
    decision: string;
    status: string;
    pages: string;
    /** PostgreSQL hands large numbers over as text. */
    visits: ColumnType<number | string, number, number>;
  };
}
