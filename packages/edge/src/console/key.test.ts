import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Console, startConsole } from "../../tests/console.ts";
import { policy } from "../../tests/policy.ts";
import { asks, userAgents } from "../../tests/visits.ts";
import { octroi as bunGate } from "../adapters/bun.ts";
import { octroi as cloudflareGate } from "../adapters/cloudflare.ts";
import { octroi as denoGate } from "../adapters/deno.ts";
import { octroi as expressGate } from "../adapters/express.ts";
import { octroi as honoGate } from "../adapters/hono.ts";
import { octroi as netlifyGate } from "../adapters/netlify.ts";
import { octroi as nextGate } from "../adapters/next.ts";
import { octroi as nodeGate } from "../adapters/node.ts";
import { octroi as vercelGate } from "../adapters/vercel.ts";
import { createGate, gateFromEnvironment } from "../index.ts";

let console: Console;
beforeAll(async () => {
  console = await startConsole();
});
afterAll(() => console.stop());

const asked = () => new Request("https://example.com/", { headers: { "user-agent": userAgents.bytespider } });
const page = () => new Response("page");

/** Asks a Node server for a page, once. */
async function askServer(listener: RequestListener): Promise<void> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server's address is never a string.
  const { port } = server.address() as AddressInfo;
  const headers = { "user-agent": userAgents.bytespider };
  await (await fetch(`http://127.0.0.1:${port}/`, { headers })).text();
  server.close();
}

type Options = Parameters<typeof gateFromEnvironment>[0] & object;

/** One visit by each adapter. Those that the runtime tells to wait are handed `waitUntil`, the others flush. */
const visits: Readonly<Record<string, (options: Options) => Promise<unknown>>> = {
  async next(options) {
    await nextGate(options)(asked());
  },
  async vercel(options) {
    await vercelGate(options)(asked());
  },
  async netlify(options) {
    await netlifyGate(options)(asked(), { ip: "", next: async () => page(), waitUntil() {} });
  },
  async cloudflare({ environment = {}, ...options }) {
    await cloudflareGate(options, page)(asked(), environment, { waitUntil() {} });
  },
  async hono(options) {
    const gate = honoGate(options);
    await new Hono().use(gate).request(asked());
    await gate.flush();
  },
  async express(options) {
    const gate = expressGate(options);
    await askServer((request, response) => gate(request, response, () => response.end()));
    await gate.flush();
  },
  async node(options) {
    const gate = nodeGate(options, (_request, response) => response.end());
    await askServer(gate);
    await gate.flush();
  },
  async deno(options) {
    const gate = denoGate(options, page);
    await gate(asked(), { remoteAddr: {} });
    await gate.flush();
  },
  async bun(options) {
    const gate = bunGate(options, page);
    await gate(asked(), { requestIP: () => null });
    await gate.flush();
  },
};

describe("with the site's key as OCTROI_KEY, visits are reported to the console", () => {
  test.each(Object.entries(visits))("by the adapter for %s", async (_, visit) => {
    console.visits.length = 0;
    await visit({ policy, policyStore: "off", reportEvery: 0, environment: { OCTROI_KEY: console.key } });
    await expect.poll(() => console.visits).toMatchObject([{ crawler: "Bytespider", path: "/" }]);
  });
});

test("the key is an option too, and a report of one's own comes before it", async () => {
  console.visits.length = 0;
  const gate = createGate({ policy, key: console.key });
  await gate.handle(asks({ as: userAgents.gptbot }));
  await gate.flush();
  expect(console.visits).toMatchObject([{ crawler: "GPTBot" }]);
  const own: unknown[] = [];
  const other = createGate({ policy, key: console.key, report: (events) => own.push(...events) });
  await other.handle(asks({ as: userAgents.gptbot }));
  await other.flush();
  expect([own.length, console.visits.length]).toEqual([1, 1]);
});

describe("a key that is wrong is told once, in one sentence without its secret, and decisions go on", () => {
  const publicKey = "x".repeat(43);
  test.each([
    "nonsense",
    "https://console.example/",
    `ftp://site:secret@console.example/${publicKey}`,
    `https://site@console.example/${publicKey}`,
    `https://:secret@console.example/${publicKey}`,
    "https://site:secret@console.example/short",
    `https://site:secret@console.example/v1/${publicKey}`,
    7,
  ])("%s", async (key) => {
    const messages: string[] = [];
    const gate = gateFromEnvironment({
      policy,
      mode: "enforce",
      environment: {},
      // A number, as a variable of a Worker may be: the gate is not only called from TypeScript.
      key: key as string,
      failed: (error) => messages.push(String(error)),
    });
    expect((await gate.handle(asks({ as: userAgents.bytespider })))?.status).toBe(403);
    await gate.flush();
    expect(messages).toEqual([expect.stringMatching(/key: expected .*<public key>.*OCTROI_KEY/)]);
    expect(messages.join()).not.toMatch(/secret@|console\.example/);
  });

  test("a console that refuses the key, or cannot be reached", async () => {
    const messages: string[] = [];
    for (const key of [
      console.key.replace(console.secret, "not-the-secret"),
      console.key.replace(/@.*\//, "@127.0.0.1:1/"),
    ]) {
      const gate = createGate({ policy, key, failed: (error) => messages.push(String(error)) });
      await gate.handle(asks({ as: userAgents.gptbot }));
      await gate.flush();
    }
    expect(messages.join()).toMatch(/Visits could not be reported: .* answered 401.*cannot be reached/);
    expect(messages.join()).not.toMatch(new RegExp(`${console.secret}|not-the-secret`));
  });
});

test("the name and password in a collector's address are sent, and told to no log", async () => {
  console.visits.length = 0;
  const address = console.key.replace(/\/[^/]*$/, "/v1/visits");
  const messages: string[] = [];
  const gate = createGate({ policy, report: address, failed: (error) => messages.push(String(error)) });
  await gate.handle(asks({ as: userAgents.gptbot }));
  await gate.flush();
  expect(messages).toEqual([]);
  expect(console.visits).toHaveLength(1);
});
