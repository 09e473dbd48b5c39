import { knownCrawler } from "@octroi/crawlers/identify";
import type { Identity } from "@octroi/crawlers/verify";
import type { Action } from "@octroi/policy";
import { outcomeOf, type VisitOutcome } from "@octroi/ui/words/outcome";
import { add, addAll, changeOf, type Figures } from "./figures.ts";
import { overTime, type VisitsOverTime } from "./over-time.ts";
import type { TimeRange } from "./period.ts";
import { isAi, purposeOf, type VisitPurpose } from "./purpose.ts";
import type { CrawlerSeen, TimedTotal } from "./totals.ts";

/** Visits that were read from an access log: of these, only days and names are known. */
export interface ImportedTotal {
  at: number;
  crawler: string;
  visits: number;
}

/** Visits of the time before, with what they were answered where that was told. */
export type EarlierTotal = Pick<TimedTotal, "crawler" | "visits"> &
  Partial<Pick<TimedTotal, "decision" | "status">>;

/** What the store knows of a time. */
export interface VisitData {
  range: TimeRange;
  totals: readonly TimedTotal[];
  imported: readonly ImportedTotal[];
  /** In a cut by pages: of these too, only days and names are known. */
  unclassified?: readonly ImportedTotal[];
  /** Of the same time before; undefined where that is not kept, or nothing was counted yet. */
  before: readonly EarlierTotal[] | undefined;
  crawlers: readonly CrawlerSeen[];
}

export interface CrawlerRow {
  /** The registry's token, or `unlisted` for all that it does not know. */
  crawler: string;
  operator: string | null;
  purpose: VisitPurpose;
  /** All of them, those of an imported log too. */
  visits: number;
  imported: number;
  /** Of a cut by pages, from before these were counted by identity and answer. */
  unclassified?: number;
  before: number | undefined;
  identities: Figures<Identity>;
  decisions: Figures<Action>;
  outcomes: Figures<VisitOutcome>;
  /** Visits to what robots.txt asked it not to fetch; undefined where no policy says so. */
  disallowed: number | undefined;
  /** Milliseconds since 1970; undefined for a crawler that only an imported log names. */
  lastTime: number | undefined;
}

/** Of some crawlers together. */
export interface GroupFigures {
  visits: number;
  before: number | undefined;
  /** In percent. */
  change: number | undefined;
  /** Visits whose identity was looked at: all but those of an imported log. */
  checked: number;
  identities: Figures<Identity>;
  outcomes: Figures<VisitOutcome>;
  refused: number;
}

/** Who came in a time. */
export interface VisitReport {
  range: TimeRange;
  /** All visits, whoever made them. */
  visits: number;
  imported: number;
  ai: GroupFigures;
  /** The same of everyone. */
  all: GroupFigures;
  search: { visits: number; refused: number };
  /** Visits whose crawler proved who it is: anyone can use its name, and so make the other figures grow. */
  verified: { visits: number; crawlers: number; outcomes: Figures<VisitOutcome> };
  purposes: Figures<VisitPurpose>;
  /** By how many visits each purpose has changed; empty where there is nothing to compare with. */
  purposesBefore: Figures<VisitPurpose>;
  /** The most visits first. */
  crawlers: CrawlerRow[];
  overTime: VisitsOverTime;
}

export function reportOf({
  range,
  totals,
  imported,
  unclassified = [],
  before,
  crawlers: seen,
}: VisitData): VisitReport {
  const rows = new Map<string, CrawlerRow>();
  const lastTimes = new Map(seen.map(({ crawler, lastTime }) => [crawler, lastTime]));
  const visitsBefore = new Map<string, number>();
  for (const { crawler, visits } of before ?? []) {
    visitsBefore.set(crawler, (visitsBefore.get(crawler) ?? 0) + visits);
  }
  const rowOf = (crawler: string): CrawlerRow => {
    const row = rows.get(crawler) ?? {
      crawler,
      operator: knownCrawler(crawler)?.operator ?? null,
      purpose: purposeOf(crawler),
      visits: 0,
      imported: 0,
      before: before && (visitsBefore.get(crawler) ?? 0),
      identities: {},
      decisions: {},
      outcomes: {},
      disallowed: undefined,
      lastTime: lastTimes.get(crawler),
    };
    rows.set(crawler, row);
    return row;
  };
  for (const { crawler, identity, decision, status, robots, visits } of totals) {
    const row = rowOf(crawler);
    row.visits += visits;
    add(row.identities, identity, visits);
    add(row.decisions, decision, visits);
    add(row.outcomes, outcomeOf(decision, status), visits);
    if (robots !== "unknown") row.disallowed = (row.disallowed ?? 0) + (robots === "disallowed" ? visits : 0);
  }
  for (const { crawler, visits } of imported) {
    const row = rowOf(crawler);
    row.visits += visits;
    row.imported += visits;
  }
  for (const { crawler, visits } of unclassified) {
    const row = rowOf(crawler);
    row.visits += visits;
    row.unclassified = (row.unclassified ?? 0) + visits;
  }
  const crawlers = [...rows.values()].sort((a, b) => b.visits - a.visits || (a.crawler < b.crawler ? -1 : 1));
  return {
    range,
    visits: total(crawlers),
    imported: crawlers.reduce((sum, row) => sum + row.imported, 0),
    ai: groupOf(crawlers, before, isAi),
    all: groupOf(crawlers, before, () => true),
    search: searchOf(crawlers),
    verified: verifiedOf(totals),
    purposes: byPurpose(crawlers),
    purposesBefore: byPurpose(
      before?.map(({ crawler, visits }) => ({ purpose: purposeOf(crawler), visits })) ?? [],
    ),
    crawlers,
    overTime: overTime(range, [...totals, ...unclassified], imported),
  };
}

function groupOf(
  crawlers: readonly CrawlerRow[],
  before: VisitData["before"],
  isIn: (crawler: string) => boolean,
): GroupFigures {
  const rows = crawlers.filter(({ crawler }) => isIn(crawler));
  const visits = total(rows);
  const visitsBefore = before && total(before.filter(({ crawler }) => isIn(crawler)));
  const identities: Figures<Identity> = {};
  const outcomes: Figures<VisitOutcome> = {};
  for (const row of rows) {
    addAll(identities, row.identities);
    addAll(outcomes, row.outcomes);
  }
  return {
    visits,
    before: visitsBefore,
    change: changeOf(visits, visitsBefore),
    checked: visits - rows.reduce((sum, { imported, unclassified = 0 }) => sum + imported + unclassified, 0),
    identities,
    outcomes,
    refused: refusedIn(outcomes),
  };
}

function searchOf(crawlers: readonly CrawlerRow[]): VisitReport["search"] {
  const rows = crawlers.filter(({ purpose }) => purpose === "search-engine");
  return { visits: total(rows), refused: rows.reduce((sum, { outcomes }) => sum + refusedIn(outcomes), 0) };
}

function verifiedOf(totals: VisitData["totals"]): VisitReport["verified"] {
  const verified = totals.filter(({ identity }) => identity === "verified");
  const outcomes: Figures<VisitOutcome> = {};
  for (const { decision, status, visits } of verified) add(outcomes, outcomeOf(decision, status), visits);
  const crawlers = new Set(verified.map(({ crawler }) => crawler)).size;
  return { visits: total(verified), crawlers, outcomes };
}

/** How many visits were turned away, asked for a price, or told to slow down. */
export function refusedIn({ blocked = 0, charged = 0, limited = 0 }: Figures<VisitOutcome>): number {
  return blocked + charged + limited;
}

function byPurpose(rows: readonly { purpose: VisitPurpose; visits: number }[]): Figures<VisitPurpose> {
  const figures: Figures<VisitPurpose> = {};
  for (const { purpose, visits } of rows) if (visits > 0) add(figures, purpose, visits);
  return figures;
}

function total(rows: readonly { visits: number }[]): number {
  return rows.reduce((sum, { visits }) => sum + visits, 0);
}
