import { expect, test } from "vitest";
import { chartOf } from "./chart.ts";

test("a bar a day, the longest for the most, none for none", () => {
  const days = [
    { day: "2026-03-01", count: 80 },
    { day: "2026-03-03", count: 41 },
    { day: "2026-03-04", count: 0 },
    { day: "2026-03-05", count: 1 },
  ];
  const chart = chartOf(days, new Date("2026-03-01T00:00:00Z"), new Date("2026-03-05T18:00:00Z"));
  expect(chart.split("\n")).toEqual([
    `2026-03-01  ${"█".repeat(40)}  80`,
    "2026-03-02  0",
    `2026-03-03  ${"█".repeat(20)}▌  41`,
    "2026-03-04  0",
    "2026-03-05  ▌  1",
  ]);
});
