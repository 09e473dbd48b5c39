import { expect, test } from "vitest";
import { visitsOverTime } from "./over-time.ts";

test("days on which nobody came are there, with nothing", () => {
  const { unit, times, series, totals } = visitsOverTime([
    { day: "2026-11-03", purpose: "training", visits: 2 },
    { day: "2026-10-31", purpose: "training", visits: 1 },
    { day: "2026-11-03", purpose: "search-engine", visits: 5 },
  ]);
  expect(unit).toBe("day");
  expect(times).toEqual(["2026-10-31", "2026-11-01", "2026-11-02", "2026-11-03"]);
  expect(series).toEqual([
    { key: "search-engine", visits: [0, 0, 0, 5] },
    { key: "training", visits: [1, 0, 0, 2] },
  ]);
  expect(totals).toEqual([1, 0, 0, 7]);
});

test("of more than five purposes, the rarest are one series, and nothing is lost", () => {
  const purposes = ["archive", "training", "dataset", "agent", "ai-search", "search-engine"] as const;
  const rows = purposes.map((purpose, index) => ({ day: "2026-11-03", purpose, visits: index + 1 }));
  const { series, totals } = visitsOverTime(rows);
  expect(series.map(({ key }) => key)).toEqual(["search-engine", "ai-search", "agent", "dataset", "others"]);
  expect(series.at(-1)?.visits).toEqual([3]);
  expect(totals).toEqual([21]);
});

test("a long log is counted by the month", () => {
  const { unit, times, totals } = visitsOverTime([
    { day: "2025-11-30", purpose: "training", visits: 1 },
    { day: "2026-03-01", purpose: "training", visits: 2 },
    { day: "2026-03-31", purpose: "training", visits: 3 },
  ]);
  expect(unit).toBe("month");
  expect(times).toEqual(["2025-11", "2025-12", "2026-01", "2026-02", "2026-03"]);
  expect(totals).toEqual([1, 0, 0, 0, 5]);
});

test("a broken clock draws no line through millennia", () => {
  const { times } = visitsOverTime([
    { day: "0970-01-01", purpose: "training", visits: 1 },
    { day: "2026-03-01", purpose: "training", visits: 2 },
  ]);
  expect(times).toHaveLength(240);
  expect(times.at(-1)).toBe("2026-03");
});

test("without visits there is nothing", () => {
  expect(visitsOverTime([]).times).toEqual([]);
});
