import { consoleLabels, pluginLabels } from "@octroi/ui/words/labels";
import { describe, type ExpectStatic, test } from "vitest";
import { connection } from "../../console/app/content/sites.ts";
import { mariadbd, startMariadb } from "../../packages/wordpress/runtimes/mariadb.ts";
import { php } from "../../packages/wordpress/runtimes/wordpress.ts";
import { publishRule } from "../console/browser/steps.ts";
import { expectWeeklyMail, mondayAfter, visitFigures } from "./weekly-mail.ts";
import {
  acceptTerms,
  clickConnect,
  connectByButton,
  connectByKey,
  domain,
  email,
  install,
  prepare,
  runCron,
  type Walk,
  wordpress,
} from "./wordpress-steps.ts";

const gptbot = "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)";

async function walk(walked: Walk, expect: ExpectStatic): Promise<void> {
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
  await opened.getByText("GPTBot").filter({ visible: true }).first().waitFor();

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

describe.concurrent("the WordPress guide, step by step", { timeout: 600_000 }, () => {
  test.skipIf(php === undefined)(
    "in French, on a desktop, in the current WordPress on SQLite",
    ({ expect }) =>
      walk({ language: "fr", device: "desktop", connectSite: connectByButton, options: {} }, expect),
  );

  test.skipIf(mariadbd === undefined)(
    "in English, on a phone, in the oldest WordPress that is supported on MariaDB",
    async ({ expect }) => {
      const database = await startMariadb();
      try {
        const options = { version: "oldest", databaseSocket: database.socket } as const;
        await walk({ language: "en", device: "phone", connectSite: connectByKey, options }, expect);
      } finally {
        await database.stop();
      }
    },
  );
});
