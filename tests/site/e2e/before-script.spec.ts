import { brand } from "@octroi/ui/brand/brand";
import { journeyLanguages, slow } from "@octroi/ui/testing/slow";
import { decisionWords } from "@octroi/ui/words/decision";
import type { Page } from "@playwright/test";
import { directory } from "../../../site/app/content/crawlers/directory.ts";
import { demo } from "../../../site/app/content/demo.ts";
import { estimator } from "../../../site/app/content/estimator.ts";
import { generatorCopy } from "../../../site/app/content/generator.ts";
import { home } from "../../../site/app/content/home.ts";
import { logAnalyzerCopy } from "../../../site/app/content/log-analyzer.ts";
import { policyCopy } from "../../../site/app/content/policy.ts";
import { testerCopy } from "../../../site/app/content/tester.ts";
import { waitlist } from "../../../site/app/content/waitlist.ts";
import { addressOf, pages } from "../../../site/domain/pages/pages.ts";
import { generatorBots } from "../../../site/domain/robots/generator-names.ts";
import { test as alone, expect, sharing as test, waitForHydration } from "./fixtures.ts";
import { bot, downloaded, file, selected } from "./generator-page.ts";

const scripts = "**/assets/*.js";

/** Opens a page whose scripts are on their way: what is done before `hydrate` is done to HTML alone. */
async function openBeforeHydration(page: Page, path: string) {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path);
  return async function hydrate() {
    release();
    await waitForHydration(page);
    await page.unroute(scripts);
  };
}

for (const language of journeyLanguages("fr")) {
  const at = (page: keyof typeof pages) => addressOf(pages[page], language);
  const generator = generatorCopy[language];
  const { domain, file: fileCopy } = testerCopy[language].source;

  test(`N1 N2 (${language}) the generator starts from the boxes and the file it finds, and gives what was asked for`, async ({
    page,
    complaints,
  }) => {
    const hydrate = await openBeforeHydration(page, at("robotsTxtGenerator"));
    await bot(page, "GPTBot").uncheck();
    await page.getByLabel(generator.existing.label).fill("User-agent: *\nDisallow: /admin/\n");
    const button = page.getByRole("button", { name: generator.preview.download });
    await button.click();
    await expect(button).toHaveAttribute("aria-busy", "true");
    const started = page.waitForEvent("download");
    await hydrate();
    const early = await textIn(await (await started).createReadStream());
    await expect(button).not.toHaveAttribute("aria-busy");
    await expect(file(page)).toContainText("Disallow: /admin/");
    await expect(file(page)).not.toContainText("User-agent: GPTBot");
    expect(await selected(page)).toEqual(generatorBots.filter((token) => token !== "GPTBot"));
    for (const text of [early, String(await downloaded(page))]) {
      expect(text).toContain("Disallow: /admin/");
      expect(text).not.toContain("GPTBot");
    }
    expect(complaints).toEqual([]);
  });

  test(
    `N1 N2 (${language}) the policy tool starts from what it finds, and does what was pressed`,
    slow,
    async ({ page, complaints }) => {
      const policy = policyCopy[language];
      const hydrate = await openBeforeHydration(page, at("aiPolicy"));
      await page.getByLabel(policy.origin.label).fill("journal.example");
      await page
        .getByRole("group", { name: policy.purposes.names.agent, exact: true })
        .getByRole("radio", { name: decisionWords[language].block })
        .check({ force: true });
      const started = page.waitForEvent("download");
      await page.getByRole("button", { name: policy.bring.save }).click();
      await hydrate();
      const saved = JSON.parse(await textIn(await (await started).createReadStream()));
      expect(saved.site.origin).toBe("https://journal.example");
      expect(saved.rules[0]).toMatchObject({
        action: "block",
        who: { purpose: ["agent", "coding-agent", "training", "control-token", "dataset"] },
      });
      expect(complaints).toEqual([]);
    },
  );

  test(
    `N2 (${language}) logs that are chosen early are read when the page is hydrated`,
    slow,
    async ({ page, complaints }) => {
      const hydrate = await openBeforeHydration(page, at("logAnalyzer"));
      const line = '20.125.66.83 - - [16/Nov/2026:10:00:00 +0100] "GET / HTTP/1.1" 200 9 "-" "GPTBot/1.3"\n';
      await page
        .locator("input[type=file]")
        .first()
        .setInputFiles({ name: "access.log", mimeType: "text/plain", buffer: Buffer.from(line) });
      await hydrate();
      await expect(page.getByRole("button", { name: logAnalyzerCopy[language].answer.json })).toBeVisible();
      expect(complaints).toEqual([]);
    },
  );

  test(
    `N1 N2 (${language}) a file opened, a filter and a column's head pressed too early are kept`,
    slow,
    async ({ page }) => {
      const hydrate = await openBeforeHydration(page, at("robotsTxtGenerator"));
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: "robots.txt", mimeType: "text/plain", buffer: Buffer.from("# mine\n") });
      const { registry } = generator;
      await page.getByLabel(registry.search.label).fill("claude");
      await page.getByLabel(registry.purpose.label).selectOption("training");
      await page.getByRole("button", { name: registry.columns.operator }).click();
      await hydrate();
      await expect(file(page)).toContainText("# mine");
      await expect(page.getByRole("columnheader", { name: registry.columns.operator })).toHaveAttribute(
        "aria-sort",
        "ascending",
      );
      await expect(page.getByRole("rowheader", { name: "ClaudeBot" })).toBeVisible();
      await expect(page.getByRole("rowheader", { name: "GPTBot" })).toHaveCount(0);
      await expect(page.getByRole("rowheader", { name: "Claude-User" })).toHaveCount(0);
    },
  );

  test(`N1 N2 (${language}) the tester starts from the file and the question it finds, and reads what was asked for`, async ({
    page,
  }) => {
    await page.route("**/api/robots-txt", (route) =>
      route.fulfill({ status: 400, json: { error: `Read ${route.request().postDataJSON().domain}.` } }),
    );
    const hydrate = await openBeforeHydration(page, at("robotsTxtTester"));
    const { question } = testerCopy[language];
    await page.getByLabel(fileCopy.label).fill("User-agent: MyBot\nDisallow: /private/\n");
    await page.getByLabel(question.agent).fill("MyBot");
    await page.getByLabel(question.path).fill("/private/page");
    await page.getByLabel(domain.label).fill("early.example");
    await page.getByLabel(domain.label).press("Enter");
    await expect(page).toHaveURL(at("robotsTxtTester"));
    await hydrate();
    await expect(page.getByText("Read early.example.")).toBeVisible();
    await expect(page.getByLabel(fileCopy.label)).toHaveValue(/MyBot/);
    await expect(page.locator("[aria-live=polite]").filter({ hasText: "/private/page" })).toContainText(
      testerCopy[language].levels.blocked,
    );
  });

  test(`N2 (${language}) the directory starts from what was typed and chosen`, slow, async ({ page }) => {
    const { filters } = directory[language];
    const hydrate = await openBeforeHydration(page, at("crawlers"));
    await page.getByLabel(filters.search.label).fill("bot");
    await page.getByLabel(filters.operator.label, { exact: true }).selectOption("OpenAI");
    await hydrate();
    await expect(page.getByRole("rowheader", { name: "GPTBot" })).toBeVisible();
    await expect(page.getByRole("rowheader", { name: "ClaudeBot" })).toBeHidden();
    await expect(page.getByLabel(filters.operator.label, { exact: true })).toHaveValue("OpenAI");
  });

  test(`N1 (${language}) the waitlist's button leads to its page, and a form sent too early is taken`, async ({
    page,
  }) => {
    const words = waitlist[language];
    await openBeforeHydration(page, at("home"));
    await page
      .getByRole("main")
      .locator(`a[href="${at("waitlist")}"]`)
      .click();
    await expect(page).toHaveURL(at("waitlist"));
    await page.getByLabel(words.fields.firstName).fill("Ada");
    await page.getByLabel(words.fields.lastName, { exact: true }).fill("Martin");
    await page.getByLabel(words.fields.email).fill(`early.${language}@example.org`);
    await page.getByRole("button", { name: words.submit }).click();
    await expect(page.getByRole("status").getByText(words.success)).toBeVisible();
  });

  test(
    `N2 (${language}) what was typed into the waitlist's page before hydration is sent`,
    slow,
    async ({ page }) => {
      const words = waitlist[language];
      const hydrate = await openBeforeHydration(page, at("waitlist"));
      await page.getByLabel(words.fields.firstName).fill("Ada");
      await page.getByLabel(words.fields.lastName, { exact: true }).fill("Martin");
      await page.getByLabel(words.fields.email).fill(`typed.${language}@example.org`);
      await hydrate();
      await page.getByRole("button", { name: words.submit }).click();
      await expect(page.getByRole("status").getByText(words.success)).toBeVisible();
      await expect(page).toHaveURL(at("waitlist"));
    },
  );

  test(
    `N1 (${language}) the demo opens in a tab of its own until hydration, then over it`,
    slow,
    async ({ page, context }) => {
      await context.route(`${new URL(brand.booking.pageUrl).origin}/**`, (route) =>
        route.fulfill({ contentType: "text/html", body: "<title>Calendar</title>" }),
      );
      await page.route(brand.booking.scriptUrl, (route) => route.abort());
      const hydrate = await openBeforeHydration(page, at("home"));
      const button = page.getByRole("main").getByRole("link", { name: demo[language].button });
      const opened = context.waitForEvent("page");
      await button.click();
      await expect(await opened).toHaveURL(brand.booking.pageUrl);
      await hydrate();
      await button.click();
      await expect(page.getByRole("dialog", { name: demo[language].title })).toBeVisible();
    },
  );

  test(`N1 N4 (${language}) an estimate asked for too early is computed`, slow, async ({ page }) => {
    const { form, result } = estimator[language];
    const hydrate = await openBeforeHydration(page, at("estimator"));
    await page.getByLabel(form.domain, { exact: true }).fill("example.com");
    await page.getByLabel(form.traffic).fill("250000");
    await page.getByRole("button", { name: form.calculate }).click();
    await expect(page.getByText(result.heading)).toContainText("example.com");
    await hydrate();
    await expect(page.getByText(result.heading)).toContainText("example.com");
    await expect(page.getByLabel(form.traffic)).toHaveValue("250000");
  });

  test(
    `N1 (${language}) a guide's code copied too early is on the clipboard`,
    slow,
    async ({ page, context }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const hydrate = await openBeforeHydration(page, at("documentationVercel"));
      const button = page.locator("[data-copy]").first();
      const code = await button.locator("xpath=ancestor::figure").locator("code").textContent();
      await button.click();
      await hydrate();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    },
  );

  alone(
    `N1 (${language}) a language chosen too early is remembered by every page, hydrated or not`,
    slow,
    async ({ page }) => {
      const other = language === "fr" ? "en" : "fr";
      await page.addInitScript(
        (stored) => localStorage.setItem("lang", localStorage["lang"] ?? stored),
        language,
      );
      const hydrate = await openBeforeHydration(page, `${at("team")}?from=mail`);
      await page.getByRole("banner").locator(".menu-anchor > button").click();
      await page.getByRole("banner").locator(`.menu-anchor a[hreflang=${other}]`).click();
      await expect(page).toHaveURL(`${addressOf(pages.team, other)}?from=mail`);
      await hydrate();
      await expect.poll(() => page.evaluate(() => localStorage.getItem("lang"))).toBe(other);
      await page.goto(pages.pricing);
      await waitForHydration(page);
      await expect(page.locator("html")).toHaveAttribute("lang", other);
    },
  );

  test.describe("where things move", () => {
    test.use({ contextOptions: { reducedMotion: "no-preference" } });

    test(`N1 (${language}) a pause pressed too early is one`, async ({ page }) => {
      const { hero } = home[language];
      const hydrate = await openBeforeHydration(page, at("home"));
      await page.getByRole("button", { name: hero.pause }).click();
      await hydrate();
      await expect(page.getByRole("button", { name: hero.play })).toBeVisible();
      await expect(page.locator("[data-motion]")).toHaveAttribute("data-motion", "still");
    });
  });
}

test("N1 a tap is held for what script alone can do, once; links, menus and questions answer at once", async ({
  page,
}) => {
  const hydrate = await openBeforeHydration(page, addressOf(pages.robotsTxtGenerator, "en"));
  const none = page.getByRole("button", { name: generatorCopy.en.checklist.none, exact: true });
  await none.click();
  await none.click();
  await page.locator("summary").nth(2).click();
  await expect(page.getByText(generatorCopy.en.faq.questions[2]?.answer ?? "")).toBeVisible();
  await hydrate();
  expect(await selected(page)).toEqual([]);
});

async function textIn(stream: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString();
}
