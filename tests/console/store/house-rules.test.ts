import { onEachDatabase } from "@octroi/database/testing/databases";
import type { Draft } from "@octroi/ui/policy/draft";
import { withDecision } from "@octroi/ui/policy/edit";
import { expect, test } from "vitest";
import { firstDraft } from "../../../domain/rules/first-draft.ts";
import { houseDraft } from "../../../domain/rules/house.ts";
import { publicationOf } from "../../../domain/rules/publication.ts";
import { openStore, type Store } from "../../../store/store.ts";
import { addedSite } from "../added-site.ts";

const nothing = houseDraft(firstDraft("example.com"));
const blocking = withDecision(nothing, "training", "block");
const version = (after: number, draft: Draft = blocking) => ({
  draft,
  mode: "observe" as const,
  note: "For all",
  after,
});

function sitePublication(domain: string) {
  const made = publicationOf(firstDraft(domain), "observe");
  if (!made.ok) throw new Error(`wrong: ${made.wrong}`);
  return made.publication;
}

onEachDatabase((freshDatabase) => {
  /** Two servers over one database, and a workspace with three sites, of which two follow the house. */
  async function open() {
    const location = await freshDatabase();
    const [store, other] = [await openStore(location), await openStore(location)];
    const ada = (await store.people.ensure("ada@example.com", "en")).id;
    const person = await store.people.findByEmail("ada@example.com");
    if (person === undefined) throw new Error("Expected a person, found none");
    const workspace = (await store.workspaces.currentOf(person)).id;
    const add = async (domain: string) => {
      return (await addedSite(store, { workspaceId: workspace, domain }, ada)).site.id;
    };
    const [one, two, own] = [await add("one.example"), await add("two.example"), await add("own.example")];
    expect(await store.houseRules.follow(one, ada)).toBe("done");
    expect(await store.houseRules.follow(two, ada)).toBe("done");
    return {
      store,
      other,
      ada,
      workspace,
      one,
      two,
      own,
      async [Symbol.asyncDispose]() {
        await store.close();
        await other.close();
      },
    };
  }

  const latestOf = async (store: Store, site: string) => (await store.rules.latest(site))?.version;

  test("what the house publishes is the next version of each site that follows, for its own domain, and of no other", async () => {
    await using opened = await open();
    const { store, ada, workspace, one, two, own } = opened;
    const licensed = { ...blocking, license: "https://example.com/license.xml" };
    expect(await store.houseRules.publish(workspace, version(0, licensed), ada)).toEqual({
      outcome: "published",
      version: 1,
      sites: 2,
    });
    for (const [site, origin] of [
      [one, "https://one.example"],
      [two, "https://two.example"],
    ] as const) {
      expect(await store.rules.latest(site)).toMatchObject({ version: 1, house: 1, note: "For all" });
      const { policy } = (await store.rules.latest(site)) ?? {};
      expect(policy?.site.origin).toBe(origin);
      expect(policy?.license?.url).toBe(`${origin}/license.xml`);
      expect(policy?.rules).toHaveLength(1);
      // Connectors are told.
      expect((await store.rules.published(site))?.version.house).toBe(1);
    }
    expect(await store.rules.latest(own)).toBeUndefined();
    expect(await store.houseRules.versions(workspace, 10)).toMatchObject([{ version: 1, sites: 2 }]);
    expect((await store.workspaces.changes(workspace)).map(({ kind }) => kind)).toContain(
      "house-rules-published",
    );
  });

  test("a site that begins to follow has the house’s rules at once; one that leaves keeps them as its own", async () => {
    await using opened = await open();
    const { store, ada, workspace, one, own } = opened;
    const publish = (site: string, after: number) =>
      store.rules.publish(site, { publication: sitePublication("own.example"), note: "", after }, ada);
    expect(await publish(own, 0)).toEqual({ outcome: "published", version: 1 });
    await store.houseRules.publish(workspace, version(0), ada);
    expect(await latestOf(store, own)).toBe(1);
    await store.houseRules.follow(own, ada);
    expect(await store.rules.latest(own)).toMatchObject({ version: 2, house: 1 });
    expect(await store.sites.find(own)).toMatchObject({ followsHouse: true });
    expect(await publish(own, 2)).toEqual({ outcome: "follows-house" });
    await store.houseRules.leave(own, ada);
    expect(await latestOf(store, own)).toBe(2);
    expect(await publish(own, 2)).toEqual({ outcome: "published", version: 3 });
    expect((await store.houseRules.publish(workspace, version(1, nothing), ada)).outcome).toBe("published");
    expect([await latestOf(store, own), await latestOf(store, one)]).toEqual([3, 2]);
  });

  test("what is enforced needs Pro; drafts and versions are a workspace’s own", async () => {
    await using opened = await open();
    const { store, ada, workspace, one } = opened;
    const enforced = { ...version(0), mode: "enforce" as const };
    expect(await store.houseRules.publish(workspace, enforced, ada)).toEqual({ outcome: "needs-pro" });
    expect(await store.rules.latest(one)).toBeUndefined();
    await store.workspaces.setPlan(workspace, "pro", undefined);
    const eve = await store.people.ensure("eve@example.com", "en");
    const theirs = (await store.workspaces.currentOf(eve)).id;
    const seen = { draft: undefined, version: 0 };
    const saved = await store.houseRules.saveDraft(
      workspace,
      { draft: blocking, mode: "observe", seen },
      ada,
    );
    expect(saved.outcome).toBe("saved");
    expect(await store.houseRules.draft(theirs)).toBeUndefined();
    expect(
      await store.houseRules.saveDraft(workspace, { draft: nothing, mode: "observe", seen }, ada),
    ).toEqual({ outcome: "outdated" });
    expect((await store.houseRules.publish(workspace, enforced, ada)).outcome).toBe("published");
    expect(await store.houseRules.draft(workspace)).toBeUndefined();
    expect(await store.houseRules.latest(theirs)).toBeUndefined();
    expect(await store.rules.latest(one)).toMatchObject({ mode: "enforce" });
  });

  test("it publishes to all that follow, or to none", async () => {
    await using opened = await open();
    const { store, ada, workspace, one, two } = opened;
    // What only one of the sites says of itself makes a policy too long for it alone.
    const sitemaps = Array.from({ length: 100 }, (_, n) => `https://two.example/${n}.xml`);
    const draft = firstDraft("two.example");
    await store.houseRules.leave(two, ada);
    const made = publicationOf({ ...draft, carried: { ...draft.carried, site: { sitemaps } } }, "observe");
    if (!made.ok) throw new Error(`wrong: ${made.wrong}`);
    const spoiled = {
      ...made.publication,
      draft: { ...made.publication.draft, carried: { ...draft.carried, site: { sitemaps: [7] } } },
    };
    // A draft that a later version wrote.
    await store.rules.publish(
      two,
      { publication: JSON.parse(JSON.stringify(spoiled)), note: "", after: 0 },
      ada,
    );
    await store.houseRules.follow(two, ada);
    expect(await store.houseRules.publish(workspace, version(0), ada)).toEqual({
      outcome: "wrong",
      domain: "two.example",
    });
    expect([await latestOf(store, one), await latestOf(store, two)]).toEqual([undefined, 1]);
    expect(await store.houseRules.latest(workspace)).toBeUndefined();
  });

  test("of two who publish at once, on two servers, one does, to all that follow, and the other is told", async () => {
    await using opened = await open();
    const { store, other, ada, workspace, one, two } = opened;
    const outcomes = await Promise.all([
      store.houseRules.publish(workspace, version(0), ada),
      other.houseRules.publish(workspace, version(0, nothing), ada),
    ]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["outdated", "published"]);
    expect(await store.houseRules.versions(workspace, 10)).toHaveLength(1);
    for (const site of [one, two]) expect(await store.rules.versions(site, 10)).toHaveLength(1);
  });

  test("a site that takes its own rules while the house publishes has them before or after, never both nor neither", async () => {
    await using opened = await open();
    const { store, other, ada, workspace, one } = opened;
    for (let round = 0; round < 5; round++) {
      const before = (await latestOf(store, one)) ?? 0;
      const house = (await store.houseRules.latest(workspace))?.version ?? 0;
      const [published, left, own] = await Promise.all([
        store.houseRules.publish(workspace, version(house), ada),
        other.houseRules.leave(one, ada),
        other.rules.publish(
          one,
          { publication: sitePublication("one.example"), note: "own", after: before },
          ada,
        ),
      ]);
      expect([published.outcome, left]).toEqual(["published", "done"]);
      const added = (await store.rules.versions(one, 100)).slice(0, -before || undefined);
      const byHouse = added.filter(({ house: of }) => of !== undefined).length;
      expect(published).toMatchObject({ sites: 1 + byHouse });
      expect(added.length - byHouse).toBe(own.outcome === "published" ? 1 : 0);
      // Beside the publication of the house: as the next one, or not at all.
      expect(await store.sites.find(one)).toMatchObject({ followsHouse: false });
      await store.houseRules.follow(one, ada);
    }
  });
});
