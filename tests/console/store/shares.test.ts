import { onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { digestOf, randomToken } from "../../../domain/secrets/tokens.ts";
import { maxLinksPerSite } from "../../../domain/shares/share.ts";
import { utc } from "../../../domain/visits/site-zones.ts";
import { openStore } from "../../../store/store.ts";
import { addedSite } from "../added-site.ts";
import { stoppedClock } from "../clock.ts";
import { openBare } from "./schemas.ts";

const bare = { showsRules: false, isIndexed: false, embedder: undefined };

onEachDatabase((freshDatabase) => {
  async function open() {
    const clock = stoppedClock();
    const location = await freshDatabase();
    const store = await openStore(location, { now: clock.now });
    const ada = await store.people.ensure("ada@example.com", "en");
    const workspace = await store.workspaces.currentOf(ada);
    const site = async (domain: string) => {
      return (await addedSite(store, { workspaceId: workspace.id, domain }, ada.id)).site.id;
    };
    const [ours, other] = [await site("example.com"), await site("other.example")];
    const link = async (siteId: string, name: string) => {
      const added = {
        id: crypto.randomUUID(),
        token: randomToken(),
        name,
        showsRules: true,
        embedder: undefined,
      };
      expect(await store.shares.addLink(siteId, added, ada.id)).toBe("added");
      clock.forward({ minutes: 1 });
      return added;
    };
    const kinds = async () =>
      (await store.workspaces.changes(workspace.id)).map(({ kind, value }) => [kind, value]);
    return {
      location,
      store,
      clock,
      ada,
      workspace,
      ours,
      other,
      link,
      kinds,
      [Symbol.asyncDispose]: store.close,
    };
  }

  test("a dashboard is found by its site’s id while it is public, and each change is in the log", async () => {
    await using opened = await open();
    const { store, clock, ada, ours, other, kinds } = opened;
    expect(await store.shares.find(ours)).toBeUndefined();
    clock.forward({ minutes: 1 });
    await store.shares.publish(ours, bare, ada.id);
    expect(await store.shares.find(ours)).toEqual({
      id: expect.any(String),
      site: { id: ours, domain: "example.com", name: undefined, zones: utc },
      plan: "free",
      ...bare,
    });
    expect(await store.shares.find(other)).toBeUndefined();
    clock.forward({ minutes: 1 });
    const settings = { showsRules: true, isIndexed: true, embedder: "https://example.com" };
    await store.shares.publish(ours, settings, ada.id);
    expect(await store.shares.find(ours)).toMatchObject(settings);
    expect(await store.shares.publicSettings(ours)).toEqual(settings);
    clock.forward({ minutes: 1 });
    await store.shares.withdraw(ours, ada.id);
    await store.shares.withdraw(ours, ada.id);
    expect(await store.shares.find(ours)).toBeUndefined();
    expect(await store.shares.publicSettings(ours)).toBeUndefined();
    expect((await kinds()).slice(0, 3)).toEqual([
      ["dashboard-withdrawn", undefined],
      ["dashboard-changed", undefined],
      ["dashboard-published", undefined],
    ]);
  });

  test("a dashboard that two publish at once is public once", async () => {
    await using opened = await open();
    const { location, store, ada, ours } = opened;
    await using second = await openStore(location);
    await Promise.all([store, second].map(({ shares }) => shares.publish(ours, bare, ada.id)));
    await using rows = await openBare(location);
    expect(await rows.rows("select site from share")).toEqual([{ site: ours }]);
  });

  test("a link is found by its secret alone, of which the database knows a digest, until it is ended", async () => {
    await using opened = await open();
    const { location, store, clock, ada, ours, other, link, kinds } = opened;
    clock.forward({ minutes: 1 });
    const at = clock.now().toISOString();
    const press = await link(ours, "Press");
    const board = await link(ours, "Board");
    expect(await store.shares.links(ours)).toMatchObject([
      {
        id: press.id,
        name: "Press",
        by: "ada@example.com",
        createdAt: at,
        showsRules: true,
        isIndexed: false,
      },
      { id: board.id, name: "Board" },
    ]);
    expect(await store.shares.links(other)).toEqual([]);
    expect(await store.shares.find(press.token)).toMatchObject({ id: press.id, site: { id: ours } });
    for (const wrong of [press.id, digestOf(press.token), ours, randomToken()]) {
      expect(await store.shares.find(wrong)).toBeUndefined();
    }
    await using rows = await openBare(location);
    expect(JSON.stringify(await rows.rows("select * from share"))).not.toContain(press.token);
    await store.shares.endLink(other, press.id, ada.id);
    expect(await store.shares.find(press.token)).toBeDefined();
    await store.shares.endLink(ours, press.id, ada.id);
    await store.shares.endLink(ours, press.id, ada.id);
    expect(await store.shares.find(press.token)).toBeUndefined();
    expect(await store.shares.find(board.token)).toBeDefined();
    expect((await kinds()).slice(0, 3)).toEqual([
      ["link-ended", "Press"],
      ["link-created", "Board"],
      ["link-created", "Press"],
    ]);
  });

  test("nobody finds a dashboard of a workspace that is suspended, or of a site that was removed", async () => {
    await using opened = await open();
    const { location, store, ada, workspace, ours, link, kinds } = opened;
    const { token } = await link(ours, "Press");
    await store.shares.publish(ours, bare, ada.id);
    const found = async () => [await store.shares.find(token), await store.shares.find(ours)];
    await store.workspaces.setSuspended(workspace.id, true, undefined);
    expect(await found()).toEqual([undefined, undefined]);
    await store.workspaces.setSuspended(workspace.id, false, undefined);
    expect(await found()).toMatchObject([{ site: { id: ours } }, { site: { id: ours } }]);
    await store.sites.remove(ours, ada.id);
    expect(await found()).toEqual([undefined, undefined]);
    await using rows = await openBare(location);
    expect(await rows.rows("select id from share")).toEqual([]);
    // The name of a link went with the site.
    expect(await kinds()).toContainEqual(["link-created", undefined]);
    await store.shares.publish(ours, bare, ada.id);
    expect(await store.shares.addLink(ours, { id: "x", token, name: "", ...bare }, ada.id)).toBe("site-gone");
    expect(await rows.rows("select id from share")).toEqual([]);
  });

  test("links stay when whoever made them leaves", async () => {
    await using opened = await open();
    const { store, workspace, ours, link } = opened;
    const grace = await store.people.ensure("grace@example.com", "en");
    const invited = { email: grace.email, role: "owner", language: "en" } as const;
    const invitation = await store.workspaces.invite(workspace.id, invited, undefined);
    if (invitation === "member") throw new Error("Expected an invitation, found a member");
    await store.workspaces.accept(invitation.id, grace);
    const { token } = await link(ours, "Press");
    const ada = await store.people.findByEmail("ada@example.com");
    expect(await store.people.erase(ada?.id ?? "")).toBe("erased");
    expect(await store.shares.links(ours)).toMatchObject([{ name: "Press", by: undefined }]);
    expect(await store.shares.find(token)).toBeDefined();
  });

  test("two people who make links at once do not pass the limit of a site", async () => {
    await using opened = await open();
    const { location, store, ada, ours } = opened;
    await using second = await openStore(location);
    const outcomes = await Promise.all(
      Array.from({ length: maxLinksPerSite + 4 }, (_, place) =>
        [store, second][place % 2]?.shares.addLink(
          ours,
          { id: crypto.randomUUID(), token: randomToken(), name: "", ...bare },
          ada.id,
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === "added")).toHaveLength(maxLinksPerSite);
    expect(outcomes.filter((outcome) => outcome === "too-many")).toHaveLength(4);
  });
});
