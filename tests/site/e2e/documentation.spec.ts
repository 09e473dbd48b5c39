import { brand } from "@octroi/ui/brand/brand";
import { copiedMs } from "@octroi/ui/components/copy-text";
import { journeyLanguages } from "@octroi/ui/testing/slow";
import { pluginDownload } from "../../../site/domain/pages/plugin-download.ts";
import { test as alone, expect, sharing as test } from "./fixtures.ts";

const sections = ["", "/wordpress", "/vercel", "/dns"] as const;
const words = {
  fr: {
    nav: "Sections de la documentation",
    outline: "Sur cette page",
    download: "Télécharger le plugin",
    headings: ["Premiers pas", "Installer le plugin WordPress", "Installer le middleware sur Vercel"],
    copied: "Copié",
    elsewhere: "Le middleware ailleurs que sur Vercel",
    programs: "Guides pour les programmes",
  },
  en: {
    nav: "Documentation sections",
    outline: "On this page",
    download: "Download the plugin",
    headings: ["Getting started", "Install the WordPress plugin", "Install the middleware on Vercel"],
    copied: "Copied",
    elsewhere: "The middleware beyond Vercel",
    programs: "Guides for programs",
  },
} as const;

for (const language of journeyLanguages("en")) {
  const expected = words[language];
  const base = `/${language}/documentation`;

  test.describe(`(${language})`, () => {
    test("D1 the sidebar leads to the four sections and marks the current one", async ({ page, visit }) => {
      await visit(base);
      const nav = page.getByRole("navigation", { name: expected.nav });
      const hrefs = await nav
        .getByRole("link")
        .evaluateAll((links) => links.map((a) => a.getAttribute("href")));
      expect(hrefs).toEqual(sections.map((section) => base + section));
      await nav.getByRole("link", { name: "DNS" }).click();
      await expect(page).toHaveURL(`${base}/dns`);
      await expect(nav.locator('[aria-current="page"]')).toHaveText("DNS");
      await expect(page.getByRole("heading", { level: 1 })).toContainText("DNS");

      const elsewhere = page.getByRole("navigation", { name: expected.elsewhere });
      await elsewhere.getByRole("link").click();
      await expect(page).toHaveURL(`/${language}/middleware`);
      await expect(elsewhere.locator('[aria-current="page"]')).toBeVisible();
      await expect(nav.locator('[aria-current="page"]')).toHaveCount(0);

      const programs = page.getByRole("navigation", { name: expected.programs });
      await programs.getByRole("link", { name: "API" }).click();
      await expect(page).toHaveURL(`${base}/api`);
      await expect(programs.locator('[aria-current="page"]')).toHaveText("API");
    });

    test("D1 on a phone the sections are in a menu that closes when one is chosen", async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await visit(base);
      const nav = page.getByRole("navigation", { name: expected.nav });
      await expect(nav).toBeHidden();
      await page.locator("summary").first().click();
      await nav.getByRole("link", { name: "Vercel" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(expected.headings[2]);
      await expect(nav).toBeHidden();
    });

    test("D1 the support box shows the contact address on a phone and on a desktop", async ({ page }) => {
      await page.goto(`${base}/vercel`);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const box = page.getByRole("main").locator("section").filter({ visible: true });
        await expect(box.getByRole("link", { name: brand.contactEmail })).toHaveAttribute(
          "href",
          `mailto:${brand.contactEmail}`,
        );
      }
    });

    test("D2 WordPress has its download button, and links inside the prose keep the language", async ({
      page,
      visit,
    }) => {
      await visit(`${base}/wordpress`);
      await expect(page.getByRole("link", { name: expected.download }).first()).toHaveAttribute(
        "href",
        pluginDownload.path,
      );
      await page.locator(`.prose a[href="${base}/dns"]`).first().click();
      await expect(page).toHaveURL(`${base}/dns`);
    });

    alone(
      "D2 what is the same for everyone in the DNS record is copied whole, and says so for two seconds",
      async ({ page, visit, context }) => {
        await context.grantPermissions(["clipboard-read", "clipboard-write"]);
        await page.clock.install();
        await visit(`${base}/dns`);
        const record = page.locator(".table-record");
        const value = "CNAME";
        await expect(record.getByRole("button")).toHaveCount(2);
        const button = record.getByRole("button", { name: value });
        const before = await button.innerText();
        await button.click();
        await expect(button).toContainText(expected.copied);
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value);
        await page.clock.runFor(copiedMs);
        await expect(button).toHaveText(before);
      },
    );

    test("D3 the middleware file is highlighted in the HTML and copied as it stands", async ({
      page,
      visit,
      context,
    }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await visit(`${base}/vercel`);
      const file = page.locator("figure").filter({ hasText: "middleware.ts" }).first();
      await expect(file.locator("code [style*=color]").first()).toBeVisible();
      await file.getByRole("button").click();
      await expect(file.getByRole("button")).toContainText(expected.copied);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        await file.locator("code").innerText(),
      );
    });

    test("D3 the outline leads to the headings, below the fixed header", async ({ page, visit }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await visit(`${base}/dns`);
      const outline = page.getByRole("navigation", { name: expected.outline });
      const link = outline.getByRole("link").nth(8);
      const id = (await link.getAttribute("href"))?.slice(1) ?? "";
      await link.click();
      await expect(page).toHaveURL(`${base}/dns#${id}`);
      const header = await page.getByRole("banner").boundingBox();
      await expect
        .poll(async () => (await page.locator(`[id="${id}"]`).boundingBox())?.y ?? 0)
        .toBeLessThan(400);
      const top = (await page.locator(`[id="${id}"]`).boundingBox())?.y ?? 0;
      expect(top).toBeGreaterThanOrEqual(header?.height ?? Number.POSITIVE_INFINITY);
    });

    test("D3 previous and next walk through the sections in order", async ({ page, visit }) => {
      await visit(base);
      await expect(page.locator('a[rel="prev"]')).toHaveCount(0);
      for (const section of sections.slice(1)) {
        await page.locator('a[rel="next"]').click();
        await expect(page).toHaveURL(base + section);
      }
      await expect(page.locator('a[rel="next"]')).toHaveCount(0);
      await page.locator('a[rel="prev"]').click();
      await expect(page).toHaveURL(`${base}/vercel`);
    });
  });
}
