import { crawlers } from "@octroi/crawlers/registry";
import { expect, test } from "vitest";
import { asksSort, bestKnownOperators, sortCrawlers, sortOrderIn, sortOrders } from "./sort.ts";

const listed = crawlers.map((crawler) => ({ ...crawler, verification: crawler.verification.methods }));
const tokens = (order: (typeof sortOrders)[number]) => sortCrawlers(listed, order).map(({ token }) => token);

test("the directory begins with the crawlers of the companies that everyone has heard of", () => {
  expect(tokens("known").slice(0, 8)).toEqual([
    "ChatGPT Agent",
    "ChatGPT-User",
    "GPTBot",
    "OAI-AdsBot",
    "OAI-SearchBot",
    "Claude-SearchBot",
    "Claude-User",
    "ClaudeBot",
  ]);
  const operators = new Set<string | null>(crawlers.map(({ operator }) => operator));
  expect(bestKnownOperators.filter((name) => !operators.has(name))).toEqual([]);
});

test.each(sortOrders)("by %s, everyone is listed once", (order) => {
  expect(new Set(tokens(order)).size).toBe(crawlers.length);
});

test("by operator, those whose operator is unknown come last", () => {
  const operators = sortCrawlers(listed, "operator").map(({ operator }) => operator);
  expect(operators.indexOf(null)).toBe(operators.length - operators.filter((name) => name === null).length);
});

test("by purpose, each purpose is one block", () => {
  const purposes = sortCrawlers(listed, "purpose").map(({ purpose }) => purpose);
  const blocks = purposes.filter((purpose, row) => purpose !== purposes[row - 1]);
  expect(blocks).toHaveLength(new Set(blocks).size);
});

test.each([
  ["/crawlers", "?sort=name", true],
  ["/fr/crawlers", "?q=gpt&sort=operator", true],
  ["/crawlers", "?sort=known", false],
  ["/crawlers", "?sort=toString", false],
  ["/crawlers", "?q=name", false],
  ["/pricing", "?sort=name", false],
])("%s%s asks for an order of its own: %s", (path, search, asks) => {
  expect(asksSort(path, search)).toBe(asks);
  expect(sortOrders).toContain(sortOrderIn(search));
});
