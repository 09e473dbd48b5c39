import type { Page } from "@playwright/test";
import { languages } from "../../domain/site/language.ts";
import { addressOf, pages } from "../../domain/site/pages.ts";
import { everyPage } from "../browser/every-page.ts";
import { violations } from "../browser/violations.ts";
import { expect, test } from "./fixtures.ts";
import { keepMarkup } from "./markup.ts";

const phone = { width: 390, height: 800 };
const desktop = { width: 1280, height: 800 };

/** Asks axe about what is shown, and keeps the HTML for the Nu checker. */
async function inspect(page: Page, path: string, state: string, part?: string): Promise<void> {
  expect(await violations(page, part), `axe, ${state}`).toEqual([]);
  await keepMarkup(path, state, await page.content());
}

for (const path of everyPage) {
  test(`every page: ${path} is sound`, async ({ page, request, visit, complaints }) => {
    await keepMarkup(path, "as sent", await (await request.get(path, { maxRetries: 3 })).text());

    await test.step("no error, no hydration warning, nothing the policy refuses", async () => {
      await visit(path);
      const expected = path.endsWith("no-such-page") ? [expect.stringContaining("404")] : [];
      expect(complaints).toEqual(expected);
    });

    await test.step("one h1, and a title of its own", async () => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      expect((await page.title()).length).toBeGreaterThan(10);
    });

    await test.step("H7 nothing scrolls sideways from 320 to 2560 px, nor with wider spaces in the text", async () => {
      for (const width of [320, 768, 2560]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflow(page), `${width} px`).toBe(0);
      }
      await page.setViewportSize(phone);
      expect(await withWideText(page, () => overflow(page)), "wider spaces").toBe(0);
    });

    await test.step("its questions open", async () => {
      await page.setViewportSize(desktop);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll("details")) details.open = true;
      });
      await inspect(page, path, "questions open");
    });
  });
}

for (const language of languages) {
  test(`what every page shares is sound in all its states, in ${language}`, async ({ page, visit }) => {
    const path = addressOf(pages.pricing, language);
    await page.setViewportSize(phone);
    await visit(path);

    await test.step("the menu of a phone open", async () => {
      await page.getByRole("banner").getByRole("button", { name: /menu$/ }).click();
      await expect(page.locator("#site-menu")).toBeVisible();
      await inspect(page, path, "menu open", "header");
      await page.keyboard.press("Escape");
    });

    await test.step("the waitlist open, then refused", async () => {
      await page.evaluate(() => location.assign("#waitlist"));
      await expect(page.getByRole("dialog")).toBeVisible();
      await inspect(page, path, "waitlist open", "dialog[open]");
      await page.locator("dialog[open] button[type=submit]").click();
      await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(
        /Requête invalide|Invalid request/,
      );
      await inspect(page, path, "waitlist refused", "dialog[open]");
    });
  });
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** As WCAG 1.4.12 has readers set their text. */
async function withWideText<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
    );
    document.adoptedStyleSheets = [spacing];
  });
  const seen = await look();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return seen;
}
