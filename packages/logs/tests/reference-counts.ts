import { identify, isAiPurpose } from "@octroi/crawlers/identify";
import type { LogReport } from "../src/index.ts";
import type { ReferenceVisit } from "./reference-reader.ts";

/** The figures that are compared: those of the report that a few loops can also find. */
export interface Figures {
  readonly visits: number;
  readonly bytes: number;
  readonly withoutPath: number;
  readonly everyoneElse: number;
  readonly first: number | null;
  readonly last: number | null;
  readonly days: Record<string, number>;
  readonly hours: Record<string, number>;
  readonly crawlers: Record<string, object>;
  readonly pagesByAi: Record<string, number>;
  readonly pagesNotByAi: Record<string, number>;
  readonly sent: Record<string, number>;
}

/** Counts with loops and objects, keeping everything. */
export function referenceFigures(visits: readonly ReferenceVisit[]): Figures {
  const claimed = visits.map((visit) => ({ ...visit, crawler: identify(visit.agent ?? "") }));
  const isAi = ({ crawler }: (typeof claimed)[number]) =>
    crawler !== undefined && isAiPurpose(crawler.purpose);
  const pages = claimed.filter(({ path, status }) => path !== undefined && status < 400 && isPage(path));
  const isUnknown = ({ agent }: ReferenceVisit) => agent === undefined;
  const maybeAiPages = new Set(
    pages.filter((visit) => isAi(visit) || isUnknown(visit)).map(({ path }) => path),
  );
  const instants = visits.map(({ instant }) => instant);
  return {
    visits: visits.length,
    bytes: sum(visits.map(({ bytes }) => bytes)),
    withoutPath: visits.filter(({ path }) => path === undefined).length,
    everyoneElse: claimed.filter(({ crawler }) => crawler === undefined).length,
    first: instants.length === 0 ? null : Math.min(...instants),
    last: instants.length === 0 ? null : Math.max(...instants),
    days: tally(visits.map(({ day }) => day)),
    hours: tally(visits.map(({ day, hour }) => `${(new Date(day).getUTCDay() + 6) % 7} ${hour}`)),
    crawlers: Object.fromEntries(
      [...Map.groupBy(claimed, ({ crawler }) => crawler?.token)].flatMap(([token, own]) =>
        token === undefined ? [] : [[token, crawlerFigures(own)]],
      ),
    ),
    pagesByAi: tally(pages.filter(isAi).map(({ path = "" }) => shown(path))),
    pagesNotByAi: tally(
      pages
        .filter(({ crawler, path }) => crawler === undefined && !maybeAiPages.has(path))
        .map(({ path = "" }) => shown(path)),
    ),
    sent: tally(
      claimed
        .filter(({ crawler, agent }) => crawler === undefined && agent?.includes("Firefox/"))
        .flatMap((visit) => senderOf(visit) ?? []),
    ),
  };
}

function crawlerFigures(own: readonly ReferenceVisit[]): object {
  const reads = own.filter(({ path }) => path === "/robots.txt");
  const readDays = new Set(reads.map(({ day }) => Date.parse(day)));
  return {
    visits: own.length,
    bytes: sum(own.map(({ bytes }) => bytes)),
    paths: new Set(own.flatMap(({ path }) => path ?? [])).size,
    errors: own.filter(({ status }) => status >= 400 && status < 600).length,
    reads: reads.length,
    afterReading: own.filter(
      ({ day }) => readDays.has(Date.parse(day)) || readDays.has(Date.parse(day) - 86_400_000),
    ).length,
  };
}

const parts =
  /\.(css|js|mjs|map|json|png|jpe?g|gif|webp|avif|svg|ico|bmp|woff2?|ttf|otf|eot|mp4|webm|mp3|ogg|m4a|wasm|webmanifest)$/i;

function isPage(path: string): boolean {
  return path !== "/robots.txt" && !parts.test(path);
}

/** Long paths are shown as far as their 192nd byte. */
function shown(path: string): string {
  const bytes = Buffer.from(path);
  return bytes.length > 192 ? `${bytes.subarray(0, 192)}…` : path;
}

function senderOf({ referrer, query, path, status, method = "GET" }: ReferenceVisit): string | undefined {
  if (method !== "GET") return undefined;
  if (path === undefined || !isPage(path) || (status >= 300 && status < 400 && status !== 304))
    return undefined;
  const host = /^https?:\/\/([^/:]+)/.exec(referrer ?? "")?.[1];
  const source = /(?:^|&)utm_source=([^&]*)/.exec(query ?? "")?.[1];
  if (host === "chatgpt.com") return "OpenAI";
  if (host === "www.perplexity.ai") return "Perplexity";
  return host === undefined && source === "chatgpt.com" ? "OpenAI" : undefined;
}

/** The same figures, from a report. */
export function figuresOf(report: LogReport): Figures {
  const { crawlers, days, hours, pages, period } = report;
  const weekHours = Object.values(hours).flatMap((rows) =>
    rows.flatMap((row, weekday) =>
      row.flatMap((visits, hour) => (visits > 0 ? [{ weekday, hour, visits }] : [])),
    ),
  );
  return {
    visits: report.total.visits,
    bytes: report.total.bytes,
    withoutPath: report.visitsWithoutPath,
    everyoneElse: report.everyoneElse.visits,
    first: period.first === null ? null : Date.parse(period.first),
    last: period.last === null ? null : Date.parse(period.last),
    days: Object.fromEntries(days.map(({ day, visits }) => [day, sum(Object.values(visits))])),
    hours: added(weekHours.map(({ weekday, hour, visits }) => [`${weekday} ${hour}`, visits])),
    crawlers: Object.fromEntries(
      crawlers.map(({ token, visits, bytes, paths, answers, robotsTxt }) => [
        token,
        {
          visits,
          bytes,
          paths: paths.count,
          errors: answers["client-error"] + answers["server-error"],
          reads: robotsTxt.reads,
          afterReading: robotsTxt.visitsAfterReading,
        },
      ]),
    ),
    pagesByAi: Object.fromEntries(pages.byAi.map(({ text, least }) => [text, least])),
    pagesNotByAi: Object.fromEntries(pages.notByAi.map(({ text, least }) => [text, least])),
    sent: Object.fromEntries(
      report.exchange.flatMap(({ operator, sent }) => (sent > 0 ? [[operator, sent] as const] : [])),
    ),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function tally(names: readonly string[]): Record<string, number> {
  return added(names.map((name) => [name, 1]));
}

function added(counts: readonly (readonly [string, number])[]): Record<string, number> {
  const totals: Record<string, number> = {};
  for (const [name, count] of counts) totals[name] = (totals[name] ?? 0) + count;
  return totals;
}
