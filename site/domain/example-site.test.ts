import { expect, test } from "vitest";
import {
  aiCrawlers,
  aiVisits,
  dailyAiVisits,
  grossRevenue,
  searchCrawler,
  visitLog,
} from "./example-site.ts";

test("P5 the pictures agree: the days add up to the crawlers' visits", () => {
  expect(dailyAiVisits.reduce((sum, visits) => sum + visits, 0)).toBe(aiVisits);
});

test("P5 only charged visits bring money", () => {
  expect(grossRevenue).toBeCloseTo(28.47 + 14.56);
});

test("P5 a crawler in the log meets the rule that the rules state", () => {
  const rules = new Map([...aiCrawlers, searchCrawler].map(({ token, decision }) => [token, decision]));
  for (const { crawler, decision } of visitLog) expect(rules.get(crawler), crawler).toBe(decision);
});
