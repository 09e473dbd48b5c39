import { copyFile, readFile, rename, stat, writeFile } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { all, sqlite } from "@octroi/database/testing/databases";
import { isReady } from "@octroi/web/testing/until";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openStore } from "../../../store/store.ts";
import { person } from "../person.ts";
import { startServer } from "../server-process.ts";
import { signUp } from "./processes.ts";

let folder: Awaited<ReturnType<typeof sqlite>>;
let location: { kind: "sqlite"; file: string };
beforeEach(async () => {
  folder = await sqlite();
  location = await folder.fresh();
});
afterEach(() => folder[Symbol.asyncDispose]());

test("processes that start at once on a file that is not there yet all start, and share it", async () => {
  const servers = await Promise.all([1, 2, 3].map(() => startServer(location)));
  expect(await Promise.all(servers.map((server) => signUp(server, "ada@example.com")))).toEqual([
    201, 201, 201,
  ]);
  await Promise.all(servers.map((server) => server.kill("SIGTERM")));
  await using store = await openStore(location);
  expect(await store.waitlist.count()).toBe(1);
});

test("a lock that is let go in time costs the visitor a wait, not their sign-up", async () => {
  await using store = await openStore(location);
  const other = new DatabaseSync(location.file);
  other.exec("begin immediate");
  const added = store.waitlist.add(person());
  // The first attempt is made, and fails, in the event loop's next turn.
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  other.exec("rollback");
  await added;
  expect(await store.waitlist.count()).toBe(1);
  other.close();
});

test("A4 a file that was moved away is missed, not written to, and found again when it is back", async () => {
  await using store = await openStore(location);
  await store.waitlist.add(person());
  await rename(location.file, `${location.file}.away`);
  await expect(store.waitlist.add(person({ email: "lost@example.com" }))).rejects.toThrow();
  expect(await store.ready()).toBe(false);
  await rename(`${location.file}.away`, location.file);
  await store.waitlist.add(person({ email: "grace@example.com" }));
  expect(await store.waitlist.count()).toBe(2);
  await expect.poll(() => store.ready()).toBe(true);
});

test("A4 a file put in the other’s place under a running server is not touched", async () => {
  const backup = await folder.fresh();
  await (await openStore(backup)).close();
  await using store = await openStore(location);
  await store.waitlist.add(person());
  await rename(location.file, `${location.file}.away`);
  await copyFile(backup.file, location.file);
  const before = await readFile(location.file);
  await expect(store.waitlist.add(person({ email: "lost@example.com" }))).rejects.toThrow("replaced");
  expect(await store.ready()).toBe(false);
  expect(await readFile(location.file)).toEqual(before);
  await rename(`${location.file}.away`, location.file);
  await store.waitlist.add(person({ email: "grace@example.com" }));
  expect((await all(store.waitlist.entries())).map(({ email }) => email)).toEqual([
    "ada@example.com",
    "grace@example.com",
  ]);
});

test("a file damaged in place is an error, and is well again once it is repaired", async () => {
  await (await openStore(location)).close();
  const sound = await readFile(location.file);
  await using store = await openStore(location);
  await writeFile(location.file, Buffer.alloc(sound.length, "damaged "));
  await expect(store.waitlist.add(person())).rejects.toThrow();
  await writeFile(location.file, sound);
  await store.waitlist.add(person());
  expect(await store.waitlist.count()).toBe(1);
});

test("sign-ups that queue behind a lock are refused with the first: none waits for it anew", async () => {
  await using store = await openStore(location);
  const other = new DatabaseSync(location.file);
  other.exec("begin immediate");
  // Waiting three seconds each, they would not be done before the test's time is over.
  const signups = Array.from({ length: 80 }, (_, number) =>
    store.waitlist.add(person({ email: `person-${number}@example.com` })),
  );
  const outcomes = await Promise.allSettled(signups);
  other.exec("rollback");
  other.close();
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(["rejected"]));
});

test("a queue of sign-ups leaves the event loop to others between two of them", async () => {
  await using store = await openStore(location);
  let added = 0;
  const signups = Array.from({ length: 100 }, async (_, number) => {
    await store.waitlist.add(person({ email: `person-${number}@example.com` }));
    added += 1;
  });
  await vi.waitUntil(() => added > 0, { interval: 1 });
  expect(added).toBeLessThan(100);
  await Promise.all(signups);
  expect(added).toBe(100);
});

test("A4 a server that refused a sign-up for want of room is not ready, even where a smaller write would fit", async () => {
  await (await openStore(location)).close();
  await using server = await startServer(location, { RATE_LIMIT: "off" }, { fileBlocks: 512 });
  // A reader holds the write-ahead log where it is, so that it grows into the limit on the size of files.
  const reader = new DatabaseSync(location.file);
  reader.exec("begin; select count(*) from waitlist");
  expect(await isReady(server)).toBe(true);
  let status: number | undefined = 201;
  for (let number = 0; status === 201; number += 1) {
    status = await signUp(server, `person-${number}@example.com`);
  }
  expect(status).toBe(503);
  expect(await isReady(server)).toBe(false);
  reader.exec("commit; pragma wal_checkpoint(truncate)");
  reader.close();
  await expect.poll(() => isReady(server)).toBe(true);
  expect(await signUp(server, "grace@example.com")).toBe(201);
});

test("only the file’s owner may read it", async () => {
  await using store = await openStore(location);
  await store.waitlist.add(person());
  for (const suffix of ["", "-wal", "-shm"]) {
    expect((await stat(location.file + suffix)).mode & 0o077).toBe(0);
  }
});
