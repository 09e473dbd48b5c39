import { get } from "node:http";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { createGate } from "../src/index.ts";
import { type Console, startConsole } from "../tests/console.ts";
import { market, origin, policy } from "../tests/policy.ts";
import { elsewhere, userAgents } from "../tests/visits.ts";
import type { Runtime, Runtimes } from "./runtimes.ts";
import type { Running } from "./start.ts";
import { environment, visitors } from "./visitors.ts";

/** A gate asks half a minute after it has asked before: on one runtime of each kind, that is waited for. */
const followers = ["next 16", "node", "deno", "cloudflare workers"];

/** Those that keep what was published beside the application, one of each kind. */
const withDisk = ["next 16", "node", "deno", "bun"];

/** Each in a file of its own kind: most of the time goes into waiting until a gate reports, or asks again. */
export function testRuntimes(runtimes: Runtimes): void {
  const home = inject("examples");

  describe.each(Object.entries(runtimes))("%s", (name, runtime) => {
    let running: Running;
    let console: Console;
    beforeAll(async () => {
      console = await startConsole();
      running = await runtime.serve(home, { ...environment, OCTROI_KEY: console.key });
    });
    afterAll(async () => {
      await running?.stop();
      console.stop();
    });

    async function statusFor(as: string, path = "/articles/1"): Promise<number> {
      const headers = { "user-agent": as, [runtime.addressHeader]: elsewhere };
      const response = await fetch(running.address + path, { headers });
      await response.body?.cancel();
      return response.status;
    }

    test("answers every visitor as the policy says", async () => {
      const got: Record<string, number[]> = {};
      for (const [who, { headers, address, gets }] of Object.entries(visitors)) {
        const statuses: number[] = [];
        for (const _ of gets) {
          const sent = { [runtime.addressHeader]: address, ...(await headers()) };
          statuses.push(await statusAsBrowser(`${running.address}/articles/1`, sent));
        }
        got[who] = statuses;
      }
      expect(got).toEqual(Object.fromEntries(Object.entries(visitors).map(([who, { gets }]) => [who, gets])));
    });

    /** What a crawler that is charged gets, and what the gate itself says of it by a policy. */
    async function pricesBy(decidedBy: typeof policy): Promise<{ got: object; said: object }> {
      const headers = { "user-agent": userAgents.gptbot };
      const gate = createGate({ policy: decidedBy, mode: "enforce" });
      const said = await gate.handle(new Request(`${origin}/articles/1`, { headers }), {
        address: elsewhere,
      });
      const got = await fetch(`${running.address}/articles/1`, {
        headers: { ...headers, [runtime.addressHeader]: elsewhere },
      });
      const dialects = ["crawler-price", "www-authenticate", "link", "cache-control"];
      const wordsOf = async (answer: Response | undefined) => ({
        status: answer?.status,
        headers: dialects.map((name) => answer?.headers.get(name)),
        body: JSON.parse((await answer?.text()) ?? ""),
      });
      return { got: await wordsOf(got), said: await wordsOf(said) };
    }

    test("says a price in every dialect, as the gate does", async () => {
      const { got, said } = await pricesBy(policy);
      expect(said).toMatchObject({ status: 402 });
      expect(got).toEqual(said);
    });

    if (runtime.uploads !== undefined) {
      test(`takes an upload of 12 MB ${runtime.uploads}, by what is said of Next’s limit`, async () => {
        const body = new Uint8Array(12_000_000);
        const response = await fetch(`${running.address}/api/upload`, { method: "POST", body });
        const bytes = await response.json();
        if (runtime.uploads === "whole") expect(bytes).toBe(body.length);
        else expect(bytes).toBeLessThan(body.length);
      });
    }

    const { prints } = runtime;
    if (prints !== undefined)
      testPrints(
        () => prints(home),
        () => running,
      );

    test("reports its visits to the console, with the site’s key", async () => {
      const crawlers = () => new Set(console.visits.map(({ crawler }) => crawler));
      await expect
        .poll(crawlers, { timeout: 60_000 })
        .toEqual(
          new Set([
            "ExampleBot",
            "PerplexityBot",
            "Bytespider",
            "CCBot",
            "GPTBot",
            "Googlebot",
            "Google-Agent",
          ]),
        );
      const people = () => new Set(console.people.map(({ from, path }) => `${from} ${path}`));
      await expect.poll(people).toEqual(new Set(["chatgpt.com /articles/1"]));
    });

    test.runIf(followers.includes(name))(
      "applies what the console publishes, without a restart",
      async () => {
        expect(await statusFor(userAgents.perplexity)).toBe(200);
        const rule = { who: { crawler: ["PerplexityBot"] }, action: "block" };
        const published = { ...policy, rules: [rule, ...policy.rules] };
        await console.publish({ policy: published, market });
        await expect
          .poll(() => statusFor(userAgents.perplexity), { timeout: 60_000, interval: 500 })
          .toBe(403);
        expect(await statusFor(userAgents.bytespider)).toBe(403);
        const { got, said } = await pricesBy({ ...published, market } as typeof policy);
        expect(JSON.stringify(said)).toContain(market.page);
        expect(got).toEqual(said);
        expect(console.questions.length).toBeGreaterThan(1);
      },
    );

    test.runIf(withDisk.includes(name))(
      "enforces it from the first visit after a restart, while the console is away",
      async () => {
        const rule = { who: { crawler: ["PerplexityBot"] }, action: "block" };
        await console.publish({ policy: { ...policy, rules: [rule] }, version: 3 });
        await expect
          .poll(() => statusFor(userAgents.perplexity), { timeout: 60_000, interval: 500 })
          .toBe(403);
        console.answerWith(503);
        await running.stop();
        running = await runtime.serve(home, { ...environment, OCTROI_KEY: console.key });
        expect(await statusFor(userAgents.perplexity)).toBe(403);
      },
    );

    if (!runtime.isServer) return;
    test("loses no report when it is told to end", async () => {
      const path = `/articles/${encodeURIComponent(name)}`;
      for (let visit = 0; visit < 5; visit++) await statusFor(userAgents.perplexity, path);
      await running.terminate();
      expect(console.visits.filter((event) => event.path === path)).toHaveLength(5);
    });
  });
}

/** `fetch` says in a header of its own that it is no navigation. */
async function statusAsBrowser(address: string, headers: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers, agent: false }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode ?? 0));
    }).on("error", reject);
  });
}

function testPrints(prints: () => ReturnType<NonNullable<Runtime["prints"]>>, running: () => Running): void {
  test("serves robots.txt and the headers that the policy prints", async () => {
    const { robots, headers } = prints();
    const served = await fetch(`${running().address}/robots.txt`);
    expect(served.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(await served.text()).toBe(robots);
    const page = await fetch(`${running().address}/articles/1`);
    for (const [name, value] of headers) expect(page.headers.get(name)).toContain(value);
  });
}
