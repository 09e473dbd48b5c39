import { analyze, type LogReport } from "@octroi/logs";
import { visitsOverTime } from "@octroi/ui/series/over-time";
import { expect, test } from "vitest";
import {
  aiHours,
  busiest,
  claimsOutside,
  errorsIn,
  identityOf,
  ignoredRobots,
  inShort,
  shareIn,
  visitsPerPerson,
  visitsRows,
} from "./figures.ts";
import { sampleLog } from "./sample-log.ts";

async function reportOf(text: string, robotsTxt?: string): Promise<LogReport> {
  let last: LogReport | undefined;
  for await (const { report } of analyze([new File([text], "access.log")], { robotsTxt })) last = report;
  if (last === undefined) throw new Error("Expected analyze to yield at least once.");
  return last;
}

const line = (time: string, agent: string, address = "203.0.113.5", status = 200) =>
  `${address} - - [${time}] "GET /a HTTP/1.1" ${status} 10 "-" "${agent}"\n`;

const report = await reportOf(
  line("16/Nov/2026:10:00:00 +0100", "GPTBot/1.3") +
    line("16/Nov/2026:10:30:00 +0100", "GPTBot/1.3", "20.125.66.83", 404) +
    line("16/Nov/2026:10:30:00 +0100", "Googlebot/2.1") +
    line("18/Nov/2026:22:00:00 +0100", "Firefox", "203.0.113.5", 500),
);

test("the share is AI's part of all visits, and search engines are none of it", () => {
  expect(shareIn(report)).toEqual({ visits: 4, aiVisits: 2, share: 0.5, days: 2.5 });
});

test("visits for each person are told where both are an operator’s own, and not beside a search engine’s", () => {
  const each = (operator: string, taken: number, sent: number) =>
    visitsPerPerson({ operator, taken, sent }, report);
  expect([each("OpenAI", 42, 6), each("OpenAI", 7, 3), each("OpenAI", 1_001, 3)]).toEqual([7, 2.3, 334]);
  expect([each("OpenAI", 42, 0), each("OpenAI", 0, 3), each("Google", 42, 6)]).toEqual([
    "nobody",
    undefined,
    undefined,
  ]);
});

test("a log of an hour counts as a day, an empty one as nothing", async () => {
  const hour = line("16/Nov/2026:10:00:00 +0100", "GPTBot") + line("16/Nov/2026:11:00:00 +0100", "GPTBot");
  expect(shareIn(await reportOf(hour)).days).toBe(1);
  expect(shareIn(await reportOf(""))).toEqual({ visits: 0, aiVisits: 0, share: 0, days: 1 });
});

test("the chart's rows add up to the crawlers' visits", () => {
  const { totals } = visitsOverTime(visitsRows(report));
  expect(totals).toEqual([3]);
});

test("hours are AI's alone, Monday first", () => {
  const hours = aiHours(report);
  expect(hours.flat().reduce((sum, visits) => sum + visits, 0)).toBe(2);
  expect(busiest(hours)).toMatchObject({ weekday: 0, hour: 10 });
});

test("errors are the 4xx and 5xx answers; a name used from elsewhere is a claim", () => {
  expect(errorsIn(report.total)).toBe(2);
  expect(claimsOutside(report).map(({ token }) => token)).toEqual(["GPTBot", "Googlebot"]);
  const [gptbot] = report.crawlers;
  expect(gptbot && identityOf(gptbot)).toBe("outside");
});

test("who asked for what robots.txt refuses is told where there is a file, the most frequent first", async () => {
  expect(ignoredRobots(report)).toBeUndefined();
  const log = line("16/Nov/2026:10:00:00 +0100", "GPTBot") + line("16/Nov/2026:10:00:00 +0100", "CCBot");
  const held = await reportOf(
    log.repeat(2) +
      line("16/Nov/2026:10:00:00 +0100", "CCBot") +
      line("16/Nov/2026:10:00:00 +0100", "Bytespider"),
    "User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /a",
  );
  expect(ignoredRobots(held)?.map(({ crawler, refused }) => [crawler.token, refused])).toEqual([
    ["CCBot", 3],
    ["GPTBot", 2],
  ]);
  expect(ignoredRobots(await reportOf(log, "User-agent: *\nDisallow:"))).toEqual([]);
});

test("the sample log is the same each time, reads without fault, and has something to show everywhere", async () => {
  expect(sampleLog()).toBe(sampleLog());
  const sample = await reportOf(sampleLog());
  expect(sample.lines.unread).toBe(0);
  expect(sample.days).toHaveLength(14);
  expect(sample.exchange.some(({ sent }) => sent > 0)).toBe(true);
  expect(sample.pages.notByAi.length).toBeGreaterThan(0);
  expect(claimsOutside(sample).map(({ token }) => token)).toContain("GPTBot");
  expect(shareIn(sample).share).toBeGreaterThan(0.3);
  expect(JSON.stringify(inShort(sample, 6)).length).toBeLessThan(8000);
});

test("in the sample, whoever has published addresses comes from them, but for one false GPTBot", async () => {
  const { crawlers } = await reportOf(sampleLog());
  const outside = claimsOutside({ crawlers }).map(({ token, outsideAddresses }) => [token, outsideAddresses]);
  expect(outside).toEqual([["GPTBot", ["203.0.113.77"]]]);
  expect(crawlers.filter(({ identity }) => identity.verified > 0)).toHaveLength(8);
});
