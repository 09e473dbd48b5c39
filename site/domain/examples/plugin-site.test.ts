import { expect, test } from "vitest";
import { marketing, monetisation } from "../figures/figures.ts";
import { aiCrawlers, aiVisits, dailyAiVisits, grossRevenue, searchCrawler, visitLog } from "./plugin-site.ts";

test("P5 the pictures agree: the days add up to the crawlers' visits", () => {
  expect(dailyAiVisits.reduce((sum, visits) => sum + visits, 0)).toBe(aiVisits);
});

test("P5 AI takes the estimator's median share of the example's page views", () => {
  expect(aiVisits).toBe(monetisation.aiShare.median * marketing.examplePageViews);
});

test("P5 only charged visits bring money", () => {
  expect(grossRevenue).toBeCloseTo(584.12 + 349.06);
});

test("P5 a crawler in the log meets the rule that the rules state", () => {
  const rules = new Map([...aiCrawlers, searchCrawler].map(({ token, decision }) => [token, decision]));
  for (const { crawler, decision } of visitLog) expect(rules.get(crawler), crawler).toBe(decision);
});
