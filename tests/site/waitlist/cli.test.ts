import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { DatabaseLocation } from "@octroi/database/database";
import { type Databases, databases, sqlite } from "@octroi/database/testing/databases";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore } from "../../../store/store.ts";
import { person } from "../person.ts";
import { databaseUrl, startServer } from "../server-process.ts";
import { signUp, waitlist } from "./processes.ts";

describe.each(databases)("W12 the operator’s command line on $name", ({ start }) => {
  let server: Databases;
  let location: DatabaseLocation;
  beforeAll(async () => {
    server = await start();
    location = await server.fresh();
    await using old = await openStore(location, { now: () => new Date("2020-01-01T00:00:00Z") });
    await old.waitlist.add(person({ email: "old@example.com", firstName: "=cmd()" }));
    await using store = await openStore(location);
    await store.waitlist.add(person({ lastName: "O’Neil", website: "https://example.com/" }));
  });
  afterAll(() => server[Symbol.asyncDispose]());

  test("lists and counts, all or since a day", async () => {
    const list = await waitlist(location, "list");
    expect(list).toMatchObject({ code: 0, err: "" });
    expect(list.out.split("\n")).toEqual([
      "2020-01-01  old@example.com  =cmd() Lovelace",
      expect.stringMatching(
        /^\d{4}-\d\d-\d\d {2}ada@example\.com {2}Ada O’Neil {2}https:\/\/example\.com\/$/,
      ),
      "",
    ]);
    expect(await waitlist(location, "count")).toEqual({ out: "2\n", err: "", code: 0 });
    expect(await waitlist(location, "count", "--since", "2021-01-01")).toMatchObject({ out: "1\n" });
  });

  test("exports CSV and JSON", async () => {
    const csv = await waitlist(location, "export", "--format", "csv");
    expect(csv.code).toBe(0);
    expect(csv.out).toMatch(/^\uFEFFemail,firstName,.*\r\nold@example\.com,'=cmd\(\),/);
    const json = await waitlist(location, "export", "--format", "json", "--since", "2021-01-01");
    expect(JSON.parse(json.out)).toMatchObject([
      { email: "ada@example.com", lastName: "O’Neil", linkedin: null },
    ]);
    const none = await waitlist(location, "export", "--format", "json", "--since", "2999-01-01");
    expect(JSON.parse(none.out)).toEqual([]);
  });

  test("draws the days", async () => {
    const { out, code } = await waitlist(location, "stats", "--days", "3");
    expect(code).toBe(0);
    expect(out.split("\n")).toHaveLength(5);
    expect(out).toMatch(/█ {2}1\n1 in 3 days, 2 on the list\n$/);
  });

  test("purges what is too old, after saying what it would do", async () => {
    expect((await waitlist(location, "purge", "--dry-run")).out).toMatch(/^1 to delete/);
    expect((await waitlist(location, "purge")).out).toMatch(/^1 deleted/);
    expect((await waitlist(location, "purge")).out).toMatch(/^0 deleted/);
  });

  test("erases one person, while the server runs", async () => {
    await using running = await startServer(location);
    expect(await signUp(running, "grace@example.com")).toBe(201);
    expect(await waitlist(location, "erase", "GRACE@example.com")).toMatchObject({ code: 0 });
    expect(await waitlist(location, "erase", "grace@example.com")).toMatchObject({ code: 1, out: "" });
    expect(await signUp(running, "grace@example.com")).toBe(201);
    expect(await waitlist(location, "count")).toMatchObject({ out: "2\n" });
  });
});

test("W12 a reader who has had enough is no failure", async () => {
  await using folder = await sqlite();
  const location = await folder.fresh();
  await using store = await openStore(location);
  // More than a pipe holds.
  const website = `https://example.com/${"x".repeat(1_000)}`;
  const emails = Array.from({ length: 300 }, (_, index) => `${index}@example.com`);
  await Promise.all(emails.map((email) => store.waitlist.add(person({ email, website }))));
  const child = started(location, "list");
  child.stdout.once("data", () => child.stdout.destroy());
  expect(await once(child, "exit")).toEqual([0, null]);
});

test("W12 as a process it prints on its own streams and ends with its own code", async () => {
  await using folder = await sqlite();
  const location = await folder.fresh();
  await (await openStore(location)).close();
  const child = started(location, "erase", "nobody@example.com");
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  expect({ out, code }).toEqual({ out: "", code: 1 });
  expect(err).toContain("Nobody");
});

/** The command line as a process of its own. */
function started(location: DatabaseLocation, ...args: string[]) {
  return spawn(process.execPath, [join(import.meta.dirname, "../../../cli/main.ts"), "waitlist", ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl(location) },
    stdio: ["ignore", "pipe", "pipe"],
  });
}
