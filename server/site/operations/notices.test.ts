import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { all, sqlite } from "@octroi/database/testing/databases";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openStore, type Store } from "../../../store/store.ts";
import { person } from "../../../tests/site/person.ts";
import { startNotices } from "./notices.ts";

interface Received {
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

const secret = "0123456789abcdef";
const pace = { idleMs: 5, firstRetryMs: 5, maxRetryMs: 20 };

let folder: Awaited<ReturnType<typeof sqlite>>;
let store: Store;
let logged: string;
beforeEach(async () => {
  folder = await sqlite();
  store = await openStore(await folder.fresh(), { notices: true });
  logged = "";
});
afterEach(async () => {
  await store.close();
  await folder[Symbol.asyncDispose]();
});

/** A receiver that answers as it is told: with no status, never. */
async function receiver(statusOf: (attempt: number) => number) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    received.push({ headers: request.headers, body });
    const status = statusOf(received.length);
    if (status !== 0) response.writeHead(status, { location: "/elsewhere" }).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("Expected a TCP port, found none.");
  return {
    url: `http://127.0.0.1:${address.port}/`,
    received,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function deliverTo(url: string) {
  const log = pino(
    {},
    {
      write(line: string) {
        logged += line;
      },
    },
  );
  const stop = startNotices(store.waitlistNotices, { url, secret }, log, pace);
  return { [Symbol.asyncDispose]: stop };
}

test("each new entry is told once, signed, and a repeated sign-up is not news", async () => {
  await using webhook = await receiver(() => 204);
  await store.waitlist.add(person({ language: "fr" }));
  await store.waitlist.add(person());
  await store.waitlist.add(person({ email: "grace@example.com" }));
  {
    await using _delivering = deliverTo(webhook.url);
    await expect.poll(() => store.waitlistNotices.pending()).toBe(0);
  }
  const [entry] = await all(store.waitlist.entries());
  const notice = webhook.received.find(({ body }) => body.includes("ada@example.com"));
  expect(JSON.parse(notice?.body ?? "")).toEqual({
    type: "waitlist.joined",
    timestamp: entry?.createdAt,
    data: entry,
  });
  const { "webhook-id": id, "webhook-timestamp": timestamp } = notice?.headers ?? {};
  const signed = createHmac("sha256", secret).update(`${id}.${timestamp}.${notice?.body}`).digest("base64");
  expect(notice?.headers).toMatchObject({
    "content-type": "application/json",
    "webhook-id": entry?.id,
    "webhook-signature": `v1,${signed}`,
  });
  expect(Math.abs(Number(timestamp) - Date.now() / 1_000)).toBeLessThan(60);
  expect(webhook.received).toHaveLength(2);
});

test("a receiver that is down loses nothing: the same notice comes until it says yes", async () => {
  await using webhook = await receiver((attempt) => [500, 404, 302][attempt - 1] ?? 200);
  await store.waitlist.add(person());
  {
    await using _delivering = deliverTo(webhook.url);
    await expect.poll(() => store.waitlistNotices.pending()).toBe(0);
  }
  expect(new Set(webhook.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  expect(webhook.received).toHaveLength(4);
  expect(logged).toContain("not delivered");
  expect(logged).not.toContain("@example.com");
});

test("nobody listening is no reason to give up, nor to tell of someone erased meanwhile", async () => {
  const gone = await receiver(() => 200);
  await gone[Symbol.asyncDispose]();
  await store.waitlist.add(person());
  await store.waitlist.add(person({ email: "erased@example.com" }));
  {
    await using _delivering = deliverTo(gone.url);
    await expect.poll(() => logged).toContain('"attempts":2');
    await store.waitlist.erase("erased@example.com");
  }
  await using webhook = await receiver(() => 200);
  await using _delivering = deliverTo(webhook.url);
  await expect.poll(() => webhook.received.length).toBe(1);
  expect(webhook.received[0]?.body).toContain("ada@example.com");
});

test("a server that stops does not wait for a receiver that does not answer, and the notice comes later", async () => {
  await using silent = await receiver(() => 0);
  await store.waitlist.add(person());
  {
    await using _delivering = deliverTo(silent.url);
    await expect.poll(() => silent.received.length).toBe(1);
  }
  expect(logged).toContain('"outcome":"unreachable"');
  await using webhook = await receiver(() => 200);
  await using _delivering = deliverTo(webhook.url);
  await expect.poll(() => store.waitlistNotices.pending()).toBe(0);
  expect(webhook.received[0]?.headers["webhook-id"]).toBe(silent.received[0]?.headers["webhook-id"]);
});
