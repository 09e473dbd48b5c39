import { formatter } from "@octroi/ui/language/format";
import { journeyLanguages, slow } from "@octroi/ui/testing/slow";
import { outcomeWords } from "@octroi/ui/words/outcome";
import type { Locator, Page } from "@playwright/test";
import { cutsCopy } from "../../../console/app/content/cuts.ts";
import { rules } from "../../../console/app/content/rules.ts";
import { visitsCopy } from "../../../console/app/content/visits.ts";
import { pathTo } from "../../../domain/access/paths.ts";
import { dayOf, isoDay } from "../../../domain/visits/day.ts";
import { furnishNewSite } from "../browser/furnish.ts";
import { event, lines } from "../visits/server.ts";
import { expect, test } from "./fixtures.ts";

test.describe.configure({ mode: "parallel" });

async function report(console: string, { site, secret }: { site: string; secret: string }, visits: object[]) {
  const response = await fetch(`${console}/v1/visits`, {
    method: "POST",
    body: lines(visits),
    headers: { authorization: `Basic ${btoa(`${site}:${secret}`)}` },
  });
  expect(response.status).toBe(200);
}

/** Goes on with the Tab key until this has the focus, and shows it. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 150 && !(await hasFocus()); presses += 1) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
  // Where all colors are the system's, an outline alone tells where one is.
  const outline = await target.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === "none" ? "none" : outlineWidth;
  });
  expect(Number.parseFloat(outline)).toBeGreaterThanOrEqual(1);
}

/** Two pages, one of them refused to a training crawler. */
const visits = [
  ...Array.from({ length: 3 }, () => event({ path: "/recettes/brioche", decision: "block", status: 403 })),
  ...Array.from({ length: 2 }, () => event({ path: "/recettes/brioche" })),
  ...Array.from({ length: 4 }, () =>
    event({ path: "/about", crawler: "ChatGPT-User", purpose: "user-triggered" }),
  ),
];

for (const language of journeyLanguages("en")) {
  const { cut, dates, page: words } = cutsCopy[language];
  const answers = outcomeWords[language];
  const chips = (page: Page) => page.getByRole("region", { name: cut.label });

  test(`from a figure to a page to its rule and back, with the same cut (${language})`, async ({
    page,
    folder,
    baseURL,
    remember,
  }) => {
    const own = await furnishNewSite(folder, language, `cuts-${language}.com`);
    await report(baseURL ?? "", own, visits);
    await remember("session", own.token);
    await page.goto(`${pathTo("site", own)}?period=7d`);
    await chips(page).getByText(cut.add).click();
    await chips(page).getByRole("link", { name: answers.blocked }).click();
    await expect(page).toHaveURL(/\?period=7d&answer=blocked$/);
    await expect(
      chips(page).getByRole("link", { name: `${cut.names.answer} ${answers.blocked}` }),
    ).toBeVisible();
    await page.getByRole("link", { name: "/recettes/brioche" }).last().click();
    await expect(page).toHaveURL(/answer=blocked&path=/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("3");
    // Without the cut, the page was asked for five times.
    await chips(page).getByRole("link", { name: cut.remove }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("5");
    await page.getByRole("link", { name: words.change }).click();
    const field = page.getByLabel(rules[language].own.paths);
    await expect(field).toHaveValue("/recettes/brioche$");
    await page.getByRole("button", { name: rules[language].own.add }).click();
    await expect(page.getByText("/recettes/brioche$").first()).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("5");
  });

  test(
    `from a figure to a page to its rule and back with the keyboard alone, in forced colors (${language})`,
    slow,
    async ({ page, folder, baseURL, remember }) => {
      const own = await furnishNewSite(folder, language, `keyboard-${language}.com`);
      await report(baseURL ?? "", own, visits);
      await remember("session", own.token);
      await page.emulateMedia({ forcedColors: "active" });
      const follow = async (target: Locator, address: RegExp) => {
        await tabTo(page, target);
        await page.keyboard.press("Enter");
        await expect(page).toHaveURL(address);
      };
      const { figures, pages } = visitsCopy[language];
      const { counted } = formatter(language);
      const main = page.locator("main");
      await page.goto(`${pathTo("site", own)}?period=7d`);
      const blocked = main.getByRole("link", { name: counted(3, figures.outcomes.blocked), exact: true });
      await follow(blocked, /\?period=7d&answer=blocked$/);
      const rows = main.getByRole("table", { name: pages.caption });
      await follow(rows.getByRole("link", { name: "/recettes/brioche" }), /answer=blocked&path=/);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("3");
      await follow(page.getByRole("link", { name: words.change }), /\/rules/);
      const field = page.getByLabel(rules[language].own.paths);
      await tabTo(page, field);
      await expect(field).toHaveValue("/recettes/brioche$");
      await tabTo(page, page.getByRole("button", { name: rules[language].own.add }));
      await page.keyboard.press("Enter");
      await expect(page.getByText("/recettes/brioche$").first()).toBeVisible();
      const { overview } = visitsCopy[language].titles;
      const back = page.locator("nav").getByRole("link", { name: overview, exact: true }).first();
      await follow(back, new RegExp(`${pathTo("site", own)}(\\?.*)?$`));
      await expect(main.getByRole("link", { name: counted(3, figures.outcomes.blocked) })).toBeVisible();
    },
  );

  test(`any days are typed by keyboard, and their address is shared (${language})`, async ({
    browser,
    folder,
    baseURL,
  }) => {
    const own = await furnishNewSite(folder, language, `dates-${language}.com`);
    await report(baseURL ?? "", own, visits);
    // Nothing of it needs a script.
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
    await context.addCookies([{ name: "octroi_session", value: own.token, url: baseURL ?? "" }]);
    const page = await context.newPage();
    await page.goto(`${pathTo("site", own)}?period=7d&purpose=training`);
    await page.getByText(dates.open).click();
    const [from, to] = [isoDay(dayOf(Date.now()) - 2), isoDay(dayOf(Date.now()))];
    await page.getByLabel(dates.from, { exact: true }).fill(from);
    await page.getByLabel(dates.to, { exact: true }).fill(to);
    await page.getByLabel(dates.compare).selectOption("year");
    await page.getByRole("button", { name: dates.show }).press("Enter");
    await expect(page).toHaveURL(new RegExp(`from=${from}&to=${to}&compare=year$`));
    await expect(page.getByRole("heading", { level: 1 })).toContainText("5");
    // Other pages keep them.
    await page.locator("nav").getByRole("link", { name: "Pages", exact: true }).first().click();
    await page.goto(`${pathTo("sitePages", own)}?from=${to}&to=${from}`);
    await expect(page.getByRole("alert")).toHaveText(dates.problems.reversed);
    await context.close();
  });
}
