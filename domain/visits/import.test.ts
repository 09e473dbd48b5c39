import { expect, test } from "vitest";
import { isoDay, parseDay } from "./day.ts";
import { parseImport } from "./import.ts";

const today = parseDay("2026-11-18") ?? 0;

test("days of known crawlers are taken, each once, and nothing of tomorrow or before the plan's history", () => {
  const days = [
    { day: "2026-11-01", crawler: "gptbot", visits: 2 },
    { day: "2026-11-01", crawler: "GPTBot", visits: 3 },
    { day: "2026-11-01", crawler: "MyBot", visits: 3 },
    { day: "2026-11-19", crawler: "GPTBot", visits: 3 },
    { day: "2026-08-17", crawler: "GPTBot", visits: 3 },
    { day: "2026-02-30", crawler: "GPTBot", visits: 3 },
  ];
  const found = parseImport({ days }, today, parseDay("2026-08-18"));
  expect(found?.days.map(({ day, ...rest }) => ({ day: isoDay(day), ...rest }))).toEqual([
    { day: "2026-11-01", crawler: "GPTBot", visits: 5 },
  ]);
  expect(found?.leftOut).toEqual({ future: 1, expired: 1 });
});

test.each([
  undefined,
  [],
  { days: "all" },
  { days: [{ day: "2026-11-01", crawler: "GPTBot", visits: -1 }] },
  { days: [{ day: "2026-11-01", crawler: "GPTBot", visits: 1.5 }] },
  { days: Array.from({ length: 50_001 }, () => ({ day: "2026-11-01", crawler: "GPTBot", visits: 1 })) },
])("what is no import is refused", (value) => {
  expect(parseImport(value, today)).toBeUndefined();
});
