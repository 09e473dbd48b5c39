import { copyFile, readFile, rename, stat, writeFile } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openStore } from "../../store/store.ts";
import { all, person, sqlite } from "../databases.ts";
import { isReady, signUp, startServer } from "./processes.ts";

let folder: Awaited<ReturnType<typeof sqlite>>;
let location: { kind: "sqlite"; file: string };
beforeEach(async () => {
  folder = await sqlite();
  location = await folder.fresh();
});
afterEach(() => folder[Symbol.asyncDispose]());

const patiently = { timeout: 15_000 };

test("A3 A4 no room left to write: 503, not ready, and well again once there is, with nothing lost", async () => {
  await (await openStore(location)).close();
  // A reader holds the write-ahead log where it is, so that it grows into the limit.
  const reader = new DatabaseSync(location.file);
  reader.exec("begin; select count(*) from waitlist");
  await using server = await startServer(location, { RATE_LIMIT: "off" }, 512);

  const acknowledged: string[] = [];
  let status: number | undefined;
  for (let count = 0; status !== 503 && count < 1_000; count += 1) {
    const email = `${count}@example.com`;
    status = await signUp(server, email);
    if (status === 201) acknowledged.push(email);
  }
  expect(status).toBe(503);
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(await signUp(server, "still@example.com")).toBe(503);
  await expect.poll(() => isReady(server), patiently).toBe(false);

  reader.exec("commit; pragma wal_checkpoint(truncate)");
  reader.close();
  await expect.poll(() => isReady(server), patiently).toBe(true);
  expect(await signUp(server, "after@example.com")).toBe(201);

  await using store = await openStore(location);
  const kept = (await all(store.waitlist.entries())).map(({ email }) => email);
  expect(kept).toEqual(expect.arrayContaining([...acknowledged, "after@example.com"]));
  expect(server.log()).not.toContain("@example.com");
}, 40_000);

test("A3 A4 a database that another process locks: 503, others are served meanwhile, and it recovers", async () => {
  await using server = await startServer(location);
  const other = new DatabaseSync(location.file);
  other.exec("begin immediate");

  let answered = false;
  const waiting = signUp(server, "ada@example.com").finally(() => {
    answered = true;
  });
  expect((await fetch(`${server.url}/api/elsewhere`)).status).toBe(404);
  expect(answered).toBe(false);
  expect(await waiting).toBe(503);
  expect(await isReady(server)).toBe(false);

  other.exec("rollback");
  other.close();
  expect(await signUp(server, "ada@example.com")).toBe(201);
  await expect.poll(() => isReady(server), patiently).toBe(true);
}, 40_000);

test("processes that start at once on a file that is not there yet all start, and share it", async () => {
  const servers = await Promise.all([1, 2, 3].map(() => startServer(location)));
  expect(await Promise.all(servers.map((server) => signUp(server, "ada@example.com")))).toEqual([
    201, 201, 201,
  ]);
  await Promise.all(servers.map((server) => server.kill("SIGTERM")));
  await using store = await openStore(location);
  expect(await store.waitlist.count()).toBe(1);
}, 30_000);

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
  await expect.poll(() => store.ready(), patiently).toBe(true);
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

test("one piece of work that fails takes none of its group with it", async () => {
  await using store = await openStore(location);
  // Only a programming error gets this far: the edge refuses a sign-up without a name.
  const nameless = { ...person({ email: "nameless@example.com" }), firstName: JSON.parse("null") };
  const outcomes = await Promise.allSettled([
    store.waitlist.add(person({ email: "before@example.com" })),
    store.waitlist.add(nameless),
    store.waitlist.add(person({ email: "after@example.com" })),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(await store.waitlist.count()).toBe(2);
});

test("only the file’s owner may read it", async () => {
  await using store = await openStore(location);
  await store.waitlist.add(person());
  for (const suffix of ["", "-wal", "-shm"]) {
    expect((await stat(location.file + suffix)).mode & 0o077).toBe(0);
  }
});
