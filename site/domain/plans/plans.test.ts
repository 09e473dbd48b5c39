import { expect, test } from "vitest";
import { featureGroups, highlights, offers, planIds } from "./plans.ts";

const features = featureGroups.flatMap((group) => group.features);
const rank = { no: 0, soon: 1, invitation: 1, months: 1, community: 1, yes: 2, unlimited: 2, priority: 2 };

test("P3 each feature stands in one group, and only features with an offer are listed", () => {
  expect([...features].sort()).toEqual(Object.keys(offers).sort());
});

test("P3 the paid plan gives at least what the free plan gives", () => {
  for (const feature of features) {
    expect(rank[offers[feature].paid], feature).toBeGreaterThanOrEqual(rank[offers[feature].free]);
  }
});

test("P3 automatic monetization is to come, and nothing else", () => {
  const toCome = features.filter((feature) => planIds.some((plan) => offers[feature][plan] === "soon"));
  expect(toCome).toEqual(["monetisation"]);
});

test.each(planIds)("P3 the card of the %s plan has five different lines", (plan) => {
  expect(new Set(highlights[plan]).size).toBe(5);
});
