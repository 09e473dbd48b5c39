import { execute, onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { isoDay } from "../../../domain/visits/day.ts";
import { onlyZone } from "../../../domain/visits/site-zones.ts";
import { siteZoneMigrations } from "../../../store/migrations/site-zones.ts";
import { openStore } from "../../../store/store.ts";
import { addedSite } from "../added-site.ts";
import { stoppedClock } from "../clock.ts";
import { batch, visit } from "../visits/store.ts";

onEachDatabase((freshDatabase) => {
  async function world() {
    const clock = stoppedClock("2026-11-18T14:07:00.000Z");
    const store = await openStore(await freshDatabase(), { now: clock.now });
    const person = await store.people.ensure("ada@example.com", "en");
    const { id: workspaceId } = await store.workspaces.currentOf(person);
    const added = await addedSite(
      store,
      { workspaceId, domain: "example.com", timeZone: "America/New_York" },
      person.id,
    );
    return { clock, store, site: added.site.id, workspaceId, person };
  }

  test("a site that nothing was counted of has another zone for all its days", async () => {
    const { store, site } = await world();
    await using _ = store;
    expect((await store.sites.find(site))?.zones).toEqual(onlyZone("America/New_York"));
    await store.sites.setTimeZone(site, "Asia/Kathmandu", undefined);
    expect((await store.sites.find(site))?.zones).toEqual(onlyZone("Asia/Kathmandu"));
  });

  test("what was counted stays on its day, and a change counts from its moment on, also for what comes late", async () => {
    const { store, clock, site, workspaceId, person } = await world();
    await using _ = store;
    const send = async (text: string) => {
      const visits = [visit({ time: Date.parse(text) })];
      expect(await store.visits.receive(batch(visits, { site }))).toMatchObject({ outcome: "counted" });
    };
    const days = async () => {
      const totals = await store.visits.totals(site, { unit: "day", from: 0, to: 30_000, step: 1 });
      return totals.map(({ at, visits }) => `${isoDay(at)} ${visits}`);
    };
    clock.forward({ minutes: 1 });
    await send("2026-11-18T04:00:00Z");
    expect(await days()).toEqual(["2026-11-17 1"]);
    await store.sites.setTimeZone(site, "Pacific/Auckland", person.id);
    await send("2026-11-18T14:10:00Z");
    clock.forward({ hours: 2 });
    await send("2026-11-18T14:30:00Z");
    await send("2026-11-18T14:29:59Z");
    expect(await days()).toEqual(["2026-11-17 1", "2026-11-18 2", "2026-11-19 1"]);
    const [change] = await store.workspaces.changes(workspaceId, 1);
    expect(change).toMatchObject({ kind: "site-time-zone-changed", value: "Pacific/Auckland" });
  });

  test("sites from before there were zones are counted in UTC until the migration, and by their workspace's since", async () => {
    const location = await freshDatabase();
    const at = "2026-11-18T12:00:00.000Z";
    {
      await using store = await openStore(location);
      expect(await store.ready()).toBe(true);
    }
    await execute(location, "alter table site drop column zones");
    await execute(location, `delete from migration where name = '${Object.keys(siteZoneMigrations)[0]}'`);
    await execute(
      location,
      `insert into workspace (id, name, plan, created_at, time_zone) values ('ws', 'ws', 'pro', '${at}', 'Asia/Kathmandu')`,
    );
    for (const id of ["counted000000000", "empty00000000000", "thepublicwebsite"]) {
      await execute(
        location,
        `insert into site (id, workspace_id, domain, bare_domain, connector, status, created_at)
         values ('${id}', 'ws', '${id}.example', '${id}.example', 'middleware', 'pending', '${at}')`,
      );
    }
    await execute(
      location,
      `insert into visit_site (site, last_number, last_page, pages, event_ids, allowance, allowance_at)
       values ('counted000000000', 0, 0, 0, 0, 1, 1)`,
    );
    await using store = await openStore(location);
    const zonesOf = async (id: string) => (await store.sites.find(id))?.zones;
    expect(await zonesOf("counted000000000")).toEqual([
      { from: 0, zone: "UTC" },
      { from: expect.any(Number), zone: "Asia/Kathmandu" },
    ]);
    expect(await zonesOf("empty00000000000")).toEqual(onlyZone("Asia/Kathmandu"));
    expect(await zonesOf("thepublicwebsite")).toEqual(onlyZone("UTC"));
  });
});
