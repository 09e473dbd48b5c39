import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { localNetwork } from "@octroi/web/testing/local-web";
import { startNameServer } from "@octroi/web/testing/name-server";
import { pino } from "pino";
import { expect, test } from "vitest";
import { targetName } from "../../../domain/dns/target.ts";
import { secretsFrom } from "../../../domain/secrets/secrets.ts";
import { dnsTester } from "../../../server/console/dns/test-dns.ts";
import { startDnsWatch } from "../../../server/console/dns/watch.ts";
import { openStore } from "../../../store/store.ts";
import { addedSite } from "../added-site.ts";

const zone = "edge.octroi.example";
const proxies = "203.0.113.1";

test("a domain is watched until every resolver has it, then its people are told once", async () => {
  const folder = await mkdtemp(join(tmpdir(), "octroi-watch-"));
  await using store = await openStore({ kind: "sqlite", file: join(folder, "octroi.sqlite") });
  await using fast = await startNameServer();
  await using slow = await startNameServer();
  const person = await store.people.ensure("ada@example.com", "en");
  const { id: workspaceId } = await store.workspaces.currentOf(person);
  const destination = { ip: "198.51.100.7", port: 443 } as const;
  const added = await addedSite(
    store,
    { workspaceId, domain: "www.example.com", connector: "dns", destination },
    person.id,
  );
  const { targetLabel } = await store.dnsConnections.open(added.site.id);
  const before = { "www.example.com": { A: ["198.51.100.7"] }, [`*.${zone}`]: { A: [proxies] } };
  const after = { ...before, "www.example.com": { CNAME: targetName(targetLabel, zone) } };
  fast.setRecords(before);
  slow.setRecords(before);

  const tester = dnsTester({
    connections: store.dnsConnections,
    sites: store.sites,
    secrets: secretsFrom(Buffer.alloc(32, 9)),
    zone,
    resolvers: [fast.address, slow.address],
    network: { ...localNetwork({ "http:": 1, "https:": 1 }), deadline: (ms) => AbortSignal.timeout(ms) },
    userAgent: "Octroi",
  });
  const stop = startDnsWatch({
    jobs: store.jobs,
    sites: store.sites,
    connections: store.dnsConnections,
    tester,
    log: pino({ level: "silent" }),
    pace: { idleMs: 5, firstRetryMs: 5, maxRetryMs: 20 },
  });
  const mails = async () =>
    (await store.jobs.claim(["mail"], 10, 1)).filter(
      ({ payload }) => Object(payload).about === "dns-through",
    );
  const isProven = async () => (await store.sites.find(added.site.id))?.proof !== undefined;

  const asked = slow.questions.length;
  await expect.poll(() => slow.questions.length).toBeGreaterThan(asked + 10);
  expect(await mails()).toEqual([]);
  expect(await isProven()).toBe(false);
  // One of them has it: visits may come, but not everybody's do.
  fast.setRecords(after);
  const then = slow.questions.length;
  await expect.poll(() => slow.questions.length).toBeGreaterThan(then + 20);
  expect(await mails()).toEqual([]);
  slow.setRecords(after);
  await expect.poll(async () => (await mails()).length).toBe(1);
  expect(await isProven()).toBe(true);
  await stop();
  await rm(folder, { recursive: true });
});
