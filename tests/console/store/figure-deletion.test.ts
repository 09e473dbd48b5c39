import type { DatabaseLocation } from "@octroi/database/database";
import { openDatabase } from "@octroi/database/open";
import { execute, onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { deletionMigrations } from "../../../store/migrations/deletion.ts";
import { migrations } from "../../../store/migrations.ts";
import type { Schema } from "../../../store/schema.ts";
import { openStore } from "../../../store/store.ts";
import { figureTableNames } from "../../../store/visits/figures.ts";
import { batch, many, noon, openVisits, otherSite, site } from "../visits/store.ts";

/** More than one slice on either database. */
const manyEvents = 12_000;

/** Two consoles on one database, and a site with many rows. */
onEachDatabase((freshDatabase, emptyDatabase) => {
  async function openTwo() {
    const location = await freshDatabase();
    const visits = await openVisits(location);
    const now = () => noon;
    const [one, other] = [await openStore(location, { now }), await openStore(location, { now })];
    await visits.visits.receive(batch(many(20, (index) => ({ path: `/${index}` }))));
    await visits.visits.importDays(site, [{ day: 20_000, crawler: "CCBot", visits: 7 }]);
    await addEvents(location, site);
    return {
      location,
      one,
      other,
      async [Symbol.asyncDispose]() {
        await Promise.all([one.close(), other.close()]);
        await visits[Symbol.asyncDispose]();
      },
    };
  }

  test("K5 a removed site is gone at once, and two consoles delete its figures beside intake", async () => {
    await using opened = await openTwo();
    const { location, one, other } = opened;
    await one.sites.remove(site, undefined);
    expect(await other.sites.find(site)).toBeUndefined();
    expect(await other.visits.receive(batch(many(1)))).toEqual({ outcome: "site-gone" });
    expect(await rowsOf(location, site)).toBeGreaterThan(manyEvents);

    let isOver = false;
    let sent = 0;
    const sender = (async () => {
      do {
        const { outcome } = await one.visits.receive(batch(many(20), { site: otherSite }));
        if (outcome === "counted") sent += 20;
      } while (!isOver);
    })();
    const deletions = await Promise.all([one.deleteFigures(), other.deleteFigures()]);
    isOver = true;
    await sender;
    expect(deletions.flatMap(({ failures }) => failures)).toEqual([]);
    expect(deletions.reduce((sum, { rows }) => sum + rows, 0)).toBeGreaterThan(manyEvents);
    expect(await rowsOf(location, site)).toBe(0);
    const [counted] = await execute(
      location,
      `select sum(visits) as visits from visit_day where site = '${otherSite}'`,
    );
    expect(Number(Object(counted).visits)).toBe(sent);
    expect(await one.deleteFigures()).toEqual({ sites: 0, rows: 0, failures: [] });
  });

  test("a server that is to stop leaves what it has not deleted to the next", async () => {
    await using opened = await openTwo();
    const { location, one, other } = opened;
    const later = new Date(noon.getTime() + 10 * 86_400_000);
    expect(await one.visits.purge(later, AbortSignal.abort())).toMatchObject({ sites: 0, rows: 0 });
    await one.sites.remove(site, undefined);
    expect(await one.deleteFigures(AbortSignal.abort())).toMatchObject({ rows: 0, failures: [] });
    expect(await rowsOf(location, site)).toBeGreaterThan(manyEvents);
    await other.deleteFigures();
    expect(await rowsOf(location, site)).toBe(0);
  });

  test("what keeps the figures of one site keeps no other's, and what was deleted by then stays so", async () => {
    await using opened = await openTwo();
    const { location, one, other } = opened;
    await one.visits.receive(batch(many(3), { site: otherSite }));
    const repair = await breakDeletion(location, site);
    await one.sites.remove(site, undefined);
    await one.sites.remove(otherSite, undefined);
    expect(await one.deleteFigures()).toMatchObject({ sites: 2, failures: [expect.anything()] });
    expect(await rowsOf(location, otherSite)).toBe(0);
    expect(await execute(location, `select id from visit_event where site = '${site}'`)).toEqual([]);
    expect(await rowsOf(location, site)).toBeGreaterThan(0);
    await repair();
    expect(await other.deleteFigures()).toMatchObject({ sites: 1, failures: [] });
    expect(await rowsOf(location, site)).toBe(0);
  });

  test("retention deletes in slices too, and counts the ids that are left", async () => {
    await using opened = await openTwo();
    const { location, one, other } = opened;
    const purges = await Promise.all([one.visits.purge(noon), other.visits.purge(noon)]);
    expect(purges).toMatchObject([{ failures: [] }, { failures: [] }]);
    // Those of today's batch.
    expect(await execute(location, "select site from visit_event")).toHaveLength(20);
    const [row] = await execute(location, `select event_ids from visit_site where site = '${site}'`);
    expect(row).toEqual({ event_ids: 20 });
  });

  test("a database from when figures went with their site keeps them, and lets them go after it", async () => {
    const location = await emptyDatabase();
    const older = Object.entries(migrations).filter(([name]) => !(name in deletionMigrations));
    await using _older = await openDatabase<Schema>(location, {
      create: true,
      migrations: Object.fromEntries(older),
    });
    const at = noon.toISOString();
    for (const statement of [
      `insert into workspace (id, name, plan, created_at) values ('free', '', 'free', '${at}')`,
      `insert into site (id, workspace_id, domain, bare_domain, connector, status, created_at)
       values ('${site}', 'free', 'a.example', 'a.example', 'middleware', 'pending', '${at}')`,
      `insert into imported_day (site, day, crawler, visits) values ('${site}', 20000, 1, 7)`,
      `insert into page (site, id, section, path) values ('${site}', 1, '', '/a')`,
      `insert into recent_visit (site, number, time, crawler, identity, decision, status, robots, status_code, path)
       values ('${site}', 1, 2, 3, 4, 5, 6, 7, null, '/a')`,
    ]) {
      await execute(location, statement);
    }
    const recent = await execute(location, "select * from recent_visit");
    await using store = await openStore(location);
    expect(await execute(location, "select * from recent_visit")).toEqual(recent);
    expect(await rowsOf(location, site)).toBe(4);
    await store.sites.remove(site, undefined);
    expect(await rowsOf(location, site)).toBe(4);
    expect(await store.deleteFigures()).toEqual({ sites: 1, rows: 4, failures: [] });
  });
});

async function addEvents(location: DatabaseLocation, id: string): Promise<void> {
  await execute(
    location,
    `with recursive number (n) as (select 1 union all select n + 1 from number where n < ${manyEvents})
     insert into visit_event (site, id, day) select '${id}', 'event ' || n, 20000 from number`,
  );
  await execute(location, `update visit_site set event_ids = event_ids + ${manyEvents} where site = '${id}'`);
}

async function rowsOf(location: DatabaseLocation, id: string): Promise<number> {
  const counts = figureTableNames.map((table) => `(select count(*) from ${table} where site = '${id}')`);
  const [row] = await execute(location, `select ${counts.join(" + ")} as total`);
  return Number(Object(row).total);
}

/** The database refuses to delete the pages of a site. Returns what ends that. */
async function breakDeletion(location: DatabaseLocation, id: string): Promise<() => Promise<unknown>> {
  if (location.kind === "sqlite") {
    await execute(
      location,
      `create trigger broken before delete on page when old.site = '${id}'
       begin select raise(abort, 'broken'); end`,
    );
    return () => execute(location, "drop trigger broken");
  }
  await execute(
    location,
    `create function broken() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
     create trigger broken before delete on page for each row when (old.site = '${id}') execute function broken()`,
  );
  return () => execute(location, "drop trigger broken on page");
}
