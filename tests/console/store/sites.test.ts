import { execute, onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import type { NewSite } from "../../../domain/sites/sites.ts";
import { utc } from "../../../domain/visits/site-zones.ts";
import { openStore, type Store } from "../../../store/store.ts";
import { addedSite } from "../added-site.ts";
import { stoppedClock } from "../clock.ts";

onEachDatabase((freshDatabase) => {
  async function open() {
    const clock = stoppedClock();
    const location = await freshDatabase();
    const store = await openStore(location, { now: clock.now });
    const workspaceOf = async (email: string) =>
      (await store.workspaces.currentOf(await store.people.ensure(email, "en"))).id;
    const [ours, theirs] = [await workspaceOf("ada@example.com"), await workspaceOf("eve@example.com")];
    return { store, clock, location, ours, theirs, [Symbol.asyncDispose]: store.close };
  }

  async function added({ sites }: Store, site: Pick<NewSite, "workspaceId"> & Partial<NewSite>) {
    const outcome = await addedSite({ sites }, { domain: "example.com", ...site });
    return outcome;
  }

  test("a site is pending, and has a key of which the database knows the digest alone", async () => {
    await using opened = await open();
    const { store, ours } = opened;
    const { site, secret } = await added(store, { workspaceId: ours });
    expect(site).toEqual({
      id: expect.stringMatching(/^[a-z2-7]{16}$/),
      workspaceId: ours,
      domain: "example.com",
      name: undefined,
      connector: "middleware",
      destination: undefined,
      status: "pending",
      proof: undefined,
      createdAt: opened.clock.now().toISOString(),
      connectedAt: undefined,
      followsHouse: false,
      zones: utc,
      countsPeople: true,
    });
    expect(await store.sites.find(site.id)).toEqual(site);
    expect(await store.siteKeys.verify(site.id, secret)).toBe("valid");
    expect(await store.siteKeys.verify(site.id, `${secret}x`)).toBe("wrong");
    expect(await store.siteKeys.verify("unknown", secret)).toBe("wrong");
    expect(JSON.stringify(await execute(opened.location, "select * from site_key"))).not.toContain(secret);
  });

  test("a domain is once in a workspace, with or without www", async () => {
    await using opened = await open();
    const { store, ours } = opened;
    await added(store, { workspaceId: ours });
    const again: NewSite = { workspaceId: ours, domain: "www.example.com", connector: "dns" };
    expect(await store.sites.add(again, undefined)).toBe("repeated");
    expect(await store.sites.list(ours)).toHaveLength(1);
  });

  test("whoever adds a domain keeps nobody out and learns of nobody, connected or not", async () => {
    await using opened = await open();
    const { store, ours, theirs } = opened;
    const stranger = await added(store, { workspaceId: theirs, domain: "www.example.com" });
    await store.sites.connect(stranger.site.id);
    const { site } = await added(store, { workspaceId: ours });
    await store.sites.connect(site.id);
    await store.sites.connect(site.id);
    expect(await store.sites.find(site.id)).toMatchObject({
      status: "connected",
      connectedAt: opened.clock.now().toISOString(),
      proof: undefined,
    });
    expect(
      (await store.workspaces.changes(ours, 10)).filter(({ kind }) => kind === "site-connected"),
    ).toEqual([expect.objectContaining({ subject: "example.com" })]);
  });

  test("a site is protected while a gate with its key says that it enforces the rules", async () => {
    await using opened = await open();
    const { store, ours } = opened;
    const statusOf = async (id: string) => (await store.sites.find(id))?.status;
    const { id } = (await added(store, { workspaceId: ours })).site;
    await store.sites.connect(id, "observe");
    expect(await statusOf(id)).toBe("connected");
    await store.sites.connect(id, "enforce");
    expect(await statusOf(id)).toBe("protected");
    await store.sites.connect(id);
    expect(await statusOf(id)).toBe("protected");
    await store.sites.connect(id, "observe");
    expect(await statusOf(id)).toBe("connected");
  });

  test("a domain is proven in one workspace: the last one that showed it is theirs", async () => {
    await using opened = await open();
    const { store, clock, ours, theirs } = opened;
    const { sites } = store;
    const former = (await added(store, { workspaceId: theirs })).site.id;
    const owner = (await added(store, { workspaceId: ours, domain: "www.example.com" })).site.id;
    expect(await sites.markDomainProven(former, "plugin")).toBe("proven");
    clock.forward({ days: 1 });
    expect(await sites.markDomainProven(owner, "dns-record")).toBe("proven");
    const provenAt = clock.now().toISOString();
    clock.forward({ days: 1 });
    await sites.markDomainProven(owner, "gate");
    expect(await sites.find(owner)).toMatchObject({ proof: { by: "dns-record", at: provenAt } });
    expect(await sites.find(former)).toMatchObject({ proof: undefined });
    const kinds = async (id: string) => (await store.workspaces.changes(id, 10)).map(({ kind }) => kind);
    expect(await kinds(ours)).toContain("domain-proven");
    expect(await kinds(theirs)).toContain("domain-lost");
    expect(await sites.markDomainProven("unknown", "gate")).toBe("unknown");
  });

  test("proofs that come at once leave one", async () => {
    await using opened = await open();
    const { store, ours, theirs } = opened;
    const ids = await Promise.all(
      [ours, theirs].map(async (workspaceId) => (await added(store, { workspaceId })).site.id),
    );
    await Promise.all(ids.map((id) => store.sites.markDomainProven(id, "gate")));
    const proven = (await Promise.all(ids.map((id) => store.sites.find(id)))).filter((site) => site?.proof);
    expect(proven).toHaveLength(1);
  });

  test("a key is replaced without a gap: two are valid, never three", async () => {
    await using opened = await open();
    const { store, clock, ours } = opened;
    const { siteKeys } = store;
    const { site, secret: first } = await added(store, { workspaceId: ours });
    clock.forward({ minutes: 1 });
    const second = await siteKeys.replace(site.id, undefined);
    expect(await siteKeys.verify(site.id, first)).toBe("valid");
    expect(await siteKeys.verify(site.id, second)).toBe("valid");
    clock.forward({ minutes: 1 });
    const third = await siteKeys.replace(site.id, undefined);
    expect(await siteKeys.verify(site.id, first)).toBe("ended");
    expect(await siteKeys.verify(site.id, second)).toBe("valid");
    const keys = await siteKeys.list(site.id);
    expect(keys).toHaveLength(2);
    await siteKeys.end(site.id, keys[1]?.id ?? "", undefined);
    expect(await siteKeys.verify(site.id, second)).toBe("ended");
    expect(await siteKeys.verify(site.id, third)).toBe("valid");
    expect(await siteKeys.list(site.id)).toMatchObject([{ lastUsedAt: clock.now().toISOString() }]);
  });

  test("replacements that come at once leave two keys", async () => {
    await using opened = await open();
    const { store, ours } = opened;
    const { site } = await added(store, { workspaceId: ours });
    await Promise.all(Array.from({ length: 5 }, () => store.siteKeys.replace(site.id, undefined)));
    expect(await store.siteKeys.list(site.id)).toHaveLength(2);
  });

  test("a key ends with the site of its own alone", async () => {
    await using opened = await open();
    const { store, ours, theirs } = opened;
    const mine = await added(store, { workspaceId: ours });
    const other = await added(store, { workspaceId: theirs, domain: "example.org" });
    const [key] = await store.siteKeys.list(mine.site.id);
    await store.siteKeys.end(other.site.id, key?.id ?? "", undefined);
    expect(await store.siteKeys.verify(mine.site.id, mine.secret)).toBe("valid");
    expect(await store.siteKeys.verify(other.site.id, mine.secret)).toBe("wrong");
  });

  test("a site waits again once its last key was ended, by whom it may be", async () => {
    await using opened = await open();
    const { store, ours } = opened;
    const { siteKeys, sites } = store;
    const { site, secret } = await added(store, { workspaceId: ours });
    await sites.connect(site.id);
    const second = await siteKeys.replace(site.id, undefined);
    expect(await siteKeys.endSecret(site.id, second, undefined)).toBe("ended");
    expect(await sites.find(site.id)).toMatchObject({ status: "connected" });
    expect(await siteKeys.endSecret(site.id, secret, undefined)).toBe("ended");
    expect(await sites.find(site.id)).toMatchObject({ status: "pending", connectedAt: undefined });
    expect(await siteKeys.endSecret(site.id, secret, undefined)).toBe("ended");
    expect(await siteKeys.endSecret(site.id, `${secret}x`, undefined)).toBe("wrong");
    expect(await siteKeys.verify(site.id, secret)).toBe("gone");
    const ended = (await store.workspaces.changes(ours, 10)).filter(({ kind }) => kind === "key-ended");
    expect(ended).toHaveLength(2);
    expect(await siteKeys.verify(site.id, await siteKeys.replace(site.id, undefined))).toBe("valid");
    expect(await siteKeys.verify(site.id, secret)).toBe("ended");
  });

  test("of two keys that are ended at once, one is the last", async () => {
    await using opened = await open();
    const { store, ours } = opened;
    const { site, secret } = await added(store, { workspaceId: ours });
    const second = await store.siteKeys.replace(site.id, undefined);
    await store.sites.connect(site.id);
    await Promise.all([secret, second].map((each) => store.siteKeys.endSecret(site.id, each, undefined)));
    expect(await store.sites.find(site.id)).toMatchObject({ status: "pending" });
  });

  test("the connector of a removed site learns that it is gone", async () => {
    await using opened = await open();
    const { store, ours } = opened;
    const { site, secret } = await added(store, { workspaceId: ours });
    await store.sites.remove(site.id, undefined);
    expect(await store.sites.find(site.id)).toBeUndefined();
    expect(await store.siteKeys.verify(site.id, secret)).toBe("gone");
    await store.sites.remove(site.id, undefined);
  });

  test("a site has a name and, with the DNS connector, a destination", async () => {
    await using opened = await open();
    const { store, ours } = opened;
    const destination = { ip: "8.8.8.8", port: 443 } as const;
    const { site } = await added(store, { workspaceId: ours, connector: "dns", destination });
    expect(site.destination).toEqual(destination);
    await store.sites.change(
      site.id,
      { name: "Le Monde d’Ada", destination: { ip: "8.8.4.4", port: 80 } },
      undefined,
    );
    expect(await store.sites.find(site.id)).toMatchObject({
      name: "Le Monde d’Ada",
      destination: { ip: "8.8.4.4", port: 80 },
    });
    expect(await store.sites.count()).toBe(1);
    expect((await store.workspaces.changes(ours, 10)).map(({ kind }) => kind).toSorted()).toEqual([
      "site-added",
      "site-changed",
      "workspace-created",
    ]);
  });
});
