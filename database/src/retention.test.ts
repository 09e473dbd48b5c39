import { expect, test } from "vitest";
import { isUnlikelyPurge } from "./retention.ts";

test.each([
  [0, 0, false],
  [1, 1, true],
  [1, 2, false],
  [2, 5, false],
  [3, 5, true],
  [3, 20, false],
  [20, 20, true],
  [100, 1_000, false],
  [101, 1_000, true],
])("%i expired of %i at once: unlikely is %s", (expired, total, unlikely) => {
  expect(isUnlikelyPurge(expired, total)).toBe(unlikely);
});
