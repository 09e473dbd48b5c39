import { purposeOf } from "../../../domain/visits/purpose.ts";
import type { ImportedTotal } from "../../../domain/visits/report.ts";
import type { TimedTotal } from "../../../domain/visits/totals.ts";

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
] as const;

type VisitRow = Record<string, string | number | undefined>;

interface VisitTable {
  /** What the column of the time is called, and how it is written. */
  unit: "hour" | "day";
  time: (at: number) => string;
  totals: readonly TimedTotal[];
  imported: readonly ImportedTotal[];
  /** By page, from before identities and answers were counted so. */
  untold?: readonly ImportedTotal[];
}

/** A row for each kind of visit of a time, the first time first and the most visits first. What is not known is left out. */
export function visitRows({ unit, time, totals, imported, untold = [] }: VisitTable): VisitRow[] {
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
  const ofPages = untold.map(({ at, crawler, visits }) => ({ at, crawler, visits, source: "gate" }));
  return [...fromLogs, ...ofPages, ...counted]
    .sort((a, b) => a.at - b.at || b.visits - a.visits || (a.crawler < b.crawler ? -1 : 1))
    .map(({ at, ...row }) => ({ [unit]: time(at), purpose: purposeOf(row.crawler), ...row }));
}
