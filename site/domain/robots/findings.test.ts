import { applyFix } from "@octroi/crawlers/lint";
import { expect, test } from "vitest";
import { findingsIn } from "./findings.ts";

const text = "User-agent: GPT-Bot\nDisalow: /\n\nSitemap: /sitemap.xml\nCrawl-delay: 10\n";

test("the gravest comes first, with the line that it is about", () => {
  const { list, counts } = findingsIn(text, undefined);
  const ranks = list.map(({ severity }) => ["error", "warning", "note"].indexOf(severity));
  expect(ranks).toEqual(ranks.toSorted());
  expect(list.length).toBe(counts.error + counts.warning + counts.note);
  expect(list.find(({ code }) => code === "near-miss-token")).toMatchObject({
    line: 1,
    excerpt: "User-agent: GPT-Bot",
  });
});

test("where the file is served is known, a relative sitemap can be completed", () => {
  const fixOf = (origin?: string) =>
    findingsIn(text, origin).list.find(({ code }) => code === "relative-sitemap")?.fix;
  const fix = fixOf("https://example.com");
  expect(fix && applyFix(text, fix)).toContain("Sitemap: https://example.com/sitemap.xml");
  expect(fixOf()).toBeNull();
});

test("a file made to tire us is answered with a list that can be read", () => {
  const sitemaps = Array.from({ length: 5_000 }, (_, index) => `Sitemap: /${index}.xml`);
  const { list, counts } = findingsIn(sitemaps.join("\n"), undefined);
  expect(list.length).toBeLessThanOrEqual(100);
  expect(counts.error + counts.warning + counts.note).toBeGreaterThan(list.length);
});
