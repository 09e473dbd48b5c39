import type { Page } from "@playwright/test";
import { test as alone, expect, sharing as test } from "./fixtures.ts";

test("L1 the language menu opens on click, marks the current language, closes on Escape and outside click", async ({
  page,
  visit,
}) => {
  await visit("/en/team");
  const button = page.getByRole("button", { name: "Choose a language" });
  const french = page.getByRole("link", { name: "Français", exact: true });
  const english = page.getByRole("link", { name: "English", exact: true });
  await expect(french).toBeHidden();

  await button.click();
  await expect(french).toBeVisible();
  await expect(english).toHaveAttribute("aria-current", "true");
  await expect(french).not.toHaveAttribute("aria-current");
  await page.keyboard.press("Escape");
  await expect(french).toBeHidden();

  await button.click();
  await expect(french).toBeVisible();
  await page.mouse.click(300, 600);
  await expect(french).toBeHidden();
});

test("L1 L2 the language menu works with the keyboard alone, and the page stays where it is", async ({
  page,
  visit,
}) => {
  await visit("/pricing");
  await page.evaluate(() => window.scrollTo(0, 700));
  const button = page.getByRole("button", { name: "Choose a language" });
  await button.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Français", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  // The browser follows what is on the screen where the text above it is longer in one language, by some lines.
  expect(await page.evaluate(() => Math.abs(window.scrollY - 700))).toBeLessThan(200);
});

test("L2 choosing a language on a bare address changes every string in place and remembers it", async ({
  page,
  visit,
  complaints,
}) => {
  await visit("/team");
  await expect(page).toHaveTitle(/^The team/);
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  await choose(page, "Choose a language", "Français");

  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page).toHaveTitle(/^L’équipe/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /éditeurs/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deux personnes à la barrière");
  await expect(page.getByRole("banner").getByRole("link", { name: "Tarifs" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/team");
  // The browser keeps what is in view in place, so the number moves a little with the length of the words.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(150);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("lang"))).toBe("fr");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);

  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deux personnes à la barrière");
  expect(complaints).toEqual([]);
});

test("L2 choosing a language on a prefixed address moves to the other prefix and keeps the place", async ({
  page,
  visit,
}) => {
  await visit("/fr/team?from=test");
  await page.evaluate(() => window.scrollTo(0, 300));
  await choose(page, "Choisir la langue", "English");
  await expect(page).toHaveURL(/\/en\/team\?from=test$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Two people at the gate");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(150);
});

test("L2 what is only read changes with the rest, there and back again", async ({
  page,
  visit,
  complaints,
}) => {
  await visit("/en/pricing");
  const footer = page.getByRole("contentinfo");
  const plans = page.getByRole("main").getByRole("article");
  await expect(plans.first()).toContainText("Free");
  for (const [button, language, free, tagline] of [
    ["Choose a language", "Français", "Gratuit", "Tous droits réservés"],
    ["Choisir la langue", "English", "Free", "All rights reserved"],
  ] as const) {
    await choose(page, button, language);
    await expect(plans.first()).toContainText(free);
    await expect(footer).toContainText(tagline);
  }
  await page.getByRole("main").getByRole("link", { name: "Request an invitation" }).click();
  await expect(page.getByRole("dialog", { name: "Request an invitation" })).toBeVisible();
  expect(complaints).toEqual([]);
});

alone("L3 a storage that throws changes nothing visible", async ({ page, visit, complaints }) => {
  await page.addInitScript(() => {
    for (const method of ["getItem", "setItem"] as const) {
      Storage.prototype[method] = () => {
        throw new DOMException("refused", "SecurityError");
      };
    }
  });
  await visit("/team");
  await choose(page, "Choose a language", "Français");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deux personnes à la barrière");
  expect(complaints.filter((text) => !text.includes("refused"))).toEqual([]);
});

test("L4 a stored language wins on a bare address as soon as the page is interactive", async ({
  page,
  visit,
  complaints,
}) => {
  await store(page, "fr");
  await visit("/team");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deux personnes à la barrière");
  expect(complaints).toEqual([]);
});

test("L4 a stored language does not move a visitor off a prefixed address", async ({ page, visit }) => {
  await store(page, "fr");
  await visit("/en/team");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Two people at the gate");
});

async function choose(page: Page, menu: string, language: string) {
  await page.getByRole("button", { name: menu }).click();
  await page.getByRole("link", { name: language, exact: true }).click();
}

/** As an earlier visit left it. */
async function store(page: Page, language: string) {
  await page.goto("/robots.txt");
  await page.evaluate((chosen) => localStorage.setItem("lang", chosen), language);
}
