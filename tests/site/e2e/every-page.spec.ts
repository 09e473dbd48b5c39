import { withLargeText } from "@octroi/ui/testing/large-text";
import { overflow, withWideText } from "@octroi/ui/testing/overflow";
import { journeyLanguages, layout, runsLayout, runsSlow } from "@octroi/ui/testing/slow";
import { cutShort, violations } from "@octroi/ui/testing/violations";
import { wordsCutOff } from "@octroi/ui/testing/words-cut-off";
import type { Page } from "@playwright/test";
import { addressOf, pages, splitPath } from "../../../site/domain/pages/pages.ts";
import { everyPage, likeAnother } from "../browser/every-page.ts";
import { expect, sharing as test, waitForHydration } from "./fixtures.ts";

// Each is a page of its own: none gains from another that was there before it.
test.describe.configure({ mode: "parallel" });

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 800 };
const narrow = { width: 320, height: 800 };

/** The same on every page, opaque, and looked at once per language with what else they share. */
const footer = "footer";

async function inspect(page: Page, state: string, part: string) {
  expect(await violations(page, part), `axe, ${state}`).toEqual([]);
}

for (const path of everyPage) {
  const language = splitPath(path).prefix === "fr" ? "fr" : "en";
  // In French, whose words are longer, one page of each kind.
  const isSample = language === "fr" && !likeAnother.has(splitPath(path).path);
  if (!isSample && !runsSlow) continue;
  // Each language on a device of its own. Both have the same colors, which are compared on the desktop.
  const isPhone = language === "en";

  test(`every page (${language}): ${path} is sound`, layout, async ({ page, complaints }) => {
    await page.setViewportSize(isPhone ? phone : desktop);

    await test.step("no error, no hydration warning, nothing the policy refuses, nothing lost", async () => {
      await page.goto(path);
      await waitForHydration(page);
      const expected = path.endsWith("no-such-page") ? [expect.stringContaining("404")] : [];
      expect(complaints).toEqual(expected);
      await expect(page.locator("[data-script=lost]")).toHaveCount(0);
    });

    await test.step("what answers by script is in an island, or is the page's own", async () => {
      const own = "[popovertarget], [data-copy], [data-pause]";
      await expect(page.locator(`main button[type=button]:not(${own}, [data-island] *)`)).toHaveCount(0);
    });

    await test.step("nothing answers by script, or keeps a state, in a part that is only read", async () => {
      const tables = [pages.crawlers, pages.robotsTxtGenerator] as const;
      const still = await page.locator("[data-still]").count();
      expect(still > 0).toBe(tables.some((table) => table === splitPath(path).path));
      const answering = page.locator("[data-still]").locator("button, form, input, select, details, dialog");
      await expect(answering).toHaveCount(0);
    });

    await test.step("its questions open", async () => {
      await page.evaluate(() => {
        for (const details of document.querySelectorAll("details")) details.open = true;
      });
    });

    // Beside the long form, `npm run test:layout` measures the samples, with letters of either kind.
    if (!isSample || !runsSlow || runsLayout) await isLaidOut(page);

    // It finds the same in every browser.
    if (runsLayout) return;
    await test.step("axe finds nothing", async () => {
      await page.setViewportSize(isPhone ? narrow : desktop);
      await cutShort(page);
      expect(await violations(page, undefined, { except: footer, contrast: !isPhone })).toEqual([]);
    });
  });
}

for (const language of journeyLanguages("fr")) {
  test(`what every page shares (${language}) is sound in all its states`, async ({ page, visit }) => {
    const path = addressOf(pages.pricing, language);
    await visit(path);

    await test.step("the footer of a desktop and of a phone", async () => {
      await inspect(page, "footer", footer);
      await page.setViewportSize(phone);
      expect(await violations(page, footer)).toEqual([]);
    });

    await test.step("the menu of a phone open", async () => {
      await page.getByRole("banner").getByRole("button", { name: /menu$/ }).click();
      await expect(page.locator("#site-menu")).toBeVisible();
      await inspect(page, "menu open", "header");
      await page.keyboard.press("Escape");
    });

    await test.step("the waitlist open, then refused", async () => {
      await page.evaluate(() => location.assign("#waitlist"));
      await expect(page.getByRole("dialog")).toBeVisible();
      await inspect(page, "waitlist open", "dialog[open]");
      await page.locator("dialog[open] button[type=submit]").click();
      await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(
        /Requête invalide|Invalid request/,
      );
      await inspect(page, "waitlist refused", "dialog[open]");
    });
  });

  test(`the header (${language}) holds every link`, layout, async ({ page, visit }) => {
    await visit(addressOf(pages.pricing, language));

    await test.step("H2 all of the menu can be reached in a low window", async () => {
      await page.setViewportSize(phone);
      await page.getByRole("banner").getByRole("button", { name: /menu$/ }).click();
      const links = page.locator("#site-menu a");
      for (const size of [
        { width: 320, height: 256 },
        { width: 667, height: 331 },
      ]) {
        await page.setViewportSize(size);
        for (const link of await links.all()) {
          await link.focus();
          // Browsers count in 64ths of a pixel: one is lost where letters are not rounded to whole pixels.
          await expect(link).toBeInViewport({ ratio: 0.999 });
        }
      }
      await page.keyboard.press("Escape");
    });

    await test.step("from 768 px on, the bar holds every link of the menu", async () => {
      const bar = page.getByRole("banner");
      const inMenu = await page.locator("#site-menu nav > a").count();
      for (const width of [768, 960]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(bar.locator("nav:visible > a:visible")).toHaveCount(inMenu);
        const right = await bar
          .getByRole("link")
          .filter({ visible: true })
          .evaluateAll((links) => Math.max(...links.map((link) => link.getBoundingClientRect().right)));
        expect(right, `${width} px`).toBeLessThanOrEqual(width - 32);
      }
    });
  });
}

async function isLaidOut(page: Page) {
  await test.step("H7 nothing scrolls sideways from 320 to 2560 px, nor with wider spaces in the text", async () => {
    for (const width of [2560, 768, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `${width} px`).toBe(0);
    }
    await page.setViewportSize(phone);
    expect(await withWideText(page, () => overflow(page)), "wider spaces").toBe(0);
  });

  await test.step("H7 nothing scrolls sideways or is cut off where text is twice as large", async () => {
    await withLargeText(page, async () => {
      for (const width of [320, 768]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflow(page), `${width} px`).toBe(0);
        expect(await wordsCutOff(page), `${width} px`).toEqual([]);
      }
    });
  });

  await test.step("no words are cut off by their frame, nor run into what is beside them", async () => {
    for (const width of [1024, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await wordsCutOff(page), `${width} px`).toEqual([]);
      await withoutScript(page, async () => {
        expect(await wordsCutOff(page), `${width} px, without script`).toEqual([]);
      });
    }
  });
}

/** With what is shown where no script came. */
async function withoutScript(page: Page, look: () => Promise<void>) {
  await page.evaluate(() => document.documentElement.setAttribute("data-script", "lost"));
  await look();
  await page.evaluate(() => document.documentElement.removeAttribute("data-script"));
}
