import { proposedPrice } from "@octroi/ui/policy/draft";
import { expect, test } from "vitest";
import { monetisation, prices } from "./figures.ts";

test("the price that a policy begins with is the one that the estimator counts with", () => {
  expect(Number(proposedPrice.amount)).toBe(monetisation.grossPerVisit);
  expect(proposedPrice.currency).toBe(prices.currency);
});
