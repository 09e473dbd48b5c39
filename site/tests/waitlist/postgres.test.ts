import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore, type StoreLocation } from "../../store/store.ts";
import { all } from "../databases.ts";
import { type Postgres, startPostgres } from "../postgres.ts";
import { isReady, signUp, startServer } from "./processes.ts";

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres[Symbol.asyncDispose]());

const fresh = async (): Promise<StoreLocation> => ({ kind: "postgres", url: await postgres.freshUrl() });
const patiently = { timeout: 20_000 };

test("W11 two processes that start at once on one PostgreSQL keep one entry per person", async () => {
  const location = await fresh();
  const servers = await Promise.all([startServer(location), startServer(location)]);
  const emails = Array.from({ length: 25 }, (_, index) => `${index}@example.com`);
  const statuses = await Promise.all(
    emails.flatMap((email) => servers.map((server) => signUp(server, email))),
  );
  expect(new Set(statuses)).toEqual(new Set([201]));
  await using store = await openStore(location);
  expect((await all(store.waitlist.entries())).map(({ email }) => email).toSorted()).toEqual(
    emails.toSorted(),
  );
  await Promise.all(servers.map((server) => server.kill("SIGTERM")));
}, 30_000);

test("A3 two processes on one PostgreSQL share the limits", async () => {
  const location = await fresh();
  const [one, two] = await Promise.all([startServer(location), startServer(location)]);
  const first = await Promise.all(Array.from({ length: 60 }, (_, i) => signUp(one, `${i}@example.com`)));
  const second = await Promise.all(Array.from({ length: 61 }, (_, i) => signUp(two, `${i}@example.com`)));
  expect(new Set(first)).toEqual(new Set([201]));
  expect(second.filter((status) => status === 429)).toHaveLength(1);
  expect(await signUp(one, "once-more@example.com")).toBe(429);
  await Promise.all([one.kill("SIGTERM"), two.kill("SIGTERM")]);
}, 30_000);

test("A3 A4 PostgreSQL gone: 503 and not ready; back: well again, without a restart", async () => {
  const location = await fresh();
  await using server = await startServer(location, { RATE_LIMIT: "off" });
  expect(await signUp(server, "before@example.com")).toBe(201);

  // Some of these are under way when their connection is lost.
  const underWay = Array.from({ length: 8 }, async (_, client) => {
    let status: number | undefined = 201;
    while (status === 201) status = await signUp(server, `${client}@example.com`);
    return status;
  });
  await postgres.stop();
  expect(await Promise.all(underWay)).toEqual(Array(8).fill(503));
  expect(await signUp(server, "during@example.com")).toBe(503);
  await expect.poll(() => isReady(server), patiently).toBe(false);

  await postgres.start();
  await expect.poll(() => isReady(server), patiently).toBe(true);
  expect(await signUp(server, "after@example.com")).toBe(201);
  await using store = await openStore(location);
  const kept = (await all(store.waitlist.entries())).map(({ email }) => email);
  expect(kept).toEqual(expect.arrayContaining(["before@example.com", "after@example.com"]));
  expect(kept).not.toContain("during@example.com");
  expect(server.log()).toContain("storage unavailable");
  expect(server.log()).not.toContain("@example.com");
}, 40_000);
