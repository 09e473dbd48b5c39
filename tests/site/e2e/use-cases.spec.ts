import { readFile } from "node:fs/promises";
import { matchRobots, parseRobots } from "@octroi/crawlers";
import { slow } from "@octroi/ui/testing/slow";
import { policyCopy } from "../../../site/app/content/policy.ts";
import { addressOf, pages } from "../../../site/domain/pages/pages.ts";
import { blockedBots, generatorAddress, ruleRows } from "../../../site/domain/robots/crawler-rules.ts";
import { useCaseRules } from "../../../site/domain/use-cases/rules.ts";
import { useCasePages } from "../../../site/domain/use-cases/use-cases.ts";
import { expect, sharing as test } from "./fixtures.ts";

/** One page in four forms: whoever changes it tries one. */
const ids = ["media", "recipes", "affiliation", "saas-docs"] as const;

for (const id of ids) {
  const title = `P7 P11 /use-cases/${id} gives its rules as a robots.txt to copy, to download and to go on with, and opens one question at a time`;
  test(title, id === "media" ? {} : slow, async ({ page, context, visit }) => {
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

    const questions = main.locator("details");
    await questions.nth(0).locator("summary").click();
    await questions.nth(1).locator("summary").click();
    await expect(questions.nth(1)).toHaveAttribute("open");
    await expect(main.locator("details[open]")).toHaveCount(1);
    await questions.nth(1).locator("summary").click();
    await expect(main.locator("details[open]")).toHaveCount(0);

    // And all of its rules, with their paths, in the policy tool.
    await main.getByRole("link", { name: /policy/ }).click();
    await expect(page.getByRole("heading", { name: policyCopy.en.carried.heading })).toBeVisible();
    await expect(page.locator("#answer + div")).toContainText("crawler by crawler");
  });
}

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
