import { brand } from "@octroi/ui/brand/brand";
import { slow } from "@octroi/ui/testing/slow";
import { decisionWords } from "@octroi/ui/words/decision";
import type { Page } from "@playwright/test";
import { chrome } from "../../../site/app/content/chrome.ts";
import { demo } from "../../../site/app/content/demo.ts";
import { generatorCopy } from "../../../site/app/content/generator.ts";
import { logAnalyzerCopy } from "../../../site/app/content/log-analyzer.ts";
import { policyCopy } from "../../../site/app/content/policy.ts";
import { siteCheck } from "../../../site/app/content/site-check.ts";
import { addressOf, pages } from "../../../site/domain/pages/pages.ts";
import { expect, test, waitForHydration } from "./fixtures.ts";
import { bot, downloaded, paste } from "./generator-page.ts";

/** What is loaded when it is needed may fail to arrive once, and must work when it does. */

/** Fails the first request for each of the files, and lets the others through. */
const failOnce = (page: Page, files: string) => page.route(files, (route) => route.abort(), { times: 1 });

test("a dialog that did not arrive at first opens at the next press", async ({ page, visit }) => {
  await failOnce(page, "**/assets/waitlist-modal-*.js");
  await visit("/en/pricing");
  const opener = page.getByRole("main").locator("a[data-opens=waitlist]").first();
  const lost = page.waitForEvent("requestfailed");
  await opener.hover();
  await lost;
  await opener.click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test(
  "the press that opens a dialog is answered at once, however late the dialog is",
  slow,
  async ({ page, visit }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/assets/demo-modal-*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.route(`${new URL(brand.booking.scriptUrl).origin}/**`, (route) => route.abort());
    await visit("/en");
    const opener = page.getByRole("link", { name: demo.en.button });
    await opener.click();
    await expect(opener).toHaveAttribute("aria-busy", "true");
    release();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.locator("a[data-opens=demo]").first()).not.toHaveAttribute("aria-busy");
  },
);

test(
  "without what moves the home page is a page with script, and changes its language in place",
  slow,
  async ({ page, visit }) => {
    await failOnce(page, "**/assets/motion-*.js");
    await visit("/en");
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await expect(page.locator("html")).not.toHaveAttribute("data-script");
    await page.getByRole("button", { name: chrome.en.language.choose }).click();
    await page.getByRole("link", { name: "Français", exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  },
);

test("an island that did not arrive at first is there once it is used", slow, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await failOnce(page, "**/assets/registry-*.js");
  await page.goto(addressOf(pages.robotsTxtGenerator, "en"));
  const registry = page.locator("[data-island=registry]");
  await page.waitForFunction(() => "hydrated" in document.body.dataset);
  await registry.dispatchEvent("focusin");
  await expect(registry).toHaveAttribute("data-script", "lost");
  await registry.dispatchEvent("focusin");
  await expect(registry).not.toHaveAttribute("data-script");
  const head = page.getByRole("button", { name: generatorCopy.en.registry.columns.operator });
  await head.click();
  await expect(
    page.getByRole("columnheader", { name: generatorCopy.en.registry.columns.operator }),
  ).toHaveAttribute("aria-sort", /ascending|descending/);
});

test("G2 the generator merges once its worker arrives, and gives out no file without the visitor’s rules", async ({
  page,
  visit,
}) => {
  const copy = generatorCopy.en;
  const mine = "User-agent: *\nDisallow: /admin/\n";
  await page.route("**/merge-worker*", (route) => route.abort());
  await visit(addressOf(pages.robotsTxtGenerator, "en"));
  await paste(page, copy.existing.label, mine);
  const refused = page.getByText(copy.findings.failed);
  await expect(refused).toBeVisible();
  let downloads = 0;
  page.on("download", () => {
    downloads += 1;
  });
  const again = page.waitForEvent("requestfailed");
  await page.getByRole("button", { name: copy.preview.download }).click();
  await again;
  await page.unroute("**/merge-worker*");
  await bot(page, "GPTBot").uncheck();
  await expect(refused).toBeHidden();
  expect(downloads).toBe(0);
  expect(String(await downloaded(page))).toContain(mine);

  await failOnce(page, "**/merge-worker*");
  await page.reload();
  await waitForHydration(page);
  await paste(page, copy.existing.label, mine);
  await expect(refused).toBeVisible();
  expect(String(await downloaded(page))).toContain(mine);
  await expect(refused).toBeHidden();
});

test(
  "the policy tool works out what is changed after its worker did not arrive",
  slow,
  async ({ page, visit }) => {
    const copy = policyCopy.en;
    await failOnce(page, "**/policy-worker*");
    await visit(addressOf(pages.aiPolicy, "en"));
    const search = page.getByRole("group", { name: copy.purposes.names["ai-search"], exact: true });
    await search.getByRole("radio", { name: decisionWords.en.block }).check({ force: true });
    await expect(page.getByText(copy.failed)).toBeVisible();
    await search.getByRole("radio", { name: decisionWords.en.charge }).check({ force: true });
    await expect(page.getByText(copy.failed)).toBeHidden();
  },
);

test("the check-up of pasted files works once its worker arrives", slow, async ({ page, visit }) => {
  const copy = siteCheck.en;
  await failOnce(page, "**/judge-worker*");
  await visit(addressOf(pages.siteCheck, "en"));
  const lost = page.waitForEvent("requestfailed");
  await page.getByText(copy.question.paste.heading, { exact: true }).click();
  const field = page.getByLabel(copy.question.paste.parts.robots);
  await field.fill("User-agent: GPTBot\nDisallow: /\n");
  await lost;
  await page.getByRole("button", { name: copy.question.paste.judge }).click();
  await expect(page.getByText(copy.failed)).toBeHidden();
  await expect(page.getByRole("row").filter({ hasText: copy.answer.audiences.training.name })).toBeVisible();
});

test(
  "a reading that is rejected is said to have failed, and can be tried again",
  slow,
  async ({ page, visit }) => {
    const copy = logAnalyzerCopy.en;
    await page.route(
      "**/reader-worker*",
      async (route) => {
        const response = await route.fetch();
        // The sample is made into a file, which this worker then cannot do.
        await route.fulfill({ response, body: `self.File = undefined;${await response.text()}` });
      },
      { times: 1 },
    );
    await visit(addressOf(pages.logAnalyzer, "en"));
    await page.getByRole("button", { name: copy.source.sample }).click();
    await expect(page.getByText(copy.reading.failed)).toBeVisible();
    await page.getByRole("button", { name: copy.reading.again }).click();
    await expect(page.getByText(copy.reading.failed)).toBeHidden();
  },
);
