import type { ColumnType } from "kysely";

/** PostgreSQL hands large numbers over as text. */
type BigNumber = ColumnType<number | string, number, number>;

/** What visits that are counted together have in common, in numbers: see codes.ts. */
interface Kind {
  crawler: number;
  identity: number;
  decision: number;
  status: number;
  robots: number;
}

/** The tables of visits. Days and hours are whole numbers since 1970, times milliseconds; each begins with the site. */
export interface VisitTables {
  /** A number for each of the registry's names that ever came: a name in every row would be most of it. */
  crawler: { id: number; token: string };
  /** One row a site. It is locked while a batch is counted, so that the limits below hold to the row. */
  visit_site: {
    site: string;
    /** Of the last visit that was counted. */
    last_number: BigNumber;
    /** The number of the last page, and how many pages there are. */
    last_page: number;
    pages: number;
    /** The first day on which all pages were counted by identity and answer; null: every day. */
    page_kinds_since: number | null;
    /** How many ids of events are kept. */
    event_ids: number;
    /** What may still be sent at once, at that time. */
    allowance: number;
    allowance_at: BigNumber;
  };
  visit_batch: { site: string; id: string; day: number };
  /** What was counted in the last days, so that it is not counted again. */
  visit_event: { site: string; id: string; day: number };
  visit_day: Kind & { site: string; day: number; visits: number };
  visit_hour: Kind & { site: string; hour: number; visits: number };
  /** A path, or, without one, what is counted together of a section. */
  page: { site: string; id: number; section: string; path: string };
  /** Identity, decision and status are −1 where they were not told apart yet. */
  page_day: Omit<Kind, "robots"> & { site: string; day: number; page: number; visits: number };
  crawler_seen: { site: string; crawler: number; first_day: number; last_time: BigNumber };
  recent_visit: Kind & {
    site: string;
    number: BigNumber;
    time: BigNumber;
    status_code: number | null;
    path: string;
  };
  intake_day: {
    site: string;
    day: number;
    accepted: number;
    unknown: number;
    repeated: number;
    late: number;
    malformed: number;
  };
  /** From access logs that the publisher read in. */
  imported_day: { site: string; day: number; crawler: number; visits: number };
  /** People whom assistants sent, by the day on which we heard of them. */
  referral_day: { site: string; day: number; assistant: string; people: number };
  /** The same by page: what stays below `namedFrom` is deleted once the day is over. */
  referral_page_day: { site: string; day: number; assistant: string; path: string; people: number };
  /** What crawlers that no list knows call themselves; without a name, all that are told apart no further. */
  unlisted_day: { site: string; day: number; name: string; visits: number };
}
