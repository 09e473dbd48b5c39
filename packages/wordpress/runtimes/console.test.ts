import { createHash } from "node:crypto";
import { preset } from "@octroi/policy";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { userAgents } from "../../edge/tests/visits.ts";
import { ask } from "../../policy/runtimes/request.ts";
import { signIn } from "./browser.ts";
import { startConsole } from "./console.ts";
import { php, startWordPress, type WordPress } from "./wordpress.ts";

const connection = "/wp-admin/admin.php?page=octroi&tab=connection";

describe.skipIf(php === undefined)("a WordPress and its console", () => {
  let site: WordPress;
  let console_: Awaited<ReturnType<typeof startConsole>>;
  let admin: Awaited<ReturnType<typeof signIn>>;
  beforeAll(async () => {
    console_ = await startConsole();
    // WP-Cron runs when the tests say so.
    site = await startWordPress({ constants: { OCTROI_CONSOLE: console_.address, DISABLE_WP_CRON: true } });
    admin = await signIn(site.address);
  });
  afterAll(async () => {
    await site?.stop();
    await console_?.stop();
  });

  const route = () => `${site.address}/wp-json/octroi/v1/connect`;
  const visit = (header: string, path = "/") => ask(site.address, path, header);

  /** WP-Cron's task, whenever it last ran. */
  async function exchange(): Promise<void> {
    await site.evaluate("delete_option( 'octroi_status' ); exchange();");
  }

  async function handOver(fields: object): Promise<number> {
    const body = JSON.stringify(fields);
    const answer = await fetch(route(), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    await answer.text();
    return answer.status;
  }

  test("before the terms are accepted nothing is sent, and nobody can connect the site", async () => {
    await visit(userAgents.gptbot);
    await site.evaluate("exchange();");
    expect(await admin.page(connection)).toContain("Until you accept them, the plugin sends nothing.");
    expect(await admin.page(connection)).not.toContain('value="octroi_connect"');
    // Even an administrator's browser cannot be made to skip them.
    await site.evaluate("begin_pairing();");
    const { verifier } = JSON.parse(
      await site.evaluate("echo wp_json_encode( get_option( 'octroi_pairing' ) );"),
    );
    expect(await handOver({ verifier, key: console_.key })).toBe(403);
    expect(console_.requests).toEqual([]);
  });

  test("Connect leads to the console, which asks the site for its proof and hands over the key", async () => {
    await admin.submit(connection, "octroi_accept");
    expect(await admin.page(connection)).toContain("Waiting for connection");
    const opened = new URL(await admin.submit(connection, "octroi_connect"));
    expect(opened.origin + opened.pathname).toBe(`${console_.address}/connect`);
    expect(opened.searchParams.get("origin")).toBe(site.address);
    const challenge = opened.searchParams.get("challenge") ?? "";

    const proof = await (await fetch(`${route()}?challenge=${challenge}`)).json();
    expect(createHash("sha256").update(proof.verifier).digest("base64url")).toBe(challenge);

    expect((await fetch(`${route()}?challenge=${[...challenge].reverse().join("")}`)).status).toBe(404);
    expect(await handOver({ verifier: challenge, key: console_.key })).toBe(403);
    expect(await handOver({ verifier: proof.verifier, key: "https://a:b@elsewhere.example/c" })).toBe(400);
    const elsewhere = console_.key.replace(/@[^/]*/, "@localhost:1");
    expect(await handOver({ verifier: proof.verifier, key: elsewhere })).toBe(400);
    expect(await handOver({ verifier: proof.verifier, key: console_.key })).toBe(200);
    // The challenge is used up.
    expect(await handOver({ verifier: proof.verifier, key: console_.key })).toBe(403);
    expect((await fetch(`${route()}?challenge=${challenge}`)).status).toBe(404);
    expect(await admin.page(connection)).toContain("Connected");
  });

  test("where WP-Cron is off, a crawler’s visit sends what waits, once it was answered", async () => {
    await site.evaluate("delete_option( 'octroi_status' );");
    await visit(userAgents.gptbot, "/an-article/?utm=secret#x");
    await visit(userAgents.browser);
    await expect.poll(() => console_.batches.length, { timeout: 60_000 }).toBe(1);
    const [batch] = console_.batches;
    expect(batch?.events).toEqual([
      {
        v: 1,
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        host: new URL(site.address).host,
        path: "/an-article/",
        method: "GET",
        status: 404,
        crawler: "GPTBot",
        operator: "OpenAI",
        purpose: "training",
        identity: "unverifiable",
        decision: "block",
        because: "rule",
        rule: 0,
        mode: "observe",
        refusal: 403,
      },
    ]);
    expect(Math.abs(Date.parse(batch?.events[0]?.time ?? "") - Date.now())).toBeLessThan(60_000);
    expect(console_.requests.at(-1)).toContain("@octroi/wordpress/");
  });

  test("a console that hangs holds a crawler’s visit for two seconds, and loses nothing", async () => {
    console_.hang(true);
    await site.evaluate("delete_option( 'octroi_status' );");
    const begun = performance.now();
    expect((await visit(userAgents.gptbot, "/hangs/")).status).toBe(404);
    expect(performance.now() - begun).toBeLessThan(6000);
    console_.hang(false);
    console_.batches.length = 0;
    await exchange();
    expect(console_.batches.flatMap(({ events }) => events.map(({ path }) => path))).toContain("/hangs/");
  });

  test("a batch that failed is sent again as it was, under its id, and what came meanwhile after it", async () => {
    await exchange();
    console_.batches.length = 0;
    await site.evaluate("foreach ( range( 1, 501 ) as $n ) { queue_event( array( 'n' => $n ) ); }");
    console_.fail(503, { "retry-after": "120" });
    await exchange();
    await site.evaluate("queue_event( array( 'n' => 502 ) );");
    const status = JSON.parse(await site.evaluate("echo wp_json_encode( exchange_status() );"));
    expect(status.pause_until - status.ran).toBeGreaterThanOrEqual(119);
    // While it asks to be left alone, it is.
    const asked = console_.requests.length;
    await site.evaluate("exchange();");
    expect(console_.requests.length).toBe(asked);
    expect(await admin.page(connection)).toContain("Visits are kept and sent later.");
    const sealed = await site.evaluate(
      "global $wpdb; echo $wpdb->get_var( 'SELECT batch FROM ' . table( 'queue' ) . ' ORDER BY id LIMIT 1' );",
    );
    console_.fail(undefined);
    await exchange();
    expect(console_.batches.map(({ key, events }) => [key === sealed, events.length])).toEqual([
      [true, 500],
      [false, 2],
    ]);
    await exchange();
    expect(console_.batches).toHaveLength(2);
  });

  test("no more reports wait than 5,000 and the hundred before the next look", async () => {
    console_.fail(500);
    await site.evaluate("foreach ( range( 1, 5250 ) as $n ) { queue_event( array( 'n' => $n ) ); }");
    const waiting = Number(
      await site.evaluate("global $wpdb; echo $wpdb->get_var( 'SELECT COUNT(*) FROM ' . table( 'queue' ) );"),
    );
    expect(waiting).toBeGreaterThanOrEqual(5000);
    expect(waiting).toBeLessThan(5100);
    console_.fail(undefined);
    console_.batches.length = 0;
    await exchange();
    const numbers = console_.batches.flatMap(({ events }) => events.map((event) => Reflect.get(event, "n")));
    expect(numbers.slice(0, 5000)).toHaveLength(5000);
    await exchange();
    const all = console_.batches.flatMap(({ events }) => events.map((event) => Reflect.get(event, "n")));
    expect(all.at(-1)).toBe(5250);
    expect(new Set(all).size).toBe(all.length);
  });

  test("the published policy applies, and only what is signed for this site replaces it", async () => {
    const policy = preset("block-ai", { origin: site.address });
    const allow = preset("allow-all", { origin: site.address });
    console_.publish({ version: 1, mode: "enforce", policy, at: "2026-11-18T10:00:00.000Z" });
    await exchange();
    expect((await visit(userAgents.gptbot)).status).toBe(403);
    expect((await visit(userAgents.googlebot)).status).toBe(200);
    expect(await admin.page("/wp-admin/admin.php?page=octroi")).toContain(
      "The rules from the Octroi dashboard apply.",
    );

    const next = { version: 2, mode: "enforce", policy: allow, at: "2026-11-18T11:00:00.000Z" } as const;
    console_.forge(next);
    await exchange();
    console_.publish({ ...next, site: "another" });
    await exchange();
    console_.publish({ ...next, policy: { version: 1 } });
    await exchange();
    console_.publish({ ...next, version: 1, at: "2026-11-18T09:00:00.000Z" });
    await exchange();
    expect((await visit(userAgents.gptbot)).status).toBe(403);
    expect(await admin.page(connection)).toContain("The ones before them stay.");

    console_.fail(500);
    await exchange();
    expect((await visit(userAgents.gptbot)).status).toBe(403);
    console_.fail(undefined);
    console_.publish({ ...next, mode: "observe", policy });
    await exchange();
    expect((await visit(userAgents.gptbot)).status).toBe(200);
    console_.publish({ version: 3, mode: "enforce", policy, at: "2026-11-18T12:00:00.000Z" });
    await exchange();
    expect((await visit(userAgents.gptbot)).status).toBe(403);
  });

  describe("rules that the dashboard publishes to observe", () => {
    const policy = () => preset("block-ai", { origin: site.address });
    const statuses = async () => [
      (await visit(userAgents.perplexity)).status,
      (await visit(userAgents.gptbot)).status,
    ];
    const rulesPage = () => admin.page("/wp-admin/admin.php?page=octroi&tab=rules");
    /** What the site says of itself with the next exchange. */
    async function ownMode(): Promise<string | undefined> {
      await exchange();
      return console_.ownMode();
    }

    test("refuse nobody where the site only counts, and take no place of rules that the site enforces", async () => {
      console_.publish({ version: 4, mode: "observe", policy: policy(), at: "2026-11-18T13:00:00.000Z" });
      await site.decide({ enforce: false, preset: "search-not-training" });
      expect(await ownMode()).toBeUndefined();
      expect(await statuses()).toEqual([200, 200]);
      expect(await rulesPage()).toContain("nobody is turned away by them");

      // Its own preset lets Perplexity's answers pass, which the dashboard's would refuse.
      await site.decide({ enforce: true, preset: "search-not-training" });
      expect(await ownMode()).toBe("enforce");
      expect(await statuses()).toEqual([200, 403]);
      expect(await rulesPage()).toContain("they replace these once they are enforced there");
      expect(JSON.parse((await visit(userAgents.browser, "/.well-known/octroi")).body)).toMatchObject({
        mode: "enforce",
        policyVersion: null,
      });

      console_.publish({ version: 5, mode: "enforce", policy: policy(), at: "2026-11-18T14:00:00.000Z" });
      await exchange();
      expect(await statuses()).toEqual([403, 403]);
      console_.publish({ version: 6, mode: "observe", policy: policy(), at: "2026-11-18T15:00:00.000Z" });
      await exchange();
      expect(await statuses()).toEqual([200, 403]);
    });

    test("refuse nobody where the site’s configuration enforces, and nothing is refused where it observes", async () => {
      await site.decide({ enforce: false, preset: "search-not-training" });
      await site.wp("config", "set", "OCTROI_MODE", "enforce");
      expect(await statuses()).toEqual([200, 403]);
      expect(await ownMode()).toBe("enforce");
      await site.wp("config", "set", "OCTROI_MODE", "observe");
      console_.publish({ version: 7, mode: "enforce", policy: policy(), at: "2026-11-18T16:00:00.000Z" });
      await exchange();
      expect(await statuses()).toEqual([200, 200]);
      expect(await ownMode()).toBe("observe");
      await site.wp("config", "delete", "OCTROI_MODE");
      expect(await statuses()).toEqual([403, 403]);
    });
  });

  test("a key that is not accepted is said, and loses nothing", async () => {
    console_.fail(401);
    await exchange();
    expect(await admin.page(connection)).toContain("does not accept this site’s key");
    expect((await visit(userAgents.gptbot)).status).toBe(403);
    console_.fail(undefined);
  });

  test("disconnecting ends reports and rules from there at once", async () => {
    await admin.submit(connection, "octroi_disconnect");
    expect(console_.requests.at(-1)).toContain("POST /v1/disconnect");
    const asked = console_.requests.length;
    expect((await visit(userAgents.gptbot)).status).toBe(200);
    await site.evaluate("exchange();");
    expect(console_.requests.length).toBe(asked);
    expect(await admin.page(connection)).toContain("Waiting for connection");
    expect(await site.wp("cron", "event", "list", "--field=hook")).not.toContain("octroi_console");
  });

  test("a pasted key connects too; a site that the console no longer knows goes back to its own rules", async () => {
    await site.decide({ enforce: true, preset: "allow-all", choices: { CCBot: "block" } });
    expect(await admin.submit(connection, "octroi_key", { key: "nonsense" })).toContain("octroi_message=key");
    for (const host of ["127.0.0.1:22", "169.254.169.254", "dashboard.example.com"]) {
      const key = console_.key.replace(
        /^http:(.*)@[^/]*/,
        host.startsWith("127") ? `http:$1@${host}` : `https:$1@${host}`,
      );
      expect(await admin.submit(connection, "octroi_key", { key })).toContain("octroi_message=console");
    }
    expect(await admin.submit(connection, "octroi_key", { key: ` ${console_.key} ` })).toContain(
      "octroi_message=connected",
    );
    expect(await site.wp("cron", "event", "list", "--field=hook")).toContain("octroi_console");
    expect((await visit(userAgents.gptbot)).status).toBe(403);
    console_.fail(410);
    await exchange();
    expect((await visit(userAgents.gptbot)).status).toBe(200);
    expect((await visit(userAgents.ccbot)).status).toBe(403);
    expect(await admin.page(connection)).toContain(
      "This site was disconnected or removed in the Octroi dashboard.",
    );
  });

  test("only the console that the configuration names is asked where others could not be", async () => {
    const asked = (host: string) =>
      site.evaluate(
        `$answer = ask_console( array( 'site' => 'a', 'secret' => 'b', 'instance' => 'c', 'console' => '${host}' ), '/v1/policy', array() ); echo is_wp_error( $answer ) ? $answer->get_error_code() : 'asked';`,
      );
    expect(await asked(console_.address)).toBe("asked");
    expect(await asked(console_.address.replace("127.0.0.1", "localhost"))).toBe("http_request_failed");
  });

  test("deactivating the plugin tells the console, and says so when it is back", async () => {
    console_.fail(undefined);
    await admin.submit(connection, "octroi_key", { key: console_.key });
    await site.wp("plugin", "deactivate", "octroi");
    expect(console_.requests.at(-1)).toContain("POST /v1/disconnect");
    await site.wp("plugin", "activate", "octroi");
    expect(await admin.page(connection)).toContain("Deactivating the plugin ended the connection.");
    const asked = console_.requests.length;
    await site.wp("plugin", "uninstall", "octroi", "--deactivate");
    expect(console_.requests.length).toBe(asked);
  });
});
