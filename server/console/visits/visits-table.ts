import { purposeOf } from "../../../domain/visits/purpose.ts";
import type { ImportedTotal } from "../../../domain/visits/report.ts";
import { type SiteZones, timeName, zoneOfTime } from "../../../domain/visits/site-zones.ts";
import type { TimedTotal } from "../../../domain/visits/totals.ts";
import type { SentOnDay } from "../../../domain/visits/visits.ts";

/** The columns of every file of visits, after that of their time. */
export const visitColumns = [
  "crawler",
  "purpose",
  "identity",
  "decision",
  "answer",
  "robots.txt",
  "source",
  "visits",
  "assistant",
  "people",
] as const;

type VisitRow = Record<string, string | number | undefined>;

interface VisitTable {
  /** What the column of the time is called. */
  unit: "hour" | "day";
  zones: SiteZones;
  totals: readonly TimedTotal[];
  imported: readonly ImportedTotal[];
  /** By page, from before identities and answers were counted so. */
  unclassified?: readonly ImportedTotal[];
  /** People whom assistants sent, by the day: none where rows are of hours, or of some visits alone. */
  sent: readonly SentOnDay[];
}

/** A row for each kind of visit of a time, the first time first and the most visits first. What is not known is left out. */
export function visitRows({
  unit,
  zones,
  totals,
  imported,
  unclassified = [],
  sent,
}: VisitTable): VisitRow[] {
  const time = timeName(zones, unit);
  const counted = totals.map(({ at, crawler, identity, decision, status, robots, visits }) => ({
    at,
    crawler,
    visits,
    identity,
    decision,
    answer: status,
    "robots.txt": robots === "unknown" ? undefined : robots,
    source: "gate",
  }));
  const fromLogs = imported.map(({ at, crawler, visits }) => ({ at, crawler, visits, source: "log" }));
  const ofPages = unclassified.map(({ at, crawler, visits }) => ({ at, crawler, visits, source: "gate" }));
  const rows = [...fromLogs, ...ofPages, ...counted]
    .sort((a, b) => a.at - b.at || b.visits - a.visits || (a.crawler < b.crawler ? -1 : 1))
    .map(({ at, ...row }) => ({ at, row: { purpose: purposeOf(row.crawler), ...row } }));
  const people = sent.map(({ day, assistant, people }) => ({
    at: day,
    row: { source: "gate", assistant, people },
  }));
  // A stable sort: within a day, people come after crawlers.
  return [...rows, ...people]
    .sort((a, b) => a.at - b.at)
    .map(({ at, row }) => ({ [unit]: time(at), "time zone": zoneOfTime(zones, unit, at), ...row }));
}
