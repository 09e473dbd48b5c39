import { decisionWords } from "@octroi/ui/words/decision";
import { policyFormWords } from "@octroi/ui/words/policy-form";
import type { Page } from "@playwright/test";
import { rules } from "../../../console/app/content/rules.ts";
import { pathTo } from "../../../domain/access/paths.ts";
import { furnishNewSite } from "../browser/furnish.ts";
import { expect, test, waitForHydration } from "./fixtures.ts";

test.describe.configure({ mode: "parallel" });

const copy = rules.en;
const form = policyFormWords.en;
const training = (page: Page) => page.getByRole("group", { name: form.purposes.names.training, exact: true });
const saves = (page: Page) =>
  page.waitForResponse((response) => response.request().method() === "POST" && response.status() === 303);

let sites = 0;

/** The rules of a site that has none, in the tab of whoever owns it. */
const rulesTest = test.extend<{ openRules: (query?: string) => Promise<string> }>({
  openRules: async ({ page, folder, remember }, use, { workerIndex, testId }) => {
    sites += 1;
    const { token, site } = await furnishNewSite(
      folder,
      "en",
      `rules-${testId}-${workerIndex}-${sites}.example.com`,
    );
    await remember("session", token);
    await use(async (query = "") => {
      await page.goto(`${pathTo("siteRules", { site })}${query}`);
      return site;
    });
  },
});

rulesTest(
  "a switch is saved as it is changed, and what it brings about is shown",
  async ({ page, openRules }) => {
    const posted: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posted.push(request.url());
    });
    const site = await openRules();
    await waitForHydration(page);
    await expect(training(page).getByLabel(copy.noRule)).toBeChecked();
    // To look is not to change.
    expect(posted).toEqual([]);
    await training(page).getByLabel(decisionWords.en.block).check();
    await expect(training(page).getByText(form.purposes.consequences.training.block)).toBeVisible();
    await expect(page.getByText("Training: block (was: no rule).")).toBeVisible();
    // Saved already: whoever leaves loses nothing, and whoever publishes at once publishes the last of several changes.
    await page.goto(pathTo("siteCrawlers", { site }));
    await page.goto(pathTo("siteRules", { site }));
    await waitForHydration(page);
    await expect(training(page).getByLabel(decisionWords.en.block)).toBeChecked();
    await training(page).getByLabel(decisionWords.en.limit).check();
    await training(page).getByLabel(decisionWords.en.charge).check();
    await page.getByRole("button", { name: copy.publish.modes.observe.label }).click();
    await page.waitForURL(`**${pathTo("siteVersions", { site })}*`);
    await expect(page.getByText("Training: charge €0.01 (was: no rule).")).toBeVisible();
  },
);

rulesTest("a change whose answer is lost is said, and saved again", async ({ page, context, openRules }) => {
  await openRules();
  await waitForHydration(page);
  await context.setOffline(true);
  await training(page).getByLabel(decisionWords.en.block).check();
  await expect(page.getByText(copy.notSaved)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Training: block (was: no rule).")).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(copy.notSaved)).toBeHidden();
});

rulesTest("a colleague’s draft is said at the first change", async ({ page, context, openRules }) => {
  await openRules();
  await waitForHydration(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await waitForHydration(other);
  const saved = saves(other);
  await training(other).getByLabel(decisionWords.en.limit).check();
  await saved;
  // Not `check()`: the conflict may be there before it looks whether the box is checked.
  await training(page).getByLabel(decisionWords.en.block).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(copy.conflict.title);
  await expect(page.getByText("Training: limit to 30 visits per minute (was: block).")).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  rulesTest.describe(javaScriptEnabled ? "with script" : "without script", () => {
    rulesTest.use({ javaScriptEnabled });

    rulesTest(
      "Enter adds what was typed to be added, and keeps the switches",
      async ({ page, openRules }) => {
        await openRules("?open=crawlers&crawler=GPTBot");
        if (javaScriptEnabled) await waitForHydration(page);
        await training(page).getByLabel(decisionWords.en.block).check();
        const name = page.getByLabel(form.exceptions.label, { exact: true });
        await page.getByRole("button", { name: "Decide about GPTBot" }).click();
        await expect(page.getByRole("group", { name: "GPTBot" }).getByLabel("block")).toBeChecked();
        await name.fill("CCBot");
        await name.press("Enter");
        await expect(page.getByRole("group", { name: "CCBot" }).getByLabel("block")).toBeChecked();
        await expect(training(page).getByLabel(decisionWords.en.block)).toBeChecked();
        await page.locator("#own > summary").click();
        await page.getByLabel(copy.own.paths).fill("/press/");
        await page.getByLabel(copy.own.paths).press("Enter");
        await expect(page.locator("#own").getByText("/press/", { exact: true })).toBeVisible();
      },
    );
  });
}

/** From this width on the effect stands beside the switches; on narrower windows a bar at the foot has it. */
const besideFrom = 1280;

for (const [width, height] of [
  [390, 700],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1440, 800],
] as const) {
  rulesTest(`the effect and the way to publish are in sight at ${width} px`, async ({ page, openRules }) => {
    await page.setViewportSize({ width, height });
    await openRules();
    await waitForHydration(page);
    const publish =
      width < besideFrom
        ? page.getByRole("link", { name: copy.publish.heading, exact: true })
        : page.getByRole("button", { name: copy.publish.modes.observe.label });
    for (const place of ["#presets", "#switches", "[name=dataset] >> nth=0"]) {
      await page.locator(place).evaluate((part) => part.scrollIntoView());
      await expect(publish).toBeInViewport({ ratio: 1 });
      await expect(page.getByText(copy.replay.none).filter({ visible: true }).first()).toBeInViewport();
    }
    await publish.focus();
    if (width < besideFrom) {
      await publish.press("Enter");
      await expect(page.getByRole("button", { name: copy.publish.modes.observe.label })).toBeInViewport();
    }
  });
}
