import { readFile } from "node:fs/promises";
import { matchRobots, parseRobots } from "@octroi/crawlers";
import type { Page } from "@playwright/test";
import { blockedBots, generatorAddress, ruleRows } from "../../domain/crawler-rules.ts";
import { languages } from "../../domain/language.ts";
import { addressOf, pages } from "../../domain/pages.ts";
import { useCaseRules } from "../../domain/use-case-rules.ts";
import { caseStudies, genericUseCasePages, studyFigureText, useCasePages } from "../../domain/use-cases.ts";
import { expect, test } from "./fixtures.ts";

const ids = ["media", "recipes", "affiliation", "saas-docs"] as const;
const genericIds = ["media", "blogs", "news", "forums"] as const;

for (const id of ids) {
  for (const language of languages) {
    test(`P7 /${language}/use-cases/${id} has every block, the specified figures and true rules`, async ({
      page,
      complaints,
      visit,
    }) => {
      await visit(addressOf(useCasePages[id], language));
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toHaveCount(1);
      // Benefits, symptoms, features, rules, steps, results, case study, questions, closing, related pages.
      await expect(main.getByRole("heading", { level: 2 })).toHaveCount(10);
      await expect(main.getByRole("figure")).toHaveCount(2);

      const { first, second, third } = caseStudies[id];
      const study = main.locator("section").filter({ hasText: /Illustration/ });
      await expect(study.locator("li p.figures")).toHaveText(
        [first, second, third].map((figure) => studyFigureText(figure, language)),
      );

      const rows = await main
        .locator("tbody tr")
        .evaluateAll((shown) =>
          shown.map((row) => [...row.querySelectorAll<HTMLElement>("th, td")].map((cell) => cell.innerText)),
        );
      expect(rows.map(([crawlers, operators, , , path]) => ({ crawlers, operators, path }))).toEqual(
        ruleRows(useCaseRules[id], language).map(({ crawlers, path }) => ({
          crawlers: crawlers.map(({ token }) => token).join("\n"),
          operators: crawlers.map(({ operator }) => operator).join("\n"),
          path,
        })),
      );

      await expect(main.locator(`a[href="${addressOf(pages.estimator, language)}"]`)).toHaveCount(2);
      for (const target of [pages.pricing, pages.privacy, pages.genericNews, pages.genericForums]) {
        await expect(main.locator(`a[href="${addressOf(target, language)}"]`)).toBeVisible();
      }
      await expect(main.locator('a[href^="mailto:"]')).toBeVisible();
      expect(complaints).toEqual([]);
    });
  }

  test(`P7 /use-cases/${id} gives its rules as a robots.txt to copy, to download and to go on with`, async ({
    page,
    context,
    visit,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await visit(addressOf(useCasePages[id], "en"));
    const main = page.getByRole("main");
    const text = await main.locator("pre code").innerText();
    const file = parseRobots(text);
    for (const { crawlers, path, decision } of ruleRows(useCaseRules[id], "en")) {
      for (const { token } of crawlers) {
        const { allowed } = matchRobots(file, { agent: token, path: `${path}page` });
        expect({ token, path, allowed }).toEqual({ token, path, allowed: decision !== "block" });
      }
    }

    await main.getByRole("button", { name: "Copy" }).click();
    await expect(main.getByRole("button", { name: "Copied" })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());

    const downloading = page.waitForEvent("download");
    await main.getByRole("link", { name: "Download" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("robots.txt");
    expect(await readFile(await download.path(), "utf8")).toBe(copied);
    expect(copied.trim()).toBe(text.trim());

    const address = addressOf(generatorAddress(blockedBots(useCaseRules[id])), "en");
    await expect(main.getByRole("link", { name: /generator/ })).toHaveAttribute("href", address);
  });

  test(`P7 P11 /use-cases/${id} opens one question at a time, and tells search engines all of them`, async ({
    page,
    visit,
  }) => {
    await visit(useCasePages[id]);
    const questions = page.locator("main details");
    await questions.nth(0).locator("summary").click();
    await questions.nth(1).locator("summary").click();
    await expect(questions.nth(1)).toHaveAttribute("open");
    await expect(page.locator("main details[open]")).toHaveCount(1);
    await questions.nth(1).locator("summary").click();
    await expect(page.locator("main details[open]")).toHaveCount(0);

    const asked = await questions.locator("h3").allTextContents();
    const answered = await questions.locator("p").allTextContents();
    const told = await structuredData(page);
    expect(told).toContainEqual({
      "@context": "https://schema.org",
      "@type": "FAQPage",
      mainEntity: asked.map((name, index) => ({
        "@type": "Question",
        name,
        acceptedAnswer: { "@type": "Answer", text: answered[index] },
      })),
    });
    expect(told).toContainEqual(trailTo("/", useCasePages[id]));
  });
}

test("P7 no two dedicated pages draw the same picture", async ({ page }) => {
  const drawings = new Set<string>();
  for (const path of Object.values(useCasePages)) {
    await page.goto(path);
    const shape = await page
      .locator("main header figure > div")
      .evaluate((drawing) => [...drawing.querySelectorAll("*")].map((element) => element.tagName).join(" "));
    drawings.add(shape);
  }
  expect(drawings.size).toBe(ids.length);
});

for (const id of genericIds) {
  test(`P6 /usecase/${id} has its three stats, problem, solution, benefits and two ways on`, async ({
    page,
    complaints,
    visit,
  }) => {
    await visit(addressOf(genericUseCasePages[id], "fr"));
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveCount(1);
    // Problem, solution, rules, benefits, closing, related pages.
    await expect(main.getByRole("heading", { level: 2 })).toHaveCount(6);
    await expect(main.locator("dt")).toHaveCount(5);
    await expect(main.locator("header .figures")).toHaveCount(3);
    for (const start of await main.getByRole("link", { name: /^Commencer maintenant/ }).all()) {
      await expect(start).toHaveAttribute("target", "_blank");
    }
    await expect(main.getByRole("link", { name: "Estimer mes revenus" })).toHaveCount(2);
    expect(await structuredData(page)).toContainEqual(trailTo("/fr", `/fr${genericUseCasePages[id]}`));
    expect(complaints).toEqual([]);
  });
}

test("P6 everything under /usecase/ has the one generic title", async ({ page }) => {
  const titles = new Set<string>();
  for (const path of [...Object.values(genericUseCasePages), "/usecase/nothing", "/usecase/media/more"]) {
    await page.goto(`/en${path}`);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(1);
  await page.goto("/en/use-cases/media");
  expect([...titles]).not.toContain(await page.title());
});

for (const [path, heading, text] of [
  ["/fr/usecase/inconnu", "Use Case non trouvé", "Ce use case n’existe pas encore."],
  ["/en/usecase/unknown", "Use case not found", "This use case doesn’t exist yet."],
  ["/en/usecase/media/more", "Use case not found", "This use case doesn’t exist yet."],
  ["/en/usecase/toString", "Use case not found", "This use case doesn’t exist yet."],
] as const) {
  test(`P6 ${path} is a 404 that says so and leads home`, async ({ page, visit }) => {
    const response = await page.request.get(path);
    expect(response.status()).toBe(404);
    await visit(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(main.getByText(text, { exact: true })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await main.getByRole("link", { name: /accueil|home page/ }).click();
    await expect(page).toHaveURL(new RegExp(`/${path.slice(1, 3)}$`));
  });
}

test("P10 an unknown page under /use-cases/ is the site's 404", async ({ page }) => {
  const response = await page.goto("/fr/use-cases/inconnu");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page introuvable");
  await expect(page).toHaveTitle(/Page introuvable/);
});

test("L2 a change of language keeps the open question and translates the rest", async ({ page, visit }) => {
  await visit(pages.useCaseMedia);
  const first = page.locator("main details").first();
  await first.locator("summary").click();
  const english = await first.locator("h3").innerText();
  await page.getByRole("button", { name: "Choose a language" }).click();
  await page.getByRole("link", { name: "Français" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(first.locator("h3")).not.toHaveText(english);
  await expect(first).toHaveAttribute("open");
});

test("H7 a use case reads whole without script, its robots.txt included", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.address });
  const page = await context.newPage();
  await page.goto(addressOf(pages.useCaseMedia, "en"));
  await expect(page.getByRole("link", { name: "Download" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy" })).toBeHidden();
  await page.locator("main details summary").first().click();
  await expect(page.locator("main details p").first()).toBeVisible();
  await context.close();
});

/** What the page tells search engines. */
async function structuredData(page: Page): Promise<unknown[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts.map((script): unknown => JSON.parse(script));
}

/** The trail of breadcrumbs from the home page to a page, as `structuredData` has it. */
function trailTo(...paths: string[]): unknown {
  return expect.objectContaining({
    "@type": "BreadcrumbList",
    itemListElement: paths.map((path, index) =>
      expect.objectContaining({
        position: index + 1,
        item: expect.stringMatching(new RegExp(`//[^/]+${path}$`)),
      }),
    ),
  });
}
