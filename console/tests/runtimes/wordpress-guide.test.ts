import { join } from "node:path";
import type { Language } from "@octroi/ui/language/language";
import { chromiumPath } from "@octroi/ui/testing/chromium";
import { quietFlags } from "@octroi/ui/testing/flags";
import { consoleLabels, pluginLabels } from "@octroi/ui/words/labels";
import { chromium, type Page } from "@playwright/test";
import { describe, expect, test } from "vitest";
import { mariadbd, startMariadb } from "../../../packages/wordpress/runtimes/mariadb.ts";
import {
  php,
  startWordPress,
  type WordPressOptions,
} from "../../../packages/wordpress/runtimes/wordpress.ts";
import { connect, connection } from "../../app/content/sites.ts";
import { openStore } from "../../store/store.ts";
import { databaseIn } from "../browser/console.ts";
import { fillNewSite, publishRule, signUp } from "../browser/steps.ts";
import { type Device, openContext, openGuide, openSignUp } from "./browse.ts";
import { startOctroi } from "./octroi.ts";
import { publicSite } from "./public-site.ts";
import { expectWeeklyMail, mondayAfter, visitFigures } from "./weekly-mail.ts";

const domain = "blog.example.com";
const gptbot = "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)";
const email = "ada@example.com";

/** What WordPress itself calls things; older versions say it in other words. */
const wordpress = {
  fr: {
    upload: "Téléverser une extension",
    install: "Installer maintenant",
    activate: /Activer l.extension/,
    deactivate: "Désactiver",
    delete: "Supprimer",
    waiting: "En attente de connexion.",
    connected: /^Connecté/,
    disconnected: "Le site est déconnecté.",
    gone: "Ce site a été déconnecté ou supprimé dans le tableau de bord Octroi.",
  },
  en: {
    upload: "Upload Plugin",
    install: "Install Now",
    activate: /Activate Plugin/,
    deactivate: "Deactivate",
    delete: "Delete",
    waiting: "Waiting for connection.",
    connected: /^Connected/,
    disconnected: "The site is disconnected.",
    gone: "This site was disconnected or removed in the Octroi dashboard.",
  },
} as const;

interface Walk {
  language: Language;
  device: Device;
  connectSite: (prepared: Prepared) => Promise<Page>;
  options: WordPressOptions;
}

/** A WordPress at a public name, a console that finds it there, and a browser that finds both. */
async function prepare({ language, device, options }: Walk) {
  const stack = new AsyncDisposableStack();
  let origin = "";
  const front = await publicSite(domain, () => origin);
  stack.defer(front.stop);
  const octroi = stack.use(
    await startOctroi({ web: { ports: { "http:": 1, "https:": front.port }, ca: front.cert } }),
  );
  const store = stack.use(await openStore({ kind: "sqlite", file: databaseIn(octroi.folder) }));
  const site = await startWordPress({
    ...options,
    ...(language === "fr" && { language: "fr_FR" }),
    constants: { OCTROI_CONSOLE: octroi.console, DISABLE_WP_CRON: true },
    publicAddress: front.address,
    plugin: false,
  });
  stack.defer(site.stop);
  origin = site.address;
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [
      ...quietFlags,
      `--host-resolver-rules=MAP ${domain} 127.0.0.1:${front.port}`,
      "--ignore-certificate-errors",
    ],
  });
  stack.defer(() => browser.close());
  const context = await openContext(browser, octroi.console, language, device);
  return {
    language,
    front,
    octroi,
    store,
    site,
    page: await context.newPage(),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

/** From the site's home page to the guide, and the plugin that it offers. */
async function downloadPlugin({ page, octroi, language }: Prepared): Promise<string> {
  await openGuide(page, octroi.site, `/${language}/documentation/wordpress`);
  const downloading = page.waitForEvent("download");
  await page.locator("main").locator("a[href$='.zip']").first().click();
  const zip = join(octroi.folder, "octroi.zip");
  await (await downloading).saveAs(zip);
  return zip;
}

/** Steps 1 and 2 of the guide. */
async function install(prepared: Prepared): Promise<void> {
  const { page, front, language } = prepared;
  const zip = await downloadPlugin(prepared);
  const words = wordpress[language];
  await page.goto(`${front.address}/wp-login.php`);
  await page.locator("#user_login").fill("admin");
  await page.locator("#user_pass").fill("secret");
  await page.locator("#wp-submit").click();
  await page.waitForURL(/\/wp-admin\//);
  await page.goto(`${front.address}/wp-admin/plugins.php`);
  await page.locator(".page-title-action").click();
  await page.locator(".upload-view-toggle").filter({ hasText: words.upload }).click();
  await page.locator("#pluginzip").setInputFiles(zip);
  await page.getByRole("button", { name: words.install }).click();
  await page.getByRole("link", { name: words.activate }).click();
  // On a phone the menu is there, and folded.
  await page.locator("#adminmenu a", { hasText: "Octroi" }).first().waitFor({ state: "attached" });
}

/** Step 3: nothing is sent before. */
async function acceptTerms({ page, language }: Prepared): Promise<void> {
  const menuButton = page.locator("#wp-admin-bar-menu-toggle");
  if (await menuButton.isVisible()) await menuButton.click();
  await page.locator("#adminmenu").getByRole("link", { name: "Octroi", exact: true }).click();
  await page.locator(".nav-tab-wrapper").getByText(pluginLabels[language].connection).click();
  await page.getByRole("button", { name: pluginLabels[language].accept, exact: true }).click();
  await page.getByText(wordpress[language].waiting).waitFor();
}

/** Opens what the plugin's button opens. */
async function clickConnect({ page, language }: Prepared): Promise<Page> {
  const opening = page.context().waitForEvent("page");
  await page.getByRole("button", { name: pluginLabels[language].connect, exact: true }).click();
  return opening;
}

/** What WP-Cron does when a host calls it, as hosts do. */
async function runCron({ front }: Prepared): Promise<void> {
  await front.visit("cron", "/wp-cron.php?doing_wp_cron");
}

/** Step 5, where the dashboard asks the site itself. */
async function connectByButton(prepared: Prepared): Promise<Page> {
  const { language, octroi } = prepared;
  const opened = await clickConnect(prepared);
  await signUp(opened, language, { email, name: "Ada Lovelace", code: () => octroi.mails.code(email) });
  await opened.getByText(domain).first().waitFor();
  await opened.getByRole("button", { name: consoleLabels[language].connectSite }).click();
  await opened.getByText(connection[language].pluginConnected).waitFor();
  return opened;
}

/** Steps 4 and 5, with the key that the dashboard shows for the domain. */
async function connectByKey({ page, language, octroi }: Prepared): Promise<Page> {
  const guide = await page.context().newPage();
  await openGuide(guide, octroi.site, `/${language}/documentation/wordpress`);
  const opened = await openSignUp(guide);
  await signUp(opened, language, { email, name: "Ada Lovelace", code: () => octroi.mails.code(email) });
  await fillNewSite(opened, language, domain, "wordpress");
  await opened.getByRole("button", { name: consoleLabels[language].save }).click();
  const key = await opened.locator("main pre code").first().innerText();
  await page.locator("#octroi-key").fill(key);
  await page.getByRole("button", { name: pluginLabels[language].connectWithKey, exact: true }).click();
  await page.locator(".octroi-status").getByText(wordpress[language].connected).waitFor();
  await opened.getByRole("link", { name: connect[language].toConnection }).click();
  await opened.waitForURL("**/connection");
  return opened;
}

async function walk(walked: Walk): Promise<void> {
  await using prepared = await prepare(walked);
  const { language, connectSite } = walked;
  const { page, front, octroi, store, site } = prepared;
  const words = wordpress[language];
  const labels = consoleLabels[language];
  await install(prepared);
  expect((await front.visit(gptbot)).status).toBe(200);
  await acceptTerms(prepared);

  const opened = await connectSite(prepared);
  const [, siteId = ""] = /\/sites\/([a-z2-7]{16})\//.exec(opened.url()) ?? [];
  await page.reload();
  await page.locator(".octroi-status").getByText(words.connected).waitFor();

  // A visit by GPTBot is on the dashboard, and none that was made before the site was connected.
  expect((await front.visit(gptbot, "/an-article/?utm=secret")).status).toBe(404);
  await expect
    .poll(
      async () => {
        await runCron(prepared);
        return store.visits.recent(siteId, 10, 0);
      },
      { timeout: 120_000 },
    )
    .toMatchObject([{ crawler: "GPTBot", path: "/an-article/" }]);
  await opened.goto(`/sites/${siteId}`);
  await opened.getByText("GPTBot").first().waitFor();

  // A block is published on the dashboard, and applies.
  await octroi.operate("plan", email, "pro");
  await publishRule(opened, language, { site: siteId, crawler: "GPTBot", decision: "block" });
  await expect
    .poll(
      async () => {
        await runCron(prepared);
        return (await front.visit(gptbot)).status;
      },
      { timeout: 120_000 },
    )
    .toBe(403);
  expect((await front.visit("Mozilla/5.0 Firefox/145.0")).status).toBe(200);
  await expect
    .poll(
      async () => {
        await runCron(prepared);
        return (await visitFigures(opened.request, octroi, siteId)).refused;
      },
      { timeout: 120_000 },
    )
    .toBe(1);

  // Disconnected in WordPress: the dashboard knows, and the site's own rules apply.
  await page.reload();
  await page.getByRole("button", { name: pluginLabels[language].disconnect, exact: true }).click();
  await page.getByText(words.disconnected).waitFor();
  expect(await store.sites.find(siteId)).toMatchObject({ status: "pending" });
  expect((await front.visit(gptbot)).status).toBe(200);

  // Connected again, and disconnected on the dashboard.
  const again = await clickConnect(prepared);
  await again.getByRole("button", { name: labels.connectSite }).click();
  await again.getByText(connection[language].pluginConnected).waitFor();
  await again.goto(`/sites/${siteId}/key`);
  await again.getByRole("button", { name: labels.disconnectSite }).click();
  await again.getByText(connection[language].keys.none).waitFor();
  await expect
    .poll(
      async () => {
        await runCron(prepared);
        await page.reload();
        return page.locator(".octroi-status").innerText();
      },
      { timeout: 120_000 },
    )
    .toContain(words.gone);

  // Deleted: nothing is left.
  await page.goto(`${front.address}/wp-admin/plugins.php`);
  const row = page.locator("tr[data-slug=octroi]").first();
  await row.getByRole("link", { name: words.deactivate }).click();
  // As without script, where a page asks whether files and data are to go.
  const deletion = row.getByRole("link", { name: words.delete });
  await page.goto(new URL((await deletion.getAttribute("href")) ?? "", page.url()).href);
  await expect.poll(() => page.locator("#wpbody li").allInnerTexts()).toHaveLength(1);
  await page.locator("#submit").first().click();
  await expect.poll(() => page.locator("tr[data-slug=octroi]").count()).toBe(0);
  const left = await site.wp(
    "eval",
    `global $wpdb; echo wp_json_encode( array( $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%octroi%'" ), $wpdb->get_col( "SHOW TABLES LIKE '%octroi%'" ), is_dir( WP_PLUGIN_DIR . '/octroi' ) ) );`,
  );
  expect(JSON.parse(left)).toEqual([[], [], false]);
  expect(await site.wp("cron", "event", "list", "--field=hook")).not.toContain("octroi");

  // On Monday a mail tells of the refused visit.
  await octroi.setClock(mondayAfter(new Date()));
  const figures = await visitFigures(opened.request, octroi, siteId);
  await expectWeeklyMail(octroi, { language, email, domain, ...figures });
}

describe("the WordPress guide, step by step", { timeout: 600_000 }, () => {
  test.skipIf(php === undefined)("in French, on a desktop, in the current WordPress on SQLite", () =>
    walk({ language: "fr", device: "desktop", connectSite: connectByButton, options: {} }),
  );

  test.skipIf(mariadbd === undefined)(
    "in English, on a phone, in the oldest WordPress that is supported on MariaDB",
    async () => {
      const database = await startMariadb();
      try {
        await walk({
          language: "en",
          device: "phone",
          connectSite: connectByKey,
          options: { version: "oldest", databaseSocket: database.socket },
        });
      } finally {
        await database.stop();
      }
    },
  );
});
