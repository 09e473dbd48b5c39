import { slow } from "@octroi/ui/testing/slow";
import type { Page } from "@playwright/test";
import { chrome } from "../../../site/app/content/chrome.ts";
import { freeTools } from "../../../site/app/content/free-tools.ts";
import { generatorCopy } from "../../../site/app/content/generator.ts";
import { policyCopy } from "../../../site/app/content/policy.ts";
import { pricing } from "../../../site/app/content/pricing.ts";
import { waitlist } from "../../../site/app/content/waitlist.ts";
import { test as alone, expect, sharing as test } from "./fixtures.ts";

const react = /\/assets\/react-/;

/** The scripts that a page asks for, as it does. */
function scriptsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && requests.push(request.url()));
  return requests;
}

/** The page's own script has run; islands are left to hydrate by themselves. */
async function opened(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator("body")).toHaveAttribute("data-hydrated");
}

alone(
  "a page that is only read asks for React when a window is approached, and opens it",
  async ({ page }) => {
    const requests = scriptsOf(page);
    await opened(page, "/en/pricing");
    expect(requests.filter((url) => react.test(url))).toEqual([]);
    const link = page.getByRole("main").getByRole("link", { name: waitlist.en.title }).first();
    await link.hover();
    await expect.poll(() => requests.filter((url) => react.test(url)).length).toBe(1);
    await link.click();
    await expect(page.getByRole("dialog", { name: waitlist.en.title })).toBeVisible();
  },
);

alone("an island hydrates when it comes near the screen, and not before", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await opened(page, "/en/free-tools/robots-txt-generator");
  const [tool, registry] = ["generator", "registry"].map((name) => page.locator(`[data-island=${name}]`));
  if (!tool || !registry) throw new Error("Expected two islands on the page.");
  await expect(tool).toHaveAttribute("data-hydrated");
  await expect(registry).not.toHaveAttribute("data-hydrated");
  await page.getByRole("columnheader").first().scrollIntoViewIfNeeded();
  await expect(registry).toHaveAttribute("data-hydrated");
});

alone(
  "an island hydrates for whoever reaches it by keyboard, and what was pressed there is done",
  slow,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 640 });
    await opened(page, "/en/free-tools/robots-txt-generator");
    const head = page.getByRole("button", { name: generatorCopy.en.registry.columns.operator });
    await head.evaluate((button) => button.focus({ preventScroll: true }));
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("columnheader", { name: generatorCopy.en.registry.columns.operator }),
    ).toHaveAttribute("aria-sort", "ascending");
  },
);

test("L2 what was typed where nothing hydrates stays when the language changes", async ({ page, visit }) => {
  await visit("/en/free-tools");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const field = page.locator("main form input[name=domain]").first();
  await field.fill("journal.example");
  await choose(page, "en", "Français");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(freeTools.fr.heading);
  await expect(field).toHaveValue("journal.example");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("L2 a window that was opened before speaks the new language", slow, async ({ page, visit }) => {
  await visit("/en/pricing");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const main = page.getByRole("main");
  await main.getByRole("link", { name: waitlist.en.title }).first().click();
  await expect(page.getByRole("dialog", { name: waitlist.en.title })).toBeVisible();
  await page.keyboard.press("Escape");
  await choose(page, "en", "Français");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(pricing.fr.heading);
  await main.getByRole("link", { name: waitlist.fr.title }).first().click();
  await expect(page.getByRole("dialog", { name: waitlist.fr.title })).toBeVisible();
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

alone(
  "L2 a page of another version is loaded, not put in the place of this one’s words",
  slow,
  async ({ page }) => {
    await opened(page, "/en/pricing");
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.route("**/fr/pricing", async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const fromScript = route.request().resourceType() === "fetch";
      await route.fulfill({
        response,
        body: fromScript ? text.replace("const frame", "const  frame") : text,
      });
    });
    await choose(page, "en", "Français");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(pricing.fr.heading);
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(false);
  },
);

alone("L2 of two languages chosen quickly the last one stands", slow, async ({ page }) => {
  await opened(page, "/en/pricing");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/fr/pricing", async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await choose(page, "en", "Français");
  await choose(page, "en", "English");
  release();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("lang"))).toBe("en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(pricing.en.heading);
  await expect(page).toHaveURL(/\/en\/pricing$/);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

alone(
  "an island that does not arrive leaves the others alone, and what was pressed there is let go",
  slow,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 640 });
    await page.route("**/assets/registry-*.js", (route) => route.abort());
    await opened(page, "/en/free-tools/robots-txt-generator");
    const head = page.getByRole("button", { name: generatorCopy.en.registry.columns.operator });
    // By itself, as a program for those who cannot see presses it: the page does not move there.
    await head.dispatchEvent("click");
    await expect(page.locator("[data-island=registry]")).toHaveAttribute("data-script", "lost");
    await expect(head).toBeHidden();
    await expect(page.getByRole("button", { name: generatorCopy.en.preview.download })).toBeVisible();
  },
);

alone("an island that fails says so in its place, and the page stays", slow, async ({ page }) => {
  await page.route("**/en/estimator", async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replace(/(id="props-estimator">)[^<]*/, "$1{}"),
    });
  });
  await page.goto("/en/estimator");
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toContainText(chrome.en.fault.part);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

test(
  "L2 going back within a page that has changed its language brings the address’s language back",
  slow,
  async ({ page, visit }) => {
    await visit("/en/pricing");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/en\/pricing#main$/);
    await choose(page, "en", "Français");
    await expect(page).toHaveURL(/\/fr\/pricing#main$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/en\/pricing$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(pricing.en.heading);
  },
);

alone(
  "L4 a page that the browser has kept takes the language chosen since",
  async ({ page, context, site }) => {
    await opened(page, "/pricing");
    await context.addCookies([{ name: "lang", value: "fr", url: site.address }]);
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(pricing.fr.heading);
  },
);

test("L2 what others have put into the page does not stand in the way", slow, async ({ page, visit }) => {
  await visit("/en/free-tools/ai-policy");
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
    document.head.append(Object.assign(document.createElement("meta"), { name: "extension" }));
    document.body.append(document.createElement("script"));
  });
  await choose(page, "en", "Français");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(policyCopy.fr.heading);
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", policyCopy.fr.description);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/fr\/free-tools\/ai-policy$/);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  // The example is still the example: nothing of it is in the address.
  await expect(page).toHaveURL(/\/fr\/free-tools\/ai-policy$/);
});

async function choose(page: Page, from: "fr" | "en", language: string) {
  await page.getByRole("button", { name: chrome[from].language.choose }).click();
  await page.getByRole("link", { name: language, exact: true }).click();
}
