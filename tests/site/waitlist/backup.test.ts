import { copyFile, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { startScrubbing } from "@octroi/database/scrub";
import { databases, sqlite } from "@octroi/database/testing/databases";
import { until } from "@octroi/web/testing/until";
import { expect, test } from "vitest";
import { openStore } from "../../../store/store.ts";
import { person } from "../person.ts";
import { compare, keepSigningUp } from "../reliability/signups.ts";
import { startServer } from "../server-process.ts";
import { octroi, signUp, waitlist } from "./processes.ts";

test("W12 a backup taken under load is whole, and a server started on it has everyone who was there", async () => {
  await using folder = await sqlite();
  const location = await folder.fresh();
  const copy = join(dirname(location.file), "copy.sqlite");
  const server = await startServer(location, { RATE_LIMIT: "off" });
  const signups = keepSigningUp(server, { clients: 8, name: "backup" });
  await until(() => signups.acknowledged.size >= 50);
  const before = [...signups.acknowledged];
  const backup = await octroi(location, "backup", copy);
  await signups.stop();
  expect(backup).toMatchObject({ code: 0, err: "" });
  expect(backup.out).toMatch(/^0 people, 1 site, \d+ waiting copied to \/.*copy\.sqlite\n$/);
  expect((await stat(copy)).mode & 0o077).toBe(0);
  expect(await readdir(dirname(copy))).not.toContain("copy.sqlite.partial");

  // As docs/operations.md says: stop, put the copy in the place of all three files, start.
  await server.kill("SIGTERM");
  for (const suffix of ["", "-wal", "-shm"]) await rm(location.file + suffix, { force: true });
  await copyFile(copy, location.file);
  await using restored = await startServer(location, { RATE_LIMIT: "off" });
  expect(await signUp(restored, "after@example.com")).toBe(201);
  const { lost, kept } = await compare(location, [...before, "after@example.com"]);
  expect(lost).toBe(0);
  expect(kept).toBe(Number(/(\d+) waiting/.exec(backup.out)?.[1]) + 1);
});

test("W12 a backup never takes the place of a file that is there", async () => {
  await using folder = await sqlite();
  const location = await folder.fresh();
  await (await openStore(location)).close();
  const taken = join(dirname(location.file), "taken");
  await writeFile(taken, "precious");
  const { code, err } = await octroi(location, "backup", taken);
  expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining("already") });
  expect((await stat(taken)).size).toBe(8);
});

test("W12 a backup that was killed halfway is taken again, and leaves nothing of the first", async () => {
  await using folder = await sqlite();
  const location = await folder.fresh();
  await using store = await openStore(location);
  await store.waitlist.add(person());
  const target = join(dirname(location.file), "copy.sqlite");
  // What `kill -9` left: it has no time to clean up.
  await writeFile(`${target}.partial`, "half of somebody");
  await writeFile(`${target}.partial-journal`, "half of somebody");
  expect(await store.copyTo?.(target)).toEqual({ people: 0, sites: 0, waiting: 1 });
  expect((await readdir(dirname(target))).filter((name) => name.startsWith("copy"))).toEqual(["copy.sqlite"]);
});

test("W12 a backup under way has no name yet under which it could pass for one", async () => {
  await using folder = await sqlite();
  const location = await folder.fresh();
  await using store = await openStore(location);
  await store.waitlist.add(person());
  const target = join(dirname(location.file), "copy.sqlite");
  const copying = store.copyTo?.(target);
  let seen = 0;
  const looking = (async () => {
    for (;;) {
      const found = await stat(target).catch(() => undefined);
      if (found === undefined) continue;
      seen = found.size;
      return;
    }
  })();
  await Promise.all([copying, looking]);
  expect(seen).toBeGreaterThan(0);
});

test("W12 a folder that is not there is named, not taken for a missing list", async () => {
  await using folder = await sqlite();
  const location = await folder.fresh();
  await (await openStore(location)).close();
  const missing = join(dirname(location.file), "no-such-folder");
  const { code, err } = await octroi(location, "backup", join(missing, "copy.sqlite"));
  expect({ code, err }).toEqual({ code: 1, err: `There is no folder ${missing}.\n` });
});

test("W12 a copy that fails leaves nothing behind that looks like one", async () => {
  await using folder = await sqlite();
  const location = await folder.fresh();
  const store = await openStore(location);
  const target = join(dirname(location.file), "copy.sqlite");
  await store.close();
  await expect(store.copyTo?.(target)).rejects.toThrow();
  expect((await readdir(dirname(location.file))).filter((name) => name.startsWith("copy"))).toEqual([]);
});

test("W12 someone erased before is not in the copy’s bytes", async () => {
  await using folder = await sqlite();
  const location = await folder.fresh();
  await using store = await openStore(location);
  await store.waitlist.add(person({ email: "kept@example.com" }));
  await store.waitlist.add(person({ email: "erased@example.com" }));
  await store.waitlist.erase("erased@example.com");
  const target = join(dirname(location.file), "copy.sqlite");
  expect(await store.copyTo?.(target)).toEqual({ people: 0, sites: 0, waiting: 1 });
  const bytes = (await readFile(target)).toString("latin1");
  expect(bytes).toContain("kept@example.com");
  expect(bytes).not.toContain("erased@example.com");
});

test("W12 someone erased or purged is gone from the files at once, those of older versions included", async () => {
  await using folder = await sqlite();
  const location = await folder.fresh();
  const bytes = async () => {
    const files = await Promise.all(
      ["", "-wal"].map((suffix) => readFile(location.file + suffix).catch(() => "")),
    );
    return files.map((file) => file.toString("latin1")).join();
  };
  await using store = await openStore(location, { now: () => new Date("2024-01-01T00:00:00Z") });
  await store.waitlist.add(person({ email: "kept@example.com", lastName: "Kept" }));
  for (let n = 0; n < 50; n += 1) {
    await store.waitlist.add(person({ email: `gone-${n}@example.com`, lastName: "Vanishing" }));
  }
  for (let n = 0; n < 50; n += 1) await store.waitlist.erase(`gone-${n}@example.com`);
  expect(await bytes()).not.toMatch(/gone-|Vanishing/);
  expect(await bytes()).toContain("Kept");
  await store.waitlist.purge(new Date("2024-02-01T00:00:00Z"));
  expect(await bytes()).not.toContain("Kept");

  // As a file was before: deleted rows stand in its free pages.
  await store.close();
  const old = new DatabaseSync(location.file);
  old.exec("pragma secure_delete = off; pragma user_version = 0");
  const insert = old.prepare("insert into heartbeat (id, beat_at) values (?, ?)");
  for (let n = 100; n < 400; n += 1) insert.run(n, `lingering-${n}-${"x".repeat(50)}`);
  old.exec("delete from heartbeat where id >= 100");
  old.close();
  expect(await bytes()).toContain("lingering");
  await using again = await openStore(location);
  expect(await bytes()).not.toContain("lingering");
  expect(await again.waitlist.count()).toBe(0);
});

test("W12 who is erased while another process reads is said to be still in the log, until a later attempt empties it", async () => {
  await using folder = await sqlite();
  const location = await folder.fresh();
  const log = async () => (await readFile(`${location.file}-wal`)).toString("latin1");
  // Kept open, as by a server: else whoever closes last would empty the log.
  await using store = await openStore(location);
  await store.waitlist.add(person({ email: "ada@example.com" }));
  const reader = new DatabaseSync(location.file);
  reader.exec("begin; select count(*) from waitlist");
  const { code, out, err } = await waitlist(location, "erase", "ada@example.com");
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err).toMatch(/^Taken off the list, but still in the database’s log/);
  expect(await log()).toContain("ada@example.com");

  const stop = startScrubbing(store, 10);
  reader.exec("commit");
  reader.close();
  await expect.poll(log).not.toContain("ada@example.com");
  await stop();
});

test("W12 on PostgreSQL the command names the tool that does it", async () => {
  const [, postgres] = databases;
  if (postgres === undefined) throw new Error("Expected PostgreSQL for this test, found none.");
  await using server = await postgres.start();
  const { code, out, err } = await octroi(await server.fresh(), "backup", "list.dump");
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err).toMatch(/umask 077; pg_dump --format=custom .*--file=list\.dump/);
});
