import fc from "fast-check";
import { expect, test } from "vitest";
import { counter } from "../../domain/figures/figures.ts";
import { ticked } from "./counter.ts";

test("P1 each tick adds a whole number from 10 to 59", () => {
  const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(random, (drawn) => {
      const step = ticked(counter.start, () => drawn) - counter.start;
      expect(Number.isInteger(step)).toBe(true);
      expect(step).toBeGreaterThanOrEqual(10);
      expect(step).toBeLessThanOrEqual(59);
    }),
  );
});

test("P1 both ends of a step can be drawn", () => {
  expect(ticked(2847, () => 0)).toBe(2857);
  expect(ticked(2847, () => 0.999_999)).toBe(2906);
});
