import { withLargeText } from "@octroi/ui/testing/large-text";
import { overflow, withWideText } from "@octroi/ui/testing/overflow";
import { journeyLanguages, layout, runsLayout, runsSlow, slow } from "@octroi/ui/testing/slow";
import { violations } from "@octroi/ui/testing/violations";
import { wordsCutOff } from "@octroi/ui/testing/words-cut-off";
import type { Page } from "@playwright/test";
import { revenue } from "../../../console/app/content/revenue.ts";
import { pathTo } from "../../../domain/access/paths.ts";
import { everyPage } from "../browser/every-page.ts";
import { expect, test, waitForHydration } from "./fixtures.ts";

test.describe.configure({ mode: "parallel" });

const desktop = { width: 1280, height: 800 };
const widths = runsLayout ? [2560, 1024, 768, 390, 320] : [768, 320];
const largeTextWidths = runsLayout ? [1024, 768, 320] : [320];

for (const language of journeyLanguages("fr")) {
  // Both languages have the same colors, which most of the time goes into comparing.
  const contrast = language === "fr";

  test(
    `every page at the door (${language}) is sound`,
    layout,
    async ({ page, complaints, furniture, remember }) => {
      const { owner } = furniture[language];
      await remember("challenge", owner.challenge);
      for (const path of everyPage(owner).anyone) {
        await isSound(page, complaints, `${path}?language=${language}`, { contrast });
      }
    },
  );

  // Half of them take as long as all other tests of a feature together: the others are left to the long form.
  for (const half of [0, 1]) {
    test(`every page of an owner (${language}, half ${half + 1}) is sound`, {
      tag: half === 0 ? layout.tag : [layout.tag, slow.tag],
    }, async ({ page, complaints, furniture, remember }) => {
      const { owner } = furniture[language];
      await remember("session", owner.token);
      const paths = everyPage(owner).signedIn.filter((_, position) => position % 2 === half);
      for (const path of paths) {
        // The pages of the other tests have these colors too.
        await isSound(page, complaints, path, { contrast: contrast && runsSlow });
        // A proof stands between two pages, and is a part of neither.
        if (path === pathTo("proof")) continue;
        await page.setViewportSize(desktop);
        await expect(
          page.getByRole("banner").locator("[aria-current=page]").filter({ visible: true }),
          `${path}: where it is in the navigation`,
        ).not.toHaveCount(0);
      }
    });
  }

  test(
    `every page of an operator (${language}) is sound`,
    layout,
    async ({ page, complaints, furniture, remember }) => {
      const { owner } = furniture[language];
      await remember("session", owner.operatorToken);
      for (const path of everyPage(owner).operator) await isSound(page, complaints, path, { contrast });
    },
  );

  test(
    `what is empty, refused or to be corrected (${language}) is sound`,
    layout,
    async ({ page, complaints, furniture, remember }) => {
      const { owner, newcomer, reader, invited, pro } = furniture[language];
      await remember("session", newcomer);
      for (const path of [pathTo("lastSites"), pathTo("lastPeople")]) {
        await isSound(page, complaints, path, { contrast });
      }
      await isSound(page, complaints, pathTo("siteSettings", { site: owner.site }), {
        contrast,
        status: 404,
      });
      await remember("session", invited);
      await isSound(page, complaints, pathTo("lastPlan"), { contrast });
      await remember("session", pro);
      await isSound(page, complaints, pathTo("lastEndPlan"), { contrast });
      await remember("session", reader);
      await isSound(page, complaints, pathTo("siteSettings", { site: owner.site }), {
        contrast,
        status: 403,
      });
      await remember("session", owner.token);
      await isSound(page, complaints, pathTo("site", { site: owner.waitingSite }), { contrast });
      await page.goto(`${pathTo("lastNewSite")}?domain=localhost`);
      await expect(page.getByRole("alert")).toBeVisible();
      await isLaidOut(page, "a domain to correct", contrast);
      await page.goto(pathTo("account"));
      await page.locator("main [name=name]").fill("");
      await page.locator("main form").first().getByRole("button").click();
      await expect(page.locator("[aria-invalid]")).toBeFocused();
      await isLaidOut(page, "a name to correct", contrast);
    },
  );
}

test("forced colors mark the current page and tab, tell the lines of a chart apart, and leave every bar and button its shape", async ({
  page,
  furniture,
  remember,
  visit,
}) => {
  const { owner } = furniture.en;
  await page.emulateMedia({ forcedColors: "active" });
  await remember("session", owner.token);
  await visit(pathTo("siteSettings", { site: owner.site }));
  const borders = (selector: string) =>
    page
      .locator(selector)
      .filter({ visible: true })
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).borderTopWidth));
  expect(await borders("nav [aria-current=page]")).toEqual(["1px"]);
  expect(new Set(await borders("main button.rounded-control"))).toEqual(new Set(["1px"]));
  const stylesOf = (selector: string, property: "borderBottomWidth" | "backgroundColor") =>
    page
      .locator(selector)
      .filter({ visible: true })
      .evaluateAll((all, name) => all.map((each) => getComputedStyle(each)[name]), property);
  await visit(pathTo("siteRevenue", { site: owner.site }));
  expect(await stylesOf("main nav [aria-current=page]", "borderBottomWidth")).toEqual(["4px"]);
  expect(new Set(await stylesOf("main nav a:not([aria-current])", "borderBottomWidth"))).toEqual(
    new Set(["0px"]),
  );
  await visit(pathTo("site", { site: owner.site }));
  const dashes = await page
    .locator("[data-plot] svg g > path:first-child")
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).strokeDasharray));
  const bars = await stylesOf("[data-bar]", "backgroundColor");
  expect(bars.length).toBeGreaterThan(3);
  expect(bars).not.toContain((await stylesOf("body", "backgroundColor"))[0]);
  expect(dashes.length).toBeGreaterThan(3);
  expect(new Set(dashes).size).toBe(dashes.length);
});

test("on a phone the whole row of a crawler leads to it, and a statement keeps every figure", async ({
  page,
  furniture,
  remember,
}) => {
  const { owner } = furniture.en;
  await page.setViewportSize({ width: 390, height: 800 });
  await remember("session", owner.token);
  await page.goto(pathTo("siteCrawlers", { site: owner.site }));
  const row = page.getByRole("row").filter({ hasText: "GPTBot" });
  const { width = 0, height = 0 } = (await row.boundingBox()) ?? {};
  await row.click({ position: { x: width - 4, y: height - 4 } });
  await page.waitForURL(`**${pathTo("siteCrawler", { site: owner.site, crawler: "GPTBot" })}*`);
  await page.goto(pathTo("siteRevenue", { site: owner.site }));
  const { heading, columns } = revenue.en.months;
  const months = page.getByRole("region", { name: heading });
  for (const label of [columns.asked, columns.licensed, columns.share]) {
    await expect(months.locator("tbody").getByText(label).first()).toBeVisible();
  }
  const ends = await months
    .locator("tbody td > span + *, tbody td")
    .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().right)));
  expect(new Set(ends).size).toBe(1);
});

interface Expected {
  status?: number;
  contrast: boolean;
}

/** One page in one tab: what it says of itself, how it is laid out, and what axe finds. */
async function isSound(page: Page, complaints: string[], path: string, { status = 200, contrast }: Expected) {
  await test.step(path, async () => {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(status);
    // An address that names no workspace leads to the same page of one.
    expect(new URL(page.url()).pathname, path).toMatch(new RegExp(`^(/w/[^/]+)?${path.split("?")[0]}$`));
    await waitForHydration(page);
    await isLaidOut(page, path, contrast);
    // The browser complains of every page that is refused.
    expect(
      complaints.splice(0).filter((line) => !line.includes(`status of ${status}`)),
      path,
    ).toEqual([]);
  });
}

async function isLaidOut(page: Page, state: string, contrast: boolean) {
  await page.setViewportSize(desktop);
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page).toHaveTitle(/\S · Octroi$/);
  // It finds the same in every browser.
  if (!runsLayout) expect(await violations(page, undefined, { contrast }), `${state}: axe`).toEqual([]);
  // `npm run test:layout` measures every page, with letters of either kind.
  if (runsSlow && !runsLayout) return;
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflow(page), `${state}: sideways at ${width} px`).toBe(0);
    expect(await wordsCutOff(page), `${state}: cut off at ${width} px`).toEqual([]);
    const wide = await withWideText(page, () => overflow(page));
    expect(wide, `${state}: sideways at ${width} px with wider spaces`).toBe(0);
  }
  await withLargeText(page, async () => {
    for (const width of largeTextWidths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `${state}: sideways at ${width} px with text of twice the size`).toBe(0);
      expect(await wordsCutOff(page), `${state}: cut off at ${width} px with text of twice the size`).toEqual(
        [],
      );
    }
  });
}
