import { describe, expect, test } from "vitest";
import { userAgents } from "../../edge/tests/visits.ts";
import { ask } from "../../policy/runtimes/request.ts";
import { signIn } from "./browser.ts";
import { startConsole } from "./console.ts";
import { mariadbd, startMariadb } from "./mariadb.ts";
import { php, startWordPress, type WordPressOptions } from "./wordpress.ts";

/** What depends on the database and on WordPress's version, from installation to deletion. */
async function expectWhole(options: WordPressOptions): Promise<void> {
  const console_ = await startConsole();
  const site = await startWordPress({
    ...options,
    constants: { OCTROI_CONSOLE: console_.address, DISABLE_WP_CRON: true },
  });
  try {
    await site.decide({
      enforce: true,
      preset: "block-ai",
      choices: { CCBot: "limit" },
      limit: { visits: 3, per: "hour" },
    });
    expect((await ask(site.address, "/", userAgents.browser)).status).toBe(200);
    expect((await ask(site.address, "/", userAgents.googlebot)).status).toBe(200);
    expect((await ask(site.address, "/", userAgents.gptbot)).status).toBe(403);
    const limited = await Promise.all(Array.from({ length: 8 }, () => ask(site.address, "/", "CCBot/2.0")));
    expect(limited.filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await ask(site.address, "/robots.txt", "curl/8")).body).toContain("User-agent: GPTBot");

    const admin = await signIn(site.address);
    const shown = (await admin.page("/wp-admin/admin.php?page=octroi")).replace(/<[^>]*>/g, " ");
    expect(shown.replace(/\s+/g, " ")).toMatch(
      /Visits: 10\. Crawlers: 3\. .* CCBot Common Crawl Datasets 8 5 /,
    );
    const connection = "/wp-admin/admin.php?page=octroi&tab=connection";
    await admin.submit(connection, "octroi_accept");
    await admin.submit(connection, "octroi_key", { key: console_.key });
    await site.evaluate("foreach ( range( 1, 501 ) as $n ) { queue_event( array( 'n' => $n ) ); }");
    await site.evaluate("delete_option( 'octroi_status' ); exchange();");
    expect(console_.batches.map(({ events }) => events.length)).toEqual([500, 1]);
    expect(new Set(console_.batches.map(({ key }) => key)).size).toBe(2);

    await site.wp("plugin", "uninstall", "octroi", "--deactivate");
    const left = await site.wp(
      "eval",
      `global $wpdb; echo wp_json_encode( array( $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%octroi%'" ), $wpdb->get_col( "SHOW TABLES LIKE '%octroi%'" ) ) );`,
    );
    expect(JSON.parse(left)).toEqual([[], []]);
  } finally {
    await site.stop();
    await console_.stop();
  }
}

describe("the plugin, from installation to deletion", () => {
  test.skipIf(php === undefined)("in the oldest WordPress that it promises", async () => {
    await expectWhole({ version: "oldest" });
  });

  test.skipIf(mariadbd === undefined)("on MariaDB", async () => {
    const database = await startMariadb();
    try {
      await expectWhole({ databaseSocket: database.socket });
    } finally {
      await database.stop();
    }
  });
});
