import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { preset } from "@octroi/policy";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { userAgents } from "../../edge/tests/visits.ts";
import { ask } from "../../policy/runtimes/request.ts";
import { french } from "../translations/fr.ts";
import { signIn } from "./browser.ts";
import { php, startWordPress, type WordPress } from "./wordpress.ts";

const overview = "/wp-admin/admin.php?page=octroi";
const rules = `${overview}&tab=rules`;
const connection = `${overview}&tab=connection`;

describe.skipIf(php === undefined)("the plugin's page in the admin", () => {
  let site: WordPress;
  let admin: Awaited<ReturnType<typeof signIn>>;
  beforeAll(async () => {
    site = await startWordPress();
    admin = await signIn(site.address);
  });
  afterAll(() => site?.stop());

  const visit = (header: string, path = "/") => ask(site.address, path, header);

  test("a fresh installation counts visits and changes nothing", async () => {
    expect(await admin.page(overview)).toContain("No crawler has come yet.");
    const { status, headers } = await visit(userAgents.gptbot);
    expect([status, headers["content-usage"]]).toEqual([200, undefined]);
    await visit(userAgents.gptbot);
    await visit(userAgents.perplexity);
    await visit(userAgents.browser);
    expect((await visit("curl/8", "/robots.txt")).body).toMatch(/^User-agent: \*\nDisallow: \/wp-admin\/\n/);
    const shown = (await admin.page(overview)).replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
    expect(shown).toContain("Visits: 3. Crawlers: 2.");
    expect(shown).toContain("Refused Would be refused");
    expect(shown).toContain("GPTBot OpenAI Training 2 0 2");
    expect(shown).toContain("PerplexityBot Perplexity Answer engine 1 0 0");
  });

  test("rules are chosen without an account, and apply from the next visit", async () => {
    const chosen = {
      mode: "enforce",
      preset: "charge-training",
      amount: "0,02",
      currency: "usd",
      visits: "5",
    };
    const place = /<select id="octroi-crawler-(\d+)"[^>]*>(?:(?!<\/select>).)*<\/select>/;
    const html = await admin.page(rules);
    const ccbot = html.split(">CCBot</label>")[1] ?? "";
    const [, index = ""] = place.exec(ccbot) ?? [];
    expect(
      await admin.submit(rules, "octroi_rules", { ...chosen, [`choices[${index}]`]: "block" }),
    ).toContain("octroi_message=saved");
    const answer = await visit(userAgents.gptbot);
    expect([answer.status, answer.headers["crawler-price"]]).toEqual([402, "USD 0.02"]);
    expect(answer.headers["link"]).toContain(`<${site.address}/license.xml>`);
    expect((await visit(userAgents.gptbot, "/license.xml")).body).toContain("0.02");
    expect((await visit(userAgents.ccbot)).status).toBe(403);
    expect((await visit(userAgents.googlebot)).status).toBe(200);
    // A price that cannot be one stays out; what else was chosen does not get lost.
    const faulty = { ...chosen, amount: "0", [`choices[${index}]`]: "allow" };
    expect(await admin.submit(rules, "octroi_rules", faulty)).toContain("octroi_message=price");
    expect((await visit(userAgents.ccbot)).status).toBe(200);
    expect((await visit(userAgents.gptbot)).headers["crawler-price"]).toBe("USD 0.02");
  });

  test("what was refused stands beside what would have been, and older figures are not taken for either", async () => {
    const text = async () => (await admin.page(overview)).replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
    expect(await text()).toContain("GPTBot OpenAI Training 5 2 2");
    expect(await text()).not.toContain("did not tell the two apart");
    await site.evaluate(
      "global $wpdb; $wpdb->insert( table( 'visits' ), array( 'day' => today() - 1, 'crawler' => 'GPTBot', 'visits' => 9, 'refused' => 7 ) );",
    );
    expect(await text()).toContain("GPTBot OpenAI Training 14 2 2");
    expect(await text()).toContain("Before the plugin’s update, 7 more were refused or would have been");
  });

  test("the table of an older version gets its columns with the update, and the visit of the update counts", async () => {
    await site.evaluate(
      "global $wpdb; foreach ( array( 'turned_away', 'would_refuse' ) as $column ) { $wpdb->query( 'ALTER TABLE ' . table( 'visits' ) . \" DROP COLUMN $column\" ); } update_option( 'octroi_gate', array( 'version' => '0.1.0' ) + get_option( 'octroi_gate' ) );",
    );
    expect((await visit(userAgents.gptbot)).status).toBe(402);
    const shown = (await admin.page(overview)).replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
    expect(shown).toContain("GPTBot OpenAI Training 15 1 ");
  });

  test("a policy from the policy tool is pasted; one that cannot be read is said to be wrong, and where", async () => {
    const policy = preset("block-ai", { origin: site.address });
    const paste = (value: unknown) =>
      admin.submit(rules, "octroi_paste", {
        policy: typeof value === "string" ? value : JSON.stringify(value),
      });
    expect(await paste({ ...policy, rules: [{ who: {}, action: "no" }] })).toContain("octroi_message=policy");
    const refused = await admin.page(rules);
    expect(refused).toContain("<code>rules[0].action</code>");
    expect(refused).toContain('aria-invalid="true"');
    expect((await visit(userAgents.gptbot)).status).toBe(402);
    expect(await paste(preset("block-ai", { origin: "https://other.example" }))).toContain(
      "octroi_message=policy",
    );
    expect(await paste(policy)).toContain("octroi_message=saved");
    expect((await visit(userAgents.perplexity)).status).toBe(403);
    expect(await admin.page(rules)).toContain("The policy that you have pasted applies.");
    expect(await paste("")).toContain("octroi_message=saved");
    expect((await visit(userAgents.perplexity)).status).toBe(200);
  });

  test("only an administrator decides, and only from the page itself", async () => {
    const response = await admin.send("/wp-admin/admin-post.php", {
      action: "octroi_rules",
      mode: "observe",
    });
    expect(response.status).toBe(403);
    await site.wp("user", "create", "writer", "writer@example.com", "--role=editor", "--user_pass=secret");
    const writer = await signIn(site.address, "writer");
    expect(await writer.page(overview)).not.toContain("octroi_rules");
    const nonce = /name="_wpnonce" value="([^"]+)"/.exec(await admin.page(rules))?.[1] ?? "";
    const tried = await writer.send("/wp-admin/admin-post.php", { action: "octroi_rules", _wpnonce: nonce });
    expect(tried.status).toBe(403);
    expect((await visit(userAgents.gptbot)).status).toBe(402);
  });

  test("the self-test tells whether a page cache answers, and asks as nobody who is counted", async () => {
    const before = (await admin.page(overview)).match(/Visits: \d+/)?.[0];
    await admin.submit(overview, "octroi_test");
    const reached = await admin.page(overview);
    expect(reached).toContain("Crawlers reach WordPress");
    expect(reached.match(/Visits: \d+/)?.[0]).toBe(before);
    // A page cache as drop-ins are: it answers before plugins are loaded.
    writeFileSync(
      join(site.folder, "wp-content/advanced-cache.php"),
      "<?php if ( '/' === $_SERVER['REQUEST_URI'] ) { header( 'X-Octroi-Test: earlier' ); echo 'a copy'; exit; }",
    );
    await site.wp("config", "set", "WP_CACHE", "true", "--raw");
    await admin.submit(overview, "octroi_test");
    await site.wp("config", "delete", "WP_CACHE");
    rmSync(join(site.folder, "wp-content/advanced-cache.php"));
    const cached = await admin.page(overview);
    expect(cached).toContain("A page cache answers crawlers here.");
    expect(cached).toContain("GPTBot\n");
  });

  test("the test reads the finished robots.txt, and names what another plugin says against the rules", async () => {
    await admin.submit(overview, "octroi_test");
    expect(await admin.page(overview)).toContain("robots.txt says what you have decided.");
    writeFileSync(
      join(site.folder, "wp-content/plugins/seo.php"),
      String.raw`<?php /* Plugin Name: SEO */ add_filter( 'robots_txt', function ( $text ) { return $text . "\nUser-agent: CCBot\nAllow: /\n"; }, 9999 );`,
    );
    await site.decide({ enforce: true, preset: "block-ai" });
    await site.wp("plugin", "activate", "seo");
    await admin.submit(overview, "octroi_test");
    const named = await admin.page(overview);
    expect(named).toContain("robots.txt also says the opposite of your rules.");
    expect(named).toContain("<code>CCBot: Allow: /</code>");
    await site.wp("plugin", "deactivate", "seo");
    writeFileSync(join(site.folder, "robots.txt"), "User-agent: *\nDisallow:\n");
    await admin.submit(overview, "octroi_test");
    rmSync(join(site.folder, "robots.txt"));
    expect(await admin.page(overview)).toContain("The robots.txt that your site sends does not say");
    await site.decide({
      enforce: true,
      preset: "charge-training",
      price: { amount: "0.02", currency: "USD" },
    });
  });

  test("the must-use plugin refuses before other plugins are loaded", async () => {
    writeFileSync(
      join(site.folder, "wp-content/plugins/loud.php"),
      "<?php /* Plugin Name: Loud */ header( 'X-Loud: loaded' );",
    );
    await site.wp("plugin", "activate", "loud");
    expect((await visit(userAgents.gptbot)).headers["x-loud"]).toBe("loaded");
    expect(await admin.submit(rules, "octroi_early")).toContain("octroi_message=early-installed");
    const early = await visit(userAgents.gptbot);
    expect([early.status, early.headers["x-loud"]]).toEqual([402, undefined]);
    expect((await visit(userAgents.browser)).status).toBe(200);
    expect(await admin.page(rules)).toContain("Remove the must-use plugin");
  });

  test("all of it can be read in French", async () => {
    await site.wp("user", "meta", "update", "admin", "locale", "fr_FR");
    for (const [path, sentence] of [
      [overview, "The last seven days"],
      [
        rules,
        "AI crawlers are blocked, including answer engines: your pages are then not cited in their answers.",
      ],
      [connection, "Accept"],
    ] as const) {
      const html = await admin.page(path);
      expect(html).toContain(french[sentence]);
      const text = html.replace(/<[^>]*>/g, "\n");
      const english = Object.entries(french).filter(
        ([each, translation]) => each !== translation && each.length > 12,
      );
      expect(english.filter(([each]) => text.split("\n").some((line) => line.trim() === each))).toEqual([]);
    }
    await site.wp("user", "meta", "delete", "admin", "locale");
  });

  test("nothing of it is in WordPress’s log of notices and warnings", () => {
    const log = join(site.folder, "wp-content/debug.log");
    const lines = existsSync(log) ? readFileSync(log, "utf8").split("\n") : [];
    expect(lines.filter((line) => /plugins\/octroi\/|Octroi: /.test(line))).toEqual([]);
  });

  test("deactivating stops it at once; deleting leaves nothing", async () => {
    await site.wp("plugin", "deactivate", "octroi");
    expect((await visit(userAgents.gptbot)).status).toBe(200);
    expect(existsSync(join(site.folder, "wp-content/mu-plugins/octroi-early.php"))).toBe(false);
    await site.wp("plugin", "activate", "octroi");
    expect((await visit(userAgents.gptbot)).status).toBe(402);
    await site.wp("plugin", "uninstall", "octroi", "--deactivate");
    expect(existsSync(join(site.folder, "wp-content/plugins/octroi"))).toBe(false);
    const left = await site.wp(
      "eval",
      "global $wpdb; echo wp_json_encode( array( $wpdb->get_col( \"SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%octroi%'\" ), $wpdb->get_col( \"SHOW TABLES LIKE '%octroi%'\" ), array_filter( array_keys( array_merge( ...array_values( _get_cron_array() ) ) ), function ( $hook ) { return false !== strpos( $hook, 'octroi' ); } ) ) );",
    );
    expect(JSON.parse(left)).toEqual([[], [], []]);
  });
});
