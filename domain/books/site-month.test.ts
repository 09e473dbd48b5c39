import { expect, test } from "vitest";
import { payoutOf } from "./site-month.ts";

const payout = (createdAt: string, changes: { currency?: string; returnedAt?: string } = {}) => ({
  currency: "EUR",
  returnedAt: undefined,
  createdAt,
  ...changes,
});

test("what was collected left in the first payout of its currency after it that did not come back", () => {
  const [early, dollars, back, again, last] = [
    payout("2026-11-03"),
    payout("2026-11-06", { currency: "USD" }),
    payout("2026-11-07", { returnedAt: "2026-11-09" }),
    payout("2026-11-12"),
    payout("2026-12-05"),
  ];
  const payouts = [last, again, back, dollars, early];
  const asked = (collectedAt: string | undefined, currency = "EUR") =>
    payoutOf({ collectedAt, currency }, payouts);
  expect(asked("2026-11-02")).toBe(early);
  expect(asked("2026-11-04")).toBe(again);
  expect(asked("2026-11-04", "USD")).toBe(dollars);
  expect(asked("2026-12-06")).toBeUndefined();
  expect(asked(undefined)).toBeUndefined();
});
