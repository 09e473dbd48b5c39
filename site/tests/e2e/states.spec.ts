import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { pages } from "../../domain/pages.ts";
import { expect, test } from "./fixtures.ts";

/** Pages with a form, an accordion, a table and code: between them, every piece that changes state. */
const sampled = [pages.home, pages.pricing, pages.estimator, pages.documentationVercel] as const;

test.describe.configure({ timeout: 180_000 });
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 390, height: 800 } });

for (const path of sampled) {
  test(`${path} stays accessible with its menu, its questions and the waitlist open`, async ({
    page,
    visit,
  }) => {
    await visit(`/fr${path}`);
    await page.getByRole("button", { name: "Ouvrir le menu" }).click();
    await expect(page.locator("#site-menu")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");

    for (const summary of await page.locator("main details > summary").all()) await summary.click();
    expect(await violations(page)).toEqual([]);

    await visit(`/fr${path}#waitlist`);
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Demander mon invitation" }).click();
    await expect(dialog.getByRole("alert")).toHaveText("Requête invalide");
    expect(await violations(page)).toEqual([]);
  });
}

test("WCAG 2.2 targets are at least 24 px, or have that much room", async ({ page, visit }) => {
  for (const path of sampled) {
    await visit(`/en${path}`);
    const { violations: small } = await new AxeBuilder({ page }).withRules(["target-size"]).analyze();
    expect(small.map(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  }
});

test("wider text spacing cuts nothing off", async ({ page, visit }) => {
  for (const path of sampled) {
    await visit(`/fr${path}`);
    await page.evaluate(() => {
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(
        "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
      );
      document.adoptedStyleSheets = [spacing];
    });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

test("forced colours keep the squares and bars that carry meaning", async ({ page, visit }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit("/en");
  const square = page.locator(".decision-square").first();
  const kept = await square.evaluate((element) => getComputedStyle(element).forcedColorAdjust);
  expect(kept).toBe("none");
});

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
