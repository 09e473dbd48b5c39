import type { Page } from "@playwright/test";
import { everyPage } from "../browser/every-page.ts";
import { violations } from "../browser/violations.ts";
import { test as base, expect } from "./fixtures.ts";
import { Markup } from "./markup.ts";

const phone = { width: 390, height: 800 };
const desktop = { width: 1280, height: 800 };

const test = base.extend<object, { markup: Markup }>({
  markup: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern.
    async ({}, use) => {
      const markup = new Markup();
      await use(markup);
      expect(await markup.complaints(), "what the Nu checker says of the HTML").toEqual([]);
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

// The HTML is read when the worker is done with all its pages: a second try, in a new worker, would have none.
test.describe.configure({ retries: 0 });

for (const path of everyPage) {
  test(`every page: ${path} is sound in all its states`, async ({
    page,
    request,
    visit,
    complaints,
    markup,
  }) => {
    markup.keep(path, "as sent", await (await request.get(path)).text());
    const seen = async (state: string, part?: string) => {
      expect(await violations(page, part), `axe, ${state}`).toEqual([]);
      markup.keep(path, state, await page.content());
    };

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
      await seen("questions open");
    });

    await test.step("the menu of a phone open", async () => {
      await page.setViewportSize(phone);
      await page.getByRole("banner").getByRole("button", { name: /menu$/ }).click();
      await expect(page.locator("#site-menu")).toBeVisible();
      await seen("menu open", "header");
      await page.keyboard.press("Escape");
    });

    await test.step("the waitlist open, then refused", async () => {
      await page.evaluate(() => location.assign("#waitlist"));
      await expect(page.getByRole("dialog")).toBeVisible();
      await seen("waitlist open", "dialog[open]");
      await page.locator("dialog[open] button[type=submit]").click();
      await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(
        /Requête invalide|Invalid request/,
      );
      await seen("waitlist refused", "dialog[open]");
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
