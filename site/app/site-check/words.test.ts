import { lintCodes } from "@octroi/crawlers/lint";
import { findingCodes } from "@octroi/policy/check";
import { expect, test } from "vitest";
import { languages } from "../../domain/site/language.ts";
import { audiences } from "../../domain/site-check/answers.ts";
import type { Headline } from "../../domain/site-check/headline.ts";
import { servedCodes } from "../../domain/site-check/served.ts";
import { siteCheck } from "../content/site-check.ts";
import { headlineText } from "./headline-text.ts";
import { fixes } from "./worded.ts";

test("every code of every catalog has a fix in both languages, set as each is, and no other has", () => {
  const all = [...Object.keys(findingCodes), ...lintCodes, ...servedCodes];
  expect(Object.keys(fixes).sort()).toEqual(all.sort());
  for (const [code, [fr, en]] of Object.entries(fixes)) {
    expect(fr, code).toMatch(/\.$/);
    expect(en, code).toMatch(/\.$/);
    expect(fr, code).not.toMatch(/'| [:;?!»]|«(?!\u00a0)/);
    expect(en, code).not.toMatch(/'| [:;?!]|\u00a0/);
    expect(fr, code).not.toBe(en);
  }
});

const headlines: Headline[] = [
  { kind: "nothing-read" },
  { kind: "in-trouble" },
  { kind: "search-closed", closed: 6, all: 6 },
  { kind: "search-closed", closed: 2, all: 6 },
  { kind: "contradiction", audience: "training", refused: ["robots", "rsl"], granted: ["content-usage"] },
  { kind: "refused", by: ["robots"], searchOpen: true },
  { kind: "refused", by: ["robots", "content-signal", "tdmrep"], searchOpen: true },
  { kind: "paid", by: ["rsl"], searchOpen: false },
  { kind: "granted", by: ["content-usage"], searchOpen: true },
  { kind: "partly", closed: 3, all: 16 },
  { kind: "silent" },
];

test.each(languages)("(%s) every answer is a sentence, with nothing left to fill in", (language) => {
  const told = headlines.map((headline) => headlineText(headline, siteCheck[language].answer, language));
  expect(new Set(told).size).toBe(headlines.length);
  for (const sentence of told) expect(sentence).toMatch(/^[^{}]+\.$/);
});

test("the answer names where it stands, as a list of each language", () => {
  const headline: Headline = {
    kind: "refused",
    by: ["robots", "content-signal", "tdmrep"],
    searchOpen: true,
  };
  expect(headlineText(headline, siteCheck.en.answer, "en")).toBe(
    "Training is refused in robots.txt, Content-Signal and TDMRep. Search stays open.",
  );
  expect(headlineText(headline, siteCheck.fr.answer, "fr")).toBe(
    "L’entraînement est refusé dans robots.txt, Content-Signal et TDMRep. La recherche reste ouverte.",
  );
  expect(audiences[0]).toBe("search-engine");
});
