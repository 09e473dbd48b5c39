import { assistant as assistantById } from "@octroi/crawlers/assistants";
import { isAiPurpose } from "@octroi/crawlers/identify";
import type { Counts } from "./counting/counts.ts";
import type { CrawlerReport } from "./counting/crawler-count.ts";
import { addMoney } from "./counting/money.ts";
import type { PolicyReplay } from "./counting/replay.ts";
import type { AssistantReport, Exchange, LineCounts, LogReport, UnlistedCrawler, Unread } from "./report.ts";

interface ReadSoFar extends Pick<LogReport, "files" | "formats" | "samples" | "visitsFiltered"> {
  readonly unread: ReadonlyMap<Unread, number>;
}

/** The report of what has been counted so far. */
export function reportOf(
  counts: Counts,
  { policy, pages = 50 }: { policy?: unknown; pages?: number | undefined },
  { unread, ...read }: ReadSoFar,
): LogReport {
  const { calendar } = counts;
  const crawlers = [...counts.crawlers.values()]
    .map((crawler) => crawler.get(calendar))
    .filter(({ visits }) => visits > 0)
    .sort((a, b) => b.visits - a.visits || (a.token < b.token ? -1 : 1));
  const assistants = assistantsOf(counts);
  return {
    ...read,
    lines: lineCounts(counts.total.visits, unread),
    period: { first: counts.first.get(), last: counts.last.get(), zones: calendar.zones() },
    total: counts.total.get(),
    everyoneElse: counts.everyoneElse.get(),
    crawlers,
    days: calendar.days(),
    visitsOnFurtherDays: calendar.beyond,
    hours: calendar.hours(),
    pages: { byAi: counts.pages.byAi(pages), notByAi: counts.pages.notByAi(pages) },
    exchange: exchangeOf(crawlers, assistants),
    assistants,
    unlisted: unlistedOf(counts),
    policy: policy === undefined ? null : replayOf(crawlers),
    visitsWithoutPath: counts.withoutPath,
    visitsWithoutAgent: counts.withoutAgent,
  };
}

function lineCounts(visits: number, unread: ReadonlyMap<Unread, number>): LineCounts {
  const other = unread.get("other") ?? 0;
  const all = [...unread.values()].reduce((sum, count) => sum + count, 0);
  return { visits, other, unread: all - other };
}

function unlistedOf(counts: Counts): UnlistedCrawler[] {
  const named = [...counts.unlisted].map(([name, visits]) => ({ name, visits, because: "name" as const }));
  const readers = counts.robotsTxtReaders().map((reader) => ({ ...reader, because: "robots-txt" as const }));
  return [...named, ...readers].sort((a, b) => b.visits - a.visits || (a.name < b.name ? -1 : 1));
}

function assistantsOf({ referrals, calendar }: Counts): AssistantReport[] {
  return [...referrals.get()]
    .map(([assistant, { people, days }]) => {
      const { name = assistant, operator = "" } = assistantById(assistant) ?? {};
      return { assistant, name, operator, people, days: calendar.inOrder(days) };
    })
    .sort((a, b) => b.people - a.people || (a.assistant < b.assistant ? -1 : 1));
}

function exchangeOf(crawlers: readonly CrawlerReport[], assistants: readonly AssistantReport[]): Exchange[] {
  const taken = new Map<string, number>();
  const sent = new Map<string, number>();
  for (const { operator, people } of assistants) sent.set(operator, (sent.get(operator) ?? 0) + people);
  for (const { operator, purpose, visits } of crawlers) {
    if (operator === null || !isAiPurpose(purpose)) continue;
    taken.set(operator, (taken.get(operator) ?? 0) + visits);
  }
  return [...new Set([...taken.keys(), ...sent.keys()])]
    .map((operator) => ({ operator, taken: taken.get(operator) ?? 0, sent: sent.get(operator) ?? 0 }))
    .sort((a, b) => b.taken - a.taken || b.sent - a.sent);
}

function replayOf(crawlers: readonly CrawlerReport[]): PolicyReplay {
  const replay = crawlers.flatMap(({ policy }) => policy ?? []);
  const sum = (of: Exclude<keyof PolicyReplay, "earned">) =>
    replay.reduce((total, { [of]: count }) => total + count, 0);
  return {
    allow: sum("allow"),
    block: sum("block"),
    limit: sum("limit"),
    limited: sum("limited"),
    charge: sum("charge"),
    earned: addMoney(replay.flatMap(({ earned }) => earned)),
  };
}
