import type { AssistantId } from "@octroi/crawlers/assistants";
import type { DayCount, WeekHours } from "./counting/calendar.ts";
import type { CrawlerReport } from "./counting/crawler-count.ts";
import type { FrequentText } from "./counting/frequent.ts";
import type { PolicyReplay } from "./counting/replay.ts";
import type { Series } from "./counting/series.ts";
import type { Tally } from "./counting/tally.ts";
import type { FileProblem } from "./files/problem.ts";
import type { FormatName } from "./formats/formats.ts";
import type { Outcome } from "./formats/outcome.ts";

/** What happened, as far as it has been read. Plain data: it can be posted from a worker, stored, compared. */
export interface LogReport {
  readonly files: readonly FileReport[];
  readonly lines: LineCounts;
  /** The formats met, the most frequent first. */
  readonly formats: readonly FormatReport[];
  /** Some of the lines that no format fits, and some of those that are no visits. */
  readonly samples: readonly LineSample[];
  /** The first and the last visit, and the clocks that the log was written by. */
  readonly period: {
    readonly first: string | null;
    readonly last: string | null;
    readonly zones: readonly { readonly zone: string; readonly visits: number }[];
  };
  readonly total: Tally;
  /** Visitors that are no known crawler: people, and whoever does not say its name. */
  readonly everyoneElse: Tally;
  /** The crawlers by name, the most frequent first. */
  readonly crawlers: readonly CrawlerReport[];
  readonly days: readonly DayCount[];
  /** Visits on days beyond the 3,660 that `days` holds. */
  readonly visitsOnFurtherDays: number;
  readonly hours: Readonly<Record<Series, WeekHours>>;
  readonly pages: {
    /** The pages that AI crawlers asked for most. */
    readonly byAi: readonly FrequentText[];
    /** The pages that everyone else reads most, and no AI crawler asked for. */
    readonly notByAi: readonly FrequentText[];
  };
  /** What each operator of AI took, and whom its answers sent. */
  readonly exchange: readonly Exchange[];
  /** The assistants that sent people, the most frequent first. */
  readonly assistants: readonly AssistantReport[];
  /** Crawlers that no list knows, the most frequent first: at most 1,000 names of each kind. */
  readonly unlisted: readonly UnlistedCrawler[];
  /** What all crawlers together would have been answered by the given policy; null where none was given. */
  readonly policy: PolicyReplay | null;
  /** Requests without a path, such as TLS sent to a plain port. */
  readonly visitsWithoutPath: number;
  /** Visits whose line has no user agent field: nobody can tell who they were. */
  readonly visitsWithoutAgent: number;
  /** Visits that `since`, `until` or `crawlers` left out of all the figures. */
  readonly visitsFiltered: number;
}

export interface FileReport {
  readonly name: string;
  readonly lines: number;
  readonly visits: number;
  readonly formats: readonly FormatName[];
  /** Why it was not read, or not to its end. */
  readonly problem: FileProblem | null;
}

export interface LineCounts {
  /** Lines that are visits. */
  readonly visits: number;
  /** Lines that belong in a log and are no visits: headers, a server's other events. */
  readonly other: number;
  /** Lines that could not be read, and are in none of the figures. */
  readonly unread: number;
}

/** Why a line is in no figure. */
export type Unread = Exclude<Outcome, "read"> | "too-long";

export interface LineSample {
  readonly file: string;
  /** Which line of the file, or which object of an array, from 1. */
  readonly line: number;
  readonly why: Unread;
  /** The beginning of it. */
  readonly text: string;
}

export interface FormatReport {
  readonly format: FormatName;
  readonly visits: number;
  readonly rows: readonly SampleRow[];
}

/** One line as it was understood, to be looked at by whoever knows the log. */
export interface SampleRow {
  readonly time: string;
  readonly address: string | null;
  readonly host: string | null;
  readonly path: string | null;
  readonly status: number;
  readonly bytes: number;
  readonly referrer: string | null;
  readonly agent: string | null;
}

export interface Exchange {
  readonly operator: string;
  /** Visits by its AI crawlers. */
  readonly taken: number;
  /** People who came from one of its answers, at least: those whose browser says so. */
  readonly sent: number;
}

export interface AssistantReport {
  /** The host that is its own: see `@octroi/crawlers/assistants`. */
  readonly assistant: AssistantId;
  readonly name: string;
  readonly operator: string;
  /** How many people it sent, at least: apps and some assistants say nothing. */
  readonly people: number;
  /** The same on each of the report's days. */
  readonly days: readonly number[];
}

/** A program that no list knows, by the name that it gives itself. */
export interface UnlistedCrawler {
  readonly name: string;
  readonly visits: number;
  /** It calls itself a crawler, or it read robots.txt and at least 50 pages. */
  readonly because: "name" | "robots-txt";
}
