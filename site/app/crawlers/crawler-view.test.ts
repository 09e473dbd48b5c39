import { crawlerByToken, crawlers } from "@octroi/crawlers/registry";
import { languages } from "@octroi/ui/language/language";
import { describe, expect, test } from "vitest";
import { crawlerView } from "./crawler-view.ts";

describe.each(languages)("in %s", (language) => {
  const views = crawlers.map((crawler) => crawlerView(crawler, language));

  test("no page shows a missing word", () => {
    for (const view of views) {
      const { related, lines, ...shown } = view.copy;
      expect(JSON.stringify({ ...view, copy: shown }), view.token).not.toMatch(/undefined|\bNaN\b/);
      if (view.related.length > 0) expect(related.heading).toContain(view.operator);
      expect(lines.cases[view.robotsLines.case], view.token).not.toMatch(/null|undefined/);
    }
  });

  test("what is read elsewhere is an address that a browser opens, or is no link", () => {
    for (const { token, verification, evidence } of views) {
      const sources = [...evidence.lists, ...(verification.source === null ? [] : [verification.source])];
      for (const { text, href } of sources) {
        if (href === null) expect(text, token).toMatch(/^(\*\.|AS\d)/);
        else expect(() => new URL(href), token).not.toThrow();
      }
    }
  });
});

test("a tool that anyone runs is free software, in the page's language", () => {
  const aider = crawlerByToken("Aider");
  if (aider === undefined) throw new Error("Expected Aider in the registry, found none");
  expect(languages.map((language) => crawlerView(aider, language).operator)).toEqual(
    languages.map((language) => ({ fr: "Logiciel libre", en: "Open source" })[language]),
  );
});

test("French pages follow French typography", () => {
  const texts = crawlers.flatMap((crawler) => stringsIn(crawlerView(crawler, "fr").copy));
  expect(
    [...new Set(texts)].filter((text) => /'| [:;!?%»]|[\p{L}\d][;!?%»]|«(?!\u00a0)/u.test(text)),
  ).toEqual([]);
});

test("a loss is told apart from what costs nothing", () => {
  const isLoss = (token: string) => {
    const crawler = crawlerByToken(token);
    return crawler && crawlerView(crawler, "en").cost.isLoss;
  };
  expect(isLoss("Googlebot")).toBe(true);
  expect(isLoss("OAI-SearchBot")).toBe(true);
  expect(isLoss("GPTBot")).toBe(false);
  expect(isLoss("Perplexity")).toBe(false);
});

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
