import { readFile } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { matchRobots, parseRobots } from "@octroi/crawlers/robots";
import { brand } from "@octroi/ui/brand/brand";
import { journeyLanguages, slow } from "@octroi/ui/testing/slow";
import type { Page } from "@playwright/test";
import { demo } from "../../../site/app/content/demo.ts";
import { estimator } from "../../../site/app/content/estimator.ts";
import { generatorCopy } from "../../../site/app/content/generator.ts";
import { plans } from "../../../site/app/content/plans.ts";
import { policyCopy } from "../../../site/app/content/policy.ts";
import { testerCopy } from "../../../site/app/content/tester.ts";
import { waitlist } from "../../../site/app/content/waitlist.ts";
import { waitlistPage } from "../../../site/app/content/waitlist-page.ts";
import { addressOf, pages } from "../../../site/domain/pages/pages.ts";
import { expect, test } from "./fixtures.ts";
import { bot } from "./generator-page.ts";

const names = { fr: "Français", en: "English" } as const;

/** Off in the browser; or on, with none of ours arriving: a blocker, a bad line, a proxy that loses files. */
const ways = [
  { way: "with JavaScript off", settings: { javaScriptEnabled: false }, first: "en", when: {} },
  { way: "with scripts blocked", settings: { javaScriptEnabled: true }, first: "fr", when: slow },
] as const;

for (const { way, settings, first, when } of ways) {
  test.describe(`N3 ${way}`, when, () => {
    test.use(settings);
    test.beforeEach(({ page }) => page.route("**/assets/*.js", (route) => route.abort()));

    for (const language of journeyLanguages(first)) {
      const words = waitlist[language];
      const at = (page: keyof typeof pages) => addressOf(pages[page], language);

      // One visit for all: most of the time would go into opening browsers' profiles.
      test(`(${language}) all that needs no script works, and the rest is said to`, async ({
        page,
        site,
      }) => {
        await test.step("the waitlist is joined from the pricing page", async () => {
          const email = `${language}.${settings.javaScriptEnabled}@without-script.example`;
          await page.goto(at("pricing"));
          // Nothing can tell it that the page was scrolled, so the header is never see-through.
          await expect(page.getByRole("banner")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
          await page.getByRole("main").getByRole("link", { name: plans[language].paid.action }).click();
          await expect(page).toHaveURL(at("waitlist"));
          await signUp(page, language, { email, website: "blog.example" });
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(
            waitlistPage[language].done.heading,
          );
          await expect(page.getByRole("status").getByText(words.success)).toBeVisible();
          expect(storedIn(site.database, email)).toMatchObject({
            language,
            website: "https://blog.example/",
          });
        });

        await test.step("a wrong field is named, nothing typed is lost, and the form is sent again", async () => {
          const email = `again.${language}.${settings.javaScriptEnabled}@without-script.example`;
          await page.goto(at("waitlist"));
          await signUp(page, language, { email: "nobody", website: "blog.example" });
          await expect(page.getByRole("main").getByRole("alert")).not.toBeEmpty();
          await expect(page.getByLabel(words.fields.email)).toHaveAttribute("aria-invalid", "true");
          await expect(page.getByLabel(words.fields.website)).toHaveValue("blog.example");
          await page.getByLabel(words.fields.email).fill(email);
          await page.getByRole("button", { name: words.submit }).click();
          await expect(page.getByRole("status").getByText(words.success)).toBeVisible();
          expect(storedIn(site.database, email)).toMatchObject({ first_name: "Ada" });
        });

        await test.step("a demo is booked on the service's own page", async () => {
          await page.goto(at("home"));
          const link = page.getByRole("main").getByRole("link", { name: demo[language].button });
          await expect(link).toHaveAttribute("href", brand.booking.pageUrl);
          await expect(link).toHaveAttribute("target", "_blank");
        });

        await test.step("an estimate is computed, and a wrong one explained", async () => {
          const { form, result } = estimator[language];
          await page.goto(at("estimator"));
          await page.getByRole("button", { name: form.calculate }).click();
          await expect(page.getByRole("main").getByRole("alert")).toHaveText(form.error);
          await page.getByLabel(form.domain, { exact: true }).fill("example.com");
          await page.getByLabel(form.traffic).fill("1.000.000");
          await page.getByRole("button", { name: form.calculate }).click();
          await expect(page.getByText(result.heading)).toContainText("example.com");
          await expect(page.locator("[aria-live=polite]").first()).toContainText(/14[\s,]400/);
          await expect(page.getByLabel(form.domain, { exact: true })).toHaveValue("example.com");
        });

        await test.step("a robots.txt is made of the boxes that are checked", async () => {
          const { checklist, existing, preview } = generatorCopy[language];
          await page.goto(at("robotsTxtGenerator"));
          await expect(page.getByText(checklist.withoutScript)).toBeVisible();
          await expect(page.getByLabel(existing.label)).toBeHidden();
          // The registry cannot be sorted, and does not look as if it could.
          const { columns } = generatorCopy[language].registry;
          await expect(page.getByRole("columnheader", { name: columns.operator })).toBeVisible();
          await expect(page.getByRole("button", { name: columns.operator })).toHaveCount(0);
          await bot(page, "GPTBot").uncheck();
          const started = page.waitForEvent("download");
          await page.getByRole("button", { name: preview.download }).click();
          const download = await started;
          expect(download.suggestedFilename()).toBe("robots.txt");
          const made = parseRobots(await readFile(await download.path(), "utf8"));
          const allows = (agent: string) => matchRobots(made, { agent, path: "/" }).allowed;
          expect([allows("Googlebot"), allows("GPTBot"), allows("CCBot")]).toEqual([true, true, false]);
        });

        await test.step("a shared choice is what was shared", async () => {
          await page.goto(`${at("robotsTxtGenerator")}?bots=CCBot`);
          await expect(bot(page, "CCBot")).toBeChecked();
          await expect(bot(page, "GPTBot")).not.toBeChecked();
        });

        await test.step("the language is chosen on a bare address, which stays", async () => {
          const other = language === "fr" ? "en" : "fr";
          await page.goto(pages.why);
          for (const chosen of [language, other] as const) {
            await page.getByRole("banner").locator(".menu-anchor > button").click();
            await page.getByRole("link", { name: names[chosen], exact: true }).click();
            await expect(page.locator("html")).toHaveAttribute("lang", chosen);
            await expect(page).toHaveURL(pages.why);
          }
        });

        await test.step("the language is chosen, and kept on the next page", async () => {
          const other = language === "fr" ? "en" : "fr";
          await page.goto(at("team"));
          await page.getByRole("banner").locator(".menu-anchor > button").click();
          await page.getByRole("link", { name: names[other], exact: true }).click();
          await expect(page).toHaveURL(addressOf(pages.team, other));
          await page.goto(pages.pricing);
          await expect(page.locator("html")).toHaveAttribute("lang", other);
        });

        await test.step("what needs script is not offered, and said to", async () => {
          await page.goto(at("robotsTxtTester"));
          await expect(page.getByText(testerCopy[language].source.scriptless)).toBeVisible();
          await expect(page.getByLabel(testerCopy[language].source.file.label)).toBeHidden();
          await page.goto(at("aiPolicy"));
          await expect(page.getByText(policyCopy[language].scriptless.text)).toBeVisible();
          await expect(page.getByText("Content-Usage: train-ai=n").first()).toBeVisible();
          await expect(page.getByLabel(policyCopy[language].origin.label)).toBeHidden();
        });
      });
    }
  });
}

async function signUp(
  page: Page,
  language: "fr" | "en",
  { email, website }: Record<"email" | "website", string>,
) {
  const { fields, submit } = waitlist[language];
  await page.getByLabel(fields.firstName).fill("Ada");
  await page.getByLabel(fields.lastName, { exact: true }).fill("Martin");
  await page.getByLabel(fields.email).fill(email);
  await page.getByLabel(fields.website).fill(website);
  await page.getByRole("button", { name: submit }).click();
}

function storedIn(file: string, email: string) {
  using database = new DatabaseSync(file, { readOnly: true });
  return database.prepare("select * from waitlist where email = ?").get(email);
}
