import { DatabaseSync } from "node:sqlite";
import { gzipSync } from "node:zlib";
import type { DatabaseLocation } from "@octroi/database/database";
import { type Databases, execute, onEachDatabase, sqlite } from "@octroi/database/testing/databases";
import { createGate } from "@octroi/edge";
import { Refusal } from "@octroi/web/http/refusal";
import { Hono } from "hono";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dayOf } from "../../../domain/visits/day.ts";
import type { ConsoleEnv } from "../../../server/console/env.ts";
import { visitIntake } from "../../../server/console/visits/intake.ts";
import { createMetrics } from "../../../server/operations/metrics.ts";
import type { Store } from "../../../store/store.ts";
import { addedSite } from "../added-site.ts";
import { event, events, lines, startVisits } from "./server.ts";

async function counted({ visits }: Store, site: string): Promise<number> {
  const today = dayOf(Date.now());
  const totals = await visits.totals(site, { unit: "day", from: today - 1, to: today, step: 1 });
  return totals.reduce((sum, total) => sum + total.visits, 0);
}

/** With the time limits of production, in place of those that suit a busy machine. */
function impatient(location: DatabaseLocation): DatabaseLocation {
  if (location.kind === "sqlite") return location;
  return { ...location, url: location.url.replace(/connect_timeout=\d+/, "connect_timeout=2") };
}

/** Storage that takes no visits until this is disposed of. */
async function locked(location: DatabaseLocation): Promise<AsyncDisposable> {
  if (location.kind === "sqlite") {
    const database = new DatabaseSync(location.file);
    database.exec("begin immediate");
    return { [Symbol.asyncDispose]: async () => database.close() };
  }
  const client = new pg.Client(location.url);
  await client.connect();
  await client.query("begin; lock table visit_day");
  return { [Symbol.asyncDispose]: () => client.end() };
}

onEachDatabase((freshDatabase) => {
  const open = async () => startVisits(await freshDatabase());

  test("every line is accounted for, and the first visit connects the site", async () => {
    await using console = await open();
    const { send, store, site } = console;
    for (const empty of ["", "\n\n"])
      expect((await send(empty, { "idempotency-key": "none" })).status).toBe(400);
    expect((await store.sites.find(site.id))?.status).toBe("pending");
    const old = new Date(Date.now() - 3 * 86_400_000).toISOString();
    const sent = [...events(3), event({ crawler: "TheirOwnBot" }), event({ time: old })];
    const response = await send(`${lines(sent)}nonsense\n`, { "idempotency-key": "one" });
    expect([response.status, await response.json()]).toEqual([
      200,
      { accepted: 3, unknown: 1, repeated: 0, late: 1, malformed: 1 },
    ]);
    expect((await store.sites.find(site.id))?.status).toBe("protected");
    const again = await send(lines(events(2)), { "idempotency-key": "one" });
    expect(await again.json()).toMatchObject({ accepted: 0, repeated: 2 });
    expect(await counted(store, site.id)).toBe(4);
    await send(lines(events(1, { mode: "observe" })));
    expect((await store.sites.find(site.id))?.status).toBe("connected");
  });

  test("people whom assistants sent are counted, and alone do not end the wait for the first visit", async () => {
    await using console = await open();
    const { send, store, site } = console;
    const people = { v: 1, id: "people-1", from: "chatgpt.com", path: "/recettes/tarte", people: 3 };
    const body = lines([people, { ...people, id: "people-2", from: "example.com" }]);
    for (const [answer, key] of [
      [{ accepted: 0, unknown: 0, repeated: 0, late: 0, malformed: 1, people: 1 }, "one"],
      [{ accepted: 0, unknown: 0, repeated: 2, late: 0, malformed: 0 }, "one"],
      [{ accepted: 0, unknown: 0, repeated: 1, late: 0, malformed: 1, people: 0 }, "two"],
    ] as const) {
      expect(await (await send(body, { "idempotency-key": key })).json()).toEqual(answer);
    }
    const today = dayOf(Date.now());
    expect(await store.visits.sent(site.id, { from: today - 1, to: today })).toEqual([
      { assistant: "chatgpt.com", people: 3 },
    ]);
    expect((await store.sites.find(site.id))?.status).toBe("pending");
    expect(await counted(store, site.id)).toBe(0);
  });

  test("an event that was counted is not counted again, whatever batch it comes in", async () => {
    await using console = await open();
    const { send, store, site } = console;
    const sent = events(6);
    await send(lines(sent.slice(0, 4)), { "idempotency-key": "one" });
    const again: (readonly [string, Record<string, string>])[] = [
      [lines(sent.slice(1, 5)), { "idempotency-key": "two" }],
      [lines(sent), {}],
      [lines(sent), { "idempotency-key": "three" }],
      [lines(sent), { "idempotency-key": "three" }],
    ];
    const answers = [];
    for (const [body, headers] of again) answers.push(await (await send(body, headers)).json());
    expect(answers).toMatchObject([
      { accepted: 1, repeated: 3 },
      { accepted: 1, repeated: 5 },
      { accepted: 0, repeated: 6 },
      { accepted: 0, repeated: 6 },
    ]);
    expect(await counted(store, site.id)).toBe(6);
  });

  test("what a gate says of its mode is written each time it changes", async () => {
    await using console = await open();
    const { send, store, site } = console;
    const statuses = [];
    for (const mode of ["enforce", "observe", "enforce"] as const) {
      await send(lines(events(1, { mode })));
      statuses.push((await store.sites.find(site.id))?.status);
    }
    expect(statuses).toEqual(["protected", "connected", "protected"]);
  });

  test("lines that are no visits are in the allowance too, and beyond it nothing is read", async () => {
    await using console = await open();
    const { send } = console;
    const nonsense = "x\n".repeat(500);
    const statuses = [];
    for (let n = 0; n < 12; n += 1) statuses.push((await send(nonsense)).status);
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(statuses).toContain(429);
    const refused = await send("too large ".repeat(300_000));
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
  });

  test("a site that sends many batches at once keeps one connection of the database, and others have theirs", async () => {
    const location = await freshDatabase();
    if (location.kind === "sqlite") return;
    await using console = await startVisits(location);
    const { send, store, site, workspace, address } = console;
    await send(lines(events(1)));
    const other = await addedSite(store, { workspaceId: workspace.id, domain: "example.org" });
    await using stack = new AsyncDisposableStack();
    const client = new pg.Client(location.url);
    await client.connect();
    // Left open, it would hold back what other tests of this server delete.
    stack.defer(() => client.end());
    await client.query("begin");
    await client.query("select * from visit_site where site = $1 for update", [site.id]);
    const noisy = Promise.all(Array.from({ length: 30 }, () => send(lines(events(1)))));
    const waiting = async () => {
      const { rows } = await client.query(
        `select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0].waiting;
    };
    await expect.poll(waiting).toBe(1);
    const authorization = `Basic ${btoa(`${other.site.id}:${other.secret}`)}`;
    for (let sent = 0; sent < 5; sent += 1) {
      const { status } = await fetch(`${address}/v1/visits`, {
        method: "POST",
        body: lines(events(1)),
        headers: { authorization },
      });
      expect(status).toBe(200);
      // None, where the first has just waited too long.
      expect(await waiting()).toBeLessThanOrEqual(1);
    }
    await client.query("rollback");
    const statuses = (await noisy).map(({ status }) => status);
    // On a busy machine some have waited too long, and come again.
    expect(statuses.filter((status) => status !== 503)).toEqual(statuses.filter((status) => status === 200));
    expect(await counted(store, site.id)).toBe(1 + statuses.filter((status) => status === 200).length);
  });

  test("storage that is away is 503 with when to come back, and nothing is lost once it is back", async () => {
    const location = impatient(await freshDatabase());
    await using console = await startVisits(location);
    const { send, store, site } = console;
    const body = lines(events(5));
    {
      await using _ = await locked(location);
      const failed = await send(body, { "idempotency-key": "kept" });
      expect([failed.status, failed.headers.get("retry-after")]).toEqual([503, "5"]);
    }
    expect(await (await send(body, { "idempotency-key": "kept" })).json()).toMatchObject({ accepted: 5 });
    expect(await counted(store, site.id)).toBe(5);
  });
});

describe("a gate", () => {
  let server: Databases;
  beforeAll(async () => {
    server = await sqlite();
  });
  afterAll(() => server[Symbol.asyncDispose]());
  const open = async () => startVisits(await server.fresh());

  test("with the site's key has its crawlers counted, and people never", async () => {
    await using console = await open();
    const { site, secret, address, store } = console;
    const publicKey = "A".repeat(43);
    const key = `${address.replace("//", `//${site.id}:${secret}@`)}/${publicKey}`;
    const messages: string[] = [];
    const policy = {
      version: 1,
      site: { origin: "https://example.com" },
      rules: [{ who: { crawler: ["Bytespider"] }, action: "block" }],
    };
    const gate = createGate({ policy, key, failed: (error) => messages.push(String(error)) });
    const agents = [
      "Bytespider",
      "GPTBot/1.2",
      "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko Firefox/140.0",
    ];
    for (const agent of agents) {
      const request = new Request("https://example.com/recettes/brioche?q=1", {
        headers: { "user-agent": agent },
      });
      const visit = await gate.handle(request);
      await visit?.text();
    }
    await gate.flush();
    expect(
      (await store.visits.recent(site.id, 9)).map(({ crawler, decision }) => [crawler, decision]).sort(),
    ).toEqual([
      ["Bytespider", "block"],
      ["GPTBot", "allow"],
    ]);
  });

  test("that knows only addresses reports to one, and sends events again without counting them twice", async () => {
    await using console = await open();
    const { site, secret, address, store } = console;
    const path = `${address}/v1/visits/${site.id}/${secret}`;
    const [first, ...others] = events(4);
    if (first === undefined) throw new Error("Expected an event.");
    for (const body of [lines([first, ...others]), lines([first, event()])]) {
      expect((await fetch(path, { method: "POST", body })).status).toBe(200);
    }
    expect(await counted(store, site.id)).toBe(5);
  });

  test("may pack what it sends, up to two megabytes unpacked", async () => {
    await using console = await open();
    const { send } = console;
    const packed = { "content-encoding": "gzip" };
    expect(await (await send(gzipSync(lines(events(500))), packed)).json()).toMatchObject({ accepted: 500 });
    expect((await send(gzipSync(Buffer.alloc(3_000_000, 32)), packed)).status).toBe(413);
    expect((await send("not packed", packed)).status).toBe(400);
    expect((await send("", { "content-encoding": "br" })).status).toBe(415);
    expect((await send(lines(events(501)))).status).toBe(413);
    expect((await send(Buffer.alloc(2_200_000, 32))).status).toBe(413);
  });

  test.each([
    ["no key", {}],
    ["no scheme", { authorization: "secret" }],
    ["another secret", { authorization: `Basic ${btoa("abcdefghijklmn23:secret")}` }],
    ["no credentials", { authorization: "Basic " }],
  ])("with %s is refused, and nothing is counted", async (_, headers) => {
    await using console = await open();
    const { address, site, store } = console;
    const response = await fetch(`${address}/v1/visits`, { method: "POST", body: lines(events(1)), headers });
    expect([response.status, response.headers.get("www-authenticate")]).toEqual([
      401,
      'Basic realm="Octroi"',
    ]);
    expect(await counted(store, site.id)).toBe(0);
  });

  test("of a removed site is told to stop, of a replaced key goes on until it is ended", async () => {
    await using console = await open();
    const { send, store, site } = console;
    const next = await store.siteKeys.replace(site.id, undefined);
    expect((await send(lines(events(1)))).status).toBe(200);
    expect(
      (await send(lines(events(1)), { authorization: `Basic ${btoa(`${site.id}:${next}`)}` })).status,
    ).toBe(200);
    await store.sites.remove(site.id, undefined);
    expect((await send(lines(events(1)))).status).toBe(410);
  });

  test("that sends too much is told when to come back", async () => {
    await using console = await open();
    const { send } = console;
    let response = await send(lines(events(500)));
    // What it may send grows while it sends: on a slow machine some batches more are taken.
    for (let sent = 1; sent < 60 && response.status === 200; sent += 1)
      response = await send(lines(events(500)));
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("that comes back before it was to waits for its answer", async () => {
    await using console = await startVisits(await server.fresh());
    const { store, site, secret } = console;
    const [asked, answer] = [Promise.withResolvers<number>(), Promise.withResolvers<void>()];
    const wait = (ms: number) => {
      asked.resolve(ms);
      return answer.promise;
    };
    const { visits, sites, siteKeys, rules } = store;
    const metrics = createMetrics();
    const app = new Hono<ConsoleEnv>();
    app.post("/v1/visits", visitIntake({ visits, sites, siteKeys, rules, metrics, wait }).visits);
    app.onError((error, c) =>
      error instanceof Refusal ? c.text(error.kind, error.status) : c.text("", 500),
    );
    const headers = { authorization: `Basic ${btoa(`${site.id}:${secret}`)}` };
    const send = async () => app.request("/v1/visits", { method: "POST", headers, body: lines(events(500)) });
    for (let sent = 0; sent < 60; sent += 1) if ((await send()).status === 429) break;
    const early = Promise.resolve(send());
    expect(await Promise.race([asked.promise, early.then(({ status }) => status)])).toBe(250);
    answer.resolve();
    expect((await early).status).toBe(429);
  });

  test("leaves nothing of an address, a query, a licensee or an e-mail address behind", async () => {
    const location = await server.fresh();
    await using console = await startVisits(location);
    const { send } = console;
    const license = { id: "license-7", licensee: "Somebody Ltd" };
    const path = "/user/ada@example.org/photo?token=s3cret";
    await send(lines([event({ path, address: "192.0.2.0", license, host: "private.example.net" })]));
    const tables = await execute(location, "select name from sqlite_master where type = 'table'");
    const kept = JSON.stringify(
      await Promise.all(tables.map((table) => execute(location, `select * from "${nameOf(table)}"`))),
    );
    for (const part of [
      "192.0.2",
      "ada@example.org",
      "s3cret",
      "Somebody",
      "license-7",
      "private.example.net",
    ]) {
      expect(kept).not.toContain(part);
    }
    expect(kept).toContain("/user/…/photo");
  });
});

function nameOf(row: unknown): string {
  return typeof row === "object" && row !== null && "name" in row ? String(row.name) : "";
}
