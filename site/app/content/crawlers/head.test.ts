import { crawlers } from "@octroi/crawlers/registry";
import { languages } from "@octroi/ui/language/language";
import { describe, expect, test } from "vitest";
import { directory } from "./directory.ts";
import { crawlerHead } from "./head.ts";
import { unknownCrawler } from "./unknown.ts";

describe.each(languages)("in %s", (language) => {
  const heads = crawlers.map((crawler) => ({ name: crawler.token, ...crawlerHead(crawler, language) }));
  const all = [
    ...heads,
    { name: "the directory", ...directory[language] },
    { name: "an unknown crawler", ...unknownCrawler[language] },
  ];

  test("every title has 30 to 60 characters, every description 70 to 160", () => {
    const strays = all.filter(
      ({ title, description }) =>
        title.length < 30 || title.length > 60 || description.length < 70 || description.length > 160,
    );
    expect(strays.map(({ name, title, description }) => ({ name, title, description }))).toEqual([]);
  });

  test("no two pages share a title or a description", () => {
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
  });

  test("a crawler’s title begins with its name", () => {
    expect(heads.filter(({ name, title }) => !title.startsWith(name))).toEqual([]);
  });
});
