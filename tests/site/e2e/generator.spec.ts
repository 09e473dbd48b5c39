import { crawlers } from "@octroi/crawlers/registry";
import { matchRobots, parseRobots } from "@octroi/crawlers/robots";
import { journeyLanguages, slow } from "@octroi/ui/testing/slow";
import { generatorCopy } from "../../../site/app/content/generator.ts";
import { pages } from "../../../site/domain/pages/pages.ts";
import { generatorBots, generatorSearchEngines } from "../../../site/domain/robots/generator-names.ts";
import { test as alone, expect, sharing as test } from "./fixtures.ts";
import { addressIn, bot, boxes, downloaded, file, paste, selected, textOf } from "./generator-page.ts";

for (const language of journeyLanguages("en")) {
  const copy = generatorCopy[language];
  const address = addressIn(language);

  test(`G1 (${language}) all 15 are checked at first, and each change shows in the file at once`, async ({
    page,
    visit,
    complaints,
  }) => {
    await visit(address);
    await expect(boxes(page)).toHaveCount(15);
    expect(await selected(page)).toEqual([...generatorBots]);
    await bot(page, "CCBot").uncheck();
    await expect(file(page)).not.toContainText("CCBot");
    await page.getByRole("button", { name: copy.checklist.none, exact: true }).click();
    expect(await selected(page)).toEqual([]);
    await expect(file(page)).not.toContainText("Disallow");
    await bot(page, "GPTBot").check();
    await expect(file(page)).toContainText("User-agent: GPTBot");
    await page.getByRole("button", { name: copy.checklist.all, exact: true }).click();
    expect(await selected(page)).toEqual([...generatorBots]);
    expect(complaints).toEqual([]);
  });

  test(`G1 G3 (${language}) the keyboard alone chooses, reads, copies and takes the file`, async ({
    page,
    visit,
  }) => {
    await visit(address);
    await page.getByRole("button", { name: copy.checklist.none, exact: true }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(bot(page, "GPTBot")).toBeFocused();
    await page.keyboard.press("Space");
    await expect(file(page)).toContainText("User-agent: GPTBot");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    expect(await selected(page)).toEqual(["GPTBot", "ChatGPT-User"]);
    const files: string[] = [];
    page.on("download", (download) => files.push(download.suggestedFilename()));
    await page.keyboard.press("Enter");

    await page.getByLabel(copy.existing.label).focus();
    await page.keyboard.type("# mine");
    await expect(file(page)).toContainText("# mine");
    await page.getByRole("button", { name: copy.preview.download }).focus();
    const taken = page.waitForEvent("download");
    await page.keyboard.press("Enter");
    expect((await taken).suggestedFilename()).toBe("robots.txt");
    expect(files, "Enter on a box takes no file").toHaveLength(1);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("region", { name: copy.preview.label })).toBeFocused();
  });

  test(`G2 (${language}) the file allows exactly the three search engines and blocks exactly the selected`, async ({
    page,
    visit,
  }) => {
    await visit(`${address}?bots=GPTBot,CCBot,OAI-SearchBot`);
    await expect(file(page)).not.toContainText("ClaudeBot");
    const parsed = parseRobots(await textOf(page));
    const decided = crawlers.flatMap(({ token }) => {
      const { because, allowed } = matchRobots(parsed, { agent: token, path: "/any/page" });
      return because === "rule" ? [{ token, allowed }] : [];
    });
    const tokens = (allowed: boolean) =>
      decided.filter((each) => each.allowed === allowed).map(({ token }) => token);
    expect(new Set(tokens(true))).toEqual(new Set(generatorSearchEngines));
    expect(new Set(tokens(false))).toEqual(new Set(["GPTBot", "CCBot", "OAI-SearchBot"]));
  });

  test(
    `G4 P11 (${language}) the first question is open, one at a time, and the open one closes`,
    slow,
    async ({ page, visit }) => {
      await visit(address);
      const answers = copy.faq.questions.map(({ answer }) => page.getByText(answer));
      const summary = (position: number) => page.locator("summary").nth(position);
      const open = async () => {
        const shown = await Promise.all(answers.map((answer) => answer.isVisible()));
        return shown.flatMap((visible, position) => (visible ? [position] : []));
      };
      expect(await open()).toEqual([0]);
      await summary(2).click();
      expect(await open()).toEqual([2]);
      await summary(2).press("Enter");
      expect(await open()).toEqual([]);
    },
  );

  test(`(${language}) a pasted file keeps its lines, and contradictions are told with their line`, async ({
    page,
    visit,
  }) => {
    await visit(`${address}?bots=GPTBot`);
    const mine = "User-agent: *\nDisallow: /admin/\n\nUser-agent: GPTBot\nAllow: /press/\n";
    await paste(page, copy.existing.label, mine);
    await expect(page.getByText(copy.preview.merged, { exact: true })).toBeVisible();
    expect((await textOf(page)).startsWith(mine)).toBe(true);

    const findings = page.getByRole("status").getByRole("listitem");
    await expect(findings).toHaveCount(2);
    await expect(findings.first()).toContainText(`${copy.findings.line} 2`);
    await expect(findings.first()).toContainText("Disallow: /admin/");
    await expect(findings.first()).toContainText("Googlebot, Bingbot, Slurp");
    await expect(findings.last()).toContainText(`${copy.findings.line} 5`);

    await page.getByLabel(copy.existing.engines.label).uncheck();
    await expect(findings).toHaveCount(1);
    await expect(file(page)).not.toContainText("Googlebot");
  });
}

alone("G2 the header carries the visitor’s own day", slow, async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.address, timezoneId: "Pacific/Kiritimati" });
  const page = await context.newPage();
  await page.clock.setFixedTime("2027-03-01T20:00:00Z");
  await page.goto(addressIn("en"));
  await expect(file(page)).toContainText("March 2, 2027");
  await context.close();
});

test("G3 the preview scrolls inside at most 600 px", slow, async ({ page, visit }) => {
  await page.setViewportSize({ width: 1280, height: 2000 });
  await visit(addressIn("en"));
  const box = page.getByRole("region", { name: generatorCopy.en.preview.label });
  const { client, scroll } = await box.evaluate((element) => ({
    client: element.getBoundingClientRect().height,
    scroll: element.scrollHeight,
  }));
  expect(client).toBeLessThanOrEqual(600);
  expect(scroll).toBeGreaterThan(client);
});

alone(
  "G3 the copy button says so for two seconds, and copy and download give the same bytes",
  async ({ page, visit, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.clock.install();
    await visit(addressIn("en"));
    const shown = await textOf(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    const figure = page.locator("figure").filter({ hasText: "robots.txt" });
    await figure.getByRole("button", { name: "Copy" }).click();
    await expect(figure.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
    await page.clock.runFor(1999);
    await expect(figure.getByRole("button", { name: "Copied" })).toBeVisible();
    await page.clock.runFor(1);
    await expect(figure.getByRole("button", { name: "Copied" })).toBeHidden();
    expect(await downloaded(page)).toEqual(Buffer.from(shown));
  },
);

test(
  "the choice is in the address, which changes without a request, a scroll or a new page",
  slow,
  async ({ page, visit }) => {
    await visit(`${addressIn("en")}?from=mail&bots=GPTBot,CCBot#file`);
    expect(await selected(page)).toEqual(["GPTBot", "CCBot"]);
    const requests: string[] = [];
    page.on("request", (request) => {
      // Chromium looks at the icon again whenever the address changes.
      if (!request.url().endsWith("/favicon.svg")) requests.push(request.url());
    });
    const place = () => page.evaluate(() => ({ y: window.scrollY, entries: window.history.length }));
    await bot(page, "GPTBot").focus();
    const before = await place();
    await page.keyboard.press("Space");
    await expect(page).toHaveURL(/\?from=mail&bots=CCBot#file$/);
    expect(await place()).toEqual(before);
    await bot(page, "CCBot").uncheck();
    await expect(page).toHaveURL(/\?from=mail&bots=none#file$/);
    expect(requests).toEqual([]);
    await page.reload();
    await expect(boxes(page).first()).not.toBeChecked();
  },
);

test(
  "an address that names somebody unknown falls back to all",
  slow,
  async ({ page, visit, complaints }) => {
    await visit(`${addressIn("en")}?bots=GPTBot,Nobody`);
    await expect(file(page)).toContainText("OAI-SearchBot");
    expect(await selected(page)).toHaveLength(15);
    expect(complaints).toEqual([]);
  },
);

for (const [path, sampled] of [
  [addressIn("en"), {}],
  [pages.robotsTxtGenerator, slow],
] as const) {
  test(
    `L2 switching language on ${path} keeps the choice, the pasted file and the filters`,
    sampled,
    async ({ page, visit }) => {
      await visit(`${path}?bots=GPTBot,CCBot`);
      await bot(page, "CCBot").uncheck();
      await page.getByLabel(generatorCopy.en.existing.label).fill("# mine\n");
      await page.getByLabel(generatorCopy.en.registry.search.label).fill("claude");
      const rows = await page.getByRole("row").count();
      await page.getByRole("button", { name: "Choose a language" }).click();
      await page.getByRole("link", { name: "Français", exact: true }).click();
      await expect(page.locator("html")).toHaveAttribute("lang", "fr");
      await expect(page).toHaveURL(/\?bots=GPTBot$/);
      expect(await selected(page)).toEqual(["GPTBot"]);
      await expect(file(page)).toContainText("# mine");
      await expect(file(page)).toContainText(generatorCopy.fr.file.blocked);
      await expect(page.getByLabel(generatorCopy.fr.registry.search.label)).toHaveValue("claude");
      await expect(page.getByRole("row")).toHaveCount(rows);
    },
  );
}
