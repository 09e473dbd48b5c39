import { onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { firstDraft } from "../../../domain/rules/first-draft.ts";
import { publicationOf } from "../../../domain/rules/publication.ts";
import { openStore } from "../../../store/store.ts";
import { addedSite } from "../added-site.ts";
import { stoppedClock } from "../clock.ts";

onEachDatabase((freshDatabase) => {
  async function open() {
    const clock = stoppedClock();
    const location = await freshDatabase();
    const store = await openStore(location, { now: clock.now });
    const person = await store.people.ensure("ada@example.com", "fr");
    const { id: workspaceId } = await store.workspaces.currentOf(person);
    const site = (await addedSite(store, { workspaceId, domain: "example.com" }, person.id)).site.id;
    async function publish(after: number) {
      const result = publicationOf(firstDraft("example.com"), "observe");
      if (!result.ok) throw new Error("Expected rules");
      await store.rules.publish(site, { publication: result.publication, note: "", after }, person.id);
    }
    return { store, clock, location, site, publish, [Symbol.asyncDispose]: store.close };
  }

  test("files are due some minutes after rules are published, then every day, at one console", async () => {
    await using opened = await open();
    const { store, clock, location, site, publish } = opened;
    await using other = await openStore(location, { now: clock.now });
    expect(await store.siteFiles.claim(10, 60_000)).toEqual([]);
    await publish(0);
    expect(await store.siteFiles.claim(10, 60_000)).toEqual([]);
    clock.forward({ minutes: 3 });
    const claims = await Promise.all([store, other].map(({ siteFiles }) => siteFiles.claim(10, 60_000)));
    expect(claims.flat()).toEqual([{ id: site, attempts: 1 }]);
    await store.siteFiles.save(site, [{ path: "/robots.txt", outcome: "none", text: "" }]);
    await store.siteFiles.complete({ id: site, attempts: 1 });
    clock.forward({ minutes: 23 * 60 });
    expect(await other.siteFiles.claim(10, 60_000)).toEqual([]);
    clock.forward({ minutes: 60 });
    expect(await other.siteFiles.claim(10, 60_000)).toHaveLength(1);
    expect(await other.siteFiles.find(site)).toMatchObject({ files: [{ outcome: "none" }] });
  });

  test("rules that are published while files are read are looked for too", async () => {
    await using opened = await open();
    const { store, clock, site, publish } = opened;
    await publish(0);
    clock.forward({ minutes: 3 });
    await store.siteFiles.claim(10, 60_000);
    await publish(1);
    await store.siteFiles.complete({ id: site, attempts: 1 });
    clock.forward({ minutes: 3 });
    expect(await store.siteFiles.claim(10, 60_000)).toHaveLength(1);
  });

  test("a site that is removed takes what was read of it along", async () => {
    await using opened = await open();
    const { store, clock, site, publish } = opened;
    await publish(0);
    await store.siteFiles.save(site, [{ path: "/robots.txt", outcome: "read", text: "User-agent: *" }]);
    await store.sites.remove(site, undefined);
    expect(await store.siteFiles.find(site)).toBeUndefined();
    clock.forward({ minutes: 10 });
    expect(await store.siteFiles.claim(10, 60_000)).toEqual([]);
    await store.siteFiles.save(site, []);
    expect(await store.siteFiles.find(site)).toBeUndefined();
  });
});
