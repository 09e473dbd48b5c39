import type { Generated } from "kysely";

/** What the public site keeps. */
export interface WaitlistTables {
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
  waitlist_notice: {
    entry_id: string;
    attempts: Generated<number>;
    /** Not before then. A claim moves it forward, so that a claimed notice is nobody else's until the lease ends. */
    due_at: string;
  };
  /** One row, once the earlier database of the site is in this one. */
  earlier_site: { id: number; taken_over_at: string };
}
