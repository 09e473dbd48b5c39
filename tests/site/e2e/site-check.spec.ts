import { languages } from "@octroi/ui/language/language";
import { journeyLanguages, slow } from "@octroi/ui/testing/slow";
import { violations } from "@octroi/ui/testing/violations";
import type { Locator, Page } from "@playwright/test";
import { siteCheck } from "../../../site/app/content/site-check.ts";
import { specSupportCopy } from "../../../site/app/content/spec-support.ts";
import { addressOf, pages } from "../../../site/domain/pages/pages.ts";
import { policyInFragment } from "../../../site/domain/policy/address.ts";
import { type CheckedSite, checkedSite } from "../site-check/checked-site.ts";
import { test as base, expect } from "./fixtures.ts";

/** The journeys go to a server whose internet is this machine. */
const test = base.extend<object, { checked: CheckedSite }>({
  checked: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern.
    async ({}, use) => {
      await using checked = await checkedSite();
      await use(checked);
    },
    { scope: "worker" },
  ],
  baseURL: async ({ checked }, use) => use(checked.server.url),
});

const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const line = (page: Page, name: string): Locator =>
  page.getByRole("listitem").filter({ has: page.getByText(name, { exact: true }) });

async function ask(page: Page, language: "fr" | "en", domain: string) {
  const { question } = siteCheck[language];
  const change = page.getByRole("button", { name: question.change });
  if (await change.isVisible()) await change.click();
  await page.getByLabel(question.label).fill(domain);
  await page.getByRole("button", { name: question.check }).click();
}

const widths = { fr: [390, 1440], en: [1440, 390] } as const;

for (const language of journeyLanguages("en")) {
  const [width, otherWidth] = widths[language];

  test(`(${language}) a shared address runs the check-up: answer, evidence, fixes, policy`, async ({
    page,
    visit,
    complaints,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const { answer, findings, next, question, progress } = siteCheck[language];
    const path = addressOf(pages.siteCheck, language);
    await page.setViewportSize({ width, height: 900 });
    await visit(`${path}?domain=contradicting.example.com`);
    await expect(page.getByRole("heading", { level: 2, name: /Content-Signal/ })).toContainText("TDMRep");
    const training = page.getByRole("row").filter({ hasText: answer.audiences.training.name });
    await expect(training).toContainText(answer.verdicts.contradicted);
    // Who heeds what the table names; what the site does not use is not there.
    const heeded = page.getByRole("main").locator("dl").first();
    await expect(heeded.locator("dt")).toHaveText([
      /robots\.txt/,
      /Content-Signal/,
      /Content-Usage/,
      /TDMRep/,
    ]);
    await expect(heeded.locator("dt").last()).toContainText(specSupportCopy[language].forces.reservation);
    await expect(heeded.getByRole("link").first()).toContainText("2026");
    await expect(page.getByRole("listitem").filter({ hasText: findings.levels.warning })).toContainText("→");
    await expect(line(page, progress.places.tdmrep)).toContainText(progress.states.read);
    await expect(page.getByText(progress.from.split("{")[0] ?? "", { exact: false }).first()).toBeVisible();
    const link = page.getByRole("link", { name: next.open });
    const carried = policyInFragment(new URL((await link.getAttribute("href")) ?? "", "http://x").hash);
    expect(carried).toMatchObject({ ok: true, policy: { rules: [{ action: "block" }] } });
    await expect(page.getByText(next.leftOut.contradiction)).toBeVisible();
    await page.getByRole("button", { name: next.share }).click();
    const shared = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(shared.pathname + shared.search).toBe(`${path}?domain=contradicting.example.com`);
    // The words of both languages fit both widths.
    for (const each of [otherWidth, width]) {
      await page.setViewportSize({ width: each, height: 900 });
      expect(await wide(page)).toBeLessThanOrEqual(each);
    }
    expect(await violations(page, "main")).toEqual([]);

    // Another site, by hand, of which not everything can be read. On a phone the question has made room.
    if (width === 390) await expect(page.getByLabel(question.label)).toBeHidden();
    await ask(page, language, "private-redirect.example.com");
    await expect(page.getByRole("heading", { name: answer.partly.heading })).toBeVisible();
    await expect(page.getByText(answer.advice["no-public-server"])).toBeVisible();
    await expect(page).toHaveURL(/\?domain=private-redirect\.example\.com$/);
    // And one whose server hangs up.
    await ask(page, language, "hangs-up.example.com");
    await expect(page.getByRole("heading", { name: answer.headlines["nothing-read"] })).toBeVisible();
    await expect(page.getByText(answer.advice.unreachable).first()).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

for (const language of journeyLanguages("fr")) {
  const { question, answer, findings, progress } = siteCheck[language];
  const path = addressOf(pages.siteCheck, language);

  test(`(${language}) pasted files are judged without any request, and what is in them is never run`, async ({
    page,
    visit,
  }) => {
    await visit(path);
    await expect(page.getByText(answer.example, { exact: true })).toBeVisible();
    const requests: string[] = [];
    page.on("request", (request) => request.url().includes("/api/") && requests.push(request.url()));
    await page.getByText(question.paste.heading).click();
    await page.getByLabel(question.paste.parts.robots).fill("User-agent: *\nDisallow: /\n");
    await page
      .getByLabel(question.paste.parts.html)
      .fill('<meta name="robots" content="noai"><img src=x onerror=alert(1)>');
    await page.getByRole("button", { name: question.paste.judge }).click();
    await expect(page.getByRole("heading", { name: answer.headlines["search-closed"].all })).toBeVisible();
    await expect(page.getByText(findings.sentences.noai)).toBeVisible();
    await expect(page.getByText(answer.example, { exact: true })).toHaveCount(0);
    await expect(page.locator("img[src=x]")).toHaveCount(0);
    expect(requests).toEqual([]);
  });

  test(
    `(${language}) what the server refuses is one sentence, and what was typed stays`,
    slow,
    async ({ page, visit, context, checked }) => {
      const remark = page.locator("#domain-remark");
      const markup = "<img src=x onerror=alert(1)>";
      await visit(`${path}?domain=${encodeURIComponent(markup)}`);
      await expect(remark).toContainText("example.com");
      await expect(page.getByLabel(question.label)).toHaveValue(markup);
      await expect(page.locator("img[src=x]")).toHaveCount(0);
      for (const [domain, sentence] of [
        ["localhost", /example\.com/],
        ["inside.example.com", language === "fr" ? /aucun serveur web public/ : /no public web server/],
      ] as const) {
        await ask(page, language, domain);
        await expect(remark).toHaveText(sentence);
        await expect(page.getByLabel(question.label)).toHaveValue(domain);
      }
      // As many as may be asked at once are under way: for others the server is busy.
      const busy = Array.from({ length: 10 }, (_, number) => `held-busy-${language}-${number}.example.com`);
      const others = (number: number) => `203.0.113.${(language === "fr" ? 100 : 200) + number}`;
      const underWay = (
        await Promise.all(busy.map((domain, number) => checked.ask([domain], others(number))))
      ).flat();
      expect(underWay.map(({ status }) => status)).toEqual(busy.map(() => 200));
      await ask(page, language, `held-busy-${language}.example.com`);
      await expect(remark).toHaveText(language === "fr" ? /à la fois/ : /at once/);
      checked.release();
      await Promise.all(underWay.map((response) => response.text()));
      // Somebody has asked for too many.
      const from = `203.0.113.${language === "fr" ? 3 : 4}`;
      await checked.ask(
        Array.from({ length: 30 }, () => "healthy.example.com"),
        from,
      );
      await context.setExtraHTTPHeaders({ "x-forwarded-for": from });
      await ask(page, language, "healthy.example.com");
      await expect(remark).toHaveText(language === "fr" ? /Trop de requêtes/ : /Too many requests/);
      await context.setExtraHTTPHeaders({});
      await expect(page.getByRole("button", { name: question.check })).toBeEnabled();
      expect(await violations(page, "main")).toEqual([]);
      await ask(page, language, "healthy.example.com");
      await expect(page.getByText(answer.nothingToCorrect)).toBeVisible();
    },
  );

  test(
    `(${language}) progress comes line by line; it can be stopped, cut off, and taken up again`,
    slow,
    async ({ page, visit, context, checked }) => {
      const remark = page.locator("#domain-remark");
      const heldUp = async (domain: string) => {
        await ask(page, language, domain);
        await expect(page.getByRole("heading", { name: domain })).toBeVisible();
        await expect(line(page, progress.places.robots)).toContainText(progress.states.read);
        await expect(line(page, progress.places.llms)).toContainText(progress.states.none);
        await expect(line(page, progress.places.page)).toContainText(progress.reading);
      };
      const judged = page.getByRole("heading", { name: /Content-Signal/ });
      await visit(path);
      await heldUp(`held-${language}.example.com`);
      checked.release();
      await expect(judged).toContainText(answer.searchOpen);
      await expect(line(page, progress.places.page)).toContainText(progress.states.read);

      await heldUp(`held-stopped-${language}.example.com`);
      await page.getByRole("button", { name: question.cancel }).click();
      await expect(remark).toHaveText(question.cancelled);
      await expect(judged).toBeVisible();
      await expect(page.getByText(answer.partly.heading)).toBeVisible();
      await expect(line(page, progress.places.page)).toContainText(progress.unread);

      // The connection goes while the answer comes: what had come is judged all the same.
      await heldUp(`held-offline-${language}.example.com`);
      await context.setOffline(true);
      await expect(remark).toHaveText(question.offline);
      await expect(judged).toBeVisible();
      // So are files that are pasted now.
      await page.getByText(question.paste.heading).click();
      await page.getByLabel(question.paste.parts.robots).fill("User-agent: *\nDisallow: /\n");
      await page.getByRole("button", { name: question.paste.judge }).click();
      await expect(page.getByRole("heading", { name: answer.headlines["search-closed"].all })).toBeVisible();
      await ask(page, language, "healthy.example.com");
      await expect(remark).toHaveText(question.offline);
      await expect(page.getByLabel(question.label)).toHaveValue("healthy.example.com");
      await context.setOffline(false);
      await page.getByRole("button", { name: question.check }).click();
      await expect(page.getByText(answer.nothingToCorrect)).toBeVisible();
      checked.release();
    },
  );
}

test(
  "the server dies while it answers: what it had told is judged, and the sentence says so",
  slow,
  async ({ page, visit }) => {
    await using doomed = await checkedSite();
    const { question, progress } = siteCheck.en;
    const judge = page.waitForResponse(/judge-worker/);
    await visit(`${doomed.server.url}${addressOf(pages.siteCheck, "en")}?domain=held.example.com`);
    await (await judge).finished();
    await expect(line(page, progress.places.page)).toContainText(progress.reading);
    await doomed.server.kill();
    await expect(page.locator("#domain-remark")).toHaveText(question.failed);
    await expect(page.getByRole("heading", { name: /Content-Signal/ })).toBeVisible();
    await page.getByRole("button", { name: question.check }).click();
    await expect(page.locator("#domain-remark")).toHaveText(question.failed);
    await expect(page.getByLabel(question.label)).toHaveValue("held.example.com");
  },
);

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what it needs, shows an example, and gives the lines that read the same", async ({
    page,
  }) => {
    for (const language of languages) {
      const { scriptless, answer, question } = siteCheck[language];
      await page.goto(addressOf(pages.siteCheck, language));
      await expect(page.getByText(scriptless.text)).toBeVisible();
      await expect(page.getByText("curl -sSL").first()).toBeVisible();
      await expect(page.getByText(answer.example, { exact: true })).toBeVisible();
      await expect(page.getByLabel(question.label)).toBeHidden();
    }
  });
});
