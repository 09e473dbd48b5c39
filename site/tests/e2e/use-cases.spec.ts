import { readFile } from "node:fs/promises";
import { matchRobots, parseRobots } from "@octroi/crawlers";
import { policyCopy } from "../../app/content/policy.ts";
import { blockedBots, generatorAddress, ruleRows } from "../../domain/robots/crawler-rules.ts";
import { addressOf, pages } from "../../domain/site/pages.ts";
import { useCaseRules } from "../../domain/use-cases/rules.ts";
import { useCasePages } from "../../domain/use-cases/use-cases.ts";
import { expect, sharing as test } from "./fixtures.ts";

const ids = ["media", "recipes", "affiliation", "saas-docs"] as const;

for (const id of ids) {
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
    const check = main.getByRole("link", { name: /already tell/ });
    await expect(check).toHaveAttribute("href", addressOf(pages.siteCheck, "en"));

    // And all of its rules, with their paths, in the policy tool.
    await main.getByRole("link", { name: /policy/ }).click();
    await expect(page.getByRole("heading", { name: policyCopy.en.carried.heading })).toBeVisible();
    await expect(page.locator("#answer + div")).toContainText("crawler by crawler");
  });

  test(`P7 P11 /use-cases/${id} opens one question at a time`, async ({ page, visit }) => {
    await visit(useCasePages[id]);
    const questions = page.locator("main details");
    await questions.nth(0).locator("summary").click();
    await questions.nth(1).locator("summary").click();
    await expect(questions.nth(1)).toHaveAttribute("open");
    await expect(page.locator("main details[open]")).toHaveCount(1);
    await questions.nth(1).locator("summary").click();
    await expect(page.locator("main details[open]")).toHaveCount(0);
  });
}

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
