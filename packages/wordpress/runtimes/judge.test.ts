import { identify } from "@octroi/crawlers/identify";
import { matchRobots, parseRobots } from "@octroi/crawlers/robots";
import { createGate } from "@octroi/edge";
import { headersFor, outputs, type Policy, parsePolicy } from "@octroi/policy";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { policy as gatePolicy } from "../../edge/tests/policy.ts";
import { userAgents } from "../../edge/tests/visits.ts";
import { expectAgreement, policy as publisher, visits } from "../../policy/runtimes/agreement.ts";
import { awkward, awkwardVisits } from "../../policy/runtimes/awkward.ts";
import { ask } from "../../policy/runtimes/request.ts";
import { php, startWordPress, type WordPress } from "./wordpress.ts";

const refusals = [402, 403, 429];

describe.skipIf(php === undefined)("in WordPress, with rules that apply", () => {
  let site: WordPress;
  beforeAll(async () => {
    site = await startWordPress();
  });
  afterAll(() => site?.stop());

  /** Pasted on the settings page, and applied. */
  async function apply(policy: object): Promise<void> {
    await site.decide({ enforce: true, pasted: JSON.stringify(policy) });
  }

  /** What is refused is; the rest gets whatever WordPress has there. */
  async function statusOf(header: string, path: string): Promise<number> {
    const { status } = await ask(site.address, path, header);
    return refusals.includes(status) ? status : 200;
  }

  test("every crawler and path is answered as the policy decides", async () => {
    await apply(publisher);
    // Unlike servers that go by names alone, the plugin tells apart who only mentions a search engine.
    const asked = visits.map((visit) => ({ ...visit, crawler: identify(visit.header) ?? null }));
    await expectAgreement(publisher, asked, statusOf);
  });

  test("names and paths that are hard to write are, too", async () => {
    await apply(awkward);
    await expectAgreement(awkward, awkwardVisits({ queries: true, octets: true }), statusOf);
  });

  test("a page cannot be had by writing its address otherwise", async () => {
    await apply({
      version: 1,
      site: { origin: "https://example.com" },
      rules: [{ who: { crawler: ["GPTBot"] }, paths: ["/private/"], action: "block" }],
    });
    for (const path of [
      ...["/private/plan", "//private/plan", "/index.php/private/plan", "/%70rivate/plan", "/private%2Fplan"],
      ...["/a/../private/plan", "/a/%2e%2e/private/plan", "/private/plan?x=1", "http://other/private/plan"],
    ]) {
      expect({ path, status: (await ask(site.address, path, "GPTBot/1.2")).status }).toEqual({
        path,
        status: 403,
      });
    }
    expect((await ask(site.address, "/", "GPTBot/1.2")).status).toBe(200);
  });

  test("refusals are the gate’s, word for word, in both languages", async () => {
    await apply(gatePolicy);
    const gate = createGate({ policy: gatePolicy, mode: "enforce" });
    for (const headers of [
      {},
      { accept: "text/html", "accept-language": "fr" },
      { accept: "text/html,*/*;q=0.8", "accept-language": "en-US" },
    ]) {
      for (const as of [userAgents.bytespider, userAgents.gptbot]) {
        const asked = { headers: { "user-agent": as, ...headers } };
        const answer = await fetch(`${site.address}/articles/1`, asked);
        const { answer: expected } = await gate.inspect(new Request("https://example.com/articles/1", asked));
        expect({ status: answer.status, body: await answer.text() }).toEqual({
          status: expected?.status,
          body: expected?.body,
        });
        expect(Object.fromEntries(answer.headers)).toMatchObject(expected?.headers ?? {});
      }
    }
  });

  test("a limit lets in as many as it says, counted together by every process of the server", async () => {
    await apply({
      version: 1,
      site: { origin: "https://example.com" },
      rules: [{ who: { crawler: ["CCBot"] }, action: "limit", limit: { visits: 3, per: "hour" } }],
    });
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(site.address, "/", "CCBot/2.0")));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    const wait = Number(refused?.headers["retry-after"]);
    expect(wait).toBeGreaterThan(3500);
    expect(wait).toBeLessThanOrEqual(3600);
  });

  test("robots.txt, license, reservation and headers say the policy, beside what WordPress says", async () => {
    const parsed = parsePolicy({
      ...publisher,
      site: { origin: site.address },
      license: { url: `${site.address}/license.xml` },
      mining: { reservations: [{ reserved: true }], policy: `${site.address}/tdm.json?v=1` },
    });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
    const { policy } = parsed;
    await apply(policy);
    const robots = await (await fetch(`${site.address}/robots.txt`)).text();
    expect(robots.match(/^User-agent: \*$/gm)).toHaveLength(1);
    expectAlike(policy, robots);
    expect(matchRobots(parseRobots(robots), { agent: "Nobody", path: "/wp-admin/" }).allowed).toBe(false);
    for (const file of [...outputs.rsl.print(policy).files, ...outputs.tdmrep.print(policy).files]) {
      const served = await fetch(site.address + file.path, { headers: { "user-agent": "CCBot/2.0" } });
      expect([served.status, served.headers.get("content-type"), await served.text()]).toEqual([
        200,
        file.type,
        file.text,
      ]);
    }
    for (const path of ["/", "/libre/a", "/nothing-here/"]) {
      const { headers } = await ask(site.address, path, userAgents.browser);
      for (const [name, value] of headersFor(policy, path)) {
        expect(String(headers[name.toLowerCase()])).toContain(value);
      }
    }
  });

  test("a preset of the settings page applies, and Google gets through", async () => {
    await site.decide({ enforce: true, preset: "block-ai", choices: { GPTBot: "charge" } });
    expect(await statusOf("CCBot/2.0", "/")).toBe(403);
    expect(await statusOf("PerplexityBot/1.0", "/")).toBe(403);
    expect((await ask(site.address, "/", userAgents.gptbot)).headers["crawler-price"]).toBe("EUR 0.01");
    expect(await statusOf(userAgents.googlebot, "/")).toBe(200);
    expect(await statusOf(userAgents.browser, "/")).toBe(200);
  });

  test("which gate stands here, and how, is answered as @octroi/edge answers it", async () => {
    const path = "/.well-known/octroi";
    for (const enforce of [false, true]) {
      await site.decide({ enforce, preset: "block-ai" });
      const mode = enforce ? "enforce" : "observe";
      const gate = createGate({ policy: gatePolicy, mode });
      const edge = await (await gate.handle(new Request(site.address + path)))?.json();
      const { status, headers, body } = await ask(site.address, path, userAgents.gptbot);
      expect({ status, type: headers["content-type"], cache: headers["cache-control"] }).toEqual({
        status: 200,
        type: "application/json",
        cache: "no-store",
      });
      const { version } = JSON.parse(body);
      expect(JSON.parse(body)).toEqual({ software: "@octroi/wordpress", version, mode, policyVersion: null });
      expect(Object.keys(edge)).toEqual(expect.arrayContaining(Object.keys(JSON.parse(body))));
    }
    expect((await fetch(site.address + path, { method: "POST" })).status).toBe(404);
    expect((await ask(site.address, `${path}-else`, userAgents.browser)).status).toBe(404);
  });

  test("OCTROI_MODE in the configuration wins", async () => {
    await site.wp("config", "set", "OCTROI_MODE", "off");
    expect(await statusOf("CCBot/2.0", "/")).toBe(200);
    await site.wp("config", "delete", "OCTROI_MODE");
    expect(await statusOf("CCBot/2.0", "/")).toBe(403);
  });

  test("a gate that cannot be read is made anew before the visit that finds it is decided about", async () => {
    await apply(gatePolicy);
    await site.evaluate("update_option( 'octroi_gate', 'nonsense' );");
    expect((await ask(site.address, "/", userAgents.bytespider)).status).toBe(403);
  });

  test("whatever fails, the reader and the crawler get the page", async () => {
    const breaks = [
      [`update_option( 'octroi_policy', 'nonsense' );`, userAgents.bytespider],
      [`update_option( 'octroi_policy', array( 'policy' => array() ) );`, userAgents.bytespider],
      [`update_option( 'octroi_files', false );`, userAgents.perplexity],
      [
        `update_option( 'octroi_gate', array( 'version' => VERSION, 'mode' => 'enforce' ) );`,
        userAgents.perplexity,
      ],
      [
        `global $wpdb; foreach ( array( 'visits', 'queue', 'limits' ) as $name ) { $wpdb->query( 'DROP TABLE ' . table( $name ) ); }`,
        userAgents.ccbot,
      ],
    ] as const;
    for (const [code, crawler] of breaks) {
      await apply(gatePolicy);
      await site.evaluate(code);
      for (const header of [crawler, userAgents.browser]) {
        const { status, body } = await ask(site.address, "/", header);
        expect({ code, header, status }).toEqual({ code, header, status: 200 });
        expect(body).toContain("</html>");
      }
    }
  });
});

/** robots.txt allows and forbids what the printed file does, for everyone that it names. */
function expectAlike(policy: Policy, robots: string): void {
  const said = parseRobots(robots);
  const printed = parseRobots(outputs["robots-txt"].print(policy).files[0]?.text ?? "");
  for (const agent of ["GPTBot", "CCBot", "ClaudeBot", "PerplexityBot", "Googlebot"]) {
    for (const path of ["/", "/article", "/libre/a", "/license.xml"]) {
      expect(matchRobots(said, { agent, path }).allowed).toBe(matchRobots(printed, { agent, path }).allowed);
    }
  }
}
