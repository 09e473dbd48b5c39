import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { userAgents } from "../../edge/tests/visits.ts";
import { ask } from "../../policy/runtimes/request.ts";
import { signIn } from "./browser.ts";
import { startConsole } from "./console.ts";
import { php, startWordPress, type WordPress } from "./wordpress.ts";

describe.skipIf(php === undefined)("in a network of sites in folders", () => {
  let site: WordPress;
  let console_: Awaited<ReturnType<typeof startConsole>>;
  beforeAll(async () => {
    console_ = await startConsole();
    site = await startWordPress({ constants: { OCTROI_CONSOLE: console_.address, DISABLE_WP_CRON: true } });
    await site.wp("core", "multisite-convert");
    await site.wp("plugin", "activate", "octroi", "--network");
  });
  afterAll(async () => {
    await site?.stop();
    await console_?.stop();
  });

  test("a new site has its tables, and its first visit counts", async () => {
    await site.wp("site", "create", "--slug=cuisine");
    const tables = await site.evaluate(
      "global $wpdb; echo wp_json_encode( $wpdb->get_col( \"SHOW TABLES LIKE 'wp_2_octroi%'\" ) );",
    );
    expect(JSON.parse(tables)).toHaveLength(3);
    expect((await ask(site.address, "/cuisine/", userAgents.gptbot)).status).toBe(200);
    const admin = await signIn(site.address);
    const shown = (await admin.page("/cuisine/wp-admin/admin.php?page=octroi")).replace(/<[^>]*>/g, " ");
    expect(shown.replace(/\s+/g, " ")).toContain("Visits: 1. Crawlers: 1.");
  });

  test("the first visit counts too on a site that was there before the plugin", async () => {
    await site.wp("plugin", "deactivate", "octroi", "--network");
    await site.wp("site", "create", "--slug=sport");
    await site.wp("plugin", "activate", "octroi", "--network");
    await ask(site.address, "/sport/", userAgents.gptbot);
    const admin = await signIn(site.address);
    const shown = (await admin.page("/sport/wp-admin/admin.php?page=octroi")).replace(/<[^>]*>/g, " ");
    expect(shown.replace(/\s+/g, " ")).toContain("Visits: 1. Crawlers: 1.");
  });

  test("a site in a folder says that robots.txt is not its own, and that the domain’s key is to be pasted", async () => {
    const admin = await signIn(site.address);
    const page = (of: string, tab: string) => admin.page(`${of}/wp-admin/admin.php?page=octroi&tab=${tab}`);
    expect(await page("/cuisine", "rules")).toContain("this site is in a folder of it");
    expect(await page("", "rules")).not.toContain("this site is in a folder of it");
    for (const of of ["", "/cuisine"]) {
      const connection = `${of}/wp-admin/admin.php?page=octroi&tab=connection`;
      expect(await admin.submit(connection, "octroi_accept")).toContain("octroi_message=accepted");
    }
    expect(await page("/cuisine", "connection")).toContain("Paste the key of the domain’s site");
  });

  test("sites that share a key leave it to the last of them", async () => {
    const admin = await signIn(site.address);
    for (const of of ["", "/cuisine"]) {
      const connection = `${of}/wp-admin/admin.php?page=octroi&tab=connection`;
      expect(await admin.submit(connection, "octroi_key", { key: console_.key })).toContain(
        "message=connected",
      );
    }
    const told = () => console_.requests.filter((each) => each.includes("POST /v1/disconnect")).length;
    await admin.submit("/cuisine/wp-admin/admin.php?page=octroi&tab=connection", "octroi_disconnect");
    expect(told()).toBe(0);
    await admin.submit("/cuisine/wp-admin/admin.php?page=octroi&tab=connection", "octroi_key", {
      key: console_.key,
    });
    await site.wp("plugin", "deactivate", "octroi", "--network");
    expect(told()).toBe(1);
  });
});
