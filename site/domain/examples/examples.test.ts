import { crawlers } from "@octroi/crawlers/registry";
import { decisions } from "@octroi/ui/words/decision";
import { expect, test } from "vitest";
import { exampleMonth, examplePayout } from "./example-site.ts";
import { aiCrawlers, searchCrawler } from "./plugin-site.ts";

test("P1 the example shows every decision, and only charging brings money", () => {
  expect(new Set(exampleMonth.map(({ decision }) => decision))).toEqual(new Set(decisions));
  for (const { decision, revenue } of exampleMonth) {
    expect(revenue !== undefined).toBe(decision === "charge");
  }
});

test("P1 the publisher of the example receives 80 % of what was charged", () => {
  expect(examplePayout).toBeCloseTo((28.47 + 14.56) * 0.8, 2);
});

test("P1 P5 the examples of the home page and of the plugin page decide alike about a crawler", () => {
  const decided = new Map(exampleMonth.map(({ crawler, decision }) => [crawler, decision]));
  const shared = [...aiCrawlers, searchCrawler].filter(({ token }) => decided.has(token));
  expect(shared).toHaveLength(6);
  for (const { token, decision } of shared) expect(decided.get(token), token).toBe(decision);
});

test("P1 P5 a crawler of the examples has the operator that the directory names", () => {
  const operators = new Map<string, string | null>(crawlers.map(({ token, operator }) => [token, operator]));
  const onThePluginPage = [...aiCrawlers, searchCrawler].map(({ token, operator }) => ({
    crawler: token,
    operator,
  }));
  for (const { crawler, operator } of [...exampleMonth, ...onThePluginPage]) {
    expect(operators.get(crawler), crawler).toBe(operator);
  }
});
