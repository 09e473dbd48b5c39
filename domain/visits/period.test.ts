import { expect, test } from "vitest";
import { dayOf, hourOf, isoDay, parseDay } from "./day.ts";
import { firstDayKept, isClockDoubtful } from "./history.ts";
import { periodOf, rangeBefore, rangeOf } from "./period.ts";
import { timeName, utc } from "./site-zones.ts";

const now = new Date("2026-11-18T14:05:00.000Z");
const day = (iso: string) => parseDay(iso) ?? Number.NaN;

test("24 hours end with this one, seven days with today", () => {
  const hours = rangeOf("24h", now, utc, { firstDay: undefined });
  expect([hours.from, hours.to].map(timeName(utc, "hour"))).toEqual([
    "2026-11-17T15:00Z",
    "2026-11-18T14:00Z",
  ]);
  const days = rangeOf("7d", now, utc, { firstDay: undefined });
  expect([isoDay(days.from), isoDay(days.to), days.step]).toEqual(["2026-11-12", "2026-11-18", 1]);
});

test("all begins with the first visit and goes by weeks where it is long", () => {
  expect(rangeOf("all", now, utc, { firstDay: day("2026-11-01") })).toMatchObject({
    from: day("2026-11-01"),
    step: 1,
  });
  const year = rangeOf("all", now, utc, { firstDay: day("2025-10-18") });
  expect(year.step).toBe(7);
  expect([(year.to - year.from + 1) % 7, isoDay(year.from)]).toEqual([0, "2025-10-16"]);
  expect(rangeOf("all", now, utc, { firstDay: day("2016-10-18") })).toMatchObject({ step: 42 });
  expect(rangeOf("all", now, utc, { firstDay: undefined })).toMatchObject({
    from: dayOf(now.getTime()),
    step: 1,
  });
});

test("no period goes beyond what the plan keeps, nor is compared with it", () => {
  const kept = firstDayKept("free", dayOf(now.getTime()));
  expect(isoDay(kept ?? 0)).toBe("2026-08-18");
  expect(rangeOf("all", now, utc, { firstDay: day("2025-01-01"), firstDayKept: kept }).from).toBe(kept);
  const month = rangeOf("30d", now, utc, { firstDay: undefined, firstDayKept: kept });
  expect(isoDay(rangeBefore(month, "30d", kept)?.from ?? 0)).toBe("2026-09-20");
  const quarter = rangeOf("90d", now, utc, { firstDay: undefined, firstDayKept: kept });
  expect(rangeBefore(quarter, "90d", kept)).toBeUndefined();
  expect(firstDayKept("pro", dayOf(now.getTime()))).toBeUndefined();
});

test("three months before 31 May is the last of February", () => {
  expect(isoDay(firstDayKept("free", day("2026-05-31")) ?? 0)).toBe("2026-02-28");
});

test("a word that is no period is the usual one", () => {
  expect([null, "", "all", "24h", "1y"].map(periodOf)).toEqual(["30d", "30d", "all", "24h", "30d"]);
});

test.each(["2026-11-18", "1970-01-01"])("%s is a day", (text) => {
  expect(isoDay(day(text))).toBe(text);
});

test.each(["2026-02-30", "2026-11", "18/11/2026", "2026-11-18T00:00", ""])("%j is no day", (text) => {
  expect(parseDay(text)).toBeUndefined();
});

test("hours and days agree", () => {
  expect(Math.floor(hourOf(now.getTime()) / 24)).toBe(dayOf(now.getTime()));
});

test("a clock that is years ahead of the last visit deletes nothing", () => {
  const newest = day("2026-11-17");
  expect(isClockDoubtful(new Date("2028-11-18T00:00:00Z"), newest, 900, 1_000)).toBe(true);
  expect(isClockDoubtful(now, newest, 900, 1_000)).toBe(false);
  expect(isClockDoubtful(new Date("2027-03-01T00:00:00Z"), newest, 20, 1_000)).toBe(false);
  expect(isClockDoubtful(new Date("2027-03-01T00:00:00Z"), newest, 2, 2)).toBe(false);
});
