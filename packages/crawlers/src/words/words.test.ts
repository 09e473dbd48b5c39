import { describe, expect, test } from "vitest";
import { crawlers } from "../registry.ts";
import { crawlerWords as en } from "./en.ts";
import { crawlerWords as fr } from "./fr.ts";

describe("every crawler is described in each language", () => {
  test("with the same texts, which are sentences, and not the same words", () => {
    const unlike = crawlers.filter(
      ({ token }) => Object.keys(fr[token]).join() !== Object.keys(en[token]).join(),
    );
    expect(unlike).toEqual([]);
    const texts = crawlers.flatMap(({ token }) =>
      [fr[token], en[token]].flatMap((words) => Object.values(words)),
    );
    expect(texts.filter((text) => !/^\S.*\.$/.test(text))).toEqual([]);
    expect(crawlers.filter(({ token }) => fr[token].description === en[token].description)).toEqual([]);
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
