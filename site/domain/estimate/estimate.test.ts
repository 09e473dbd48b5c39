import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { estimate, estimateLimits, estimateRequest, medianShare, shareOf } from "./estimate.ts";

const rows = [
  { traffic: 1, ai: [0, 0], gross: [0, 0], share: [0, 0], yearly: 0 },
  { traffic: 15, ai: [2, 4], gross: [0, 0], share: [0, 0], yearly: 0 },
  { traffic: 500, ai: [50, 125], gross: [1, 1], share: [1, 1], yearly: 7 },
  { traffic: 12_345, ai: [1235, 3086], gross: [12, 31], share: [10, 25], yearly: 178 },
  { traffic: 1_000_000, ai: [100_000, 250_000], gross: [1000, 2500], share: [800, 2000], yearly: 14_400 },
  { traffic: 1e12, ai: [1e11, 2.5e11], gross: [1e9, 2.5e9], share: [8e8, 2e9], yearly: 1.44e10 },
] as const;

test.each(rows)("E2 A1 $traffic visits a month", ({ traffic, ai, gross, share, yearly }) => {
  const result = estimate(traffic);
  expect(result).toEqual({
    ai: { low: ai[0], high: ai[1] },
    grossMonthly: { low: gross[0], high: gross[1] },
  });
  expect(shareOf(result.grossMonthly)).toEqual({ low: share[0], high: share[1] });
  expect(medianShare(traffic).yearly).toBe(yearly);
});

const traffic = fc.integer({ min: 1, max: estimateLimits.traffic });

test("E2 whatever the traffic, low ≤ median ≤ high, in whole finite amounts", () => {
  fc.assert(
    fc.property(traffic, (visits) => {
      const { ai, grossMonthly } = estimate(visits);
      const share = shareOf(grossMonthly);
      const median = medianShare(visits);
      for (const amount of [ai, grossMonthly, share, median].flatMap(Object.values)) {
        expect(Number.isSafeInteger(amount)).toBe(true);
      }
      expect(ai.low).toBeLessThanOrEqual(ai.high);
      expect(share.low).toBeLessThanOrEqual(median.monthly);
      expect(median.monthly).toBeLessThanOrEqual(share.high);
    }),
  );
});

test("E2 more traffic never brings less", () => {
  fc.assert(
    fc.property(traffic, traffic, (one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(estimate(less).ai.low).toBeLessThanOrEqual(estimate(more).ai.low);
      expect(estimate(less).grossMonthly.high).toBeLessThanOrEqual(estimate(more).grossMonthly.high);
      expect(medianShare(less).yearly).toBeLessThanOrEqual(medianShare(more).yearly);
    }),
  );
});

describe("A1 the request", () => {
  const accepts = (request: unknown) => v.safeParse(estimateRequest, request);

  test("takes any text as a domain, trimmed, and floors the traffic", () => {
    const { output } = accepts({ domain: "  mon site  ", monthlyTraffic: 1999.9 });
    expect(output).toEqual({ domain: "mon site", monthlyTraffic: 1999 });
  });

  test.each([1, estimateLimits.traffic])("takes %d visits", (monthlyTraffic) => {
    expect(accepts({ domain: "a", monthlyTraffic }).success).toBe(true);
  });

  test.each([
    0,
    0.9,
    -1,
    1e300,
    Number.POSITIVE_INFINITY,
    Number.NaN,
    "1000",
    null,
    undefined,
    [5],
    {},
    true,
  ])("refuses %o as traffic", (monthlyTraffic) => {
    expect(accepts({ domain: "example.com", monthlyTraffic }).success).toBe(false);
  });

  test.each(["", "   ", "a".repeat(estimateLimits.domain + 1), 7, null, undefined])(
    "refuses %o as a domain",
    (domain) => {
      expect(accepts({ domain, monthlyTraffic: 1000 }).success).toBe(false);
    },
  );
});
