import { languages } from "@octroi/ui/language/language";
import { violations } from "@octroi/ui/testing/violations";
import { chrome } from "../../../console/app/content/chrome.ts";
import { sharingCopy } from "../../../console/app/content/sharing.ts";
import { visitsCopy } from "../../../console/app/content/visits.ts";
import { pathTo } from "../../../domain/access/paths.ts";
import { expect, test } from "./fixtures.ts";

test.describe.configure({ mode: "parallel" });

for (const language of languages) {
  const copy = sharingCopy[language];

  test(`a link that an owner makes opens in a stranger’s browser until it is ended (${language})`, async ({
    page,
    browser,
    baseURL,
    furniture,
    remember,
  }, { retry }) => {
    const { owner } = furniture[language];
    await remember("session", owner.token);
    const name = `Board ${language} ${retry}`;
    await page.goto(pathTo("site", { site: owner.site }));
    await page.getByRole("link", { name: copy.way, exact: true }).click();
    await page.getByLabel(copy.links.name).fill(name);
    // A slow answer, and somebody who clicks twice: sent again, it would be two links.
    const posts: string[] = [];
    await page.route("**/sharing", async (route, request) => {
      if (request.method() === "POST") posts.push(request.url());
      if (posts.length === 1) await page.waitForTimeout(400);
      await route.continue();
    });
    await page.getByRole("button", { name: copy.links.create }).dblclick({ delay: 100 });
    await expect(page.getByText(copy.links.created)).toBeVisible();
    expect(posts).toHaveLength(1);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    expect(await violations(page)).toEqual([]);
    const link = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
    const address = await link.locator("pre").innerText();
    expect(address).toMatch(new RegExp(`^${baseURL}/share/[\\w-]{43}$`));

    const stranger = await browser.newContext({ locale: language, viewport: { width: 390, height: 800 } });
    const theirs = await stranger.newPage();
    await theirs.goto(address);
    await expect(theirs.getByRole("heading", { level: 1 })).toContainText(/\d/);
    const words = chrome[language].nav.pages;
    for (const tab of [words.siteCrawlers, words.sitePages, words.site]) {
      await theirs.getByRole("link", { name: tab, exact: true }).click();
      await expect(theirs.getByRole("link", { name: tab, exact: true })).toHaveAttribute(
        "aria-current",
        "page",
      );
      expect(await violations(theirs)).toEqual([]);
    }
    await theirs.getByRole("link", { name: "GPTBot" }).first().click();
    await expect(
      theirs.getByRole("heading", { name: visitsCopy[language].crawler.pagesHeading }),
    ).toBeVisible();
    expect(await stranger.cookies()).toEqual([]);

    await link.getByText(copy.links.end).click();
    await link.getByRole("button", { name: copy.links.endNow }).click();
    await expect(page.getByText(copy.saved)).toBeVisible();
    await expect(link).toHaveCount(0);
    expect((await theirs.goto(address))?.status()).toBe(404);
    await stranger.close();
  });
}

test("a dashboard is shown in a frame on the site that its owner chose, and on no other", async ({
  page,
  baseURL,
  furniture,
}) => {
  const { site } = furniture.en.owner;
  // Pages of the public web may show none of this machine: the console answers under a name of its own.
  const console = "https://console.example";
  await page.route(`${console}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${baseURL}${pathname}${search}` }) });
  });
  const embedded = `${console}${pathTo("sharedSite", { share: site })}?embed&language=fr`;
  for (const origin of ["https://www.example.com", "https://other.example"]) {
    await page.route(`${origin}/`, (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<iframe src="${embedded}" width="700" height="900"></iframe>`,
      }),
    );
  }
  const heading = page.frameLocator("iframe").getByRole("heading", { level: 1 });
  await page.goto("https://www.example.com/");
  await expect(heading).toContainText("pages pour chaque personne envoyée");
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("link", { name: chrome.fr.logo.site })).toHaveCount(0);
  await frame.getByRole("link", { name: "Robots", exact: true }).click();
  await expect(heading).toHaveText("Robots");

  const refused = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
  await page.goto("https://other.example/");
  await refused;
  await expect(heading).toHaveCount(0);
});
