import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chrome } from "../../site/app/content/chrome.ts";
import { demo } from "../../site/app/content/demo.ts";
import { estimator } from "../../site/app/content/estimator.ts";
import { generatorCopy } from "../../site/app/content/generator.ts";
import { testerCopy } from "../../site/app/content/tester.ts";
import { addressOf, pages } from "../../site/domain/pages/pages.ts";
import { type RunningSite, startSite } from "../site/browser/site.ts";
import { browserOf, button, css, field, itemWith, keys, link } from "./browser.ts";
import { engines } from "./engines.ts";
import { ensurePrograms } from "./programs.ts";
import type { Driver } from "./webdriver.ts";

/** The widest and the narrowest window that the engines open alike. */
const [desktop, phone] = [
  [1280, 900],
  [500, 800],
] as const;

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

describe.each(engines)("$name", ({ name, needs, start }) => {
  beforeAll(() => ensurePrograms(needs));

  describe("with script", () => {
    const home = mkdtempSync(join(tmpdir(), "octroi-engine-"));
    let driver: Driver;
    let browser: ReturnType<typeof browserOf>;
    beforeAll(async () => {
      driver = await start({ scripts: true, home });
      browser = browserOf(driver, site.address);
      await browser.resize(...desktop);
    });
    afterAll(async () => {
      await driver[Symbol.asyncDispose]();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    });

    test("W1 W3 signs up", async () => {
      const { fields, submit, success } = chrome.en.waitlist;
      await browser.visit(`${addressOf(pages.pricing, "en")}#waitlist`);
      await browser.fill(field(fields.firstName), "Ada");
      await browser.fill(field(fields.lastName), "Martin");
      await browser.fill(field(fields.email), `${name}@example.org`);
      await browser.click(button(submit));
      await expect.poll(() => browser.text(css("dialog[open] [role=status]:not(:empty)"))).toBe(success);
      await expect.poll(() => browser.isShown(css("dialog[open]"))).toBe(false);
    });

    test("E2 estimates", async () => {
      const { form } = estimator.en;
      await browser.visit(addressOf(pages.estimator, "en"));
      await browser.fill(field(form.domain), "example.com");
      await browser.fill(field(form.traffic), "1000000");
      await browser.click(button(form.calculate));
      await expect.poll(() => browser.text(css("[aria-live=polite]"))).toContain("€14,400");
    });

    test("G1 G3 makes a robots.txt, copies it and takes it home", async () => {
      const { checklist, preview, existing } = generatorCopy.en;
      await browser.visit(addressOf(pages.robotsTxtGenerator, "en"));
      await browser.click(button(checklist.none));
      await browser.click(field("GPTBot"));
      await expect.poll(() => browser.text(css("#file code"))).toContain("User-agent: GPTBot");
      const made = await browser.property(css("#file code"), "textContent");
      expect(made).not.toContain("CCBot");

      await browser.click(button(preview.download));
      const taken = () => globSync(join(home, "**/robots.txt"));
      await expect.poll(taken).toHaveLength(1);
      const [file = ""] = taken();
      await expect.poll(() => readFileSync(file, "utf8").trim()).toBe(made.trim());

      await browser.click(button(chrome.en.copy.copy));
      await expect.poll(() => browser.isShown(button(chrome.en.copy.copied))).toBe(true);
      await browser.press(field(existing.label), `${keys.control}v${keys.release}`);
      await expect
        .poll(async () => (await browser.property(field(existing.label), "value")).trim())
        .toBe(made.trim());
    });

    test("tests a robots.txt", async () => {
      const { source, levels } = testerCopy.en;
      await browser.visit(addressOf(pages.robotsTxtTester, "en"));
      await browser.fill(field(source.file.label), "User-agent: GPTBot\nDisallow: /\n");
      await expect.poll(() => browser.text(itemWith(button("GPTBot")))).toContain(levels.blocked);
    });

    test("L1 L2 switches the language in place and remembers it", async () => {
      await browser.visit(pages.team);
      await browser.click(button(chrome.en.language.choose));
      await browser.click(link("Français"));
      await expect.poll(() => browser.isShown(css('html[lang="fr"]'))).toBe(true);
      expect(await browser.path()).toBe(pages.team);
      await browser.visit(pages.pricing);
      expect(await browser.isShown(css('html[lang="fr"]'))).toBe(true);
      await browser.click(button(chrome.fr.language.choose));
      await browser.click(link("English"));
      await expect.poll(() => browser.isShown(css('html[lang="en"]'))).toBe(true);
    });

    test("H2 opens and closes a phone’s menu, and follows its links", async () => {
      await browser.resize(...phone);
      await browser.visit(addressOf(pages.team, "en"));
      await browser.click(button(chrome.en.nav.openMenu));
      await browser.press(css("#site-menu a"), keys.escape);
      await expect.poll(() => browser.isShown(css("#site-menu"))).toBe(false);
      await browser.click(button(chrome.en.nav.openMenu));
      await browser.click(css('#site-menu a[href="/en/pricing"]'));
      await expect.poll(() => browser.path()).toBe("/en/pricing");
      await expect.poll(() => browser.isShown(css("#site-menu"))).toBe(false);
      await browser.resize(...desktop);
    });

    test("H6 P2 opens the booking, says what to do where it cannot load, and closes on Escape", async () => {
      await browser.visit(addressOf(pages.home, "en"));
      await browser.click(link(demo.en.button));
      await expect.poll(() => browser.text(css("dialog[open]"))).toContain(demo.en.failed.heading);
      await browser.press(css("dialog[open] a"), keys.escape);
      await expect.poll(() => browser.isShown(css("dialog[open]"))).toBe(false);
    });
  });

  test("H7 reads whole without script, and shows nothing that would not work", async () => {
    const home = mkdtempSync(join(tmpdir(), "octroi-engine-"));
    {
      await using driver = await start({ scripts: false, home });
      const browser = browserOf(driver, site.address);
      await browser.resize(...desktop);
      await browser.go(addressOf(pages.useCaseMedia, "en"));
      expect(await browser.isShown(css("main h1"))).toBe(true);
      expect(await browser.isShown(button(chrome.en.copy.copy))).toBe(false);
      await browser.click(css("main details summary"));
      expect(await browser.isShown(css("main details[open] p"))).toBe(true);
      await browser.click(css(`footer a[href="${addressOf(pages.team, "en")}"]`));
      await expect.poll(() => browser.path()).toBe(addressOf(pages.team, "en"));
    }
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  });
});
