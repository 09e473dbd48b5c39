import type { Page } from "@playwright/test";
import { siteCheck } from "../../app/content/site-check.ts";
import { policyInFragment } from "../../domain/policy/address.ts";
import { languages } from "../../domain/site/language.ts";
import { addressOf, pages } from "../../domain/site/pages.ts";
import { siteReader } from "../../server/reading/read-site.ts";
import { violations } from "../browser/violations.ts";
import { type LocalWeb, localWeb } from "../local-web.ts";
import { faultyServer } from "../site-check/faulty-sites.ts";
import { test as alone, expect, sharing as test } from "./fixtures.ts";

/** The server's answer for a site of the local web, made by the reader itself: the server would not go there. */
async function answerFor(web: LocalWeb, host: string): Promise<string> {
  const lines: string[] = [];
  const visit = siteReader("Checker/1.0", web.network, { allMs: 2_500, secureMs: 1_500 })(host);
  for await (const event of visit.events()) lines.push(`${JSON.stringify(event)}\n`);
  return lines.join("");
}

async function siteAnswers(page: Page, web: LocalWeb) {
  await page.route("**/api/site-check", async (route) => {
    const { domain } = route.request().postDataJSON();
    const body = await answerFor(web, domain);
    await route.fulfill({ contentType: "application/x-ndjson", body });
  });
}

const faultyWeb = () => localWeb({ https: faultyServer, certified: "*.example.com" });

for (const [language, width] of [
  ["fr", 390],
  ["en", 1440],
] as const) {
  test(`(${language}, ${width} px) a shared address runs the check-up: answer, evidence, fixes, policy`, async ({
    page,
    visit,
    complaints,
  }) => {
    const { answer, findings, next, question, progress } = siteCheck[language];
    await using web = await faultyWeb();
    await siteAnswers(page, web);
    await page.setViewportSize({ width, height: 900 });
    await visit(`${addressOf(pages.siteCheck, language)}?domain=contradicting.example.com`);
    await expect(page.getByRole("heading", { level: 2, name: /Content-Signal/ })).toContainText("TDMRep");
    const training = page.getByRole("row").filter({ hasText: answer.audiences.training.name });
    await expect(training).toContainText(answer.verdicts.contradicted);
    await expect(page.getByRole("listitem").filter({ hasText: findings.levels.warning })).toContainText("→");
    await expect(page.getByRole("listitem").filter({ hasText: progress.can.tdmrep })).toContainText(
      progress.states.read,
    );
    const link = page.getByRole("link", { name: next.open });
    const carried = policyInFragment(new URL((await link.getAttribute("href")) ?? "", "http://x").hash);
    expect(carried).toMatchObject({ ok: true, policy: { rules: [{ action: "block" }] } });
    await expect(page.getByText(next.leftOut.contradiction)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await violations(page, "main")).toEqual([]);
    if (width === 390) {
      await expect(page.getByLabel(question.label)).toBeHidden();
      await page.getByRole("button", { name: question.change }).click();
    }
    // Another site, by hand, of which not everything can be read.
    await page.getByLabel(question.label).fill("names-us.example.com");
    await page.getByRole("button", { name: question.check }).click();
    await expect(page.getByRole("heading", { name: answer.partly.heading })).toBeVisible();
    await expect(page.getByText(answer.advice["kept-out"]).first()).toBeVisible();
    await expect(page).toHaveURL(/\?domain=names-us\.example\.com$/);
    expect(complaints).toEqual([]);
  });
}

for (const language of languages) {
  const { question, answer, findings } = siteCheck[language];
  const path = addressOf(pages.siteCheck, language);

  test(`(${language}) pasted files are judged without any request, and what is in them is never run`, async ({
    page,
    visit,
  }) => {
    await visit(path);
    await expect(page.getByText(answer.example, { exact: true })).toBeVisible();
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("/api/") && asked.push(request.url()));
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
    expect(asked).toEqual([]);
  });

  test(`(${language}) what the server refuses is one sentence, and what was typed stays`, async ({
    page,
    visit,
  }) => {
    const markup = "<img src=x onerror=alert(1)>";
    await visit(`${path}?domain=${encodeURIComponent(markup)}`);
    await expect(page.getByRole("alert").filter({ hasText: "example.com" })).toBeVisible();
    await expect(page.getByLabel(question.label)).toHaveValue(markup);
    await expect(page.locator("img[src=x]")).toHaveCount(0);
    await page.getByLabel(question.label).fill("localhost");
    await page.getByRole("button", { name: question.check }).click();
    await expect(page.getByRole("alert").filter({ hasText: "example.com" })).toBeVisible();
    await expect(page.getByLabel(question.label)).toHaveValue("localhost");
    await page.route("**/api/site-check", (route) => route.abort());
    await page.getByRole("button", { name: question.check }).click();
    await expect(page.getByText(question.failed)).toBeVisible();
    await expect(page.getByRole("button", { name: question.check })).toBeEnabled();
  });
}

test("what is under way can be stopped, and what had been read is judged", async ({ page, visit }) => {
  const { question, answer } = siteCheck.en;
  await using web = await faultyWeb();
  const [begins, robots] = (await answerFor(web, "healthy.example.com")).split("\n");
  // A stream that does not end: only a script of the page can make one here.
  await page.addInitScript((lines) => {
    const { fetch } = window;
    window.fetch = (input, init) =>
      String(input) === "/api/site-check"
        ? Promise.resolve(
            new Response(
              new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(lines)) }),
            ),
          )
        : fetch(input, init);
  }, `${begins}\n${robots}\n`);
  await visit(addressOf(pages.siteCheck, "en"));
  await page.getByLabel(question.label).fill("healthy.example.com");
  await page.getByRole("button", { name: question.check }).click();
  await expect(page.getByRole("heading", { name: /healthy\.example\.com/ })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "robots.txt" }).first()).toContainText("read");
  await page.getByRole("button", { name: question.cancel }).click();
  await expect(page.getByText(question.cancelled)).toBeVisible();
  await expect(page.getByRole("heading", { name: /Content-Signal/ })).toContainText(answer.searchOpen);
});

alone.describe("without script", () => {
  alone.use({ javaScriptEnabled: false });

  alone(
    "the page says what it needs, shows an example, and gives the lines that read the same",
    async ({ page }) => {
      for (const language of languages) {
        const { scriptless, answer, question } = siteCheck[language];
        await page.goto(addressOf(pages.siteCheck, language));
        await expect(page.getByText(scriptless.text)).toBeVisible();
        await expect(page.getByText("curl -sSL").first()).toBeVisible();
        await expect(page.getByText(answer.example, { exact: true })).toBeVisible();
        await expect(page.getByLabel(question.label)).toBeHidden();
      }
    },
  );
});
