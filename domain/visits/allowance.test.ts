import { expect, test } from "vitest";
import { type Allowance, siteAllowance, spend } from "./allowance.ts";

test("a site may send a burst, then so many a second, and is told when to come back", () => {
  const first = spend(undefined, siteAllowance.burst, 0);
  if (!first.allowed) throw new Error("Expected the burst to be allowed.");
  expect(spend(first.allowance, 500, 0)).toEqual({ allowed: false, retryAfterSeconds: 3 });
  expect(spend(first.allowance, 500, 2_500)).toMatchObject({ allowed: true, allowance: { left: 0 } });
});

test("a pause gives no more than a burst, and a clock set back nothing", () => {
  const empty: Allowance = { left: 0, time: 1_000_000 };
  expect(spend(empty, 1, 10_000_000)).toMatchObject({ allowance: { left: siteAllowance.burst - 1 } });
  expect(spend(empty, 1, 0)).toMatchObject({ allowed: false });
});
