import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { crawlers } from "@octroi/crawlers/registry";
import { formatter } from "@octroi/ui/language/format";
import { languages } from "@octroi/ui/language/language";
import { describe, expect, test } from "vitest";
import { aiCrawlers } from "../../domain/directory/ai-crawlers.ts";
import { estimate, medianShare, shareOf } from "../../domain/estimate/estimate.ts";
import { marketing } from "../../domain/figures/figures.ts";
import { directory } from "./crawlers/directory.ts";
import { estimator } from "./estimator.ts";
import { freeTools } from "./free-tools.ts";
import { genericUseCases } from "./generic-use-cases/index.ts";
import { home } from "./home.ts";
import { plans } from "./plans.ts";
import { pricing } from "./pricing.ts";
import { team } from "./team.ts";
import { why } from "./why.ts";
import { wordpressPlugin } from "./wordpress-plugin.ts";

const commercial = { home, pricing, plans, estimator, why, team, wordpressPlugin, genericUseCases };
const { grossMonthly } = estimate(marketing.examplePageViews);
const share = shareOf(grossMonthly);

test("P12 what publishers in the beta are told to expect is the high end of the estimator’s range", () => {
  expect(marketing.betaEstimateEur).toBe(share.high);
});

test("how many crawlers there are is counted in the registry, and typed into no sentence", () => {
  const sources = globSync("**/*.{ts,md}", { cwd: import.meta.dirname });
  expect(sources.length).toBeGreaterThan(50);
  const typed = sources.flatMap(
    (file) =>
      readFileSync(join(import.meta.dirname, file), "utf8").match(
        /\d\+?[\s\u00a0](?:(?:AI|known)[\s\u00a0])?(?:crawlers|robots|fiches|entries)\b.*/g,
      ) ?? [],
  );
  expect(typed).toEqual([]);
});

describe.each(languages)("in %s", (language) => {
  test("the directory, the tools and the plans count the same crawlers", () => {
    const { number } = formatter(language);
    expect(directory[language].lead).toContain(`${number(crawlers.length)} `);
    expect(freeTools[language].tools.crawlers.figure.value).toBe(number(crawlers.length));
    expect(freeTools[language].tools.robotsTxtTester.figure.value).toBe(number(crawlers.length));
    expect(JSON.stringify(plans[language])).toContain(number(aiCrawlers.length));
  });

  const { euros, number } = formatter(language);
  const texts = Object.entries(commercial).flatMap(([page, copy]) => blocksIn(copy[language], page));

  test("P12 the only amounts given for the example’s page views are the estimator’s", () => {
    const { monthly, yearly } = medianShare(marketing.examplePageViews);
    const given = [grossMonthly.low, grossMonthly.high, share.low, share.high, monthly, yearly, 0.01];
    const allowed = new Set([...given.map(euros), formatter(language).cents(0.01)]);
    const about = texts.filter(({ text }) => text.includes(number(marketing.examplePageViews)));
    expect(about.length).toBeGreaterThan(2);
    for (const { where, text } of about) {
      const amounts = text.match(/€[\d.,]*\d|\d[\d,\u00a0]*\u00a0€/g) ?? [];
      expect(
        amounts.filter((amount) => !allowed.has(amount)),
        where,
      ).toEqual([]);
    }
  });

  test("P12 the example loss stands with what it is made of, and is called an example", () => {
    const named = texts.filter(({ text }) => text.includes(euros(marketing.exampleLossEur)));
    expect(named.map(({ where }) => where.split(".")[0])).toEqual(
      expect.arrayContaining(["home", "wordpressPlugin"]),
    );
    for (const { where, text } of named) expect(text, where).toMatch(/ex[ae]mple/i);
  });
});

/** Texts that are read together: what one object of the copy says, figure and label in one. */
function blocksIn(value: unknown, where: string): { where: string; text: string }[] {
  if (typeof value !== "object" || value === null) return [];
  const own = Object.values(value).filter((inner) => typeof inner === "string");
  const inner = Object.entries(value).flatMap(([key, part]) => blocksIn(part, `${where}.${key}`));
  return own.length > 0 ? [{ where, text: own.join(" ") }, ...inner] : inner;
}
