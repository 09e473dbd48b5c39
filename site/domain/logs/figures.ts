import { aiPurposes, isAiPurpose } from "@octroi/crawlers/identify";
import type { Identity } from "@octroi/crawlers/verify";
import type { CrawlerReport, LogReport, Tally } from "@octroi/logs";
import { purposeOrder, type VisitsRow } from "@octroi/ui/series/over-time";

/** What an answer is made of: enough of a report for its first figure, its chart and its crawlers. */
export type ReportInShort = Pick<LogReport, "total" | "period" | "crawlers" | "days">;

/** How much of a log is AI's, and how long it took. */
export interface LogShare {
  readonly visits: number;
  readonly aiVisits: number;
  /** From 0 to 1. */
  readonly share: number;
  /** Between the first visit and the last, a day at least: less would make a month out of an hour. */
  readonly days: number;
}

export function shareIn({ total, crawlers, period }: ReportInShort): LogShare {
  const ai = crawlers.filter(({ purpose }) => isAiPurpose(purpose));
  const aiVisits = ai.reduce((sum, { visits }) => sum + visits, 0);
  const { first, last } = period;
  const elapsed = first === null || last === null ? 0 : (instantOf(last) - instantOf(first)) / 86_400_000;
  return {
    visits: total.visits,
    aiVisits,
    share: total.visits === 0 ? 0 : aiVisits / total.visits,
    days: Math.max(1, Math.round(elapsed * 100) / 100),
  };
}

/** Logs that do not say their zone are taken at their word, at both ends alike. */
function instantOf(time: string): number {
  return Date.parse(/(Z|[+-]\d\d:\d\d)$/.test(time) ? time : `${time}Z`);
}

/** The known crawlers' visits, as the chart takes them. Everyone else would dwarf them, and is in the first figure. */
export function visitsRows({ days }: Pick<LogReport, "days">): VisitsRow[] {
  return days.flatMap(({ day, visits }) =>
    purposeOrder
      .filter((purpose) => visits[purpose] > 0)
      .map((purpose) => ({ day, purpose, visits: visits[purpose] })),
  );
}

/** Visits of AI by weekday, Monday first, and hour. */
export function aiHours({ hours }: Pick<LogReport, "hours">): number[][] {
  return Array.from({ length: 7 }, (_, weekday) =>
    Array.from({ length: 24 }, (_, hour) =>
      aiPurposes.reduce((sum, purpose) => sum + (hours[purpose][weekday]?.[hour] ?? 0), 0),
    ),
  );
}

/** The hour of the week that has most of them. */
export function busiest(hours: readonly (readonly number[])[]): { weekday: number; hour: number } {
  const all = hours.flatMap((row, weekday) => row.map((visits, hour) => ({ weekday, hour, visits })));
  return all.reduce((max, one) => (one.visits > max.visits ? one : max), {
    weekday: 0,
    hour: 0,
    visits: 0,
  });
}

export function errorsIn({ answers }: Pick<Tally, "answers">): number {
  return answers["client-error"] + answers["server-error"];
}

/** How most of a crawler's visits stand; a tie is settled for doubt. */
export function identityOf({ identity }: Pick<CrawlerReport, "identity">): Identity {
  const order = ["outside", "unverifiable", "verified"] as const;
  return order.reduce((max, one) => (identity[one] > identity[max] ? one : max), "outside" as Identity);
}

/** Crawlers whose name was used from outside the addresses that are published for it. */
export function claimsOutside({ crawlers }: Pick<LogReport, "crawlers">): CrawlerReport[] {
  return crawlers
    .filter(({ identity }) => identity.outside > 0)
    .sort((a, b) => b.identity.outside - a.identity.outside);
}

/**
 * Visits of an operator's AI crawlers for each person whom its answers sent, to a tenth where they are few. Undefined where
 * it took nothing, or runs a search engine that came too: people come from either alike.
 */
export function visitsPerPerson(
  { operator, taken, sent }: LogReport["exchange"][number],
  { crawlers }: Pick<LogReport, "crawlers">,
): number | "nobody" | undefined {
  const isSearch = crawlers.some((each) => each.operator === operator && each.purpose === "search-engine");
  if (taken === 0 || isSearch) return undefined;
  if (sent === 0) return "nobody";
  const each = taken / sent;
  return each < 10 ? Math.round(each * 10) / 10 : Math.round(each);
}

/** A crawler that asked for what robots.txt refuses it, and how often. */
export interface Ignored {
  readonly crawler: CrawlerReport;
  readonly refused: number;
}

/** Who asked for what robots.txt refuses, the most frequent first; undefined where no file was held against them. */
export function ignoredRobots({ crawlers }: Pick<LogReport, "crawlers">): Ignored[] | undefined {
  if (crawlers.some(({ robotsTxt }) => robotsTxt.refused === null)) return undefined;
  return crawlers
    .map((crawler) => ({ crawler, refused: crawler.robotsTxt.refused ?? 0 }))
    .filter(({ refused }) => refused > 0)
    .sort((a, b) => b.refused - a.refused);
}

/** Only what the answer in short shows, for a page that has to be light. */
export function inShort({ total, period, crawlers, days }: LogReport, maxCrawlers: number): ReportInShort {
  return {
    total,
    period,
    days,
    crawlers: crawlers
      .slice(0, maxCrawlers)
      .map((crawler) => ({ ...crawler, days: [], outsideAddresses: [] })),
  };
}
