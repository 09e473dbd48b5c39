import { expect, test } from "vitest";
import { addToCut, cutPairs, noCut, parseCut, removeFromCut } from "./cut.ts";
import { parseDay } from "./day.ts";
import { momentsIn, stepOf } from "./moments.ts";
import { rangeBefore, rangeOf } from "./period.ts";
import { utc } from "./site-zones.ts";
import { parseView, periodIn, viewQuery } from "./view.ts";

const day = (text: string) => parseDay(text) ?? 0;
const today = day("2026-11-18");
const now = new Date("2026-11-18T12:00:00Z");
const viewOf = (query: string) => parseView(new URLSearchParams(query));
const shown = (query: string, firstDayKept?: number) => periodIn(viewOf(query), { today, firstDayKept });

test("an address says a view in one way, and nothing that was not understood", () => {
  const query =
    "?from=2026-10-01&to=2026-10-31&compare=year&chart=beside&purpose=training&identity=verified&section=%2Frecettes%2F&page=%2F%27+or+1";
  expect(viewQuery(viewOf(query))).toBe(query);
  expect(
    viewQuery(
      viewOf(
        "?period=9d&compare=week&chart=pie&purpose=spam&answer=&section=x&page=x&operator=nobody&other=1",
      ),
    ),
  ).toBe("?period=30d");
  expect(viewQuery(viewOf(`?page=%2F${"x".repeat(300)}&page=%2F%00`))).toBe("?period=30d");
});

test("a value is added once, taken away alone, and of one dimension there are eight at most", () => {
  const cut = addToCut(addToCut(addToCut(noCut, "section", "/"), "section", "/blog/"), "section", "/blog/");
  expect(cutPairs(cut)).toEqual([
    ["section", "/"],
    ["section", "/blog/"],
  ]);
  expect(cutPairs(removeFromCut(cut, "section", "/"))).toEqual([["section", "/blog/"]]);
  const many = Array.from({ length: 20 }, (_, index): [string, string] => ["page", `/${index}`]);
  expect(parseCut(new URLSearchParams(many)).page).toHaveLength(8);
});

test("days that are no time that can be shown are said in one way, and the usual time is shown", () => {
  expect(shown("?from=2026-10-01&to=2026-10-31").period).toEqual({
    from: day("2026-10-01"),
    to: day("2026-10-31"),
  });
  // Until today, and no day is to come.
  expect(shown("?from=2026-11-01").period).toEqual({ from: day("2026-11-01"), to: today });
  expect(shown("?from=2026-11-01&to=2027-01-01").period).toMatchObject({ to: today });
  expect(shown("?from=2026-01-01&to=2026-11-02", day("2026-11-01")).period).toMatchObject({
    from: day("2026-11-01"),
  });
  expect(shown("?from=2026-02-30&to=2026-03-01")).toEqual({ period: "30d", problem: "malformed" });
  expect(shown("?to=2026-03-01").problem).toBe("no-start");
  expect(shown("?from=2026-03-02&to=2026-03-01").problem).toBe("reversed");
  expect(shown("?from=2026-12-01").problem).toBe("future");
  expect(shown("?from=2026-01-01&to=2026-02-01", day("2026-11-01")).problem).toBe("not-kept");
  expect(shown("?from=&to=&period=7d")).toEqual({ period: "7d" });
});

test("a year before is the same days of that year, and the last of February where there is no 29", () => {
  const range = rangeOf({ from: day("2024-02-29"), to: day("2024-03-31") }, now, utc, {
    firstDay: undefined,
  });
  expect(rangeBefore(range, "30d", 0, "year")).toMatchObject({
    from: day("2023-02-28"),
    to: day("2023-03-31"),
  });
  expect(rangeBefore(range, "30d", 0, "before")).toMatchObject({
    from: day("2024-01-28"),
    to: day("2024-02-28"),
  });
});

test("published rules and days without a report stand in the chart where they happened", () => {
  const range = { unit: "day", from: today - 9, to: today, step: 1 } as const;
  const versions = [
    { version: 4, mode: "enforce", at: "2026-11-12T09:00:00.000Z" },
    { version: 1, mode: "observe", at: "2026-01-12T09:00:00.000Z" },
  ] as const;
  const reported = [9, 8, 7, 4, 3, 2].map((ago) => ({ day: today - ago, visits: 50 }));
  const moments = momentsIn({ range, zones: utc, now, versions, reported });
  expect(moments).toMatchObject([
    { kind: "rules", version: 4 },
    { kind: "silent", from: today - 6, to: today - 5 },
    // The day that is not over says nothing yet.
    { kind: "silent", from: today - 1, to: today - 1 },
  ]);
  expect(moments.map((moment) => stepOf(moment, range))).toEqual([3, 3, 8]);
  // Where few come, a day without a visit is a day like others.
  const few = reported.map((row) => ({ ...row, visits: 2 }));
  expect(momentsIn({ range, zones: utc, now, versions: [], reported: few })).toEqual([]);
});
