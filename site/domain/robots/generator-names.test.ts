import { crawlerByToken } from "@octroi/crawlers/registry";
import { expect, test } from "vitest";
import { generatorBots, generatorSearchEngines } from "./generator-names.ts";

test("G1 the 15 bots and the three search engines are entries, spelled as the specification spells them", () => {
  expect(generatorBots).toHaveLength(15);
  for (const token of [...generatorBots, ...generatorSearchEngines]) {
    expect(crawlerByToken(token)?.token).toBe(token);
  }
});

test("no search engine is offered as an AI crawler to block", () => {
  expect(generatorBots.filter((token) => crawlerByToken(token)?.purpose === "search-engine")).toEqual([]);
});
