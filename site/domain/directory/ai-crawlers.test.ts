import { expect, test } from "vitest";
import { generatorBots, generatorSearchEngines } from "../robots/generator-names.ts";
import { aiCrawlers, offeredCrawlers } from "./ai-crawlers.ts";

test("G1 the generator offers the 15 of its list, and each is an AI crawler of the registry", () => {
  expect(offeredCrawlers.map(({ token }) => token)).toEqual(generatorBots);
  expect(offeredCrawlers).toHaveLength(15);
  expect(aiCrawlers).toEqual(expect.arrayContaining([...offeredCrawlers]));
});

test("no search engine, link preview, advertising checker or archive counts as an AI crawler", () => {
  const tokens = aiCrawlers.map(({ token }) => token);
  for (const other of [
    ...generatorSearchEngines,
    "Applebot",
    "facebookexternalhit",
    "AdsBot-Google",
    "archive.org_bot",
  ]) {
    expect(tokens).not.toContain(other);
  }
  expect(tokens.length).toBeGreaterThan(150);
});
