import type { Page } from "@playwright/test";
import { crawlerFamilies } from "../../app/home/crawler-families.ts";
import { counter } from "../../domain/site/figures.ts";
import { languages } from "../../domain/site/language.ts";
import { expect, test } from "./fixtures.ts";

// What moves is tested beside; the rest of the page is quicker to read when it stands still.
test("P1 the sections stand in the specified order", async ({ page, visit, complaints }) => {
  await visit("/en");
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(headings).toHaveText([
    /three steps/,
    // Not in the specification: what works today, between how it works and why it matters.
    /Start with what your site says/,
    /You are being read/,
    /In 2019, search sent/,
    /What publishers ask/,
    /See today/,
  ]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.locator("#how-it-works").getByRole("heading", { level: 3 })).toHaveText([
    "Install",
    "Measure",
    "Monetize",
  ]);
  expect(complaints).toEqual([]);
});

test("P1 each provider of the radar has a mark and a colour of its own", async ({ page, visit }) => {
  await visit("/en");
  const looks = await page.locator("[data-provider]").evaluateAll((providers) =>
    providers.map((provider) => {
      const mark = provider.querySelector("svg");
      return { shape: mark?.innerHTML, colour: mark && getComputedStyle(mark).fill };
    }),
  );
  expect(looks).toHaveLength(5);
  expect(new Set(looks.map(({ shape }) => shape)).size).toBe(5);
  expect(new Set(looks.map(({ colour }) => colour)).size).toBe(5);
});

test("P1 the ledger says what happens to each crawler", async ({ page, visit }) => {
  await visit("/fr");
  const rows = page.getByRole("table").first().getByRole("row");
  await expect(rows).toHaveText([
    /robot/,
    /GPTBot.*2.847.*facturer.*28,47/,
    /Gemini-Deep-Research.*1.923.*limiter/,
    /ClaudeBot.*1.456.*facturer.*14,56/,
    /MistralAI-User.*987.*autoriser/,
    /PerplexityBot.*743.*bloquer/,
    /Googlebot.*autoriser/,
  ]);
});

test("H7 radar and counter stand still, and nothing is lost", async ({ page, visit }) => {
  await page.clock.install();
  await visit("/en");
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.clock.runFor(5 * counter.tickMs);
  await expect(page.locator("[data-counter]")).toHaveText("€2,847");
  await expect(page.locator(".radar-lit").first()).toHaveCSS("opacity", "1");
  for (const value of ["62.8%", "50.4%", "+527%"]) await expect(statistic(page, value)).toBeVisible();
  expect(await rolledBy(page)).toEqual([0]);
});

test("P11 one question is open at a time, and the open one closes", async ({ page, visit }) => {
  await visit("/en");
  const open = page.locator("details[open]");
  await expect(open).toHaveCount(0);
  await page.getByText("Will it hurt my search ranking?").click();
  await page.getByText("Who pays, and when?").click();
  await expect(open).toHaveCount(1);
  await expect(open).toContainText("AI companies, through agreements");
  await page.getByText("Who pays, and when?").click();
  await expect(open).toHaveCount(0);
});

test("P1 the closing call offers the external sign-up first, then the beta by invitation", async ({
  page,
  visit,
}) => {
  await visit("/en");
  const closing = page.locator("section").filter({ hasText: "See today which AI crawlers read your site" });
  const signUp = closing.getByRole("link", { name: /Create my free account/ });
  await expect(signUp).toHaveAttribute("target", "_blank");
  await expect(signUp).toHaveAttribute("rel", /noopener/);
  await expect(closing.getByRole("link", { name: "Join the waitlist" })).toBeVisible();
  const order = await closing.locator("a, button").allInnerTexts();
  expect(order.map((text) => text.replace(/\s*\(.*/s, ""))).toEqual([
    "Create my free account",
    "Join the waitlist",
  ]);
});

test("E3 the home page links to the estimator", async ({ page, visit }) => {
  await visit("/fr");
  await page.getByRole("main").getByRole("link", { name: "Estimer mes revenus" }).click();
  await expect(page).toHaveURL(/\/fr\/estimator$/);
});

const figures = {
  fr: [
    "2,4 M",
    "2 847 €",
    "2 000 €",
    "152 sites",
    "30 jours",
    "100 %",
    "0 €",
    "5 min",
    "24 h",
    "62,8 %",
    "50,4 %",
  ],
  en: ["2.4M", "€2,847", "€2,000", "152 sites", "30 days", "100%", "€0", "5 min", "24 h", "62.8%", "50.4%"],
};
const shared = {
  fr: ["85 %", "+527 %", "30 %", "1 000 000", "15", "1 Ko", "2 min"],
  en: ["85%", "+527%", "30%", "1,000,000", "15+", "1 KB", "2 min"],
};

for (const language of languages) {
  test(`P12 P13 /${language} says its figures and names the families of crawlers`, async ({ page }) => {
    await page.goto(`/${language}`);
    const text = (await page.getByRole("main").innerText()).replaceAll("\u00a0", " ");
    for (const figure of [...figures[language], ...shared[language]]) expect(text).toContain(figure);
    for (const family of crawlerFamilies) expect(text).toContain(family);
  });
}

test("P1 search engines are told the organization, the price and four steps", async ({ page }) => {
  await page.goto("/en");
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [organization, application, howTo] = scripts.map((script) => JSON.parse(script));
  expect(organization).toMatchObject({ "@type": "Organization", name: "Octroi" });
  expect(application).toMatchObject({
    "@type": "SoftwareApplication",
    offers: { price: 49, priceCurrency: "EUR", priceSpecification: { unitCode: "MON" } },
  });
  expect(howTo["@type"]).toBe("HowTo");
  expect(howTo.step.map((step: { name: string }) => step.name)).toEqual([
    "Create an account",
    "Install",
    "Measure",
    "Monetize",
  ]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("P1 the page reads whole, and the demo is a link", async ({ page }) => {
    await page.goto("/en");
    await expect(page.locator("[data-counter]")).toHaveText("€2,847");
    await expect(statistic(page, "62.8%")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: /Book a demo/ })).toHaveCount(1);
  });
});

const statistic = (page: Page, value: string) => page.locator(".advancing").filter({ hasText: value });

/** How far the digits are from their figure, each distance once. */
function rolledBy(page: Page) {
  return page
    .locator(".rolling-run")
    .evaluateAll((digits) => [
      ...new Set(digits.map((digit) => new DOMMatrix(getComputedStyle(digit).transform).f)),
    ]);
}
