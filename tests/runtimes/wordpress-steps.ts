import { join } from "node:path";
import type { Language } from "@octroi/ui/language/language";
import { chromiumPath } from "@octroi/ui/testing/chromium";
import { quietFlags } from "@octroi/ui/testing/flags";
import { consoleLabels, pluginLabels } from "@octroi/ui/words/labels";
import { chromium, type Page } from "@playwright/test";
import { connect, connection } from "../../console/app/content/sites.ts";
import { startWordPress, type WordPressOptions } from "../../packages/wordpress/runtimes/wordpress.ts";
import { openStore } from "../../store/store.ts";
import { databaseIn } from "../console/browser/console.ts";
import { fillNewSite, signUp } from "../console/browser/steps.ts";
import { type Device, openContext, openGuide, openSignUp } from "./browse.ts";
import { startOctroi } from "./octroi.ts";
import { publicSite } from "./public-site.ts";

export const domain = "blog.example.com";
export const email = "ada@example.com";

/** What WordPress itself calls things; older versions say it in other words. */
export const wordpress = {
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

export interface Walk {
  language: Language;
  device: Device;
  connectSite: (prepared: Prepared) => Promise<Page>;
  options: WordPressOptions;
}

/** A WordPress at a public name, a console that finds it there, and a browser that finds both. */
export async function prepare({ language, device, options }: Walk) {
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

export type Prepared = Awaited<ReturnType<typeof prepare>>;

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
export async function install(prepared: Prepared): Promise<void> {
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
export async function acceptTerms({ page, language }: Prepared): Promise<void> {
  const menuButton = page.locator("#wp-admin-bar-menu-toggle");
  if (await menuButton.isVisible()) await menuButton.click();
  await page.locator("#adminmenu").getByRole("link", { name: "Octroi", exact: true }).click();
  await page.locator(".nav-tab-wrapper").getByText(pluginLabels[language].connection).click();
  await page.getByRole("button", { name: pluginLabels[language].accept, exact: true }).click();
  await page.getByText(wordpress[language].waiting).waitFor();
}

/** Opens what the plugin's button opens. */
export async function clickConnect({ page, language }: Prepared): Promise<Page> {
  const opening = page.context().waitForEvent("page");
  await page.getByRole("button", { name: pluginLabels[language].connect, exact: true }).click();
  return opening;
}

/** What WP-Cron does when a host calls it, as hosts do. */
export async function runCron({ front }: Prepared): Promise<void> {
  await front.visit("cron", "/wp-cron.php?doing_wp_cron");
}

/** Step 5, where the dashboard asks the site itself. */
export async function connectByButton(prepared: Prepared): Promise<Page> {
  const { language, octroi } = prepared;
  const opened = await clickConnect(prepared);
  await signUp(opened, language, { email, name: "Ada Lovelace", code: () => octroi.mails.code(email) });
  await opened.getByText(domain).first().waitFor();
  await opened.getByRole("button", { name: consoleLabels[language].connectSite }).click();
  await opened.getByText(connection[language].pluginConnected).waitFor();
  return opened;
}

/** Steps 4 and 5, with the key that the dashboard shows for the domain. */
export async function connectByKey({ page, language, octroi }: Prepared): Promise<Page> {
  const guide = await page.context().newPage();
  await openGuide(guide, octroi.site, `/${language}/documentation/wordpress`);
  const opened = await openSignUp(guide);
  await signUp(opened, language, { email, name: "Ada Lovelace", code: () => octroi.mails.code(email) });
  await fillNewSite(opened, language, domain, "wordpress");
  await opened.getByRole("button", { name: consoleLabels[language].continue }).click();
  const key = await opened.locator("main pre code").first().innerText();
  await page.locator("#octroi-key").fill(key);
  await page.getByRole("button", { name: pluginLabels[language].connectWithKey, exact: true }).click();
  await page.locator(".octroi-status").getByText(wordpress[language].connected).waitFor();
  await opened.getByRole("link", { name: connect[language].toConnection }).click();
  await opened.waitForURL("**/connection");
  return opened;
}
