import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BloomFilter } from "./bloom-filter.ts";
import { Distinct } from "./distinct.ts";
import { Frequent } from "./frequent.ts";
import { Hash } from "./hash.ts";
import { HashCache } from "./hash-cache.ts";
import { addMoney, totalOf } from "./money.ts";
import { isPage } from "./pages.ts";
import { TallyCount } from "./tally.ts";

const encoder = new TextEncoder();
const hash = new Hash(7);

function hashOf(text: string): Hash {
  const bytes = encoder.encode(text);
  hash.of(bytes, 0, bytes.length);
  return hash;
}

describe("distinct", () => {
  test("is exact up to 4,096 different texts, however often they come", () => {
    const distinct = new Distinct();
    for (let turn = 0; turn < 3; turn++) {
      for (let index = 0; index < 4096; index++) distinct.add(hashOf(`/page/${index}`));
    }
    expect(distinct.get()).toEqual({ count: 4096, error: 0 });
  });

  test("is within four standard errors beyond that", () => {
    const distinct = new Distinct();
    for (let index = 0; index < 200_000; index++) distinct.add(hashOf(`/page/${index}`));
    const { count, error } = distinct.get();
    expect(error).toBeGreaterThan(0);
    expect(Math.abs(count / 200_000 - 1)).toBeLessThan(4 * error);
  });
});

describe("the most frequent texts", () => {
  const add = (frequent: Frequent, text: string) => {
    const bytes = encoder.encode(text);
    frequent.add(hashOf(text), bytes, 0, bytes.length);
  };

  test("are counted exactly while there are no more than 32,768", () => {
    fc.assert(
      fc.property(fc.array(fc.webPath(), { maxLength: 300 }), (paths) => {
        const frequent = new Frequent();
        for (const path of paths) add(frequent, path);
        const expected = new Map<string, number>();
        for (const path of paths) expected.set(path, (expected.get(path) ?? 0) + 1);
        const found = frequent.top(1000);
        expect(new Map(found.map(({ text, least }) => [text, least]))).toEqual(expected);
        expect(found.every(({ least, most }) => least === most)).toBe(true);
        expect(found.map(({ least }) => least)).toEqual([...expected.values()].sort((a, b) => b - a));
      }),
    );
  });

  test("stay within the bounds that are stated when far more come by", () => {
    const frequent = new Frequent();
    for (let index = 0; index < 500_000; index++) {
      add(frequent, `/once/${index}`);
      if (index % 10 === 0) add(frequent, `/often/${index % 70}`);
    }
    const top = frequent.top(7);
    expect(top.map(({ text }) => text).sort()).toEqual([0, 1, 2, 3, 4, 5, 6].map((n) => `/often/${n * 10}`));
    for (const { text, least, most } of top) {
      const often = 50_000 / 7;
      expect(least, text).toBeLessThanOrEqual(Math.ceil(often));
      expect(most, text).toBeGreaterThanOrEqual(Math.floor(often));
      expect(most - least).toBeLessThan(550_000 / 16_384);
    }
  });

  test("a long text is shown cut, and never taken for another", () => {
    const frequent = new Frequent();
    add(frequent, `/${"a".repeat(500)}1`);
    add(frequent, `/${"a".repeat(500)}2`);
    expect(frequent.top(5).map(({ text, least }) => [text.length, least])).toEqual([
      [193, 1],
      [193, 1],
    ]);
  });
});

test("what has not been seen is never taken for seen, and little else is", () => {
  const seen = new BloomFilter();
  for (let index = 0; index < 100_000; index++) seen.add(hashOf(`/seen/${index}`));
  let missed = 0;
  let wrong = 0;
  for (let index = 0; index < 100_000; index++) {
    const { low, high } = hashOf(`/seen/${index}`);
    if (!seen.has(low, high)) missed++;
    const other = hashOf(`/new/${index}`);
    if (seen.has(other.low, other.high)) wrong++;
  }
  expect(missed).toBe(0);
  expect(wrong).toBeLessThan(10);
});

test("what is remembered is right, and forgotten rather than grown", () => {
  const remembered = new HashCache<string>(64);
  for (let index = 0; index < 10_000; index++) {
    remembered.set(hashOf(String(index)), String(index));
    expect(remembered.get(hashOf(String(index)))).toBe(String(index));
  }
  const known = Array.from({ length: 10_000 }, (_, index) => remembered.get(hashOf(String(index))));
  expect(known.filter((value) => value !== undefined).length).toBeLessThanOrEqual(33);
  expect(known.every((value, index) => value === undefined || value === String(index))).toBe(true);
});

test("hashes of 200,000 similar texts all differ", () => {
  const seen = new Set<string>();
  for (let index = 0; index < 200_000; index++) {
    const { low, high } = hashOf(`/a/${index}`);
    seen.add(`${low} ${high}`);
  }
  expect(seen.size).toBe(200_000);
});

describe("money", () => {
  test("is added without rounding", () => {
    const price = { amount: "0.1", currency: "EUR" };
    expect(totalOf([{ price, times: 3 }])).toEqual([{ amount: "0.3", currency: "EUR" }]);
    expect(
      totalOf([{ price: { amount: "0.000001", currency: "EUR" }, times: 9_007_199_254_740_991 }]),
    ).toEqual([{ amount: "9007199254.740991", currency: "EUR" }]);
  });

  test("of different currencies is not mixed", () => {
    const sums = [
      { amount: "0.005", currency: "EUR" },
      { amount: "2", currency: "USD" },
      { amount: "1.995", currency: "EUR" },
    ];
    expect(addMoney(sums)).toEqual([
      { amount: "2", currency: "EUR" },
      { amount: "2", currency: "USD" },
    ]);
  });
});

test("every visit is in one class of answers, whatever its status", () => {
  const tally = new TallyCount();
  for (let status = 0; status <= 999; status++) tally.add(status, 1);
  expect(tally.get()).toEqual({
    visits: 1000,
    bytes: 1000,
    answers: {
      ...{ none: 100, informational: 100, success: 100, redirect: 100 },
      ...{ "client-error": 100, "server-error": 500 },
    },
  });
});

test.each([
  ["/", true],
  ["/article.html", true],
  ["/feed.xml", true],
  ["/robots.txt", false],
  ["/notes/robots.txt", true],
  ["/a.PNG", false],
  ["/style.css", false],
  ["/v1.2/page", true],
  ["/report.pdf", true],
])("%s is a page: %s", (path, expected) => {
  const bytes = encoder.encode(path);
  expect(isPage(bytes, 0, bytes.length)).toBe(expected);
});
