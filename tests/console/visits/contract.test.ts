import { execute, onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { dayOf, hourOf, msPerDay, msPerHour } from "../../../domain/visits/day.ts";
import { pageLimits } from "../../../domain/visits/pages.ts";
import { rangeOf } from "../../../domain/visits/period.ts";
import { reportOf } from "../../../domain/visits/report.ts";
import { utc } from "../../../domain/visits/site-zones.ts";
import { decisions, identities, robotsVerdicts } from "../../../domain/visits/visit.ts";
import type { Batch } from "../../../domain/visits/visits.ts";
import { openStore, type Visits } from "../../../store/store.ts";
import { figureTableNames } from "../../../store/visits/figures.ts";
import { batch, many, noon, openVisits, otherSite, site, visit } from "./store.ts";

const today = dayOf(noon.getTime());
const week = rangeOf("7d", noon, utc, { firstDay: undefined });
const day = rangeOf("24h", noon, utc, { firstDay: undefined });

const sum = (rows: readonly { visits: number }[]) => rows.reduce((total, { visits }) => total + visits, 0);

/** Every way in which a site's visits are counted. */
async function counts(visits: Visits, of = site) {
  const intake = await visits.intake(of, week);
  const crawlers = (await visits.crawlers(of)).map(({ crawler }) => crawler);
  return {
    days: sum(await visits.totals(of, week)),
    hours: sum(await visits.totals(of, day)),
    pages: sum(await visits.pages(of, week, crawlers, 100_000)),
    intake: intake.accepted + intake.unknown,
    last: (await visits.lastNumbers([of])).get(of) ?? 0,
  };
}

const all = (count: number) => ({ days: count, hours: count, pages: count, intake: count, last: count });

onEachDatabase((freshDatabase) => {
  const open = async () => openVisits(await freshDatabase());

  test("a batch is counted by day, hour, page and crawler, and its last visits can be seen", async () => {
    await using store = await open();
    const time = noon.getTime() - msPerHour;
    const reception = await store.visits.receive(
      batch(
        [
          visit({ time, status: null, decision: "allow", path: "/about" }),
          visit({
            time: time + 1,
            crawler: "ClaudeBot",
            identity: "outside",
            decision: "charge",
            status: 402,
          }),
          visit({ time: time + 2, crawler: "unlisted", robots: "disallowed", status: 200 }),
        ],
        { late: 2, malformed: 1 },
      ),
    );
    expect(reception).toEqual({
      outcome: "counted",
      intake: { accepted: 2, unknown: 1, repeated: 0, late: 2, malformed: 1 },
    });
    expect(await counts(store.visits)).toEqual(all(3));
    expect(await store.visits.totals(site, day)).toContainEqual({
      at: hourOf(time),
      crawler: "ClaudeBot",
      identity: "outside",
      decision: "charge",
      status: "402",
      robots: "unknown",
      visits: 1,
    });
    expect(await store.visits.recent(site, 2)).toMatchObject([
      { number: 3, time: time + 2, crawler: "unlisted", robots: "disallowed", statusCode: 200 },
      { number: 2, crawler: "ClaudeBot", path: "/recettes/brioche" },
    ]);
    expect(await store.visits.recent(site, 10, 2)).toMatchObject([{ number: 3 }]);
    expect(await store.visits.crawlers(site)).toContainEqual({
      crawler: "GPTBot",
      firstDay: today,
      lastTime: time,
    });
    expect(await store.visits.firstDay(site)).toBe(today);
    expect(await store.visits.firstDay(otherSite)).toBeUndefined();
  });

  test("a batch that comes again counts once, from several servers at once and after a restart", async () => {
    const location = await freshDatabase();
    const one = batch(many(50));
    {
      await using first = await openVisits(location);
      await using second = await openVisits(location);
      const sent = Array.from({ length: 10 }, (_, index) => (index % 2 ? first : second).visits.receive(one));
      const intakes = (await Promise.all(sent)).map((reception) =>
        reception.outcome === "counted" ? reception.intake.accepted : -1,
      );
      expect(intakes.sort((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 50]);
    }
    await using again = await openVisits(location);
    expect(await again.visits.receive(one)).toMatchObject({ intake: { accepted: 0, repeated: 50 } });
    again.clock.now = new Date(noon.getTime() + msPerDay);
    await again.visits.purge(again.clock.now);
    expect(await again.visits.receive(one)).toMatchObject({ intake: { accepted: 0, repeated: 50 } });
    expect(await counts(again.visits)).toMatchObject({ days: 50, intake: 50, last: 50 });
  });

  test("from a gate that knows no batches, an event that comes again counts once", async () => {
    await using store = await open();
    const visits = many(30);
    const send = (events: Batch["visits"]) => store.visits.receive(batch(events, { id: undefined }));
    await Promise.all([send(visits.slice(0, 20)), send(visits.slice(10)), send(visits), send(visits)]);
    expect(await send([...visits, ...visits, visit()])).toMatchObject({
      intake: { accepted: 1, repeated: 60 },
    });
    expect(await counts(store.visits)).toEqual(all(31));
  });

  test("two sites never count for each other, whatever their batches are called", async () => {
    await using store = await open();
    const [own, others] = [many(3), many(5)];
    await store.visits.receive(batch(own, { id: "same" }));
    await store.visits.receive(batch(others, { id: "same", site: otherSite }));
    await store.visits.receive(batch(own, { id: undefined, site: otherSite }));
    expect(await counts(store.visits)).toEqual(all(3));
    expect(await counts(store.visits, otherSite)).toEqual(all(8));
  });

  test("figures equal what was sent, to the unit, with many batches in flight", async () => {
    const location = await freshDatabase();
    await using first = await openVisits(location);
    await using second = await openVisits(location);
    const names = ["GPTBot", "ClaudeBot", "Googlebot", "CCBot", "unlisted"];
    const batches = Array.from({ length: 40 }, () =>
      batch(
        many(100, (index) => ({
          time: noon.getTime() - index * 600_000,
          crawler: names[index % 5] ?? "",
          identity: identities[index % 3] ?? "verified",
          decision: decisions[index % 4] ?? "allow",
          robots: robotsVerdicts[index % 3] ?? "unknown",
          status: [200, 301, 402, 403, 404, 429, 500][index % 7] ?? 200,
          path: `/${index % 4}/${index % 9}`,
        })),
      ),
    );
    // What one site may send at once, from both servers.
    await Promise.all(batches.map((each, index) => (index % 2 ? first : second).visits.receive(each)));
    const sent = batches.flatMap(({ visits }) => visits);
    expect(await counts(second.visits)).toEqual({ ...all(4_000), hours: sentWithinDay(sent) });
    const totals = await first.visits.totals(site, week);
    const report = reportOf({ range: week, totals, imported: [], before: undefined, crawlers: [] });
    for (const name of names) {
      const of = sent.filter(({ crawler }) => crawler === name);
      const row = report.crawlers.find(({ crawler }) => crawler === name);
      expect(row?.visits).toBe(of.length);
      expect(row?.identities.verified ?? 0).toBe(of.filter(({ identity }) => identity === "verified").length);
      const refused = of.filter(({ decision, status }) => decision === "block" && status === 403).length;
      expect(row?.outcomes.blocked ?? 0).toBe(refused);
    }
    const pages = await first.visits.pages(site, week, ["GPTBot"], 100);
    expect(sum(pages)).toBe(sent.filter(({ crawler }) => crawler === "GPTBot").length);
  });

  function sentWithinDay(visits: Batch["visits"]): number {
    return visits.filter(({ time }) => hourOf(time) >= day.from).length;
  }

  test("a site may send so much, then is told when to come back, and nothing of it was counted", async () => {
    await using store = await open();
    for (let sent = 0; sent < 10; sent += 1) await store.visits.receive(batch(many(500)));
    const over = batch(many(500));
    expect(await store.visits.receive(over)).toEqual({ outcome: "over-allowance", retryAfterSeconds: 3 });
    expect(await counts(store.visits)).toEqual(all(5_000));
    expect(await store.visits.receive(batch(many(500), { site: otherSite }))).toMatchObject({
      outcome: "counted",
    });
    store.clock.now = new Date(noon.getTime() + 3_000);
    expect(await store.visits.receive(over)).toMatchObject({ intake: { accepted: 500 } });
    // What is sent again is read again.
    expect(await store.visits.receive(over)).toMatchObject({ outcome: "over-allowance" });
    store.clock.now = new Date(noon.getTime() + 6_000);
    expect(await store.visits.receive(over)).toMatchObject({ intake: { repeated: 500 } });
  });

  test("paths, sections and names that visitors make up fill no table", async () => {
    const location = await freshDatabase();
    await using store = await openVisits(location);
    for (let round = 0; round < 30; round += 1) {
      store.clock.now = new Date(noon.getTime() + round * 5_000);
      await store.visits.receive(
        batch(
          many(500, (index) => ({ path: `/${round}-${index}/${index}`, status: 200 })),
          { id: undefined },
        ),
      );
    }
    store.clock.now = new Date(noon.getTime() + 200_000);
    await store.visits.receive(batch(many(500, (index) => ({ path: `/made-up/${index}`, status: 404 }))));
    expect(await counts(store.visits)).toEqual(all(15_500));
    const rows = async (what: string) => (await execute(location, `select 1 from ${what}`)).length;
    expect(await rows("page where path <> ''")).toBe(pageLimits.pages);
    expect(await rows("page where path = ''")).toBe(pageLimits.sections + 1);
    expect(await rows("page where path like '/made-up%'")).toBe(0);
    expect(await rows("crawler")).toBe(1);
    expect(await rows("recent_visit")).toBe(1_000);
    expect(await rows("visit_day")).toBe(2);
    expect(await rows("visit_hour")).toBe(2);
  });

  test("one day has only so many rows of pages, and keeps the most read once it is over", async () => {
    const location = await freshDatabase();
    await using store = await openVisits(location);
    const crawlers = ["GPTBot", "ClaudeBot", "CCBot", "Bytespider", "Googlebot"];
    for (let round = 0; round < 50; round += 1) {
      store.clock.now = new Date(noon.getTime() + round * 5_000);
      const crawler = crawlers[round % 5] ?? "";
      const first = Math.floor(round / 5) * 500;
      const visits = many(500, (index) => ({ crawler, path: `/page-${first + index}`, status: 200 }));
      await store.visits.receive(batch(visits));
    }
    const popular = many(50, () => ({ path: "/page-7", status: 200 }));
    await store.visits.receive(batch(popular));
    const rows = async () => (await execute(location, "select 1 from page_day")).length;
    expect(await rows()).toBeLessThanOrEqual(
      pageLimits.rowsPerDay + (pageLimits.sections + 1) * crawlers.length,
    );
    expect(await rows()).toBeGreaterThan(pageLimits.rowsPerDay - 1);
    store.clock.now = new Date(noon.getTime() + 4 * msPerDay);
    await store.visits.purge(store.clock.now);
    expect(await rows()).toBeLessThanOrEqual(
      pageLimits.rowsPerPastDay + (pageLimits.sections + 1) * crawlers.length,
    );
    const pages = await store.visits.pages(site, { from: today, to: today }, crawlers, 100_000);
    expect(sum(pages)).toBe(25_050);
    expect(pages.find(({ path }) => path === "/page-7")?.visits).toBe(51);
    expect((await execute(location, "select 1 from page")).length).toBeLessThanOrEqual(1_000);
  });

  test("nothing is kept beyond the plan's history", async () => {
    const location = await freshDatabase();
    await using store = await openVisits(location);
    await store.visits.importDays(site, [{ day: today - 30, crawler: "CCBot", visits: 7 }]);
    await store.visits.importDays(otherSite, [{ day: today - 30, crawler: "CCBot", visits: 7 }]);
    for (const of of [site, otherSite]) {
      await store.visits.receive(batch([visit()], { site: of }));
      await store.visits.receive(batch([visit()], { site: of, id: undefined }));
    }
    const later = new Date("2027-03-01T12:00:00.000Z");
    store.clock.now = later;
    for (const of of [site, otherSite]) {
      await store.visits.receive(
        batch([visit({ time: later.getTime(), crawler: "ClaudeBot" })], { site: of }),
      );
    }
    expect(await store.visits.purge(later)).toMatchObject({ outcome: "purged", sites: 2 });
    expect(await store.visits.firstDay(site)).toBe(dayOf(later.getTime()));
    expect(await store.visits.firstDay(otherSite)).toBe(today - 30);
    expect(await store.visits.crawlers(site)).toHaveLength(1);
    expect(await store.visits.recent(site, 10)).toHaveLength(1);
    const oldest = await Promise.all(
      ["visit_day", "page_day", "intake_day", "imported_day", "visit_batch", "visit_event"].map(
        async (table) => {
          const [row] = await execute(
            location,
            `select min(day) as day from ${table} where site = '${site}'`,
          );
          return row;
        },
      ),
    );
    const first = dayOf(later.getTime());
    expect(oldest).toEqual([first, first, first, null, first, first].map((day) => ({ day })));
    const [hour] = await execute(location, "select min(hour) as hour from visit_hour");
    expect(hour).toEqual({ hour: hourOf(later.getTime()) });
  });

  test("a workspace that leaves Pro has its history for 30 days more", async () => {
    await using store = await open();
    await store.visits.importDays(otherSite, [{ day: today - 200, crawler: "CCBot", visits: 7 }]);
    await store.visits.receive(batch([visit()], { site: otherSite }));
    await store.workspaces.setPlan("pro", "free", undefined);
    const purgedAfter = async (days: number) => {
      const now = new Date(noon.getTime() + days * msPerDay);
      store.clock.now = now;
      await store.visits.receive(batch([visit({ time: now.getTime() })], { site: otherSite }));
      await store.visits.purge(now);
      return store.visits.firstDay(otherSite);
    };
    expect(await purgedAfter(29)).toBe(today - 200);
    // Whoever comes back has lost nothing, and leaving again is another 30 days.
    await store.workspaces.setPlan("pro", "pro", undefined);
    expect(await purgedAfter(31)).toBe(today - 200);
    await store.workspaces.setPlan("pro", "free", undefined);
    expect(await purgedAfter(60)).toBe(today - 200);
    expect(await purgedAfter(62)).toBe(today);
  });

  test("a clock that is years ahead deletes nothing", async () => {
    await using store = await open();
    for (let days = 0; days < 20; days += 1) {
      store.clock.now = new Date(noon.getTime() + days * msPerDay);
      await store.visits.receive(batch([visit({ time: store.clock.now.getTime() })]));
    }
    const wrong = new Date("2029-01-01T00:00:00.000Z");
    expect(await store.visits.purge(wrong)).toEqual({
      outcome: "clock-doubtful",
      expired: 20,
      total: 20,
    });
    const ever = { ...week, to: today + 30 };
    expect(sum(await store.visits.totals(site, ever))).toBe(20);
  });

  test("the days of a log are added once, and only where nothing was counted", async () => {
    await using store = await open();
    await store.visits.receive(batch([visit()]));
    const days = [today - 2, today - 1, today].flatMap((at) => [
      { day: at, crawler: "GPTBot", visits: 10 },
      { day: at, crawler: "CCBot", visits: 5 },
    ]);
    expect(await store.visits.importDays(site, days)).toEqual({ days: 2, visits: 30, daysBefore: 1 });
    expect(await store.visits.importDays(site, days)).toEqual({ days: 0, visits: 0, daysBefore: 3 });
    expect(sum(await store.visits.imported(site, week))).toBe(30);
    expect(sum(await store.visits.totals(site, week))).toBe(1);
    const before = { ...week, from: today - 1, to: today };
    expect(sum((await store.visits.visitsBefore(site, before)) ?? [])).toBe(16);
    expect(await store.visits.visitsBefore(site, { ...week, from: today - 3 })).toBeUndefined();
    expect(await store.visits.removeImported(site)).toBe(4);
    expect(await store.visits.imported(site, week)).toEqual([]);
  });

  test("a site that is removed takes every row of it along", async () => {
    const location = await freshDatabase();
    await using store = await openVisits(location);
    await store.visits.receive(batch([visit()]));
    await store.visits.receive(batch([visit()], { id: undefined }));
    await store.visits.importDays(site, [{ day: today - 9, crawler: "CCBot", visits: 7 }]);
    await execute(location, `delete from site where id = '${site}'`);
    expect(await store.visits.receive(batch([visit()]))).toEqual({ outcome: "site-gone" });
    await using console = await openStore(location);
    await console.deleteFigures();
    for (const table of figureTableNames) {
      expect(await execute(location, `select site from ${table}`), table).toEqual([]);
    }
  });

  test("weeks add up to their days", async () => {
    await using store = await open();
    for (let days = 0; days < 30; days += 1) {
      store.clock.now = new Date(noon.getTime() + days * msPerDay);
      await store.visits.receive(batch([visit({ time: store.clock.now.getTime() })]));
    }
    const range = { unit: "day" as const, from: today - 3, to: today + 29, step: 7 };
    const totals = await store.visits.totals(site, range);
    expect(
      totals.map(({ at, visits }) => [at - range.from, visits]).sort(([a = 0], [b = 0]) => a - b),
    ).toEqual([
      [0, 4],
      [7, 7],
      [14, 7],
      [21, 7],
      [28, 5],
    ]);
  });
});
