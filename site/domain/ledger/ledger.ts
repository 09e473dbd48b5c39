import type { Identity } from "@octroi/crawlers/verify";
import { monthsBefore } from "@octroi/ui/series/months-before";
import type { Decision } from "@octroi/ui/words/decision";
import type { StatusClass } from "@octroi/ui/words/outcome";
import { retention } from "../figures/figures.ts";
import type { PageGroup } from "./page-group.ts";

export const identities = ["verified", "outside", "unverifiable"] as const satisfies readonly Identity[];

/**
 * How many visits were alike on one day. Nothing in it is a visitor's own: names are the registry's, and every
 * other word is one of a few. So there are only so many entries, whatever visitors invent.
 */
export interface LedgerEntry {
  /** In UTC, such as `2026-11-16`. */
  day: string;
  /** The registry's token. */
  crawler: string;
  identity: Identity;
  decision: Decision;
  status: StatusClass;
  pages: PageGroup;
  visits: number;
}

export type LedgerKey = Omit<LedgerEntry, "visits">;

/** The same for visits that are alike, and for no others. */
export function nameOf({ day, crawler, identity, decision, status, pages }: LedgerKey): string {
  return `${day} ${crawler} ${identity} ${decision} ${status} ${pages}`;
}

/** Days, both included. */
export interface Days {
  from: string;
  to: string;
}

/** Visits under a crawler’s name on a day, with one identity. */
export type VisitKind = Pick<LedgerEntry, "day" | "crawler" | "identity">;

/** What the site asks of whatever keeps the ledger. Every promise rejects when the storage is unavailable. */
export interface Ledger {
  /** Adds to what is there, all of it or nothing: several servers keep one ledger. */
  add(entries: readonly LedgerEntry[]): Promise<void>;
  /** Every entry of those days, as they were at one moment. */
  entriesWithin(days: Days): Promise<LedgerEntry[]>;
  /** Oldest first, read a page at a time. */
  entries(from?: string): AsyncIterable<LedgerEntry>;
  /** How many visits of a kind there are. */
  countVisits(kind: VisitKind): Promise<number>;
  /** Deletes them if they are `expected` many still, and says how many there were. */
  remove(kind: VisitKind, expected: number): Promise<number>;
  /** How many entries there are. */
  count(): Promise<number>;
  /** How many of them are of days before then. */
  countExpired(before: Date): Promise<number>;
  /** Deletes those, and says how many they were. */
  purge(before: Date): Promise<number>;
}

export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** How many days the page shows. */
export const shownDays = 30;

/** The last `count` days up to a moment's own. */
export function lastDays(now: Date, count: number): Days {
  const first = new Date(now);
  first.setUTCDate(first.getUTCDate() - count + 1);
  return { from: dayOf(first), to: dayOf(now) };
}

/** What was counted on a day before this one must be deleted. */
export function ledgerLimit(now: Date): Date {
  return monthsBefore(now, retention.audienceMonths);
}
