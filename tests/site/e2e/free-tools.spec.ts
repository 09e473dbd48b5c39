import { journeyLanguages } from "@octroi/ui/testing/slow";
import { freeTools } from "../../../site/app/content/free-tools.ts";
import { addressOf, pages } from "../../../site/domain/pages/pages.ts";
import { tools } from "../../../site/domain/pages/tools.ts";
import { expect, sharing as test } from "./fixtures.ts";

for (const language of journeyLanguages("fr")) {
  const copy = freeTools[language];

  test(`P8 (${language}) the index shows one card per tool, the generator as new, and leads to each by keyboard`, async ({
    page,
    visit,
  }) => {
    await visit(addressOf(pages.freeTools, language));
    const cards = page.getByRole("article");
    await expect(cards.getByRole("heading")).toHaveText(tools.map((tool) => copy.tools[tool].title));
    const generator = cards.filter({ hasText: copy.tools.robotsTxtGenerator.title });
    await expect(cards.getByText(copy.newBadge, { exact: true })).toHaveCount(1);
    await expect(generator.getByText(copy.newBadge, { exact: true })).toBeVisible();
    const links = cards.getByRole("link");
    const addresses = tools.map((tool) => addressOf(pages[tool], language));
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(addresses);
    await links.first().focus();
    for (const _ of addresses.slice(1)) await page.keyboard.press("Tab");
    await expect(links.last()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`${addresses.at(-1)}$`));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("P8 the whole card takes the press", async ({ page, visit }) => {
  await visit(addressOf(pages.freeTools, "en"));
  const heading = page.getByRole("heading", { name: freeTools.en.tools.robotsTxtGenerator.title });
  await heading.scrollIntoViewIfNeeded();
  const box = await heading.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await expect(page).toHaveURL(/robots-txt-generator$/);
});
