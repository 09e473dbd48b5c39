import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { crawlers } from "@octroi/crawlers/registry";
import { journeyLanguages, slow } from "@octroi/ui/testing/slow";
import { cutShort, violations } from "@octroi/ui/testing/violations";
import type { Page } from "@playwright/test";
import { directory } from "../../../site/app/content/crawlers/directory.ts";
import { defaultOrder, sortCrawlers } from "../../../site/domain/directory/sort.ts";
import { expect, sharing as test, waitForHydration } from "./fixtures.ts";

const counted = (holds: (crawler: (typeof crawlers)[number]) => boolean) => crawlers.filter(holds).length;
const byOpenAi = counted(({ operator }) => operator === "OpenAI");

const words = {
  fr: {
    search: "Nom, exploitant ou en-tête User-Agent",
    count: `${byOpenAi} robots sur ${crawlers.length}`,
    clear: "Effacer les filtres",
  },
  en: {
    search: "Name, operator or User-Agent header",
    count: `${byOpenAi} of ${crawlers.length} crawlers`,
    clear: "Clear filters",
  },
} as const;

const counter = (page: Page) => page.getByRole("main").getByRole("status");
const table = (page: Page) => page.locator("#list tbody");
const tokens = (page: Page) => table(page).locator("tr:visible th a").allTextContents();

for (const language of journeyLanguages("fr")) {
  test(`(${language}) the directory is searched as you type`, async ({ page, visit, complaints }) => {
    await visit(`/${language}/crawlers`);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    const { search, count, clear } = words[language];
    await page.getByLabel(search).pressSequentially("openai");
    await expect(counter(page)).toHaveText(count);
    expect(await tokens(page)).toContain("GPTBot");
    await page.getByLabel(search).fill("qwantify");
    await expect(table(page).locator("tr:visible")).toHaveCount(1);
    expect(await tokens(page)).toEqual(["Qwantbot"]);
    await page.getByRole("button", { name: clear }).click();
    await expect(table(page).locator("tr:visible")).toHaveCount(crawlers.length);
    // The browser asks for the icon again whenever an address changes.
    expect(requests.filter((path) => path !== "/favicon.svg")).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test("a User-Agent header from a log finds its crawler, and purpose, operator, status and identity filter together", async ({
  page,
  visit,
}) => {
  await visit("/en/crawlers");
  await page
    .getByLabel(words.en.search)
    .fill("Mozilla/5.0 (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)");
  await expect(table(page).locator("tr:visible")).toHaveCount(1);
  expect(await tokens(page)).toEqual(["ClaudeBot"]);
  await page.getByLabel(words.en.search).fill("");
  await page.getByLabel("Operator", { exact: true }).selectOption("Google");
  const byGoogle = counted(({ operator }) => operator === "Google");
  await expect(counter(page)).toHaveText(`${byGoogle} of ${crawlers.length} crawlers`);
  await page.getByLabel("Purpose", { exact: true }).selectOption({ label: "Search engine" });
  await page.getByLabel("Identity", { exact: true }).selectOption("yes");
  await page.getByLabel("Status", { exact: true }).selectOption({ label: "In use" });
  const expected = crawlers.filter(
    ({ operator, purpose, status, verification }) =>
      operator === "Google" &&
      purpose === "search-engine" &&
      status === "active" &&
      verification.methods.length > 0,
  );
  await expect(table(page).locator("tr:visible")).toHaveCount(expected.length);
  expect(await tokens(page)).toEqual(expected.map(({ token }) => token));
});

test(
  "a filter is in the address: a reload, the way back and a link find it again",
  slow,
  async ({ page, visit }) => {
    await visit("/en/crawlers");
    await page.getByLabel("Operator", { exact: true }).selectOption("Perplexity");
    await page.getByLabel(words.en.search).fill("user");
    await expect(page).toHaveURL(/\/en\/crawlers\?q=user&operator=Perplexity$/);
    await page.reload();
    await expect(table(page).locator("tr:visible")).toHaveCount(1);
    await expect(page.getByLabel(words.en.search)).toHaveValue("user");

    await page.getByRole("link", { name: "Perplexity-User" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Perplexity-User");
    await page.goBack();
    await expect(table(page).locator("tr:visible")).toHaveCount(1);

    await page.goto("/en/crawlers/gptbot");
    await page.getByRole("complementary").getByRole("link", { name: "OpenAI" }).click();
    await expect(counter(page)).toHaveText(words.en.count);
  },
);

test(
  "an order is in the address, comes from the server, and keeps the filter",
  slow,
  async ({ page, visit }) => {
    await visit("/en/crawlers");
    expect((await tokens(page)).slice(0, 3)).toEqual(["ChatGPT Agent", "ChatGPT-User", "GPTBot"]);
    await page.getByLabel(words.en.search).fill("bot");
    await expect(page).toHaveURL(/\?q=bot$/);
    const order = page.getByRole("navigation", { name: "Sort by" });
    await order.getByRole("link", { name: "name", exact: true }).click();
    await expect(page).toHaveURL(/\/en\/crawlers\?q=bot&sort=name#list$/);
    await expect(order.locator("[aria-current]")).toHaveText("name");
    await waitForHydration(page);
    const shown = await tokens(page);
    expect(shown).toEqual(shown.toSorted((a, b) => a.localeCompare(b, "en")));
    await page.getByLabel(words.en.search).fill("claude");
    await expect(page).toHaveURL(/\?q=claude&sort=name#list$/);
  },
);

test(
  "the heads of the columns stay over their columns while the table is scrolled",
  slow,
  async ({ page, visit }) => {
    await visit("/en/crawlers");
    const row = table(page).locator("tr").nth(60);
    await row.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const heads = page.locator("#list thead th");
    const cells = row.locator("th, td");
    await expect(heads).toHaveCount(5);
    for (let column = 0; column < 5; column++) {
      await expect(heads.nth(column)).toBeInViewport();
      const left = (locator: typeof heads) =>
        locator.evaluate((element) => element.getBoundingClientRect().left);
      expect(await left(heads.nth(column))).toBe(await left(cells.nth(column)));
    }
    // Nothing else that names a column stays over the rows.
    await expect(page.getByLabel("Purpose", { exact: true })).not.toBeInViewport();
  },
);

test("a purpose in the summary filters the table and leads to it", async ({ page, visit }) => {
  await visit("/en/crawlers");
  await page
    .getByRole("table", { name: /each purpose/ })
    .getByRole("link", { name: "Link preview" })
    .click();
  const previews = counted(({ purpose }) => purpose === "link-preview");
  await expect(counter(page)).toHaveText(`${previews} of ${crawlers.length} crawlers`);
  await expect(page.getByLabel("Purpose", { exact: true })).toBeInViewport();
});

test(
  "bad input: an address with a filter that makes no sense shows everyone, and no match says so",
  slow,
  async ({ page, visit, complaints }) => {
    await visit("/en/crawlers?purpose=nonsense&status=%3Cb%3E");
    await expect(table(page).locator("tr:visible")).toHaveCount(crawlers.length);
    await page.getByLabel(words.en.search).fill("<script>alert(1)</script>");
    await expect(page.getByText("Nobody by that name")).toBeVisible();
    const none = directory.en.filters.count.none.replace("{all}", String(crawlers.length));
    await expect(counter(page)).toHaveText(none);
    expect(complaints).toEqual([]);
    await cutShort(page);
    expect(await violations(page, "main")).toEqual([]);
  },
);

for (const [path, sampled] of [
  ["/crawlers", {}],
  ["/en/crawlers", slow],
] as const) {
  test(
    `L2 on ${path} a language switch keeps what was typed and filtered`,
    sampled,
    async ({ page, visit }) => {
      await visit(path);
      await page.getByLabel(words.en.search).fill("meta");
      await page.getByLabel("Operator", { exact: true }).selectOption("Meta");
      const byMeta = counted(({ operator }) => operator === "Meta");
      await expect(counter(page)).toHaveText(`${byMeta} of ${crawlers.length} crawlers`);
      const before = await tokens(page);
      await page.getByRole("button", { name: "Choose a language" }).click();
      await page.getByRole("link", { name: "Français", exact: true }).click();
      await expect(page.getByLabel(words.fr.search)).toHaveValue("meta");
      expect(await tokens(page)).toEqual(before);
      await expect(page).toHaveURL(/q=meta&operator=Meta$/);
    },
  );
}

test(
  "without script every crawler is listed in order and linked, and nothing is offered that does not work",
  slow,
  async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.address}/fr/crawlers`);
    expect(await tokens(page)).toEqual(sortCrawlers(crawlers, defaultOrder).map(({ token }) => token));
    await expect(page.getByLabel(words.fr.search)).toBeHidden();
    await page.getByRole("link", { name: "GPTBot", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("GPTBot");
    await expect(page.getByText("Disallow: /")).toBeVisible();
    await expect(page.getByRole("button", { name: "Copier les lignes de blocage" })).toBeHidden();
    await context.close();
  },
);

test("a crawler’s page copies the lines that block it and the lines that allow it", async ({
  page,
  context,
  visit,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit("/en/crawlers/gptbot");
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("button", { name: "Copy the blocking lines" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await clipboard()).toBe("User-agent: GPTBot\nDisallow: /\n");
  await page.getByRole("button", { name: "Copy the allowing lines" }).click();
  await expect.poll(clipboard).toBe("User-agent: GPTBot\nAllow: /\n");
});

test("an unknown name is a 404 that suggests near ones", async ({ page }) => {
  const response = await page.goto("/en/crawlers/gptbt");
  expect(response?.status()).toBe(404);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page).toHaveTitle(/^No crawler by that name/);
  expect(await violations(page, "main")).toEqual([]);
  await page.getByRole("main").getByRole("link", { name: "GPTBot" }).click();
  await expect(page).toHaveURL(/\/en\/crawlers\/gptbot$/);
});

test("a page on another site may read the data, and nothing else", async ({ page, site }) => {
  const elsewhere = createServer((_, response) =>
    response.setHeader("content-type", "text/html").end("<p>hi"),
  );
  await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
  const { port } = elsewhere.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/`);
  const read = (path: string) =>
    page.evaluate(
      (address) =>
        fetch(address, { headers: { "if-none-match": '"x"' } }).then(
          (response) => response.headers.get("etag"),
          () => "refused",
        ),
      site.address + path,
    );
  expect(await read("/crawlers.json")).toMatch(/^"/);
  expect(await read("/crawlers.csv")).toMatch(/^"/);
  expect(await read("/robots.txt")).toBe("refused");
  elsewhere.close();
});
