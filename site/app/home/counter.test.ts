import { expect, test } from "vitest";
import { nextTotal } from "./counter.ts";

test.each([
  [0, 2857],
  [0.5, 2882],
  [0.999_999, 2906],
])("P1 each tick adds a whole number from 10 to 59: %d of the way, %d", (random, total) => {
  expect(nextTotal(2847, () => random)).toBe(total);
});
