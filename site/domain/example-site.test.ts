import { expect, test } from "vitest";
import { decisions } from "./decision.ts";
import { exampleLedger, examplePayout } from "./example-site.ts";

test("P1 the example shows every decision, and only charging brings money", () => {
  expect(new Set(exampleLedger.map(({ decision }) => decision))).toEqual(new Set(decisions));
  for (const { decision, revenue } of exampleLedger) {
    expect(revenue !== undefined).toBe(decision === "charge");
  }
});

test("P1 the publisher of the example receives 80 % of what was charged", () => {
  expect(examplePayout).toBeCloseTo((28.47 + 14.56) * 0.8, 2);
});
