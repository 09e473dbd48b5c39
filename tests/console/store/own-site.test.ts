import { onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { ownSiteId, ownWorkspaceId } from "../../../domain/sites/own-site.ts";
import { dayOf } from "../../../domain/visits/day.ts";
import { openStore } from "../../../store/store.ts";
import { countVisits } from "../../site/ledger/visits.ts";
import { addedSite } from "../added-site.ts";

const now = () => new Date("2026-11-16T12:00:00Z");
const settings = { showsRules: false, isIndexed: false, embedder: undefined };

onEachDatabase((freshDatabase) => {
  test("of servers that start at once, again and again, there is one public site with one public dashboard", async () => {
    const location = await freshDatabase();
    const stores = await Promise.all([openStore(location, { now }), openStore(location, { now })]);
    for (let start = 0; start < 3; start += 1) {
      await Promise.all(stores.map(({ ownSite }) => ownSite.ensure("octroi.example")));
    }
    const [{ sites, shares, workspaces }] = stores as [(typeof stores)[0], (typeof stores)[0]];
    expect(await sites.list(ownWorkspaceId)).toMatchObject([
      { id: ownSiteId, domain: "octroi.example", connector: "middleware", status: "pending" },
    ]);
    expect(await workspaces.find(ownWorkspaceId)).toMatchObject({ plan: "pro" });
    expect(await shares.find(ownSiteId)).toMatchObject({ plan: "pro", showsRules: false });
    expect((await workspaces.changes(ownWorkspaceId)).map(({ kind }) => kind).sort()).toEqual([
      "dashboard-published",
      "site-added",
    ]);
    await Promise.all(stores.map((store) => store.close()));
  });

  test("it moves along with the address of the site, unless its workspace has a site there", async () => {
    await using store = await openStore(await freshDatabase(), { now });
    await store.ownSite.ensure("localhost");
    await store.ownSite.ensure("www.octroi.example");
    expect(await store.sites.find(ownSiteId)).toMatchObject({ domain: "www.octroi.example" });
    await store.sites.add(
      { workspaceId: ownWorkspaceId, domain: "example.com", connector: "middleware" },
      undefined,
    );
    await store.ownSite.ensure("example.com");
    expect(await store.sites.find(ownSiteId)).toMatchObject({ domain: "www.octroi.example" });
  });

  test("it is counted among nobody's sites, and stays when its owner leaves", async () => {
    await using store = await openStore(await freshDatabase(), { now });
    const ada = await store.people.ensure("ada@example.com", "en");
    expect(await store.ownSite.addOwner(ada)).toBe("missing");
    await store.ownSite.ensure("octroi.example");
    expect(await store.sites.count()).toBe(0);
    expect((await store.gauges()).sites).toEqual([]);
    await store.ownSite.addOwner(ada);
    await store.ownSite.addOwner(ada);
    expect(await store.workspaces.of(ada.id)).toMatchObject([{ id: ownWorkspaceId, role: "owner" }]);
    expect(await store.people.erase(ada.id)).toBe("erased");
    expect(await store.sites.find(ownSiteId)).toBeDefined();
    expect(await store.workspaces.members(ownWorkspaceId)).toEqual([]);
  });

  test("an owner who removes it gets it anew, and empty, with the next start", async () => {
    await using store = await openStore(await freshDatabase(), { now });
    await store.ownSite.ensure("octroi.example");
    await countVisits(store, { time: now().getTime() });
    await store.shares.publish(ownSiteId, { ...settings, isIndexed: true }, undefined);
    for (const _ of ["once", "twice"]) {
      await store.sites.remove(ownSiteId, undefined);
      await store.deleteFigures();
      await store.ownSite.ensure("octroi.example");
      expect(await store.siteKeys.verify(ownSiteId, "wrong")).toBe("wrong");
      expect(await store.visits.firstDay(ownSiteId)).toBeUndefined();
    }
    expect(await store.shares.find(ownSiteId)).toMatchObject({ isIndexed: false });
  });

  test("its figures are kept for fourteen months, as the privacy policy says, and those of others on Pro stay", async () => {
    await using store = await openStore(await freshDatabase(), { now });
    await store.ownSite.ensure("octroi.example");
    const ada = await store.people.ensure("ada@example.com", "en");
    const { id: workspaceId } = await store.workspaces.currentOf(ada);
    await store.workspaces.setPlan(workspaceId, "pro", undefined);
    const added = await addedSite(store, { workspaceId, domain: "example.com" });
    const days = ["2025-09-15", "2025-09-16", "2026-11-16"].map((day) => Date.parse(`${day}T12:00:00Z`));
    for (const site of [ownSiteId, added.site.id]) {
      for (const time of days) await countVisits(store, { time, site });
    }
    expect(await store.visits.purge(now())).toMatchObject({ outcome: "purged", failures: [] });
    expect(await store.visits.firstDay(ownSiteId)).toBe(dayOf(Date.parse("2025-09-16")));
    expect(await store.visits.firstDay(added.site.id)).toBe(dayOf(Date.parse("2025-09-15")));
  });
});
