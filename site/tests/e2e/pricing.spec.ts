import type { FAQPage } from "schema-dts";
import { brand } from "../../domain/brand.ts";
import { languages } from "../../domain/language.ts";
import { featureGroups } from "../../domain/plans.ts";
import { expect, test } from "./fixtures.ts";

const features = featureGroups.flatMap((group) => group.features);
const words = {
  fr: { free: "Gratuit", prices: ["0 €", "49 €"], soon: "bientôt", start: "Créer mon compte gratuit" },
  en: { free: "Free", prices: ["€0", "€49"], soon: "coming soon", start: "Create my free account" },
} as const;

for (const language of languages) {
  const expected = words[language];

  test.describe(`in ${language}`, () => {
    test.beforeEach(({ visit }) => visit(`/${language}/pricing`));

    test("P3 two cards state name, price and five features each", async ({ page }) => {
      const cards = page.getByRole("main").getByRole("article");
      await expect(cards).toHaveCount(2);
      await expect(cards.first().getByRole("heading")).toHaveText(expected.free);
      for (const [position, price] of expected.prices.entries()) {
        await expect(cards.nth(position).getByText(price, { exact: true })).toBeVisible();
        await expect(cards.nth(position).getByRole("listitem")).toHaveCount(5);
      }
    });

    test("P3 the free plan leads to the sign-up, the paid one asks for an invitation", async ({ page }) => {
      const cards = page.getByRole("main").getByRole("article");
      const signUp = cards.first().getByRole("link");
      await expect(signUp).toHaveAttribute("href", brand.signUpUrl);
      await expect(signUp).toHaveAttribute("target", "_blank");
      await expect(cards.last().getByRole("link")).toHaveAttribute("aria-haspopup", "dialog");
    });

    test("P3 the table compares every feature, and marks what is to come", async ({ page }) => {
      const table = page.getByRole("table");
      await expect(table.getByRole("rowheader")).toHaveCount(features.length + featureGroups.length);
      await expect(table.getByRole("cell")).toHaveCount(features.length * 2);
      await expect(table.getByRole("cell", { name: expected.soon })).toHaveCount(1);
    });

    test("P3 three value points, then six questions, then the closing call", async ({ page }) => {
      const main = page.getByRole("main");
      await expect(main.getByRole("term")).toHaveCount(3);
      await expect(main.locator("details")).toHaveCount(6);
      const closing = main.locator("section").last();
      await expect(closing.getByRole("link", { name: expected.start })).toHaveAttribute(
        "href",
        brand.signUpUrl,
      );
    });

    test("P3 the structured data repeats the six questions that the page answers", async ({ page }) => {
      const data: FAQPage = JSON.parse(await page.locator('script[type="application/ld+json"]').innerText());
      const asked = await page.locator("summary").allInnerTexts();
      expect(data).toMatchObject({ "@type": "FAQPage", mainEntity: asked.map((name) => ({ name })) });
    });
  });
}

test("P11 opening a question closes the other, and it can be closed again", async ({ page, visit }) => {
  await visit("/en/pricing");
  const [first, second] = [page.locator("details").nth(0), page.locator("details").nth(1)];
  await first.locator("summary").click();
  await expect(first).toHaveAttribute("open");
  await second.locator("summary").click();
  await expect(second).toHaveAttribute("open");
  await expect(first).not.toHaveAttribute("open");
  await second.locator("summary").press("Enter");
  await expect(second).not.toHaveAttribute("open");
});

test("L2 switching language changes every word of the page and keeps the open question", async ({
  page,
  visit,
}) => {
  await visit("/en/pricing");
  await page.locator("summary").nth(2).click();
  await page.getByRole("button", { name: "Choose a language" }).click();
  await page.getByRole("link", { name: "Français" }).click();
  await expect(page).toHaveURL("/fr/pricing");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Voir est gratuit");
  await expect(page.locator("details").nth(2)).toHaveAttribute("open");
});
