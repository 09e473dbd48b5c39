import type { Generated } from "kysely";

/** What somebody chose to get about a site, as 0 or 1; without a row, the default. */
export interface MailChoiceTable {
  person_id: string;
  site_id: string;
  reports: number;
  alerts: number;
  /** Alerts as they happen. */
  instant: Generated<number>;
}
