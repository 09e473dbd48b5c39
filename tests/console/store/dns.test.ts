import { execute, onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { lastSeenAt } from "../../../domain/reports/load.ts";
import { secretsFrom } from "../../../domain/secrets/secrets.ts";
import { withProxyKeys } from "../../../server/connectors/proxy-keys.ts";
import { openStore } from "../../../store/store.ts";
import { addedSite } from "../added-site.ts";
import { stoppedClock } from "../clock.ts";

const secrets = secretsFrom(Buffer.alloc(32, 7));
const destination = { ip: "8.8.8.8", port: 443 } as const;

onEachDatabase((freshDatabase) => {
  async function open() {
    const clock = stoppedClock();
    const location = await freshDatabase();
    const store = await openStore(location, { now: clock.now });
    const workspaceOf = async (email: string) =>
      (await store.workspaces.currentOf(await store.people.ensure(email, "fr"))).id;
    const [ours, theirs] = [await workspaceOf("ada@example.com"), await workspaceOf("eve@example.com")];
    async function addSite(
      workspaceId: string,
      domain = "example.com",
      connector: "dns" | "middleware" = "dns",
    ) {
      const added = await addedSite(store, {
        workspaceId,
        domain,
        connector,
        ...(connector === "dns" && { destination }),
      });
      if (connector === "dns") await store.dnsConnections.open(added.site.id);
      return added.site.id;
    }
    const servedIds = async () => (await store.dnsConnections.servedSites()).map(({ id }) => id);
    return {
      store,
      dns: store.dnsConnections,
      clock,
      location,
      ours,
      theirs,
      addSite,
      servedIds,
      [Symbol.asyncDispose]: store.close,
    };
  }

  test("a site has one target for ever, which no other has", async () => {
    await using opened = await open();
    const { dns, ours, addSite } = opened;
    const [first, second] = [await addSite(ours), await addSite(ours, "example.org")];
    const { targetLabel } = await dns.open(first);
    expect((await dns.open(first)).targetLabel).toBe(targetLabel);
    expect((await dns.open(second)).targetLabel).not.toBe(targetLabel);
  });

  test("a site behind our servers was heard when they last asked for something, which its alerts go by", async () => {
    await using opened = await open();
    const { store, dns, clock, ours, addSite } = opened;
    const [id, other] = [await addSite(ours), await addSite(ours, "other.example", "middleware")];
    const keys = withProxyKeys({ ...store, connections: dns, secrets });
    expect(await lastSeenAt(store, id)).toBeUndefined();
    const first = clock.now().toISOString();
    expect(await keys.verify(id, secrets.proxySecretOf(id))).toBe("valid");
    // To the hour: each look is no write.
    clock.forward({ minutes: 50 });
    await keys.verify(id, secrets.proxySecretOf(id));
    expect([await lastSeenAt(store, id), (await dns.open(id)).lastSeenAt]).toEqual([first, first]);
    clock.forward({ minutes: 20 });
    const second = clock.now().toISOString();
    await keys.verify(id, secrets.proxySecretOf(id));
    expect(await lastSeenAt(store, id)).toBe(second);
    expect(await keys.verify(other, secrets.proxySecretOf(other))).toBe("wrong");
    expect(await lastSeenAt(store, other)).toBeUndefined();
  });

  test("a domain that nobody else has is served at once, with what the proxy needs", async () => {
    await using opened = await open();
    const { dns, ours, addSite } = opened;
    const id = await addSite(ours);
    await addSite(ours, "other.example", "middleware");
    await dns.acceptCertificate(id, "a-key", undefined);
    expect(await dns.servedSites()).toEqual([
      { id, domain: "example.com", status: "pending", destination, certificateKey: "a-key" },
    ]);
  });

  test("a domain that two workspaces have is served for the one that proved it", async () => {
    await using opened = await open();
    const { store, dns, ours, theirs, addSite, servedIds } = opened;
    const first = await addSite(theirs);
    const second = await addSite(ours, "www.example.com");
    expect(await servedIds()).toEqual([]);
    expect(await dns.claimOf(second)).toEqual({ isTaken: true, wasKnown: false });
    await store.sites.markDomainProven(second, "dns-record");
    expect(await servedIds()).toEqual([second]);
    await store.sites.markDomainProven(first, "dns-record");
    expect(await servedIds()).toEqual([first]);
  });

  test("a domain that was left behind is served once it is proven, and its name was not kept", async () => {
    await using opened = await open();
    const { store, dns, ours, theirs, addSite, servedIds } = opened;
    await store.sites.remove(await addSite(theirs, "left.example"), undefined);
    await store.workspaces.changes(theirs, 10);
    const targets = JSON.stringify(await execute(opened.location, "select * from dns_target"));
    expect(targets).not.toContain("left.example");
    const id = await addSite(ours, "left.example");
    expect(await servedIds()).toEqual([]);
    expect(await dns.claimOf(id)).toEqual({ isTaken: false, wasKnown: true });
    await store.sites.markDomainProven(id, "dns-record");
    expect(await servedIds()).toEqual([id]);
  });

  test("protection is on and off by its people, and no visit changes it", async () => {
    await using opened = await open();
    const { store, dns, ours, addSite } = opened;
    const id = await addSite(ours);
    const status = async () => (await store.sites.find(id))?.status;
    await store.sites.connect(id, "enforce");
    expect(await status()).toBe("pending");
    // Not before it is known that the domain leads here for this site.
    expect(await dns.protect(id, undefined)).toBe(false);
    expect(await status()).toBe("pending");
    expect(await dns.serveUnclaimed(id)).toBe(true);
    expect(await dns.protect(id, undefined)).toBe(true);
    expect(await status()).toBe("protected");
    await store.sites.connect(id, "observe");
    expect(await status()).toBe("protected");
    await dns.unprotect(id, undefined);
    await store.sites.connect(id, "enforce");
    expect(await status()).toBe("pending");
    const kinds = (await store.workspaces.changes(ours, 9)).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["protection-activated", "protection-deactivated"]));
  });

  test("a domain that leads here for a site stays its own, whoever adds it, until another proves it", async () => {
    await using opened = await open();
    const { store, dns, ours, theirs, addSite, servedIds } = opened;
    const before = await addSite(theirs);
    await dns.serveUnclaimed(before);
    await dns.protect(before, undefined);
    const after = await addSite(ours);
    expect(await dns.serveUnclaimed(after)).toBe(false);
    expect(await dns.protect(after, undefined)).toBe(false);
    expect(await servedIds()).toEqual([before]);
    expect(await dns.isServedElsewhere(after)).toBe(true);
    await store.sites.markDomainProven(after, "dns-record");
    expect(await servedIds()).toEqual([after]);
    expect((await store.sites.find(before))?.status).toBe("pending");
    expect(await dns.isServedElsewhere(before)).toBe(true);
    expect((await store.workspaces.changes(theirs, 9)).map(({ kind }) => kind)).toContain("domain-lost");
    expect(await dns.protect(before, undefined)).toBe(false);
    expect(await dns.protect(after, undefined)).toBe(true);
  });

  test("a proof by a gate behind the DNS connector leaves the domain on the air", async () => {
    await using opened = await open();
    const { store, dns, ours, theirs, addSite, servedIds } = opened;
    const served = await addSite(theirs);
    await store.sites.markDomainProven(served, "dns-record");
    await dns.protect(served, undefined);
    await store.sites.markDomainProven(await addSite(ours, "example.com", "middleware"), "gate");
    expect(await servedIds()).toEqual([served]);
    expect((await store.sites.find(served))?.status).toBe("protected");
  });

  test("of a proof and an activation at once, on two servers, the domain is the prover's", async () => {
    await using opened = await open();
    const { store, location, ours, theirs, addSite, servedIds } = opened;
    await using second = await openStore(location);
    for (let round = 0; round < 5; round++) {
      const domain = `round-${round}.example`;
      const before = await addSite(theirs, domain);
      await store.dnsConnections.serveUnclaimed(before);
      const after = await addSite(ours, domain);
      await Promise.all([
        store.dnsConnections.protect(before, undefined),
        second.sites.markDomainProven(after, "dns-record"),
        store.dnsConnections.serveUnclaimed(before),
      ]);
      expect((await store.sites.find(before))?.status).toBe("pending");
      expect(await servedIds()).toContain(after);
      expect(await servedIds()).not.toContain(before);
    }
  });

  test("a test is kept until the next, and gone with the site", async () => {
    await using opened = await open();
    const { store, dns, ours, addSite } = opened;
    const id = await addSite(ours);
    const seen = {
      at: opened.clock.now().toISOString(),
      destination,
      redirection: { state: "through", namesTarget: true, waitsFor: [] },
      reachability: { state: "answered", status: 200 },
      claim: "proven",
    } as const;
    expect((await dns.open(id)).lastTest).toBeUndefined();
    await dns.saveTest(id, seen);
    expect((await dns.open(id)).lastTest).toEqual(seen);
    await store.sites.remove(id, undefined);
    expect(await execute(opened.location, "select * from dns_connection")).toEqual([]);
  });

  test("that a domain is through is told once, to those who may change the site", async () => {
    await using opened = await open();
    const { store, dns, ours, addSite } = opened;
    const reader = await store.people.ensure("reader@example.com", "en");
    const invitation = await store.workspaces.invite(
      ours,
      { email: reader.email, role: "reader", language: "en" },
      undefined,
    );
    if (invitation === "member") throw new Error("Expected an invitation");
    await store.workspaces.accept(invitation.id, reader);
    const id = await addSite(ours);
    await dns.queueRoutedMail(id);
    await dns.queueRoutedMail(id);
    const mails = (await store.jobs.claim(["mail"], 10, 1_000)).map(({ payload }) => payload);
    expect(mails.filter((mail) => Object(mail).about === "dns-through")).toEqual([
      expect.objectContaining({ to: "ada@example.com", language: "fr", domain: "example.com", siteId: id }),
    ]);
  });
});
