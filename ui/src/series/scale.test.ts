import fc from "fast-check";
import { expect, test } from "vitest";
import { apart, axisEnd } from "./scale.ts";

test("an axis ends at a round figure that holds them all", () => {
  expect([0, 1, 3, 10, 11, 205, 501, 20_000].map(axisEnd)).toEqual([2, 2, 4, 10, 12, 300, 600, 20_000]);
});

test("labels keep their order, their distance and their chart", () => {
  const wanted = fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { maxLength: 5 });
  fc.assert(
    fc.property(wanted, (places) => {
      const found = apart(places, 12);
      const ranked = places
        .map((place, index) => ({ place, at: found[index] ?? Number.NaN }))
        .sort((a, b) => a.place - b.place);
      for (const [index, { at }] of ranked.entries()) {
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThanOrEqual(100);
        const before = ranked[index - 1];
        if (before) expect(at - before.at).toBeGreaterThanOrEqual(12 - 1e-9);
      }
    }),
  );
});

test("labels that are apart already stay", () => {
  expect(apart([80, 10, 50], 12)).toEqual([80, 10, 50]);
});
