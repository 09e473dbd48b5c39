import { expect, test } from "vitest";
import { assistant, assistantOf, assistants, publicRatios } from "./assistants.ts";
import { knownCrawlers } from "./known.ts";

test.each([
  ["https://chatgpt.com/", "/articles/1", "chatgpt.com"],
  ["https://chat.openai.com/c/1", "/", "chatgpt.com"],
  ["https://www.perplexity.ai/", "/", "perplexity.ai"],
  ["HTTPS://WWW.PERPLEXITY.AI", "/", "perplexity.ai"],
  ["https://copilot.microsoft.com:443/chats", "/", "copilot.microsoft.com"],
  ["", "/a?utm_source=perplexity", "perplexity.ai"],
  ["", "https://example.com/a?x=1&utm_source=chatgpt.com&utm_medium=x#top", "chatgpt.com"],
  ["", "/a?utm_source=copilot.com", "copilot.microsoft.com"],
  // An app’s address is no site’s.
  ["android-app://com.example.mail/", "/a?utm_source=chatgpt.com", "chatgpt.com"],
])("a person from %j who asks for %j was sent by %s", (referer, url, id) => {
  expect(assistantOf(referer, url)).toBe(id);
});

test.each([
  ["", "/"],
  ["https://www.google.com/", "/"],
  ["https://example.com/", "/"],
  // A link that was copied out of an answer, and followed elsewhere or within the site.
  ["https://example.com/a?utm_source=chatgpt.com", "/b?utm_source=chatgpt.com"],
  ["https://news.example.org/", "/b?utm_source=chatgpt.com"],
  ["https://chatgpt.com.example.org/", "/"],
  ["https://example.org/chatgpt.com/", "/"],
  ["https://notchatgpt.com/", "/"],
  ["https://blog.perplexity.ai/", "/"],
  ["https://example.org/?q=https://claude.ai/", "/"],
  ["", "/a?xutm_source=chatgpt.com"],
  ["", "/a?utm_source=newsletter"],
  ["", "/utm_source=chatgpt.com"],
  ["", "/a?utm_source="],
  ["", "/a?utm_source=constructor"],
])("nobody is counted who comes from %j and asks for %j", (referer, url) => {
  expect(assistantOf(referer, url)).toBeUndefined();
});

test("every assistant is run by an operator of crawlers, and says where that can be read, and when it was", () => {
  const operators = new Set(knownCrawlers.map(({ operator }) => operator));
  const wrong = assistants.filter(
    ({ operator, sources, lastChecked }) =>
      !operators.has(operator) ||
      sources.length === 0 ||
      !sources.every((source) => URL.canParse(source)) ||
      !/^20\d\d-(0[1-9]|1[0-2])$/.test(lastChecked),
  );
  expect(wrong).toEqual([]);
});

test("an assistant is found by its id and by each of its names, which no other has", () => {
  const names = assistants.flatMap(({ utmSources }) => utmSources);
  expect(new Set(names).size).toBe(names.length);
  for (const each of assistants) {
    expect(assistant(each.id)).toBe(each);
    expect(each.hosts[0]).toBe(each.id);
    for (const host of each.hosts) expect(assistantOf(`https://www.${host}/`, "/")).toBe(each.id);
    for (const source of each.utmSources) expect(assistantOf("", `/?utm_source=${source}`)).toBe(each.id);
  }
});

test("public ratios are of operators whose assistants are known, each once, with where and when they were published", () => {
  const operators = publicRatios.ratios.map(({ operator }) => operator);
  expect(new Set(operators).size).toBe(operators.length);
  expect(assistants.map(({ operator }) => operator)).toEqual(expect.arrayContaining(operators));
  const searches = knownCrawlers.filter(({ purpose }) => purpose === "search-engine");
  expect(searches.map(({ operator }) => operator).filter((each) => operators.includes(each ?? ""))).toEqual(
    [],
  );
  for (const source of [publicRatios.source, ...publicRatios.readBy]) expect(URL.canParse(source)).toBe(true);
  expect(publicRatios.published).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(publicRatios.published > publicRatios.month).toBe(true);
});
