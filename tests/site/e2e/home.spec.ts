import type { Page } from "@playwright/test";
import { counter } from "../../../site/domain/figures/figures.ts";
import { test as alone, expect, sharing as test } from "./fixtures.ts";

// What moves is tested beside; the rest of the page is quicker to read when it stands still.
test("P1 each provider of the radar has a mark and a colour of its own", async ({ page, visit }) => {
  await visit("/en");
  const looks = await page.locator("[data-provider]").evaluateAll((providers) =>
    providers.map((provider) => {
      const mark = provider.querySelector("svg");
      if (!mark) throw new Error("Expected a mark for each provider, found none.");
      return { shape: mark.innerHTML, colour: getComputedStyle(mark).fill };
    }),
  );
  expect(looks).toHaveLength(5);
  expect(new Set(looks.map(({ shape }) => shape)).size).toBe(5);
  expect(new Set(looks.map(({ colour }) => colour)).size).toBe(5);
});

alone("H7 radar and counter stand still, and nothing is lost", async ({ page, visit }) => {
  await page.clock.install();
  await visit("/en");
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.clock.runFor(5 * counter.tickMs);
  await expect(page.locator("[data-counter]")).toHaveText("€2,847");
  await expect(page.locator(".radar-lit").first()).toHaveCSS("opacity", "1");
  for (const value of ["62.8%", "50.4%", "+527%"]) await expect(statistic(page, value)).toBeVisible();
});

test("P11 one question is open at a time, and the open one closes", async ({ page, visit }) => {
  await visit("/en");
  const open = page.locator("details[open]");
  await expect(open).toHaveCount(0);
  await page.getByText("Will it hurt my search ranking?").click();
  await page.getByText("Who pays, and when?").click();
  await expect(open).toHaveCount(1);
  await expect(open).toContainText("AI companies, indirectly");
  await open.locator("summary").press("Enter");
  await expect(open).toHaveCount(0);
});

test("the check-up’s field and its button stand on one line", async ({ page, visit }) => {
  await visit("/en");
  const form = page.locator("form:has([name=domain])");
  const tops = await form
    .locator("input, button")
    .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().top));
  expect(tops).toHaveLength(2);
  expect(tops[0]).toBe(tops[1]);
});

const statistic = (page: Page, value: string) => page.locator(".advancing").filter({ hasText: value });
