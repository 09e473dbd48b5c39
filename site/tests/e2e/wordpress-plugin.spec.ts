import { brand } from "../../domain/brand.ts";
import { languages } from "../../domain/language.ts";
import { expect, test } from "./fixtures.ts";

const words = {
  fr: {
    figures: ["85 %", "+527 %"],
    tables: ["visites à la barrière", "robots d’IA détectés", "règle de chaque robot", "chaque offre"],
    settings: ["Détection automatique", "Bloquer les IA", "Autoriser Google", "Rapports par e-mail"],
    screens: ["Tableau de bord", "Robots détectés", "Règles"],
    features: ["Détecter", "Protéger", "Analyser", "Monétiser"],
  },
  en: {
    figures: ["85%", "+527%"],
    tables: ["visits at the gate", "AI crawlers detected", "each crawler’s rule", "each plan includes"],
    settings: ["Automatic detection", "Block AI", "Allow Google", "E-mail reports"],
    screens: ["Dashboard", "Detected crawlers", "Rules"],
    features: ["Detect", "Protect", "Analyze", "Monetize"],
  },
} as const;

for (const language of languages) {
  const expected = words[language];

  test.describe(`in ${language}`, () => {
    test.beforeEach(({ visit }) => visit(`/${language}/wordpress-plugin`));

    test("P5 the ten blocks stand in the specified order", async ({ page }) => {
      const main = page.getByRole("main");
      const blocks = [
        main.getByRole("heading", { level: 1 }),
        main.locator("> section:nth-of-type(1) li"),
        main.getByText(expected.figures[0], { exact: true }).first(),
        main.locator("ol > li"),
        main.getByRole("heading", { name: expected.screens[0], level: 3 }),
        main.getByRole("button").first(),
        main.getByRole("table", { name: expected.tables[3] }),
        main.getByText(/2.847/),
        main.locator(`a[href="${brand.pluginDirectoryUrl}"]`).last(),
        main.locator("details"),
      ];
      const tops: number[] = [];
      for (const block of blocks) tops.push((await block.first().boundingBox())?.y ?? Number.NaN);
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
      expect(tops).not.toContain(Number.NaN);
    });

    test("P5 the hero downloads, signs up and leads to the estimator", async ({ page }) => {
      const hero = page.getByRole("main").locator("header");
      const [download, signUp] = [hero.getByRole("link").nth(0), hero.getByRole("link").nth(1)];
      await expect(download).toHaveAttribute("href", brand.pluginDirectoryUrl);
      await expect(signUp).toHaveAttribute("href", brand.signUpUrl);
      await expect(hero.getByRole("link").nth(2)).toHaveAttribute("href", `/${language}/estimator`);
    });

    test("P5 three problems, four features with 85 % and +527 %, three steps, four settings", async ({
      page,
    }) => {
      const main = page.getByRole("main");
      await expect(main.locator("> section:nth-of-type(1) h3")).toHaveCount(3);
      for (const feature of expected.features)
        await expect(main.getByRole("term").getByText(feature, { exact: true })).toBeVisible();
      for (const figure of expected.figures) {
        await expect(
          main.locator("> section:nth-of-type(2)").getByText(figure, { exact: true }),
        ).toBeVisible();
      }
      await expect(main.locator("ol > li")).toHaveCount(3);
      for (const setting of expected.settings) {
        await expect(main.getByRole("listitem").filter({ hasText: setting })).toBeVisible();
      }
    });

    test("P5 three screens draw the product: dashboard, detected crawlers, rules", async ({ page }) => {
      for (const screen of expected.screens) {
        await expect(page.getByRole("heading", { name: screen, level: 3 })).toBeVisible();
      }
      for (const table of expected.tables)
        await expect(page.getByRole("table", { name: table })).toBeVisible();
    });

    test("P5 two plans, of which the paid one is by invitation, and five questions", async ({ page }) => {
      const main = page.getByRole("main");
      await expect(main.locator("a[aria-haspopup=dialog]")).toHaveCount(1);
      await expect(main.locator("details")).toHaveCount(5);
    });
  });
}
