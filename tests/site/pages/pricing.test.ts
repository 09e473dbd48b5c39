import { brand } from "@octroi/ui/brand/brand";
import { languages } from "@octroi/ui/language/language";
import { selectAll } from "hast-util-select";
import { describe, expect, test } from "vitest";
import { addressOf, pages } from "../../../site/domain/pages/pages.ts";
import { featureGroups, offers, planIds } from "../../../site/domain/plans/plans.ts";
import { mainOf, one, structuredDataOf, targetsOf, textOf, textsOf } from "./elements.ts";
import { documentAt } from "./rendered-pages.ts";

const features = featureGroups.flatMap((group) => group.features);
const toCome = features.flatMap((feature) => planIds.filter((plan) => offers[feature][plan] === "soon"));
const words = {
  fr: { free: "Gratuit", prices: ["0 €", "49 €"], soon: "bientôt" },
  en: { free: "Free", prices: ["€0", "€49"], soon: "coming soon" },
} as const;

describe.each(languages)("pricing in %s", async (language) => {
  const expected = words[language];
  const document = await documentAt(addressOf(pages.pricing, language));
  const main = mainOf(document);
  const cards = selectAll("article", main);

  test("P3 two cards state name, price and five features each", () => {
    expect(textsOf("article h2, article h3", main)).toHaveLength(2);
    expect(textsOf("article h2, article h3", main)[0]).toBe(expected.free);
    for (const [position, card] of cards.entries()) {
      expect(textsOf("*", card)).toContain(expected.prices[position]);
      expect(selectAll("li", card)).toHaveLength(5);
    }
    expect(cards).toHaveLength(2);
  });

  test("P3 the free plan leads to the sign-up, the paid one asks for an invitation", () => {
    const [free, paid] = cards.map((card) => one("a", card).properties);
    expect(free).toMatchObject({ href: brand.signUpUrl, target: "_blank" });
    expect(paid).toMatchObject({ dataOpens: "waitlist" });
  });

  test("P3 the table compares every feature, and marks what is to come", () => {
    expect(selectAll("tbody th", main)).toHaveLength(features.length + featureGroups.length);
    expect(selectAll("tbody td:not([colspan])", main)).toHaveLength(features.length * 2);
    const cells = textsOf("tbody td:not([colspan])", main);
    expect(cells.filter((cell) => cell === expected.soon)).toHaveLength(toCome.length);
  });

  test("P3 three value points, then six questions, then the closing call", () => {
    expect(selectAll("dt", main)).toHaveLength(3);
    expect(selectAll("details", main)).toHaveLength(6);
    const closing = selectAll("section", main).at(-1);
    expect(closing && targetsOf(closing)).toContain(brand.signUpUrl);
  });

  test("P3 the structured data repeats the six questions that the page answers", () => {
    const questions = selectAll("summary", main).map(textOf);
    expect(structuredDataOf(document)).toMatchObject([
      { "@type": "FAQPage", mainEntity: questions.map((name) => ({ name })) },
    ]);
  });
});
