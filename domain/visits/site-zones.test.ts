import { describe, expect, test } from "vitest";
import { dayIn, startOfDay } from "../time-zone.ts";
import { isoDay, parseDay } from "./day.ts";
import { dayAt, onlyZone, parseZones, utc, withZone, zoneAt, zoneChanges, zoneStart } from "./site-zones.ts";

const at = (text: string) => Date.parse(text);

test.each([
  ["Europe/Paris", "2026-11-18T22:59:59.999Z", "2026-11-18"],
  ["Europe/Paris", "2026-11-18T23:00:00.000Z", "2026-11-19"],
  ["Europe/Paris", "2026-07-18T22:00:00.000Z", "2026-07-19"],
  ["America/New_York", "2026-11-18T04:59:59.999Z", "2026-11-17"],
  ["America/New_York", "2026-11-18T05:00:00.000Z", "2026-11-18"],
  ["Asia/Kathmandu", "2026-11-17T18:15:00.000Z", "2026-11-18"],
  ["Asia/Kathmandu", "2026-11-17T18:14:59.999Z", "2026-11-17"],
  ["Pacific/Chatham", "2026-11-17T10:15:00.000Z", "2026-11-18"],
  ["UTC", "2026-11-18T23:59:59.999Z", "2026-11-18"],
])("in %s, %s is on %s", (zone, time, day) => {
  expect(isoDay(dayIn(zone, at(time)))).toBe(day);
});

test.each([
  ["Europe/Paris", "2026-10-25", "2026-10-24T22:00:00.000Z"],
  ["Europe/Paris", "2026-10-26", "2026-10-25T23:00:00.000Z"],
  ["Pacific/Chatham", "2026-09-27", "2026-09-26T11:15:00.000Z"],
  // Clocks are put forward at midnight: the day begins at one.
  ["Africa/Cairo", "2026-04-24", "2026-04-23T22:00:00.000Z"],
])("in %s, %s begins at %s", (zone, day, start) => {
  expect(new Date(startOfDay(zone, parseDay(day) ?? 0)).toISOString()).toBe(start);
});

describe("a zone that is chosen", () => {
  const now = new Date("2026-11-18T14:07:00.000Z");

  test("comes into force at a quarter of an hour for which nothing can have been counted yet", () => {
    expect(new Date(zoneStart(now)).toISOString()).toBe("2026-11-18T14:30:00.000Z");
    const zones = withZone(utc, "Pacific/Auckland", now);
    expect(zoneAt(zones, now.getTime())).toBe("UTC");
    expect(isoDay(dayAt(zones, at("2026-11-18T14:29:59.999Z")))).toBe("2026-11-18");
    expect(isoDay(dayAt(zones, at("2026-11-18T14:30:00.000Z")))).toBe("2026-11-19");
    expect(zoneChanges(zones)).toEqual([
      {
        day: parseDay("2026-11-19"),
        from: at("2026-11-18T14:30:00Z"),
        before: "UTC",
        after: "Pacific/Auckland",
      },
    ]);
  });

  test("takes the place of one that has not come into force, and is not kept where it is in force already", () => {
    const first = withZone(utc, "Pacific/Auckland", now);
    expect(withZone(first, "Europe/Paris", now)).toEqual(withZone(utc, "Europe/Paris", now));
    expect(withZone(first, "UTC", now)).toEqual(utc);
    const later = new Date("2026-11-18T15:00:00.000Z");
    expect(withZone(first, "Europe/Paris", later)).toHaveLength(3);
  });

  test("changes are bounded, and the zones always begin with the first day", () => {
    let zones = utc;
    for (let day = 0; day < 300; day += 1) {
      const chosen = day % 2 === 0 ? "Europe/Paris" : "UTC";
      zones = withZone(zones, chosen, new Date(now.getTime() + day * 86_400_000));
    }
    expect(zones).toHaveLength(200);
    expect(zones[0]?.from).toBe(0);
  });
});

test.each(["[]", "{}", '[{"from":"0"}]'])("what is no list of zones, such as %s, is UTC", (text) => {
  expect(parseZones(text)).toEqual(utc);
  expect(parseZones(JSON.stringify(onlyZone("Europe/Paris")))).toEqual(onlyZone("Europe/Paris"));
});
