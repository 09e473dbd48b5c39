import { describe, expect, test } from "vitest";
import { crawlers } from "../registry.ts";
import { crawlerWords as en } from "./en.ts";
import { crawlerWords as fr } from "./fr.ts";

describe("every crawler is described in each language", () => {
  test.each(crawlers)("$token", ({ token }) => {
    expect(Object.keys(fr[token])).toEqual(Object.keys(en[token]));
    for (const text of [fr[token], en[token]].flatMap((words) => Object.values(words))) {
      expect(text).toMatch(/^\S.*\.$/);
    }
    expect(fr[token].description).not.toBe(en[token].description);
  });

  test("and nothing else is", () => {
    const tokens = crawlers.map(({ token }) => token).sort();
    expect(Object.keys(fr).sort()).toEqual(tokens);
    expect(Object.keys(en).sort()).toEqual(tokens);
  });
});

test("French text puts no-break spaces before : ; ! ? % and uses curly apostrophes", () => {
  const french = Object.values(fr).flatMap((words) => Object.values(words));
  expect(french.filter((text) => /(?<!\u00a0)[;!?%]|(?<!\u00a0):(?!\/\/)|'|\u202f/.test(text))).toEqual([]);
});

test("English text uses curly quotation marks and apostrophes", () => {
  const english = Object.values(en).flatMap((words) => Object.values(words));
  expect(english.filter((text) => /['"]/.test(text))).toEqual([]);
});
