import { crawlerByToken, crawlers } from "@octroi/crawlers/registry";
import { crawlerSlug } from "@octroi/ui/words/crawler-slug";
import { expect, test } from "vitest";
import { crawlerPath } from "./address.ts";
import { crawlerAt, crawlerPaths, isVerifiable, sameOperatorAs, summaryOf } from "./directory.ts";

test("every crawler has an address of its own that needs no encoding", () => {
  expect(new Set(crawlerPaths).size).toBe(crawlers.length);
  for (const path of crawlerPaths) expect(path).toMatch(/^\/crawlers\/[a-z0-9_]+(-[a-z0-9_]+)*$/);
});

test.each([
  ["GPTBot", "/crawlers/gptbot"],
  ["ChatGPT Agent", "/crawlers/chatgpt-agent"],
  ["archive.org_bot", "/crawlers/archive-org_bot"],
  ["search.marginalia.nu", "/crawlers/search-marginalia-nu"],
])("%s lives at %s", (token, path) => {
  expect(crawlerPath(token)).toBe(path);
});

test("an address finds its crawler, whatever the case, by token or by another spelling", () => {
  for (const { token, aliases } of crawlers) {
    for (const name of [token, ...aliases]) expect(crawlerAt(crawlerSlug(name))?.token, name).toBe(token);
  }
  expect(crawlerAt("GPTBot")?.token).toBe("GPTBot");
  expect(crawlerAt("qwantify")?.token).toBe("Qwantbot");
});

test.each(["", "-", "nobody", "constructor", "__proto__", "gptbot/x", "é"])(
  "%j is nobody’s address",
  (slug) => {
    expect(crawlerAt(slug)).toBeUndefined();
  },
);

test("the summary counts who trains, who answers and who can be verified", () => {
  const entries = ["GPTBot", "OAI-SearchBot", "ChatGPT-User", "CCBot", "Bytespider"].flatMap(
    (token) => crawlerByToken(token) ?? [],
  );
  expect(summaryOf(entries)).toEqual({ all: 5, training: 2, answering: 2, verifiable: 4 });
});

test("related names are the operator’s other ones, those in use first", () => {
  const anthropic = crawlers.filter(({ operator }) => operator === "Anthropic");
  for (const crawler of anthropic) {
    const related = sameOperatorAs(crawler);
    expect(related).toHaveLength(anthropic.length - 1);
    expect(related).not.toContain(crawler);
    const inUse = related.map(({ status }) => status === "active");
    expect(inUse).toEqual([...inUse].sort((a, b) => Number(b) - Number(a)));
  }
});

test("nobody is related through an unknown operator, or through “open source”", () => {
  const alone = crawlers.filter(({ operator }) => operator === null || operator === "Open source");
  expect(alone.length).toBeGreaterThan(2);
  expect(alone.flatMap(sameOperatorAs)).toEqual([]);
});

test("what sends no request is not verifiable", () => {
  expect(crawlers.filter((crawler) => !crawler.sendsRequests && isVerifiable(crawler))).toEqual([]);
});
