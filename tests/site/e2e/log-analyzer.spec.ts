import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync, zstdCompressSync } from "node:zlib";
import { knownCrawlers } from "@octroi/crawlers/identify";
import { formatter } from "@octroi/ui/language/format";
import { journeyLanguages, slow } from "@octroi/ui/testing/slow";
import { violations } from "@octroi/ui/testing/violations";
import { identityWords } from "@octroi/ui/words/identity";
import { visitsChartWords } from "@octroi/ui/words/visits-chart";
import type { Page } from "@playwright/test";
import { estimator } from "../../../site/app/content/estimator.ts";
import { logAnalyzerCopy } from "../../../site/app/content/log-analyzer.ts";
import { addressOf, pages } from "../../../site/domain/pages/pages.ts";
import { fragmentOf } from "../../../site/domain/policy/address.ts";
import { expect, sharing as test, waitForHydration } from "./fixtures.ts";

const at = addressOf(pages.logAnalyzer, "en");
const copy = logAnalyzerCopy.en;
const secret = "jeanne-dupont-secret";

/** Visits of two days: GPTBot from its own addresses and from elsewhere, a search engine, people. */
const line = (day: number, agent: string, { address = "203.0.113.9", path = "/a", referrer = "-" } = {}) =>
  `${address} - - [${day}/Nov/2026:10:00:00 +0100] "GET ${path} HTTP/1.1" 200 1000 "${referrer}" "${agent}"\n`;
const log =
  line(16, "GPTBot/1.3", { address: "20.125.66.83", path: `/people/${secret}` }).repeat(3) +
  line(16, "GPTBot/1.3") +
  line(17, "Googlebot/2.1", { address: "34.64.82.67" }).repeat(2) +
  line(17, "Mozilla/5.0 Firefox/143.0", {
    path: "/only-for-people",
    referrer: "https://chatgpt.com/",
  }).repeat(2);

const opener = (page: Page) => page.locator("input[type=file]").first();
const named = (name: string, content: string | Uint8Array) => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(content),
});
const done = (page: Page, words = copy) =>
  expect(page.getByRole("button", { name: words.answer.json })).toBeVisible();

/** What a button gives to save. */
async function saved(page: Page, name: string): Promise<string> {
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name }).click();
  const stream = await (await saving).createReadStream();
  return String(Buffer.concat(await stream.toArray()));
}

for (const language of journeyLanguages("en")) {
  const width = language === "en" ? 1440 : 390;
  const words = logAnalyzerCopy[language];

  test(`(${language}) a log is read, shown, exported and carried on, and nothing is sent`, async ({
    page,
    visit,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(addressOf(pages.logAnalyzer, language));
    const sent: string[] = [];
    page.on("request", (request) => {
      sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`);
    });
    await opener(page).setInputFiles([named("access.log", log), named("old.log.gz", gzipSync(log))]);
    await done(page, words);

    const format = formatter(language);
    await expect(
      page.getByRole("heading", { name: `${format.percent(50)} ${words.answer.share}` }),
    ).toBeVisible();
    const gptbot = page
      .getByRole("row")
      .filter({ has: page.getByRole("link", { name: "GPTBot" }) })
      .first();
    await expect(gptbot).toContainText("8");
    await expect(gptbot).toContainText(identityWords[language].verified.name);
    await expect(gptbot).toContainText(words.crawlers.never);
    await page.getByText(visitsChartWords[language].showTable).click();
    await expect(page.getByRole("row").filter({ hasText: format.day("2026-11-16") })).toContainText("8");
    await expect(page.getByText("203.0.113.9").first()).toBeVisible();
    await expect(page.getByRole("row").filter({ hasText: "OpenAI" })).toContainText("4");
    await expect(page.getByRole("row").filter({ hasText: "/only-for-people" })).toContainText("4");
    await expect(page.getByRole("heading", { name: "combined" })).toBeVisible();
    expect(await violations(page, "main")).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    // The same files, held against a robots.txt.
    await page
      .getByLabel(words.robots.file.label, { exact: true })
      .fill("User-agent: GPTBot\nDisallow: /people/");
    await page.getByRole("button", { name: words.robots.hold }).click();
    await expect(page.getByText(words.robots.note)).toBeVisible();
    const ignored = page.getByRole("table", { name: words.robots.heading });
    await expect(ignored.getByRole("row").filter({ hasText: "GPTBot" })).toContainText(format.percent(75));
    await done(page, words);

    expect(await saved(page, words.answer.csv)).toContain("GPTBot,OpenAI,training,8,8000,2,0,0,6,2,0,0,0,6,");
    expect(await saved(page, words.answer.pagesCsv)).toContain("/only-for-people,no,4,4");
    expect(await saved(page, words.answer.peopleCsv)).toContain("chatgpt.com,OpenAI,4");
    expect(JSON.parse(await saved(page, words.answer.json))).toMatchObject({
      lines: { visits: 16, unread: 0 },
      period: { first: "2026-11-16T10:00:00+01:00", zones: [{ zone: "+01:00", visits: 16 }] },
    });

    await page.getByRole("link", { name: words.answer.estimate }).click();
    await expect(page.getByText(estimator[language].measured.heading)).toBeVisible();
    await expect(page.getByText(estimator[language].measured.measured, { exact: true })).toBeVisible();
    await expect(page.getByText(format.percent(50), { exact: true })).toBeVisible();

    // Scripts, styles and the next page's data are asked for; nothing is told.
    for (const request of sent) {
      expect(request).toMatch(/^GET (blob:)?https?:\/\/(127\.0\.0\.1|localhost)/);
      expect(request).not.toContain(secret);
      expect(request).not.toMatch(/203\.0\.113|measured=|access\.log/);
    }
    expect(
      await page.evaluate(() => [localStorage, sessionStorage].map((kept) => JSON.stringify(kept)).join()),
    ).not.toContain(secret);
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
    expect(complaints).toEqual([]);
  });
}

test(
  "a policy in the address is held against every visit, and a format can be chosen",
  slow,
  async ({ page, visit }) => {
    const price = { amount: "0.25", currency: "EUR" };
    const rules = [{ who: { purpose: ["training" as const] }, action: "charge" as const, price }];
    await visit(at + fragmentOf({ version: 1, site: { origin: "https://example.com" }, rules }));
    await expect(page.getByText(copy.source.policy)).toBeVisible();
    await opener(page).setInputFiles(named("access.log", log));
    await done(page);
    await expect(page.getByText("€1.00").first()).toBeVisible();
    await page.getByLabel(copy.read.format).selectOption("iis");
    await expect(page.getByText(copy.reading.nothing)).toBeVisible();
    await page.getByLabel(copy.read.format).selectOption("combined");
    await done(page);

    await page.goto(`${at}#policy=cut`);
    await page.reload();
    await waitForHydration(page);
    await opener(page).setInputFiles(named("access.log", log));
    await done(page);
    await expect(page.getByText(copy.source.policyWrong)).toBeVisible();
  },
);

test("the sample is read like any log, and says what it is", slow, async ({ page, visit }) => {
  await visit(at);
  await expect(page.getByText(copy.source.example)).toBeVisible();
  await page.getByRole("button", { name: copy.source.sample }).click();
  await done(page);
  await expect(page.getByText(copy.source.sampleName)).toBeVisible();

  // On paper: the whole report, the table behind the chart and its squares, and nothing to press.
  await page.emulateMedia({ media: "print" });
  for (const heading of [copy.answer.share, copy.crawlers.heading, copy.hours.heading, copy.policy.heading]) {
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  }
  await expect(page.getByRole("table", { name: copy.chart.title })).toBeVisible();
  await expect(page.locator(".bar-fill").first()).toHaveCSS("print-color-adjust", "exact");
  for (const part of ["button", "summary", "select", "textarea"]) {
    await expect(page.locator("main").locator(part).filter({ visible: true }), part).toHaveCount(0);
  }
  await expect(page.getByRole("heading", { name: copy.where.heading })).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  // Twenty crawlers, of which the screen shows twelve at first.
  await page.getByRole("button", { name: copy.source.other }).click();
  const agents = knownCrawlers.filter(({ commonWord }) => !commonWord).slice(0, 20);
  const many = agents.map(({ token }) => line(16, token)).join("");
  await opener(page).setInputFiles(named("many.log", many));
  await done(page);
  const rows = page.getByRole("table", { name: copy.crawlers.heading }).getByRole("row");
  await expect(rows).toHaveCount(13);
  await page.pdf();
  await expect(rows).toHaveCount(21);

  await page.getByRole("button", { name: copy.source.other }).click();
  await expect(page.getByText(copy.source.drop)).toBeVisible();
});

test(
  "bad input: what is no log is refused file by file, in words, and the rest is read",
  slow,
  async ({ page, visit, complaints }) => {
    await visit(at);
    const picture = named("photo.png", Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\r".repeat(90), "latin1"));
    await opener(page).setInputFiles(picture);
    await expect(page.getByText(copy.reading.nothing)).toBeVisible();
    await expect(page.getByText(copy.read.problem.binary)).toBeVisible();
    await page.getByRole("button", { name: copy.source.other }).click();
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(log, "utf16le")]);
    await opener(page).setInputFiles([
      picture,
      named("cut.log.gz", gzipSync(log.repeat(2000)).subarray(0, 900)),
      named("wide.log", wide),
      named("packed.log.zst", zstdCompressSync(log)),
      named("mixed.log", `${log}<script>window.broken = true</script>\n${"x".repeat(400_000)}\n`),
    ]);
    await done(page);
    await expect(page.getByText(copy.read.problem.truncated)).toBeVisible();
    const readsZstd = await page.evaluate(() => {
      try {
        return Boolean(new DecompressionStream("zstd" as CompressionFormat));
      } catch {
        return false;
      }
    });
    await expect(page.getByText(copy.read.problem.zstd)).toBeVisible({ visible: !readsZstd });
    await expect(page.getByText("<script>window.broken = true</script>")).toBeVisible();
    await expect(page.getByText(copy.read.why["too-long"])).toBeVisible();
    expect(await page.evaluate(() => "broken" in window)).toBe(false);

    // Who came is in no line: that there was no AI cannot be said either.
    await page.getByRole("button", { name: copy.source.other }).click();
    await opener(page).setInputFiles(named("common.log", log.replaceAll(/ "[^"]*" "[^"]*"$/gm, "")));
    await expect(page.getByText(copy.answer.withoutAgent)).toBeVisible();
    await expect(page.getByText(copy.answer.share)).toHaveCount(0);
    expect(complaints).toEqual([]);
  },
);

test("bad input: a folder of 500 files, dropped or opened, is one log", slow, async ({ page, visit }) => {
  const folder = mkdtempSync(join(tmpdir(), "logs-"));
  for (let number = 0; number < 500; number++) writeFileSync(join(folder, `access.log.${number}`), log);
  await visit(at);
  await page.locator("input[webkitdirectory]").setInputFiles(folder);
  await done(page);
  await expect(page.getByText(formatter("en").counted(500, copy.source.files))).toBeVisible();
  await expect(page.getByText("2,000 of 4,000 visits")).toBeVisible();
  rmSync(folder, { recursive: true });

  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], "one.log"));
    dataTransfer.items.add(new File([text], "two.log"));
    document
      .querySelector("main h2")
      ?.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  }, log);
  await expect(page.getByText("8 of 16 visits")).toBeVisible();
});

test(
  "a long log can be stopped, keeps what was read, and ends with the page",
  slow,
  async ({ page, visit, complaints }) => {
    const folder = mkdtempSync(join(tmpdir(), "logs-"));
    const long = join(folder, "access.log");
    writeFileSync(long, log.repeat(1000));
    // Then zeros, such as a log holds that was emptied while its server wrote: no byte on the disk, and hours to read.
    truncateSync(long, 2 ** 42);
    await visit(at);
    await opener(page).setInputFiles(long);
    await expect(page.getByRole("progressbar")).toBeVisible();
    await page.getByRole("button", { name: copy.reading.cancel }).click();
    await expect(page.getByText(copy.reading.canceled)).toBeVisible();
    await expect(page.getByText("4,000 of 8,000 visits")).toBeVisible();
    await page.getByRole("button", { name: copy.source.other }).click();

    await opener(page).setInputFiles(long);
    await expect(page.getByRole("progressbar")).toBeVisible();
    await expect.poll(() => page.workers().length).toBe(1);
    await page.getByRole("link", { name: "octroi" }).first().click();
    await page.waitForURL((address) => address.pathname === "/en");
    await expect.poll(() => page.workers().length).toBe(0);
    await page.goBack();
    await expect(page.getByText(copy.source.drop)).toBeVisible();
    rmSync(folder, { recursive: true });
    expect(complaints).toEqual([]);
  },
);

test("where the worker cannot be fetched, the page says so, and reads once it can", async ({
  page,
  visit,
}) => {
  await visit(at);
  await page.route("**/reader-worker*", (route) => route.abort());
  await opener(page).setInputFiles(named("access.log", log));
  await expect(page.getByText(copy.reading.failed)).toBeVisible();
  await page.unroute("**/reader-worker*");
  await page.getByRole("button", { name: copy.reading.again }).click();
  await done(page);
});
