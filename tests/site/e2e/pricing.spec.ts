import { payoutsToday, payoutWords } from "@octroi/ui/words/plans";
import { plans } from "../../../site/app/content/plans.ts";
import { expect, sharing as test } from "./fixtures.ts";

test("L2 switching language changes every word of the page and keeps the open question", async ({
  page,
  visit,
}) => {
  await visit("/en/pricing");
  await page.locator("summary").nth(2).click();
  await page.getByRole("button", { name: "Choose a language" }).click();
  await page.getByRole("link", { name: "Français" }).click();
  await expect(page).toHaveURL("/fr/pricing");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Voir qui vous lit est gratuit");
  await expect(page.locator("details").nth(2)).toHaveAttribute("open");
});

test("P3 on a phone the comparison explains each feature, and keeps its two columns apart", async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit("/fr/pricing");
  const { features } = plans.fr.comparison;
  for (const { detail } of Object.values(features)) {
    const words = detail.replaceAll(payoutsToday, payoutWords("fr", false));
    await expect(page.getByText(words).filter({ visible: true })).toHaveCount(1);
  }
  const gap = await page
    .locator("tr:has(td + td)", { hasText: features.support.name })
    .first()
    .evaluate((row) => {
      const [free, paid] = [...row.querySelectorAll("td")].map((cell) => {
        const words = document.createRange();
        words.selectNodeContents(cell);
        return words.getBoundingClientRect();
      });
      return (paid?.left ?? 0) - (free?.right ?? 0);
    });
  expect(gap).toBeGreaterThanOrEqual(16);
});
