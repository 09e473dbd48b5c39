import { crawlers } from "@octroi/crawlers/registry";
import { expect, test } from "vitest";
import { userAgents } from "../../packages/edge/tests/visits.ts";
import { ask } from "../../packages/policy/runtimes/request.ts";
import { php, startWordPress } from "../../packages/wordpress/runtimes/wordpress.ts";
import { startConsole } from "../console/browser/console.ts";
import { furnishNewSite } from "../console/browser/furnish.ts";

const domain = "blog.example.com";
const paths = [
  ...["/", "/?utm=secret", "/caf%C3%A9/", "/%E0%A4%A", "//double//slash", "/a/../b", "/%00", "/%zz?x"],
  `/${"long/".repeat(600)}`,
];

test.skipIf(php === undefined)("the console takes every report that the plugin makes", async () => {
  await using stack = new AsyncDisposableStack();
  const console = await startConsole({ ROBOTS_FETCH: "off" });
  stack.defer(console.stop);
  const { site: id, secret } = await furnishNewSite(console.folder, "en", domain);
  const site = await startWordPress({
    constants: { OCTROI_CONSOLE: console.address, DISABLE_WP_CRON: true },
  });
  stack.defer(site.stop);
  const key = console.keyAddress(id, secret);
  await site.evaluate(`connect( parse_site_key( '${key}' ) );`);
  // So that no visit sends before all are made.
  await site.evaluate("update_option( 'octroi_status', array( 'ran' => time() + 3600 ) );");
  await site.decide({
    enforce: true,
    preset: "search-not-training",
    choices: { CCBot: "limit", PerplexityBot: "charge", GPTBot: "block", ClaudeBot: "allow" },
    limit: { visits: 2, per: "hour" },
  });

  const everyPurpose = Object.values(Object.groupBy(crawlers, ({ purpose }) => purpose)).flatMap((some) =>
    (some ?? []).slice(0, 2).map(({ token }) => `${token}/1.0`),
  );
  for (const userAgent of [...Object.values(userAgents), ...everyPurpose])
    await ask(site.address, "/", userAgent);
  for (const path of paths) await ask(site.address, path, userAgents.gptbot);
  for (const method of ["HEAD", "POST", "OPTIONS", "PURGE"]) {
    const headers = { "user-agent": userAgents.ccbot };
    await (await fetch(site.address, { method, headers, redirect: "manual" })).text();
  }

  const queue =
    "global $wpdb; echo wp_json_encode( $wpdb->get_col( 'SELECT event FROM ' . table( 'queue' ) ) );";
  const events: string[] = JSON.parse(await site.evaluate(queue));
  expect(events.length).toBeGreaterThan(everyPurpose.length);
  const decisions = new Set(events.map((event): string => JSON.parse(event).decision));
  expect([...decisions].sort()).toEqual(["allow", "block", "charge", "limit"]);
  const response = await fetch(`${console.address}/v1/visits`, {
    method: "POST",
    headers: { authorization: `Basic ${btoa(`${id}:${secret}`)}` },
    body: events.join("\n"),
  });
  expect(await response.json()).toEqual({
    accepted: events.length - 1,
    repeated: 0,
    late: 0,
    // The one that no list knows is counted under the name it gives itself.
    unknown: 1,
    malformed: 0,
  });
});
