import type { Arrival } from "./arrivals.ts";
import type { Cut } from "./cut.ts";
import type { PageRow } from "./pages.ts";
import type { ParsedVisits } from "./parse-visits.ts";
import type { TimeRange } from "./period.ts";
import type { EarlierTotal, ImportedTotal } from "./report.ts";
import type { CrawlerSeen, TimedTotal, VisitKind } from "./totals.ts";

/** What became of the lines of a batch: each is in one of these. */
export interface Intake {
  /** Counted, under the name of a known crawler. */
  accepted: number;
  /** Counted, under the one name for crawlers that the registry does not know. */
  unknown: number;
  /** Counted before. */
  repeated: number;
  late: number;
  malformed: number;
  /** Lines that were counted of people whom assistants sent; undefined where the batch has none. */
  people?: number;
}

/** A batch as it was read. */
export interface Batch extends Omit<ParsedVisits, "mode" | "arrivals"> {
  site: string;
  arrivals?: readonly Arrival[];
  /** Chosen by the gate, the same each time it is sent; undefined from the gates that know no batches. */
  id: string | undefined;
}

export type Reception =
  | { outcome: "counted"; intake: Intake }
  | { outcome: "site-gone" }
  | { outcome: "over-allowance"; retryAfterSeconds: number };

/** One of the last visits. */
export interface RecentVisit extends VisitKind {
  /** Goes up with every visit of the site. */
  number: number;
  time: number;
  path: string;
  /** The status itself, null where the runtime does not tell. */
  statusCode: number | null;
}

/** Visits of one crawler on one day, as an access log tells them. */
export interface ImportedDay {
  day: number;
  crawler: string;
  visits: number;
}

export interface ImportResult {
  days: number;
  visits: number;
  /** Days that were counted already, by a gate or by an earlier import, and stay as they are. */
  daysBefore: number;
}

/** Days of a log that no figures are kept of: days to come, by its clock, and days before what the plan keeps. */
export interface LeftOutDays {
  future: number;
  expired: number;
}

/** People whom an assistant sent, at least: many come without a word of where from. */
export interface SentByAssistant {
  assistant: string;
  people: number;
}

export interface SentToPage extends SentByAssistant {
  path: string;
}

/** By these assistants, and to these pages, where it names any. */
export interface SentCut {
  assistants?: readonly string[] | undefined;
  pages?: readonly string[] | undefined;
}

export interface SentOnDay extends SentByAssistant {
  day: number;
}

/** A crawler that no list knows, by the name it gives; without one, all that are told apart no further. */
export interface NamedCrawler {
  name: string;
  visits: number;
  lastDay: number;
}

/** A name that came to several sites. */
export interface NameOnSites extends NamedCrawler {
  sites: number;
}

/** What pages ask. */
export interface VisitQueries {
  /** People whom each assistant sent in a range of days. */
  sent(site: string, days: { from: number; to: number }): Promise<SentByAssistant[]>;
  /** The first day on which somebody was counted since that last began; undefined where nobody was, or it was ended. */
  sentSince(site: string): Promise<number | undefined>;
  /** Where assistants sent people, the most first: of each day only what enough of them came to. */
  sentToPages(
    site: string,
    days: { from: number; to: number },
    limit: number,
    cut?: SentCut,
  ): Promise<SentToPage[]>;
  /** What crawlers that no list knows called themselves, the most visits first. */
  unlistedNames(site: string, days: { from: number; to: number }): Promise<NamedCrawler[]>;
  /** By hour, day, or several days from the range's first on. */
  totals(site: string, range: TimeRange, cut?: Cut): Promise<TimedTotal[]>;
  /** Visits by crawler in a range, imported ones among them; undefined where counting began after its first day. */
  visitsBefore(site: string, range: TimeRange, cut?: Cut): Promise<EarlierTotal[] | undefined>;
  /** None in a cut by what a log does not tell. */
  imported(site: string, range: TimeRange, cut?: Cut): Promise<ImportedTotal[]>;
  /** In a cut by pages: visits from before pages were counted by identity and answer. */
  unclassified(site: string, range: TimeRange, cut: Cut): Promise<ImportedTotal[]>;
  /** The first day on which all pages were counted by identity and answer; undefined: every day. */
  pageKindsSince(site: string): Promise<number | undefined>;
  /** The first and the last day on which anybody asked for a page. */
  pageDays(site: string, path: string): Promise<{ first: number; last: number } | undefined>;
  /** When each crawler came. */
  crawlers(site: string): Promise<CrawlerSeen[]>;
  /** The first day with a visit, an imported one or not. */
  firstDay(site: string): Promise<number | undefined>;
  /** The pages that these crawlers, or all, asked for in a range of days, the most visits first. */
  pages(
    site: string,
    days: { from: number; to: number },
    crawlers: readonly string[] | undefined,
    limit: number,
    cut?: Cut,
  ): Promise<PageRow[]>;
  /** The days of a range on which a connector reported anything, and how many visits. */
  reportedDays(site: string, days: { from: number; to: number }): Promise<{ day: number; visits: number }[]>;
  /** The last visits, the newest first; with a number, only those after it. */
  recent(site: string, limit: number, after?: number): Promise<RecentVisit[]>;
}

/** Visits to one of several sites on a day, or people who were sent there. */
export interface SiteDay {
  site: string;
  day: number;
  visits: number;
}

export type VisitPurge =
  | {
      outcome: "purged";
      rows: number;
      sites: number;
      /** Why some of the sites could not be purged: they are the next time. */
      failures: readonly unknown[];
    }
  | { outcome: "clock-doubtful"; expired: number; total: number };
