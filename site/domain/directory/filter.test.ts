import { identify } from "@octroi/crawlers/identify";
import { crawlers } from "@octroi/crawlers/registry";
import fc from "fast-check";
import { expect, test } from "vitest";
import { directorySearch, type Filter, filterFrom, isFiltering, noFilter, queryOf } from "./filter.ts";

const listed = crawlers.map((crawler) => ({ ...crawler, verification: crawler.verification.methods }));
const search = directorySearch(listed);
const matches = (filter: Partial<Filter>) => search({ ...noFilter, ...filter }).map(({ token }) => token);

test("without a filter everyone is shown", () => {
  expect(matches({})).toHaveLength(crawlers.length);
  expect(matches({ q: "  " })).toHaveLength(crawlers.length);
});

test.each<[Partial<Filter>, string[]]>([
  [{ q: "gptb" }, ["GPTBot"]],
  [{ q: "QWANTIFY" }, ["Qwantbot"]],
  [{ q: "anthropic web" }, ["Claude-Web"]],
  [{ q: "coc coc web" }, ["coccocbot-web"]],
  [{ q: "nobody at all" }, []],
  [{ operator: "Perplexity", status: "active" }, ["Perplexity-User", "PerplexityBot"]],
  [{ operator: "Perplexity", status: "never-real" }, ["Perplexity"]],
  [{ operator: "OpenAI", purpose: "training" }, ["GPTBot"]],
  [{ purpose: "archive" }, ["archive.org_bot"]],
  [{ purpose: "archive", verifiable: "no" }, []],
])("%j shows %j", (filter, tokens) => {
  expect(matches(filter)).toEqual(tokens);
});

test("those that can be verified and those that cannot are everyone", () => {
  const [yes, no] = [matches({ verifiable: "yes" }), matches({ verifiable: "no" })];
  expect(yes).toContain("GPTBot");
  expect(no).toContain("Bytespider");
  expect([...yes, ...no]).toHaveLength(crawlers.length);
});

test.each([
  [
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)",
    "GPTBot",
  ],
  ["Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)", "Bingbot"],
  ["CCBot/2.0 (https://commoncrawl.org/faq/)", "CCBot"],
])("a whole User-Agent header shows the crawler it names: %s", (q, token) => {
  expect(matches({ q })).toEqual([token]);
});

test.each([
  "Mozilla/5.0 (compatible; FooBot; +https://perplexity.ai/perplexitybot)",
  "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Googlebot)",
])("a header that only mentions a crawler shows nobody, as the tester says: %s", (q) => {
  expect(matches({ q })).toEqual([]);
  expect(identify(q)).toBeUndefined();
});

test("a browser’s header names nobody", () => {
  expect(matches({ q: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" })).toEqual(
    [],
  );
});

test("a filter survives its address", () => {
  const filters = fc.record<Filter>({
    q: fc.string({ maxLength: 40, unit: "grapheme" }).filter((text) => text.isWellFormed()),
    purpose: fc.constantFrom("", "training", "archive"),
    operator: fc.constantFrom("", "OpenAI", "Cốc Cốc", "A&B=C"),
    status: fc.constantFrom("", "legacy", "active"),
    verifiable: fc.constantFrom("", "yes", "no"),
  });
  fc.assert(
    fc.property(filters, (filter) => {
      expect(filterFrom(new URLSearchParams(queryOf(filter)))).toEqual(filter);
      expect(queryOf(filter) === "").toBe(!isFiltering(filter));
    }),
  );
});

test("bad input: an address that asks for what does not exist asks for nothing", () => {
  const query = new URLSearchParams({ purpose: "toString", status: "<b>", verifiable: "maybe", other: "1" });
  expect(filterFrom(query)).toEqual(noFilter);
  expect(filterFrom(new URLSearchParams({ q: "x".repeat(10_000) })).q).toHaveLength(500);
});
