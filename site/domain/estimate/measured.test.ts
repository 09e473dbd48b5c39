import fc from "fast-check";
import { expect, test } from "vitest";
import { estimate, shareOf } from "./estimate.ts";
import { fragmentOfMeasured, measuredEstimate, measuredInFragment } from "./measured.ts";

test("a log of half a month is carried over to a month, with its own share of AI", () => {
  const result = measuredEstimate({ visits: 500_000, aiVisits: 90_000, days: 15 });
  expect(result).toEqual({
    share: 0.18,
    monthlyTraffic: 1_000_000,
    aiVisits: 180_000,
    gross: 1800,
    publisher: 1440,
    yearly: 17_280,
    assumed: estimate(1_000_000),
  });
});

test("with the assumed share, measuring brings what assuming does", () => {
  for (const [share, end] of [[0.1, "low"] as const, [0.25, "high"] as const]) {
    const { publisher, assumed } = measuredEstimate({
      visits: 1_000_000,
      aiVisits: share * 1_000_000,
      days: 30,
    });
    expect(publisher).toBe(shareOf(assumed.grossMonthly)[end]);
  }
});

test("figures come out of an address as they went in", () => {
  const figures = fc.record({
    visits: fc.integer({ min: 1, max: 1e12 }),
    aiVisits: fc.integer({ min: 0, max: 1e12 }),
    days: fc.integer({ min: 100, max: 400_000 }).map((hundredths) => hundredths / 100),
  });
  fc.assert(
    fc.property(figures, (measured) => {
      fc.pre(measured.aiVisits <= measured.visits);
      expect(measuredInFragment(`#${fragmentOfMeasured(measured)}`)).toEqual(measured);
    }),
  );
});

test.each([
  ["", undefined],
  ["#assumptions", undefined],
  ["#measured=", undefined],
  ["#measured=10-11-1", undefined],
  ["#measured=0-0-1", undefined],
  ["#measured=10-5-0", undefined],
  ["#measured=10-5-1e9", undefined],
  ["#measured=-1-5-1", undefined],
  ["#measured=9999999999999-5-1", undefined],
  ["#remeasured=10-5-1", undefined],
  ["#policy=eyJ9&measured=10-5-1", { visits: 10, aiVisits: 5, days: 1 }],
])("%s carries %o", (hash, measured) => {
  expect(measuredInFragment(hash)).toEqual(measured);
});
