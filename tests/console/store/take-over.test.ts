import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { DatabaseLocation } from "@octroi/database/database";
import { all, execute, onEachDatabase, sqlite } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { ownSiteId } from "../../../domain/sites/own-site.ts";
import { dayOf } from "../../../domain/visits/day.ts";
import { renameConsoleFile } from "../../../store/earlier/take-over.ts";
import { openStore } from "../../../store/store.ts";
import { person } from "../../site/person.ts";
import { makeEarlierSite, runSql, steps } from "./earlier-site.ts";

onEachDatabase((freshDatabase, emptyDatabase) => {
  /** A database of the site's own, as this version left it. */
  async function earlierSite(version?: string): Promise<DatabaseLocation> {
    const location = await emptyDatabase();
    await makeEarlierSite(location, version);
    return location;
  }

  test.for(steps)("what the site kept by $name is taken over, and is gone there", async ({ name }) => {
    const earlier = await earlierSite(name);
    const before = await execute(earlier, "select * from waitlist order by id");
    const location = await freshDatabase();
    {
      await using store = await openStore(location);
      expect(await store.takeOverSite(earlier)).toBe(true);
      expect(await store.waitlist.count()).toBe(before.length);
      await store.waitlist.add(person({ email: "new@example.com" }));
    }
    const after = await execute(
      location,
      "select * from waitlist where email <> 'new@example.com' order by id",
    );
    expect(after).toMatchObject(before.map((row) => ({ ...(row as object) })));
    expect(await isLeft(earlier)).toBe(false);
    await using again = await openStore(location);
    expect(await again.takeOverSite(earlier)).toBe(false);
    expect(await again.waitlist.count()).toBe(before.length + 1);
  });

  test("notices that are owed and the counts of the ledger come along", async () => {
    const earlier = await earlierSite();
    const [owed, counted] = [
      await execute(earlier, "select * from outbox order by entry_id"),
      await execute(earlier, "select * from ledger order by crawler"),
    ];
    expect([owed.length, counted.length]).toEqual([expect.any(Number), 2]);
    const location = await freshDatabase();
    await using store = await openStore(location);
    await store.takeOverSite(earlier);
    expect(await execute(location, "select * from waitlist_notice order by entry_id")).toEqual(owed);
    await store.ownSite.ensure("octroi.example");
    const day = dayOf(Date.parse("2026-11-16"));
    const totals = await store.visits.totals(ownSiteId, { unit: "day", from: day, to: day, step: 1 });
    expect(totals.toSorted((a, b) => b.visits - a.visits)).toEqual([
      {
        ...{ at: day, crawler: "GPTBot", identity: "verified", decision: "charge", status: "402" },
        ...{ robots: "unknown", visits: 12 },
      },
      {
        ...{ at: day, crawler: "Googlebot", identity: "verified", decision: "allow", status: "2xx" },
        ...{ robots: "unknown", visits: 3 },
      },
    ]);
  });

  test("two servers that start at once take it over once", async () => {
    const earlier = await earlierSite();
    const count = (await execute(earlier, "select id from waitlist")).length;
    const location = await freshDatabase();
    await using one = await openStore(location);
    await using two = await openStore(location);
    await Promise.allSettled([one.takeOverSite(earlier), two.takeOverSite(earlier)]);
    expect(await one.waitlist.count()).toBe(count);
    expect(await isLeft(earlier)).toBe(false);
  });

  test("a take-over that fails is undone, and taken up at the next start", async () => {
    const earlier = await earlierSite();
    const count = (await execute(earlier, "select id from waitlist")).length;
    const location = await freshDatabase();
    await using store = await openStore(location);
    // Something keeps a row from where it is to go.
    await runSql(location, "create unique index in_the_way on visit_day (site)");
    await expect(store.takeOverSite(earlier)).rejects.toThrow();
    expect(await store.waitlist.count()).toBe(0);
    expect(await isLeft(earlier)).toBe(true);
    await runSql(location, "drop index in_the_way");
    expect(await store.takeOverSite(earlier)).toBe(true);
    expect(await store.waitlist.count()).toBe(count);
  });

  test("who was erased does not come back where the earlier database was not gone yet", async () => {
    const earlier = await earlierSite();
    const location = await freshDatabase();
    await using store = await openStore(location);
    const [first] = await execute(earlier, "select email from waitlist order by id");
    const { email } = first as { email: string };
    await store.takeOverSite(earlier);
    await store.waitlist.erase(email);
    // As it is where the server ended right after the copy.
    if (earlier.kind === "postgres")
      await runSql(earlier, "drop schema public cascade; create schema public");
    await makeEarlierSite(earlier);
    await store.takeOverSite(earlier);
    expect((await all(store.waitlist.entries())).map((entry) => entry.email)).not.toContain(email);
    expect(await isLeft(earlier)).toBe(false);
  });

  test("the database itself is never taken for the site's", async () => {
    const location = await freshDatabase();
    await using store = await openStore(location);
    await store.waitlist.add(person());
    expect(await store.takeOverSite(location)).toBe(false);
    expect(await store.waitlist.count()).toBe(1);
  });
});

test("the console's file takes the new name with all that is in it, its log included", async () => {
  await using files = await sqlite();
  const { file } = await files.empty();
  const earlier = join(dirname(file), "console.sqlite");
  const store = await openStore({ kind: "sqlite", file: earlier });
  const ada = await store.people.ensure("ada@example.com", "en");
  await store.close();
  // As a process that was killed leaves it: what is newest stands in the log alone.
  const killed = new DatabaseSync(earlier);
  killed.exec("pragma journal_mode = wal; pragma wal_autocheckpoint = 0; update person set name = 'Ada'");
  const left = ["", "-wal"].map((suffix) => [suffix, readFileSync(earlier + suffix)] as const);
  killed.close();
  for (const [suffix, bytes] of left) writeFileSync(earlier + suffix, bytes);
  await renameConsoleFile(earlier, file);
  expect(existsSync(earlier)).toBe(false);
  await using renamed = await openStore({ kind: "sqlite", file }, { create: false });
  expect(await renamed.people.find(ada.id)).toMatchObject({ name: "Ada" });
  await renameConsoleFile(earlier, file);
  expect(await renamed.people.find(ada.id)).toMatchObject({ name: "Ada" });
});

async function isLeft(location: DatabaseLocation): Promise<boolean> {
  if (location.kind === "sqlite") return existsSync(location.file);
  const rows = await execute(
    location,
    "select 1 from information_schema.tables where table_name in ('waitlist', 'outbox', 'ledger')",
  );
  return rows.length > 0;
}
