import { freeTools } from "../../app/content/free-tools.ts";
import { languages } from "../../domain/language.ts";
import { addressOf, pages } from "../../domain/pages.ts";
import { tools } from "../../domain/tools.ts";
import { expect, test } from "./fixtures.ts";

for (const language of languages) {
  const copy = freeTools[language];

  test(`P8 (${language}) the index shows one card per tool, the generator as new, and leads to it by keyboard`, async ({
    page,
    visit,
  }) => {
    await visit(addressOf(pages.freeTools, language));
    await expect(page.getByRole("article")).toHaveCount(tools.length);
    const card = page.getByRole("article").filter({ hasText: copy.tools.robotsTxtGenerator.title });
    await expect(card).toContainText(language === "fr" ? "nouveau" : "new");
    await card.getByRole("link").focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`${addressOf(pages.robotsTxtGenerator, language)}$`));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("checkbox")).toHaveCount(15);
  });
}

test("P8 the whole card takes the press", async ({ page, visit }) => {
  await visit(addressOf(pages.freeTools, "en"));
  const heading = page.getByRole("heading", { name: freeTools.en.tools.robotsTxtGenerator.title });
  const box = await heading.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await expect(page).toHaveURL(/robots-txt-generator$/);
});
