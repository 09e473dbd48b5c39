import { expect, test } from "vitest";
import { changeOf, shareOf } from "./figures.ts";
import { findingIn } from "./finding.ts";
import { newCrawlers } from "./news.ts";
import { overTime } from "./over-time.ts";
import { sectionsOf } from "./pages.ts";
import type { TimeRange } from "./period.ts";
import { reportOf, type VisitData } from "./report.ts";
import type { TimedTotal } from "./totals.ts";

const range: TimeRange = { unit: "day", from: 100, to: 129, step: 1 };

function total(changes: Partial<TimedTotal>): TimedTotal {
  return {
    at: 110,
    crawler: "GPTBot",
    identity: "verified",
    decision: "block",
    status: "403",
    robots: "unknown",
    visits: 1,
    ...changes,
  };
}

function report(data: Partial<VisitData>) {
  return reportOf({ range, totals: [], imported: [], before: undefined, crawlers: [], ...data });
}

test("figures are of AI, search engines apart", () => {
  const { visits, ai, search } = report({
    totals: [
      total({ visits: 30 }),
      total({ visits: 10, identity: "outside" }),
      total({ crawler: "ClaudeBot", decision: "charge", status: "402", visits: 5 }),
      total({ crawler: "Googlebot", decision: "allow", status: "2xx", visits: 7 }),
      total({ crawler: "unlisted", decision: "allow", status: "2xx", visits: 2 }),
    ],
    before: [
      { crawler: "GPTBot", visits: 20 },
      { crawler: "Googlebot", visits: 100 },
      { crawler: "CCBot", visits: 10 },
    ],
  });
  expect(visits).toBe(54);
  expect(ai).toEqual({
    visits: 45,
    before: 30,
    change: 50,
    checked: 45,
    identities: { verified: 35, outside: 10 },
    outcomes: { blocked: 40, charged: 5 },
    refused: 45,
  });
  expect(search).toEqual({ visits: 7, refused: 0 });
});

test("a gate that observes refuses nothing", () => {
  expect(report({ totals: [total({ status: "2xx", visits: 3 })] }).ai).toMatchObject({
    visits: 3,
    refused: 0,
  });
});

test("what a log tells is counted, and checked by nobody", () => {
  const { visits, imported, ai, crawlers } = report({
    totals: [total({ visits: 1 })],
    imported: [{ at: 101, crawler: "GPTBot", visits: 9 }],
  });
  expect({ visits, imported }).toEqual({ visits: 10, imported: 9 });
  expect(ai).toMatchObject({ visits: 10, checked: 1, identities: { verified: 1 } });
  expect(crawlers).toMatchObject([{ crawler: "GPTBot", visits: 10, imported: 9, lastTime: undefined }]);
});

test("robots.txt was heeded, was not, or says nothing", () => {
  const { crawlers } = report({
    totals: [
      total({ robots: "disallowed", visits: 3 }),
      total({ robots: "allowed", visits: 2 }),
      total({ crawler: "CCBot", robots: "allowed", visits: 4 }),
      total({ crawler: "ClaudeBot", visits: 1 }),
    ],
  });
  expect(crawlers.map(({ crawler, disallowed }) => [crawler, disallowed])).toEqual([
    ["GPTBot", 3],
    ["CCBot", 0],
    ["ClaudeBot", undefined],
  ]);
});

test("a chart has every day, and weeks where they are asked for", () => {
  const days = overTime(range, [total({ at: 129, visits: 4 })], [{ at: 100, crawler: "CCBot", visits: 2 }]);
  expect(days.points).toHaveLength(30);
  expect(days.series.map(({ key, visits }) => [key, visits[0], visits[29]])).toEqual([
    ["training", 0, 4],
    ["dataset", 2, 0],
  ]);
  expect(days.imported[0]).toBe(2);
  const weeks = overTime({ ...range, step: 7 }, [total({ at: 129, visits: 4 }), total({ at: 128 })]);
  expect(weeks.points).toEqual([100, 107, 114, 121, 128]);
  expect(weeks.series[0]?.visits).toEqual([0, 0, 0, 0, 5]);
  expect(weeks.imported).toEqual([]);
});

test("of more than five purposes the rarest are one series, and nothing is lost", () => {
  const names = ["GPTBot", "OAI-SearchBot", "ChatGPT-User", "CCBot", "Googlebot", "unlisted"];
  const { series } = overTime(
    range,
    names.map((crawler, index) => total({ crawler, visits: index + 1 })),
  );
  expect(series.map(({ key }) => key)).toEqual([
    "ai-search",
    "user-triggered",
    "dataset",
    "search-engine",
    "others",
  ]);
  expect(series.flatMap(({ visits }) => visits).reduce((a, b) => a + b)).toBe(21);
});

test("the title names who grew most, else who leads, else nothing", () => {
  const totals = [total({ visits: 90 }), total({ crawler: "CCBot", visits: 30 })];
  const before = (training: number, dataset: number) => [
    { crawler: "GPTBot", visits: training },
    { crawler: "CCBot", visits: dataset },
  ];
  expect(findingIn(report({ totals, before: before(60, 30) }))).toEqual({
    kind: "rose",
    purpose: "training",
    change: 50,
  });
  expect(findingIn(report({ totals, before: before(88, 60) }))).toEqual({
    kind: "fell",
    purpose: "dataset",
    change: 50,
  });
  expect(findingIn(report({ totals, before: before(88, 28) }))).toEqual({
    kind: "leads",
    purpose: "training",
    share: 75,
  });
  expect(findingIn(report({}))).toEqual({ kind: "nothing" });
});

test("who came first this week is new, on a site that was counted before", () => {
  const { crawlers } = report({ totals: [total({ visits: 5 }), total({ crawler: "ClaudeBot" })] });
  const seen = [
    { crawler: "GPTBot", firstDay: 124, lastTime: 0 },
    { crawler: "ClaudeBot", firstDay: 110, lastTime: 0 },
  ];
  expect(newCrawlers(crawlers, seen, { today: 129, firstDay: 100 })).toMatchObject([
    { crawler: "GPTBot", visits: 5 },
  ]);
  expect(newCrawlers(crawlers, seen, { today: 130, firstDay: 125 })).toEqual([]);
  expect(newCrawlers(crawlers, seen, { today: 131, firstDay: 100 })).toEqual([]);
});

test("the page that opens a section is one of it", () => {
  const rows = [
    { path: "/recettes/", section: "", visits: 4 },
    { path: "/recettes/brioche", section: "recettes", visits: 3 },
    { path: "", section: "recettes", visits: 2 },
    { path: "/about", section: "", visits: 1 },
  ];
  expect(sectionsOf(rows)).toEqual([
    { section: "recettes", visits: 9, pages: 2, share: 90 },
    { section: "", visits: 1, pages: 1, share: 10 },
  ]);
});

test("a change needs something before, and a share is 0 or 100 only where it is", () => {
  expect([changeOf(3, 2), changeOf(0, 2), changeOf(3, 0), changeOf(3, undefined)]).toEqual([
    50,
    -100,
    undefined,
    undefined,
  ]);
  expect([shareOf(0, 9), shareOf(1, 999), shareOf(998, 999), shareOf(9, 9), shareOf(0, 0)]).toEqual([
    0, 1, 99, 100, 0,
  ]);
});
