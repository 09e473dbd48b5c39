import { onEachDatabase } from "@octroi/database/testing/databases";
import { pino } from "pino";
import { expect, test } from "vitest";
import { sealFor } from "../../../domain/webhooks/sealed.ts";
import { type EventKind, watchedKinds } from "../../../domain/webhooks/webhook.ts";
import { startSiteWatcher } from "../../../server/console/reports/watcher.ts";
import { openStore } from "../../../store/store.ts";
import { at, furnished, secrets, sent, type World } from "./sending.ts";

/** Tuesday, five weeks after the site was added. */
const now = "2026-11-10T10:30:00Z";
const msPerHour = 3_600_000;
const visitsAt = (time: number, count: number, crawler = "GPTBot") =>
  Array.from({ length: count }, (_, nth) => ({ time: time + nth, crawler }));

/** The same hour of a day so many weeks before. */
const weeksAgo = (weeks: number) => at("2026-11-10T10:00:00Z") - weeks * 7 * 24 * msPerHour;

/** Looks once at all that is due by the clock. */
async function look(world: World, servers = 1): Promise<void> {
  const { store, clock } = world;
  let looked = 0;
  const stops = Array.from({ length: servers }, () =>
    startSiteWatcher({
      store: {
        ...store,
        reports: {
          ...store.reports,
          async settleWatch(watch, found) {
            await store.reports.settleWatch(watch, found);
            looked += 1;
          },
        },
      },
      log: pino({ enabled: false }),
      pace: { idleMs: 10, firstRetryMs: 10, maxRetryMs: 10 },
      now: () => clock.now,
    }),
  );
  await expect.poll(() => looked).toBeGreaterThan(0);
  await Promise.all(stops.map((stop) => stop()));
  clock.now = new Date(clock.now.getTime() + 2 * 60_000);
}

/** Of a mail whose long lines are folded. */
function subjectIn(mail: string): string {
  const [, folded = ""] = /^Subject: (.*(?:\r?\n[ \t].*)*)/m.exec(mail) ?? [];
  return folded.replace(/\s+/g, " ").trim();
}

async function addWebhook({ store, workspaceId, person }: World, kinds: EventKind[] = [...watchedKinds]) {
  const id = crypto.randomUUID();
  const address = sealFor(secrets, id, "address", "https://example.com/octroi");
  await store.webhooks.add(
    {
      id,
      workspaceId,
      format: "slack",
      host: "example.com",
      address,
      secret: undefined,
      language: "en",
      kinds,
      sites: undefined,
    },
    person.id,
  );
  return async () =>
    (await store.webhooks.deliveries(id, 100))
      .map(({ event }) => ({ kind: event.kind, ...event.facts }))
      .toSorted((a, b) => a.kind.localeCompare(b.kind));
}

onEachDatabase((freshDatabase) => {
  test("a spike of an hour, a new crawler and an impostor are told once, to endpoints and to whoever wants mails at once", async () => {
    await using world = await furnished(await freshDatabase());
    const { store, clock, person, site, came } = world;
    const bob = await world.addMember("bob@example.com");
    for (const weeks of [4, 3, 2, 1]) await came(visitsAt(weeksAgo(weeks), 20));
    await store.reports.choose(person.id, site, { reports: false, alerts: true, instant: true });
    await store.reports.choose(bob.id, site, { reports: false, alerts: true, instant: false });
    const told = await addWebhook(world);
    const unasked = await addWebhook(world, ["rules.published"]);
    clock.now = new Date("2026-11-10T09:58:00Z");
    await look(world);
    expect(await told()).toEqual([]);
    await came([
      ...visitsAt(at("2026-11-10T10:00:00Z"), 149),
      { time: at("2026-11-10T10:10:00Z"), crawler: "PerplexityBot" },
      { time: at("2026-11-10T10:11:00Z"), crawler: "GPTBot", identity: "outside" },
    ]);
    clock.now = new Date(now);
    for (const servers of [2, 1, 1]) await look(world, servers);
    const day = "2026-11-10";
    const spike = {
      unit: "hour",
      from: "2026-11-10T10:00:00.000Z",
      visits: 151,
      usual: 0,
      crawler: "GPTBot",
    };
    expect(await told()).toEqual([
      { kind: "crawler.impostor", crawler: "GPTBot", visits: 1, day },
      { kind: "crawler.new", crawler: "PerplexityBot", visits: 1, day },
      { kind: "visits.spike", ...spike },
    ]);
    expect(await unasked()).toEqual([]);
    // Later the same day, there are many more still.
    await came(visitsAt(at("2026-11-10T13:00:00Z"), 600));
    await look(world);
    expect((await told()).length).toBe(3);
    const mails = await sent(world, clock.now);
    expect(mails.map(({ to }) => to)).toEqual(Array(3).fill(["ada@example.com"]));
    const subjects = mails.map(({ read }) => subjectIn(read)).sort();
    expect(subjects).toEqual([
      "journal.example: 151 visits in an hour, usually 0; mostly GPTBot",
      "journal.example: PerplexityBot reads the site for the first time (1 visit)",
      "journal.example: someone uses the name GPTBot from other addresses (1 visit)",
    ]);
    expect(
      mails.every(({ read }) => read.includes("You asked for alerts about this site as they happen.")),
    ).toBe(true);
    // The next morning, whoever was told is not told again.
    const morning = await sent(world, new Date("2026-11-11T08:00:00Z"));
    expect(morning.map(({ to }) => to)).toEqual([["bob@example.com"]]);
  });

  test("what comes every week, or to a site of some days, is no spike", async () => {
    await using world = await furnished(await freshDatabase());
    const { clock, came } = world;
    for (const weeks of [4, 3, 2, 1]) await came(visitsAt(weeksAgo(weeks), 120));
    const young = await world.addSite("young.example");
    await came(visitsAt(weeksAgo(1), 1).map((visit) => ({ ...visit, site: young })));
    const told = await addWebhook(world);
    clock.now = new Date("2026-11-10T09:58:00Z");
    await look(world);
    await came(visitsAt(at("2026-11-10T10:00:00Z"), 120));
    await came(visitsAt(at("2026-11-10T10:00:00Z"), 300).map((visit) => ({ ...visit, site: young })));
    clock.now = new Date(now);
    for (const _ of [1, 2, 3]) await look(world);
    expect(await told()).toEqual([]);
  });

  test("a connector that falls silent is told once, and not after the console itself was away", async () => {
    await using world = await furnished(await freshDatabase());
    const { store, clock, site, secret } = world;
    const told = await addWebhook(world);
    await store.siteKeys.verify(site, secret);
    const heard = clock.now.toISOString();
    const later = (hours: number) => new Date(Date.parse(heard) + hours * msPerHour);
    for (let hour = 0; hour < 24; hour += 1) {
      clock.now = later(hour);
      await look(world);
    }
    expect(await told()).toEqual([]);
    clock.now = later(24);
    await look(world);
    await look(world);
    expect(await told()).toEqual([{ kind: "connector.silent", lastSeenAt: heard }]);
    await store.siteKeys.verify(site, secret);
    clock.now = later(24 * 3);
    await look(world);
    await look(world);
    expect((await told()).length).toBe(1);
  });

  test("nobody is looked at for whom nobody asked, any more", async () => {
    const location = await freshDatabase();
    await using world = await furnished(location);
    const { store, person, site, clock } = world;
    await using other = await openStore(location, { now: () => clock.now });
    const watched = async () => {
      await Promise.all([store.reports.planWatch(), other.reports.planWatch()]);
      const found = await store.reports.claimWatch(10, 1_000);
      clock.now = new Date(clock.now.getTime() + 2_000);
      return found.map(({ id }) => id);
    };
    expect(await watched()).toEqual([]);
    await store.reports.choose(person.id, site, { reports: true, alerts: true, instant: true });
    expect(await watched()).toEqual([site]);
    await store.reports.stop(person.id, site, "alerts");
    expect(await watched()).toEqual([]);
    await store.reports.choose(person.id, site, { reports: true, alerts: true, instant: true });
    expect(await watched()).toEqual([site]);
    // Whose lease is over changes nothing, and a site that goes meanwhile leaves nothing.
    const finding = { kind: "connector.silent", about: "x", facts: { lastSeenAt: "x" } } as const;
    await store.reports.settleWatch({ id: site, attempts: 0 }, [finding]);
    await store.sites.remove(site, person.id);
    await store.reports.settleWatch({ id: site, attempts: 1 }, [finding]);
    expect(await store.jobs.pending()).toBe(0);
    expect(await watched()).toEqual([]);
  });
});
