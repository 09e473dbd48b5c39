import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { sqlite } from "@octroi/database/testing/databases";
import { createGate, type Gate } from "@octroi/edge";
import type { Draft } from "@octroi/ui/policy/draft";
import { withException } from "@octroi/ui/policy/edit";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { firstDraft } from "../../domain/rules/begin.ts";
import type { Mode } from "../../domain/rules/mode.ts";
import { publicationOf } from "../../domain/rules/publication.ts";
import { secretsFrom } from "../../domain/secrets/secrets.ts";
import { siteKeyAddress } from "../../domain/sites/site-key.ts";
import { policyHandler } from "../../server/connectors/policy.ts";
import { createConsole } from "../../server/console.ts";
import { createMetrics } from "../../server/operations/metrics.ts";
import { openStore } from "../../store/store.ts";
import { stoppedClock } from "../clock.ts";

const gptbot = "Mozilla/5.0 AppleWebKit/537.36 (compatible; GPTBot/1.3; +https://openai.com/gptbot)";
const first = firstDraft("example.com");
const blocking = withException(first, "GPTBot", "block");

/** A console that listens, with one site of a workspace on Pro. */
async function startConsole() {
  const files = await sqlite();
  const clock = stoppedClock();
  const store = await openStore(await files.fresh(), { now: clock.now });
  const ada = await store.people.ensure("ada@example.com", "en");
  const workspace = await store.workspaces.currentOf(ada);
  await store.workspaces.setPlan(workspace.id, "pro", undefined);
  const added = await store.sites.add(
    { workspaceId: workspace.id, domain: "example.com", connector: "middleware" },
    ada.id,
  );
  if (typeof added === "string") throw new Error(`Expected a site, found ${added}`);
  const { site, secret } = added;
  const secrets = secretsFrom(new Uint8Array(32));
  const log = pino({ enabled: false });
  const now = () => clock.now().getTime();
  const app = createConsole({
    url: new URL("https://console.example"),
    files: new Map(),
    visitorOf: async () => ({
      hasSession: false,
      hasAcceptedTerms: false,
      isFresh: false,
      role: undefined,
    }),
    sessionCookie: () => "",
    handlers: {
      policy: policyHandler({ rules: store.rules, siteKeys: store.siteKeys, secrets, log, now }),
    },
    pages: { answer: async (c) => c.text(""), refused: async (c) => c.text("") },
    ready: store.ready,
    metrics: createMetrics(),
    log,
  });
  const server = createServer(getRequestListener(app.fetch)).listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server's address is never a string.
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const keyWith = (secret: string) =>
    siteKeyAddress(url, { site: site.id, secret, publicKey: secrets.publicKeyOf(site.id) });
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return {
    store,
    clock,
    site: site.id,
    workspace: workspace.id,
    key: keyWith(secret),
    keyWith,
    ask: (headers: Record<string, string> = {}, [id, password] = [site.id, secret]) =>
      fetch(new URL("/v1/policy", url), {
        headers: { authorization: `Basic ${btoa(`${id}:${password}`)}`, ...headers },
      }),
    async publish(draft: Draft, mode: Mode, after: number) {
      const made = publicationOf(draft, mode);
      if (!made.ok) throw new Error(`wrong: ${made.wrong}`);
      const version = { publication: made.publication, note: "", after };
      expect(await store.rules.publish(site.id, version, ada.id)).toMatchObject({ outcome: "published" });
    },
    stop,
    async [Symbol.asyncDispose]() {
      stop();
      await store.close();
      await files[Symbol.asyncDispose]();
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

type Console = Awaited<ReturnType<typeof startConsole>>;

/** A gate at the site, which asks for its policy with a visit, half a minute after the last. */
function gateAt({ clock }: Console, key: string, failures: unknown[] = []) {
  const gate: Gate = createGate({ key, report: () => {}, failed: (error) => failures.push(error) });
  return {
    async answer() {
      vi.advanceTimersByTime(30_000);
      clock.forward({ ms: 30_000 });
      const work: Promise<unknown>[] = [];
      const visit = (agent: string) =>
        new Request("https://example.com/a", { headers: { "user-agent": agent } });
      // A person's visit, which is not reported: there is nothing else to wait for.
      await gate.handle(visit("Firefox"), { waitUntil: (promise) => work.push(promise) });
      await Promise.all(work);
      return (await gate.handle(visit(gptbot)))?.status ?? 200;
    },
  };
}

test("a gate applies what is published, and what is taken back, and shows which version it has", async () => {
  await using console = await startConsole();
  const failures: unknown[] = [];
  const gate = gateAt(console, console.key, failures);
  expect(await gate.answer()).toBe(200);
  await console.publish(blocking, "enforce", 0);
  expect(await gate.answer()).toBe(403);
  await console.publish(first, "enforce", 1);
  expect(await gate.answer()).toBe(200);
  await gate.answer();
  expect(failures).toEqual([]);
  await expect.poll(() => console.store.rules.connectors(console.site)).toHaveLength(1);
  await expect
    .poll(() => console.store.rules.connectors(console.site))
    .toMatchObject([{ version: 2, software: expect.stringContaining("@octroi/edge/") }]);
});

test("a rule stays while the console is away, and the key is replaced without a gap", async () => {
  await using console = await startConsole();
  await console.publish(blocking, "enforce", 0);
  const gate = gateAt(console, console.key);
  expect(await gate.answer()).toBe(403);
  const secret = await console.store.siteKeys.replace(console.site, undefined);
  const other = gateAt(console, console.keyWith(secret));
  expect([await gate.answer(), await other.answer()]).toEqual([403, 403]);
  console.stop();
  expect([await gate.answer(), await other.answer()]).toEqual([403, 403]);
});

test("what Pro enforced is observed once the workspace is free", async () => {
  await using console = await startConsole();
  await console.publish(blocking, "enforce", 0);
  const gate = gateAt(console, console.key);
  expect(await gate.answer()).toBe(403);
  await console.store.workspaces.setPlan(console.workspace, "free", undefined);
  expect(await gate.answer()).toBe(200);
});

test("the policy has a name, and is not sent again to whoever has it", async () => {
  await using console = await startConsole();
  expect((await console.ask()).status).toBe(204);
  await console.publish(blocking, "enforce", 0);
  console.clock.forward({ ms: 30_000 });
  const response = await console.ask();
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/jose");
  expect(response.headers.get("cache-control")).toBe("private, max-age=30");
  const etag = response.headers.get("etag") ?? "";
  expect(etag).toMatch(/^"1-[\w-]{16}"$/);
  expect((await console.ask({ "if-none-match": etag })).status).toBe(304);
  expect((await console.ask({ "if-none-match": `W/${etag}` })).status).toBe(304);
  expect((await console.ask({ "if-none-match": '"1-other"' })).status).toBe(200);
});

test("who has no key of the site learns nothing, and the site that was removed is gone", async () => {
  await using console = await startConsole();
  await console.publish(blocking, "enforce", 0);
  const wrong = "b".repeat(43);
  const others: [string, string][] = [
    [console.site, wrong],
    ["abcdefghijklmn23", wrong],
    ["", ""],
  ];
  for (const credentials of others) {
    const response = await console.ask({}, credentials);
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toContain("Basic");
  }
  expect((await console.ask({ authorization: "Bearer x" })).status).toBe(401);
  const gate = gateAt(console, console.key);
  expect(await gate.answer()).toBe(403);
  await console.store.sites.remove(console.site, undefined);
  expect(await gate.answer()).toBe(200);
  expect((await console.ask()).status).toBe(410);
});

test("a connector that asks often is written down once a minute, and at once with another version", async () => {
  await using console = await startConsole();
  await console.publish(blocking, "enforce", 0);
  const seen = async () => (await console.store.rules.connectors(console.site)).map(({ version }) => version);
  const headers = { "octroi-instance": "one", "user-agent": "@octroi/edge/0.3.0 <b>node" };
  await console.ask(headers);
  await expect.poll(seen).toEqual([undefined]);
  const [before] = await console.store.rules.connectors(console.site);
  expect(before?.software).toBe("@octroi/edge/0.3.0 bnode");
  expect(before?.instance).not.toContain("one");
  console.clock.forward({ ms: 30_000 });
  await console.ask(headers);
  await console.ask({ ...headers, "if-none-match": '"1-abc"' });
  await expect.poll(seen).toEqual([1]);
});
