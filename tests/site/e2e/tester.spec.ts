import { provenEngines } from "@octroi/check/robots/check";
import type { FetchedRobots } from "@octroi/check/robots/fetched";
import { journeyLanguages, slow } from "@octroi/ui/testing/slow";
import { violations } from "@octroi/ui/testing/violations";
import type { Page } from "@playwright/test";
import { testerCopy } from "../../../site/app/content/tester.ts";
import { addressOf, pages } from "../../../site/domain/pages/pages.ts";
import { test as alone, expect, sharing as test } from "./fixtures.ts";

const path = addressOf(pages.robotsTxtTester, "en");
const copy = testerCopy.en;
const file = `User-agent: *
Disallow: /private/

User-agent: GPTBot
User-agent: CCBot
Disallow: /

User-agent: PerplexityBot
Disalow: /
`;

const box = (page: Page) => page.getByLabel(copy.source.file.label);
const proof = (page: Page) => page.getByRole("region", { name: /search|recherche/i }).getByRole("row");
const row = (page: Page, token: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("button", { name: token, exact: true }) });
const marked = (page: Page) => page.locator("li[data-marked]");

for (const language of journeyLanguages("fr")) {
  const words = testerCopy[language];

  test(`(${language}) a pasted file is answered: search first, then every crawler, and its lines on demand`, async ({
    page,
    visit,
    complaints,
  }) => {
    await visit(addressOf(pages.robotsTxtTester, language));
    await page
      .getByLabel(words.source.file.label)
      .fill("User-agent: *\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /");
    await expect(row(page, "GPTBot")).toContainText(words.levels.blocked);
    await expect(page.getByRole("heading", { name: words.proof.heading.all })).toBeVisible();
    for (const [position, engine] of provenEngines.entries()) {
      await expect(proof(page).nth(position + 1)).toContainText(engine);
      await expect(proof(page).nth(position + 1)).toContainText(words.levels.allowed);
      await expect(proof(page).nth(position + 1)).toContainText("Allow: /");
    }
    await page.getByRole("button", { name: "GPTBot", exact: true }).press("Enter");
    await expect(marked(page)).toHaveText([/User-agent: GPTBot/, /Disallow: \//]);
    await page.getByRole("button", { name: "GPTBot", exact: true }).press("Enter");
    await expect(marked(page)).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
}

test("a file that shuts search out says so in its headline", slow, async ({ page, visit }) => {
  await visit(path);
  await box(page).fill("User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nAllow: /");
  // Applebot follows Googlebot's group where it has none of its own.
  await expect(page.getByRole("heading", { name: "2 of 6 search engines get in" })).toBeVisible();
  await box(page).fill("User-agent: *\nDisallow: /");
  await expect(page.getByRole("heading", { name: copy.proof.heading.none })).toBeVisible();
});

test(
  "where Google’s parser reads the file otherwise, both answers are shown",
  slow,
  async ({ page, visit }) => {
    await visit(path);
    await box(page).fill(file);
    await expect(page.getByRole("heading", { name: copy.proof.heading.all })).toBeVisible();
    await page.getByRole("heading", { name: "Answer engine" }).click();
    const perplexity = row(page, "PerplexityBot");
    await expect(perplexity).toContainText(copy.levels.allowed);
    await expect(perplexity).toContainText(`${copy.reason.google} ${copy.levels.blocked}`);
    await page.getByLabel(copy.question.agent).fill("PerplexityBot");
    await expect(page.getByText(copy.question.google)).toBeVisible();
  },
);

test("any path and any user agent are answered as they are typed", async ({ page, visit }) => {
  await visit(path);
  await box(page).fill(file);
  const agent = page.getByLabel(copy.question.agent);
  const target = page.getByLabel(copy.question.path);
  const answer = page.locator("[aria-live=polite]").filter({ hasText: "asks for" });
  await agent.fill("Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)");
  await expect(answer).toContainText("GPTBot asks for /");
  await expect(answer).toContainText("Disallow: /");
  await expect(answer).toContainText("line 6 · 1 byte · group GPTBot, line 4");
  await agent.fill("Somebody");
  await target.fill("https://example.com/private/report?x=1");
  await expect(answer).toContainText("Somebody asks for /private/report?x=1");
  await expect(answer).toContainText("line 2 · 9 bytes · group *, line 1");
  await target.fill("/robots.txt");
  await expect(answer).toContainText(copy.reason.because["robots-txt"]);
  await expect(answer).toContainText(copy.levels.allowed);
});

test("a finding is fixed by one press, and the verdicts follow", async ({ page, visit }) => {
  await visit(path);
  await box(page).fill(file);
  await page.getByRole("heading", { name: "Answer engine" }).click();
  await expect(row(page, "PerplexityBot")).toContainText(copy.levels.allowed);
  const findings = page.getByRole("region", { name: copy.findings.heading.some }).getByRole("listitem");
  await findings.filter({ hasText: "Disalow: /" }).getByRole("button").click();
  await expect(box(page)).toHaveValue(file.replace("Disalow", "Disallow"));
  await expect(row(page, "PerplexityBot").getByText(copy.levels.blocked)).toHaveCount(1);
  await expect(findings.filter({ hasText: "Disalow: /" })).toHaveCount(0);
});

test("a dropped file is read; a picture is refused in words", slow, async ({ page, visit }) => {
  await visit(path);
  const drop = (content: string) =>
    page.evaluate((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], "robots.txt"));
      document
        .querySelector("textarea")
        ?.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }));
    }, content);
  await drop(file);
  await expect(row(page, "CCBot").or(row(page, "GPTBot")).first()).toContainText(copy.levels.blocked);
  await expect(box(page)).toHaveValue(file);
  await drop("\x89PNG\r\n\x1a\n\0\0\0\r");
  await expect(page.getByText(copy.source.file.notText)).toBeVisible();
  await expect(box(page)).toHaveValue(file);
});

const hostile = {
  "ten megabytes": "x".repeat(10_000_000),
  "100,000 groups": "User-agent: GPTBot\nDisallow: /a\n".repeat(100_000),
  "a line of a megabyte": `User-agent: *\nDisallow: /${"*a".repeat(500_000)}`,
};
for (const [name, text] of Object.entries(hostile)) {
  test(
    `bad input: ${name}, pasted, is answered, and the page stays usable`,
    slow,
    async ({ page, visit, complaints }) => {
      await visit(path);
      await box(page).evaluate((element, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", pasted);
        element.dispatchEvent(
          new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
        );
      }, text);
      await expect(page.getByText(copy.source.file.cut)).toBeVisible();
      await expect(row(page, "GPTBot")).toBeVisible();
      await page.getByLabel(copy.question.path).fill("/still/here");
      await expect(page.getByText("asks for /still/here")).toBeVisible();
      expect(complaints).toEqual([]);
    },
  );
}

/** What the server would answer for a site; how it gets there is tested where it is done. */
function siteAnswers(page: Page, answer: Partial<FetchedRobots>) {
  return page.route("**/api/robots-txt", (route) =>
    route.fulfill({
      json: {
        address: "https://www.example.com/robots.txt",
        redirects: 1,
        status: 200,
        problem: null,
        access: "as-the-file-says",
        text: file,
        truncated: false,
        readAt: "2026-01-02T03:04:05.678Z",
        ...answer,
      } satisfies FetchedRobots,
    }),
  );
}

async function readDomain(page: Page, domain = "example.com") {
  await page.getByLabel(copy.source.domain.label).fill(domain);
  await page.getByRole("button", { name: copy.source.domain.read }).click();
}

test("a domain’s file is read, shown where it came from, and can be edited", async ({ page, visit }) => {
  await siteAnswers(page, {});
  await visit(path);
  await readDomain(page);
  const note = page.getByRole("main").getByRole("status");
  await expect(note).toContainText("https://www.example.com/robots.txt, 1 redirect, status 200, at ");
  await expect(note).toContainText(/\d:04:05/);
  await expect(row(page, "GPTBot")).toContainText(copy.levels.blocked);
  await expect(box(page)).toHaveValue(file);
  await box(page).fill("User-agent: *\nDisallow:");
  await expect(row(page, "GPTBot")).toContainText(copy.levels.allowed);
  await expect(note).toHaveCount(0);
});

test(
  "a file pasted over one that was read is nobody’s: no address of the first site is put into it",
  slow,
  async ({ page, visit }) => {
    const relative = "User-agent: *\nDisallow:\n\nSitemap: /sitemap.xml\n";
    await siteAnswers(page, { text: relative });
    await visit(path);
    await readDomain(page);
    const findings = page.getByRole("region", { name: copy.findings.heading.some }).getByRole("listitem");
    const sitemap = findings.filter({ hasText: "Sitemap: /sitemap.xml" });
    await expect(sitemap.getByRole("button")).toHaveCount(1);
    await box(page).fill(`# Another site’s\n${relative}`);
    await expect(sitemap).toHaveCount(1);
    await expect(sitemap.getByRole("button")).toHaveCount(0);
  },
);

test(
  "a worker that could not be fetched is said so, and tried again with what is typed next",
  slow,
  async ({ page, visit }) => {
    await visit(path);
    await page.route("**/tester-worker*", (route) => route.abort(), { times: 1 });
    await box(page).fill("User-agent: GPTBot\nDisallow: /");
    const alert = page.getByRole("alert").filter({ hasText: copy.failed });
    await expect(alert).toBeVisible();
    await box(page).fill("User-agent: GPTBot\nDisallow: /\n");
    await expect(row(page, "GPTBot")).toContainText(copy.levels.blocked);
    await expect(alert).toHaveCount(0);
  },
);

test(
  "after a fix the focus is on the next one, then on the section that they were in",
  slow,
  async ({ page, visit }) => {
    await visit(path);
    await box(page).fill("User-agent: *\nDisalow: /x\nDisalow: /y\n");
    const fixes = page.getByRole("button", { name: new RegExp(`^${copy.findings.fix},`) });
    // The example has as many until the answer about this file comes.
    await expect(fixes.first()).toHaveAccessibleName(/ 2$/);
    await expect(fixes).toHaveCount(2);
    await fixes.first().focus();
    await page.keyboard.press("Enter");
    await expect(fixes).toHaveCount(1);
    await expect(fixes).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(fixes).toHaveCount(0);
    await expect(page.getByRole("region", { name: copy.findings.heading.none })).toBeFocused();
  },
);

test(
  "a file that shuts a search engine out is not told that there is nothing to report",
  slow,
  async ({ page, visit }) => {
    await visit(path);
    await box(page).fill("User-agent: Googlebot\nDisallow: /\n");
    await expect(page.getByRole("heading", { name: copy.findings.heading.shut })).toBeVisible();
    await expect(page.getByText(copy.findings.heading.none)).toBeHidden();
  },
);

test("a pasted file is there again after a reload, and gone once it is removed", async ({ page, visit }) => {
  await visit(path);
  await box(page).fill("User-agent: GPTBot\nDisallow: /kept/");
  await page.reload();
  await expect(box(page)).toHaveValue("User-agent: GPTBot\nDisallow: /kept/");
  await page.getByRole("button", { name: copy.source.file.remove }).click();
  await page.reload();
  await expect(box(page)).toHaveValue("");
});

test(
  "RFC 9309: a site without a file allows everyone, one that fails no one",
  slow,
  async ({ page, visit }) => {
    await visit(path);
    await siteAnswers(page, { status: 404, access: "everything-allowed", text: "" });
    await readDomain(page);
    await expect(page.getByRole("main").getByRole("status")).toContainText(copy.fetched.meanings.none);
    await expect(row(page, "GPTBot")).toContainText(copy.levels.allowed);
    await siteAnswers(page, { status: 503, access: "everything-disallowed", text: "" });
    await readDomain(page);
    await expect(page.getByRole("main").getByRole("status")).toContainText(copy.fetched.meanings.trouble);
    await expect(page.getByRole("heading", { name: copy.proof.heading.none })).toBeVisible();
    await siteAnswers(page, { status: null, problem: "timeout", access: "everything-disallowed", text: "" });
    await readDomain(page);
    await expect(page.getByRole("main").getByRole("status")).toContainText(copy.fetched.problems.timeout);
  },
);

test("what is no public domain name is refused by the server, in words", slow, async ({ page, visit }) => {
  await visit(path);
  for (const domain of ["", "localhost", "127.0.0.1", "0x7f.1", "[::1]", "example.com:22"]) {
    const answered = page.waitForResponse("**/api/robots-txt");
    await readDomain(page, domain);
    expect((await answered).status(), domain).toBe(400);
    await expect(page.getByRole("alert").filter({ hasText: "public domain name" })).toBeVisible();
    await expect(page.getByLabel(copy.source.domain.label)).toHaveAttribute("aria-invalid", "true");
  }
});

test("what the server refuses is said in the page’s language", slow, async ({ page, visit }) => {
  const words = testerCopy.fr.source.domain;
  await visit(addressOf(pages.robotsTxtTester, "fr"));
  await page.getByLabel(words.label).fill("localhost");
  await page.getByRole("button", { name: words.read }).click();
  await expect(page.getByRole("alert").filter({ hasText: "nom de domaine public" })).toBeVisible();
});

test("a dead network is said in words, and the button is usable again", async ({ page, visit }) => {
  await page.route("**/api/robots-txt", (route) => route.abort());
  await visit(path);
  await readDomain(page);
  await expect(page.getByText(copy.source.domain.failed)).toBeVisible();
  await expect(page.getByRole("button", { name: copy.source.domain.read })).toBeEnabled();
});

test("L2 a language switch keeps the file, the question and the choice, and restates the answers", async ({
  page,
  visit,
}) => {
  await visit(path);
  await box(page).fill(file);
  await page.getByLabel(copy.question.path).fill("/private/x");
  await page.getByRole("button", { name: "GPTBot", exact: true }).click();
  await expect(marked(page)).toHaveCount(3);
  await page.getByRole("button", { name: "Choose a language" }).click();
  await page.getByRole("link", { name: "Français" }).click();
  await expect(page.getByLabel(testerCopy.fr.source.file.label)).toHaveValue(file);
  await expect(page.getByLabel(testerCopy.fr.question.path)).toHaveValue("/private/x");
  await expect(row(page, "GPTBot")).toContainText(testerCopy.fr.levels.blocked);
  await expect(marked(page)).toHaveCount(3);
});

test("the registry is not fetched before it is needed", slow, async ({ page, visit }) => {
  const workers: string[] = [];
  page.on("worker", (worker) => workers.push(worker.url()));
  await visit(path);
  await page.waitForLoadState("networkidle");
  expect(workers).toEqual([]);
  await page.getByLabel(copy.question.agent).fill("CCBot");
  await expect(page.getByText("CCBot asks for /")).toBeVisible();
  expect(workers).toHaveLength(1);
});

test(
  "H7 answers, findings and a refusal pass the accessibility rules and fit a phone",
  slow,
  async ({ page, visit }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await visit(path);
    await readDomain(page, "localhost");
    await box(page).fill(file);
    await page.getByRole("button", { name: "GPTBot", exact: true }).click();
    await expect(marked(page)).toHaveCount(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await violations(page, "main")).toEqual([]);
  },
);

alone.describe("without script", () => {
  alone.use({ javaScriptEnabled: false });

  alone("the page explains itself by an example, and says what needs script", async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("main").getByText(copy.source.scriptless)).toBeVisible();
    await expect(box(page)).toBeHidden();
    await expect(page.getByRole("heading", { name: copy.proof.heading.all })).toBeVisible();
    await expect(proof(page)).toHaveCount(7);
    await expect(page.getByText("Octroi-RobotsTester/1.0")).toBeVisible();
  });
});
