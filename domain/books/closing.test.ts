import { expect, test } from "vitest";
import { closesOn, isMonth, lastMonthToClose, monthBefore } from "./closing.ts";

test("M4 a month can be closed from the second of the next one on, in UTC, to the millisecond", () => {
  expect(lastMonthToClose(new Date("2026-11-01T23:59:59.999Z"))).toBe("2026-09");
  expect(lastMonthToClose(new Date("2026-11-02T00:00:00.000Z"))).toBe("2026-10");
  expect(lastMonthToClose(new Date("2026-11-30T12:00:00Z"))).toBe("2026-10");
  // Whatever the day is elsewhere: it is the second in Auckland, and the first in UTC; and the other way round.
  expect(lastMonthToClose(new Date("2027-01-02T09:00:00+13:00"))).toBe("2026-11");
  expect(lastMonthToClose(new Date("2027-01-01T16:00:00-08:00"))).toBe("2026-12");
  expect(lastMonthToClose(new Date("2028-03-02T00:00:00Z"))).toBe("2028-02");
});

test("the day on which a month closes, and the month before it, across the ends of years", () => {
  expect(closesOn("2026-10")).toBe("2026-11-02");
  expect(closesOn("2026-12")).toBe("2027-01-02");
  expect(monthBefore("2027-01")).toBe("2026-12");
  expect(["2026-1", "2026-13", "2026-00", "1999-12", "2026-11-01", ""].filter(isMonth)).toEqual([]);
});
