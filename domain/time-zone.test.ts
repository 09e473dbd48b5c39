import { describe, expect, test } from "vitest";
import { lastMondayMorning, lastMorning, morningBefore, parseTimeZone, timeZones } from "./time-zone.ts";
import { isoDay } from "./visits/day.ts";

const shown = ({ day, at }: { day: number; at: Date }) => `${isoDay(day)} ${at.toISOString()}`;

test.each([
  // Paris: winter, then the first Monday of summer time, then the first of winter time again.
  ["Europe/Paris", "2026-11-18T12:00:00Z", "2026-11-16 2026-11-16T08:00:00.000Z"],
  ["Europe/Paris", "2026-11-16T08:00:00Z", "2026-11-16 2026-11-16T08:00:00.000Z"],
  ["Europe/Paris", "2026-11-16T07:59:59Z", "2026-11-09 2026-11-09T08:00:00.000Z"],
  ["Europe/Paris", "2026-03-30T07:00:00Z", "2026-03-30 2026-03-30T07:00:00.000Z"],
  ["Europe/Paris", "2026-03-30T06:59:59Z", "2026-03-23 2026-03-23T08:00:00.000Z"],
  ["Europe/Paris", "2026-10-26T08:00:00Z", "2026-10-26 2026-10-26T08:00:00.000Z"],
  ["Europe/Paris", "2026-10-26T07:59:59Z", "2026-10-19 2026-10-19T07:00:00.000Z"],
  // New York changes on other days.
  ["America/New_York", "2026-03-09T13:00:00Z", "2026-03-09 2026-03-09T13:00:00.000Z"],
  ["America/New_York", "2026-03-03T00:00:00Z", "2026-03-02 2026-03-02T14:00:00.000Z"],
  // Monday has come in Auckland, and Apia, while it is Sunday in UTC.
  ["Pacific/Auckland", "2026-11-15T20:00:00Z", "2026-11-16 2026-11-15T20:00:00.000Z"],
  ["Pacific/Kiritimati", "2026-11-15T19:00:00Z", "2026-11-16 2026-11-15T19:00:00.000Z"],
  ["Pacific/Pago_Pago", "2026-11-16T20:00:00Z", "2026-11-16 2026-11-16T20:00:00.000Z"],
  // Half and quarter hours.
  ["Asia/Kolkata", "2026-11-16T03:30:00Z", "2026-11-16 2026-11-16T03:30:00.000Z"],
  ["Asia/Kathmandu", "2026-11-16T03:15:00Z", "2026-11-16 2026-11-16T03:15:00.000Z"],
  ["Australia/Lord_Howe", "2026-11-16T00:00:00Z", "2026-11-16 2026-11-15T22:00:00.000Z"],
  ["UTC", "2027-01-04T09:00:00Z", "2027-01-04 2027-01-04T09:00:00.000Z"],
  // From a newer version: as if it were the default.
  ["Europe/Atlantis", "2026-11-18T12:00:00Z", "2026-11-16 2026-11-16T08:00:00.000Z"],
])("in %s, at %s, the last Monday morning is %s", (zone, now, expected) => {
  expect(shown(lastMondayMorning(zone, new Date(now)))).toBe(expected);
});

describe("in every time zone, over two years of hours", () => {
  const hours = Array.from(
    { length: 2 * 366 * 2 },
    (_, index) => Date.UTC(2026, 0, 1) + index * 12 * 3_600_000,
  );

  test.each([
    "Europe/Paris",
    "America/St_Johns",
    "Africa/Casablanca",
    "Australia/Lord_Howe",
    "Pacific/Chatham",
  ])("%s: it is nine on a Monday, at most seven days and an hour ago, and each Monday comes once", (zone) => {
    const clock = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      weekday: "long",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
    const moments = new Map<number, number>();
    for (const hour of hours) {
      const { day, at } = lastMondayMorning(zone, new Date(hour));
      expect(clock.format(at)).toBe("Monday 09:00");
      expect(hour - at.getTime()).toBeGreaterThanOrEqual(0);
      expect(hour - at.getTime()).toBeLessThan((7 * 24 + 1) * 3_600_000);
      expect(moments.get(day) ?? at.getTime()).toBe(at.getTime());
      moments.set(day, at.getTime());
    }
  });
});

test("the morning before a change of clocks is 23 or 25 hours earlier", () => {
  const after = lastMorning("Europe/Paris", new Date("2026-03-29T12:00:00Z"));
  expect(shown(after)).toBe("2026-03-29 2026-03-29T07:00:00.000Z");
  expect(shown(morningBefore("Europe/Paris", after))).toBe("2026-03-28 2026-03-28T08:00:00.000Z");
  const winter = lastMorning("Europe/Paris", new Date("2026-10-25T12:00:00Z"));
  expect(shown(morningBefore("Europe/Paris", winter))).toBe("2026-10-24 2026-10-24T07:00:00.000Z");
});

test("a zone has one name, however a browser calls it", () => {
  expect(timeZones).toContain("Europe/Paris");
  expect(timeZones).toContain("UTC");
  expect(timeZones).toContain(parseTimeZone("Asia/Kolkata"));
  expect(parseTimeZone("europe/paris")).toBe("Europe/Paris");
  // Engines keep names that places no longer bear.
  expect(parseTimeZone("Asia/Calcutta")).toBe("Asia/Kolkata");
  expect(parseTimeZone("Europe/Kiev")).toBe("Europe/Kyiv");
  for (const zone of timeZones) expect(parseTimeZone(zone)).toBe(zone);
  for (const text of ["", "+01:00", "Europe/Atlantis", "Europe/Paris\n"])
    expect(parseTimeZone(text)).toBeUndefined();
});
