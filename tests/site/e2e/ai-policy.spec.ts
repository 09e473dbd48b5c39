import { readFile } from "node:fs/promises";
import { preset } from "@octroi/policy";
import { formatter } from "@octroi/ui/language/format";
import { firstAmounts } from "@octroi/ui/policy/draft";
import { journeyLanguages, slow } from "@octroi/ui/testing/slow";
import { violations } from "@octroi/ui/testing/violations";
import { decisionWords } from "@octroi/ui/words/decision";
import type { Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { policyCopy } from "../../../site/app/content/policy.ts";
import { addressOf, pages } from "../../../site/domain/pages/pages.ts";
import { fragmentOf } from "../../../site/domain/policy/address.ts";
import { robotsPart } from "../../../site/domain/robots/address.ts";
import { expect, sharing as test } from "./fixtures.ts";

const decision = (page: Page, purpose: string, word: string) =>
  page.getByRole("group", { name: purpose, exact: true }).getByRole("radio", { name: word });
const answer = (page: Page) => page.locator("#answer + div");
const shown = (page: Page) =>
  page.getByRole("region", { name: /robots\.txt|license\.xml|octroi-/ }).locator("code");

async function downloaded(page: Page, press: () => Promise<void>) {
  const started = page.waitForEvent("download");
  await press();
  const download = await started;
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

const widths = { fr: [390, 1440], en: [1440, 390] } as const;

for (const language of journeyLanguages("fr")) {
  const [width, otherWidth] = widths[language];
  const copy = policyCopy[language];
  const { allow, block, limit, charge } = decisionWords[language];

  test(`(${language}) from a preset to every file, by keyboard too, and nothing is sent`, async ({
    page,
    visit,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(addressOf(pages.aiPolicy, language));
    await expect(answer(page)).toContainText(copy.example);
    // First what to begin with, then the purposes; what most do not need is folded away.
    await expect(page.locator("form h2")).toHaveText([
      copy.presets.legend,
      copy.purposes.heading,
      copy.exceptions.heading,
      copy.terms.heading,
    ]);
    await expect(page.locator("details:has(> summary > h2)[open]")).toHaveCount(0);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url() + (request.postData() ?? "")));

    await page.getByRole("button", { name: copy.presets.names["charge-training"] }).click();
    await expect(decision(page, copy.purposes.names.training, charge)).toBeChecked();
    await expect(answer(page)).not.toContainText(copy.example);
    await expect(page.getByLabel(copy.terms.license.label)).toHaveValue("https://example.com/license.xml");

    // Arrow keys move a decision, and its line says what it brings about.
    await decision(page, copy.purposes.names["ai-search"], allow).focus();
    await page.keyboard.press("ArrowRight");
    await expect(decision(page, copy.purposes.names["ai-search"], block)).toBeChecked();
    await expect(page.getByText(copy.purposes.consequences["ai-search"].block)).toBeVisible();
    await expect(page.getByText(copy.presets.changed)).toBeVisible();
    await page.getByRole("button", { name: copy.presets.back }).click();
    await expect(decision(page, copy.purposes.names["ai-search"], allow)).toBeChecked();
    await page.getByRole("button", { name: copy.presets.takeBack }).click();
    await expect(decision(page, copy.purposes.names["ai-search"], block)).toBeChecked();

    await page.getByLabel(copy.origin.label).fill("journal.example");
    await page.locator("#amounts").click();
    const price = page.getByLabel(copy.amounts.amount);
    await expect(price).toHaveValue(formatter(language).price(firstAmounts.amount));
    await price.fill("0,25");
    await page.locator("#exceptions").click();
    await page.getByLabel(copy.exceptions.label).fill("claudebot");
    await page.getByLabel(copy.exceptions.label).press("Enter");
    await decision(page, "ClaudeBot", limit).check({ force: true });
    await page.getByLabel(copy.exceptions.label).fill("NoSuchBot");
    await page.getByRole("button", { name: copy.exceptions.add }).click();
    await expect(page.getByText(copy.exceptions.unknown.replace("{name}", "NoSuchBot"))).toBeVisible();

    await page.getByRole("radio", { name: copy.files.names.rsl }).check({ force: true });
    await expect(shown(page)).toContainText('<amount currency="EUR">0.25</amount>');
    expect(await violations(page)).toEqual([]);
    // The words of both languages fit both widths.
    for (const each of [otherWidth, width]) {
      await page.setViewportSize({ width: each, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(each);
    }

    const zip = await downloaded(page, () => page.getByRole("button", { name: copy.files.zip }).click());
    expect(zip.name).toBe("octroi-policy.zip");
    const files = unzipSync(zip.content);
    const text = (name: string) => new TextDecoder().decode(files[name]);
    expect(text("site/license.xml")).toContain("0.25");
    expect(text("site/robots.txt")).toContain("License: https://journal.example/license.xml");
    expect(JSON.parse(text("octroi.policy.json")).rules[0]).toMatchObject({
      who: { crawler: ["ClaudeBot"] },
    });

    // What the gate would answer, by the same policy.
    await page.getByLabel(copy.visit.crawler).fill("ClaudeBot");
    await expect(page.getByText("HTTP/1.1 429")).toBeVisible();
    await page.getByLabel(copy.visit.crawler).fill("OAI-SearchBot");
    await expect(page.getByText("HTTP/1.1 403")).toBeVisible();

    // The address brings it all back, in another page and by a file.
    await expect(page).toHaveURL(/#policy=/);
    const saved = await downloaded(page, () => page.getByRole("button", { name: copy.bring.save }).click());
    const address = page.url();
    expect(requests.filter((request) => /policy=|journal/.test(request))).toEqual([]);
    await page.goto("about:blank");
    await visit(address);
    await expect(page.getByLabel(copy.origin.label)).toHaveValue("https://journal.example");
    await page.locator("summary", { hasText: "ClaudeBot" }).click();
    await expect(decision(page, "ClaudeBot", limit)).toBeChecked();
    await page.goto("about:blank");
    await visit(addressOf(pages.aiPolicy, language));
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: saved.name, mimeType: "application/json", buffer: saved.content });
    await page.locator("summary", { hasText: "ClaudeBot" }).click();
    await expect(decision(page, "ClaudeBot", limit)).toBeChecked();
    expect(complaints).toEqual([]);
  });
}

const copy = policyCopy.en;
const path = addressOf(pages.aiPolicy, "en");

test(
  "bad input: files, links and fields that cannot be read are told in a sentence, and nothing is lost",
  slow,
  async ({ page, visit, complaints }) => {
    await visit(`${path}#policy=e30`);
    await expect(page.getByText(copy.bring.refused.link)).toBeVisible();
    await decision(page, copy.purposes.names.agent, "block").check({ force: true });
    const open = (text: string) =>
      page
        .locator('input[type="file"]')
        .first()
        .setInputFiles({
          name: "octroi.policy.json",
          mimeType: "application/json",
          buffer: Buffer.from(text),
        });
    for (const text of [
      "",
      "{",
      "\0\x01",
      "[".repeat(50_000),
      '{"version":1,"site":{"origin":"x"},"rules":[]}',
    ]) {
      await open(text);
      await expect(page.getByText(copy.bring.refused.file)).toBeVisible();
    }
    await expect(page.getByText(copy.bring.at.replace("{place}", "site.origin"))).toBeVisible();
    await expect(decision(page, copy.purposes.names.agent, "block")).toBeChecked();
    await page.getByLabel(copy.origin.label).fill("not a site");
    await expect(page.getByText(copy.wrong.origin)).toBeVisible();
    await expect(page.getByText(copy.outdated)).toBeVisible();
    await expect(page.getByLabel(copy.origin.label)).toHaveValue("not a site");
    await expect(shown(page)).toContainText("User-agent: *");
    await page.getByLabel(copy.origin.label).fill("a.example");
    await expect(page.getByText(copy.outdated)).toBeHidden();
    // What is wrong in a part that is folded away opens it; nothing but a hand closes it again.
    const contact = page.getByLabel(copy.terms.contact.label);
    await expect(contact).toBeHidden();
    // As what was typed before the page was hydrated comes in: there is no hand on the field.
    await contact.evaluate((field: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, "nobody at all");
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await expect(page.getByText(copy.wrong.contact)).toBeVisible();
    await contact.fill("");
    await expect(page.getByText(copy.wrong.contact)).toBeHidden();
    await expect(contact).toBeVisible();
    expect(complaints).toEqual([]);
  },
);

test(
  "rules that the form cannot show are listed, kept, and can be taken out; dropped files open",
  slow,
  async ({ page, visit }) => {
    await visit(path);
    const rules = [
      { who: { operator: ["ByteDance"], verified: false }, action: "block" },
      { who: { purpose: ["training", "control-token"] }, action: "block" },
    ];
    const policy = { version: 1, site: { origin: "https://a.example", name: "A" }, rules };
    await page.evaluate((text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], "octroi.policy.json"));
      document
        .querySelector("#answer")
        ?.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    }, JSON.stringify(policy));
    await expect(page.getByText(`ByteDance · ${copy.carried.unverified}`)).toBeVisible();
    await page.getByRole("radio", { name: copy.files.names.policy }).check({ force: true });
    const file = page.getByRole("region", { name: "octroi.policy.json" });
    await expect(file).toContainText('"name": "A"');
    await expect(file).toContainText("ByteDance");
    await page.getByRole("button", { name: copy.carried.remove.replace("{number}", "1") }).click();
    await expect(file).not.toContainText("ByteDance");
  },
);

test(
  "a robots.txt of ten thousand rules is merged off the page’s thread, and what shuts search out is told",
  slow,
  async ({ page, context, visit, complaints }) => {
    // The worker is held up: whatever it is there for does not happen, and the page goes on answering.
    const released = Promise.withResolvers<void>();
    await page.route(/policy-worker/, async (route) => {
      await released.promise;
      await route.continue();
    });
    await visit(path);
    const rules = Array.from({ length: 10_000 }, (_, index) => `Disallow: /p${index}/*x`).join("\n");
    const text = `User-agent: *\n${rules}\n\nUser-agent: Bingbot\nDisallow: /\n`;
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
    await page.locator("#existing").click();
    await page.getByLabel(copy.existing.label).press("ControlOrMeta+v");
    await expect(page.getByText(copy.existing.kept)).toBeVisible();
    await page.getByRole("button", { name: copy.presets.names["block-ai"] }).click();
    await expect(decision(page, copy.purposes.names.agent, "block")).toBeChecked();
    await expect(page.getByText(copy.files.merged, { exact: true })).toHaveCount(0);
    await expect(answer(page)).toContainText(copy.answer.search.all);
    released.resolve();
    await expect(answer(page)).toContainText(copy.answer.search.some.replace("{names}", "Bingbot"));
    await expect(shown(page)).toContainText("BEGIN AI crawler rules");
    const { content } = await downloaded(page, () =>
      page.getByRole("button", { name: copy.files.download, exact: true }).click(),
    );
    // What is said to everyone joins the group that the file has for everyone; every rule of it stays.
    expect(content.toString()).toContain(rules);
    expect(content.toString()).toContain("\nUser-agent: Bingbot\nDisallow: /\n");
    expect(complaints).toEqual([]);
  },
);

test("another link in the same page is followed", slow, async ({ page, visit }) => {
  await visit(path + fragmentOf(preset("block-ai", { origin: "https://a.example" })));
  await expect(decision(page, copy.purposes.names.agent, "block")).toBeChecked();
  const next = fragmentOf(preset("allow-all", { origin: "https://b.example" }));
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, next);
  await expect(page.getByLabel(copy.origin.label)).toHaveValue("https://b.example");
  await expect(decision(page, copy.purposes.names.agent, "allow")).toBeChecked();
});

test("a robots.txt that the check-up has read goes along, into the policy and into the tester", async ({
  page,
  visit,
}) => {
  const robots = robotsPart("User-agent: *\nDisallow: /kitchen/\n");
  await visit(`${path}${fragmentOf(preset("block-ai", { origin: "https://a.example" }))}&${robots}`);
  await expect(shown(page)).toContainText("Disallow: /kitchen/");
  await expect(page.getByText(copy.files.merged, { exact: true })).toBeVisible();
  await visit(`${addressOf(pages.robotsTxtTester, "en")}#${robots}`);
  await expect(page.getByRole("textbox").filter({ hasText: "/kitchen/" })).toHaveCount(1);
});
