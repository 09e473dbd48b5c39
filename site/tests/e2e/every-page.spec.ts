import type { Page } from "@playwright/test";
import { languages } from "../../domain/site/language.ts";
import { addressOf, pages } from "../../domain/site/pages.ts";
import { everyPage } from "../browser/every-page.ts";
import { violations } from "../browser/violations.ts";
import { test as base, expect } from "./fixtures.ts";
import { keepMarkup } from "./markup.ts";

/** One tab opens every page, as a visitor's does. */
const test = base.extend({
  page: async ({ tab, viewport }, use) => {
    if (viewport) await tab.setViewportSize(viewport);
    await use(tab);
  },
});

const phone = { width: 390, height: 800 };

/** The same on every page, opaque, and looked at once per language with what else they share. */
const footer = "footer";

/** Keeps what is shown for the Nu checker, and asks axe about it. */
async function inspect(page: Page, path: string, state: string, part?: string, except?: string) {
  await keepMarkup(path, state, await page.content());
  expect(await violations(page, part, except), `axe, ${state}`).toEqual([]);
}

for (const path of everyPage) {
  test(`every page: ${path} is sound`, async ({ page, request, visit, complaints }) => {
    await keepMarkup(path, "as sent", await (await request.get(path, { maxRetries: 3 })).text());

    await test.step("no error, no hydration warning, nothing the policy refuses", async () => {
      await visit(path);
      const expected = path.endsWith("no-such-page") ? [expect.stringContaining("404")] : [];
      expect(complaints).toEqual(expected);
    });

    await test.step("its questions open", async () => {
      await page.evaluate(() => {
        for (const details of document.querySelectorAll("details")) details.open = true;
      });
      await inspect(page, path, "questions open", undefined, footer);
    });

    await test.step("H7 nothing scrolls sideways from 320 to 2560 px, nor with wider spaces in the text", async () => {
      for (const width of [2560, 768, 320]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflow(page), `${width} px`).toBe(0);
      }
      await page.setViewportSize(phone);
      expect(await withWideText(page, () => overflow(page)), "wider spaces").toBe(0);
    });
  });
}

for (const language of languages) {
  test(`what every page shares is sound in all its states, in ${language}`, async ({ page, visit }) => {
    const path = addressOf(pages.pricing, language);
    await visit(path);

    await test.step("the footer of a desktop and of a phone", async () => {
      await inspect(page, path, "footer", footer);
      await page.setViewportSize(phone);
      expect(await violations(page, footer)).toEqual([]);
    });

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
