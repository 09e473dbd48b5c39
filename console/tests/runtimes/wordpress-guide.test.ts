import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Language } from "@octroi/ui/language/language";
import { chromiumPath } from "@octroi/ui/testing/chromium";
import { quietFlags } from "@octroi/ui/testing/flags";
import { consoleLabels, pluginLabels } from "@octroi/ui/words/labels";
import { policyFormWords } from "@octroi/ui/words/policy-form";
import { localNetwork } from "@octroi/web/testing/local-web";
import { chromium, type Page } from "@playwright/test";
import { describe, expect, test } from "vitest";
import { mariadbd, startMariadb } from "../../../packages/wordpress/runtimes/mariadb.ts";
import {
  php,
  startWordPress,
  type WordPressOptions,
} from "../../../packages/wordpress/runtimes/wordpress.ts";
import { pluginZip } from "../../../packages/wordpress/scripts/build.ts";
import { rules } from "../../app/content/rules.ts";
import { enterCode, signIn, welcome } from "../../app/content/sign-in.ts";
import { connection } from "../../app/content/sites.ts";
import { mailbox } from "../browser/mails.ts";
import { publicSite } from "./public-site.ts";
import { servedConsole } from "./served-console.ts";

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

/** A WordPress at a public name, a console that finds it there, and a browser that finds both. */
async function prepare(language: Language, options: WordPressOptions) {
  const stack = new AsyncDisposableStack();
  let origin = "";
  const front = await publicSite(domain, () => origin);
  stack.defer(front.stop);
  const console = await servedConsole(localNetwork({ "http:": 1, "https:": front.port }, front.cert));
  stack.defer(console.stop);
  const site = await startWordPress({
    ...options,
    ...(language === "fr" && { language: "fr_FR" }),
    constants: { OCTROI_CONSOLE: console.address, DISABLE_WP_CRON: true },
    publicAddress: front.address,
    plugin: false,
  });
  stack.defer(site.stop);
  origin = site.address;
  const folder = await mkdtemp(join(tmpdir(), "octroi-zip-"));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const zip = join(folder, "octroi.zip");
  await writeFile(zip, pluginZip());
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [
      ...quietFlags,
      `--host-resolver-rules=MAP ${domain} 127.0.0.1:${front.port}`,
      "--ignore-certificate-errors",
    ],
  });
  stack.defer(() => browser.close());
  const context = await browser.newContext({ locale: language });
  context.setDefaultTimeout(60_000);
  return {
    front,
    console,
    site,
    zip,
    page: await context.newPage(),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

/** Steps 1 and 2 of the guide. */
async function install({ page, front, zip }: Prepared, language: Language): Promise<void> {
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
  await page.locator("#adminmenu").getByRole("link", { name: "Octroi", exact: true }).waitFor();
}

/** Step 3: nothing is sent before. */
async function acceptTerms({ page }: Prepared, language: Language): Promise<void> {
  await page.locator("#adminmenu").getByRole("link", { name: "Octroi", exact: true }).click();
  await page.locator(".nav-tab-wrapper").getByText(pluginLabels[language].connection).click();
  await page.getByRole("button", { name: pluginLabels[language].accept, exact: true }).click();
  await page.getByText(wordpress[language].waiting).waitFor();
}

/** Opens what the plugin's button opens. */
async function clickConnect({ page }: Prepared, language: Language): Promise<Page> {
  const opening = page.context().waitForEvent("page");
  await page.getByRole("button", { name: pluginLabels[language].connect, exact: true }).click();
  return opening;
}

async function signUp(opened: Page, mailFolder: string, language: Language): Promise<void> {
  await opened.getByLabel(signIn[language].email).fill(email);
  await opened.getByRole("button", { name: signIn[language].submit }).click();
  await opened.getByLabel(enterCode[language].code).fill(await mailbox(mailFolder).code(email));
  await opened.getByRole("button", { name: enterCode[language].submit }).click();
  await opened.getByLabel(welcome[language].name).fill("Ada Lovelace");
  for (const box of await opened.getByRole("checkbox").all()) await box.check();
  await opened.getByRole("button", { name: welcome[language].submit }).click();
}

/** What WP-Cron does when a host calls it, as hosts do. */
async function runCron({ front }: Prepared): Promise<void> {
  await front.visit("cron", "/wp-cron.php?doing_wp_cron");
}

async function walk(language: Language, options: WordPressOptions): Promise<void> {
  await using prepared = await prepare(language, options);
  const { page, front, console, site } = prepared;
  const words = wordpress[language];
  const labels = consoleLabels[language];
  await install(prepared, language);
  expect((await front.visit(gptbot)).status).toBe(200);
  await acceptTerms(prepared, language);

  const opened = await clickConnect(prepared, language);
  await signUp(opened, console.mailFolder, language);
  await opened.getByText(domain).first().waitFor();
  await opened.getByRole("button", { name: labels.connectSite }).click();
  await opened.getByText(connection[language].pluginConnected).waitFor();
  const [, siteId = ""] = /\/sites\/([a-z2-7]{16})\//.exec(opened.url()) ?? [];
  await page.reload();
  await page.locator(".octroi-status").getByText(words.connected).waitFor();

  // A visit by GPTBot is on the dashboard, and none that was made before the site was connected.
  expect((await front.visit(gptbot, "/an-article/?utm=secret")).status).toBe(404);
  await expect
    .poll(
      async () => {
        await runCron(prepared);
        return console.store.visits.recent(siteId, 10, 0);
      },
      { timeout: 120_000 },
    )
    .toMatchObject([{ crawler: "GPTBot", path: "/an-article/" }]);
  await opened.goto(`${console.address}/sites/${siteId}`);
  await opened.getByText("GPTBot").first().waitFor();

  // A block is published on the dashboard, and applies.
  const found = await console.store.sites.find(siteId);
  await console.store.workspaces.setPlan(found?.workspaceId ?? "", "pro", undefined);
  await opened.goto(`${console.address}/sites/${siteId}/rules`);
  const { exceptions } = policyFormWords[language];
  await opened.getByLabel(exceptions.label, { exact: true }).fill("GPTBot");
  await opened.getByRole("button", { name: exceptions.add, exact: true }).click();
  await opened.getByLabel(rules[language].publish.modes.enforce.label).check();
  await opened.getByRole("button", { name: rules[language].publish.button }).click();
  await opened.getByRole("status").waitFor();
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

  // Disconnected in WordPress: the dashboard knows, and the site's own rules apply.
  await page.reload();
  await page.getByRole("button", { name: pluginLabels[language].disconnect, exact: true }).click();
  await page.getByText(words.disconnected).waitFor();
  expect(await console.store.sites.find(siteId)).toMatchObject({ status: "pending" });
  expect((await front.visit(gptbot)).status).toBe(200);

  // Connected again, and disconnected on the dashboard.
  const again = await clickConnect(prepared, language);
  await again.getByRole("button", { name: labels.connectSite }).click();
  await again.getByText(connection[language].pluginConnected).waitFor();
  await again.goto(`${console.address}/sites/${siteId}/key`);
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
}

describe("the WordPress guide, step by step", () => {
  test.skipIf(php === undefined)("in French, in the current WordPress on SQLite", () => walk("fr", {}));

  test.skipIf(mariadbd === undefined)(
    "in English, in the oldest WordPress that is supported on MariaDB",
    async () => {
      const database = await startMariadb();
      try {
        await walk("en", { version: "oldest", databaseSocket: database.socket });
      } finally {
        await database.stop();
      }
    },
  );
});
