import { expect, test } from "vitest";
import { momentText } from "./moment.ts";

test.each([
  ["Europe/Paris", "2026-11-18T07:12:00.000Z", "November 18, 2026, 08:12 UTC+1"],
  ["Europe/Paris", "2026-07-18T07:12:00.000Z", "July 18, 2026, 09:12 UTC+2"],
  ["Pacific/Auckland", "2026-11-18T12:00:00.000Z", "November 19, 2026, 01:00 UTC+13"],
  ["America/St_Johns", "2026-11-18T02:00:00.000Z", "November 17, 2026, 22:30 UTC\u22123:30"],
  ["UTC", "2026-11-18T07:12:00.000Z", "November 18, 2026, 07:12 UTC"],
])("a moment is told by the clocks of %s", (timeZone, iso, text) => {
  expect(momentText("en", iso, timeZone)).toBe(text);
});
