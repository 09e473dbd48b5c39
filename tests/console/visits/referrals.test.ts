import { execute, onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { type Arrival, maxArrivalRowsPerDay } from "../../../domain/visits/arrivals.ts";
import { dayOf, msPerDay } from "../../../domain/visits/day.ts";
import { maxNamesPerDay } from "../../../domain/visits/given-name.ts";
import { openStore, type Visits } from "../../../store/store.ts";
import { batch, many, noon, openVisits, otherSite, site, visit } from "./store.ts";

const today = dayOf(noon.getTime());
const week = { from: today - 6, to: today };

let ids = 0;

function arrival(changes: Partial<Arrival> = {}): Arrival {
  ids += 1;
  return {
    id: `arrival-${ids}`,
    assistant: "chatgpt.com",
    path: "/recettes/tarte",
    people: 1,
    ...changes,
  };
}

const sentTo = async (visits: Visits, of = site, days = week) =>
  Object.fromEntries((await visits.sent(of, days)).map(({ assistant, people }) => [assistant, people]));

onEachDatabase((freshDatabase) => {
  const open = async () => openVisits(await freshDatabase());

  test("people are counted by day and assistant, beside crawlers and not among them", async () => {
    await using store = await open();
    const arrivals = [
      arrival({ people: 3 }),
      arrival({ people: 2, path: "/" }),
      arrival({ assistant: "claude.ai" }),
    ];
    expect(await store.visits.receive(batch(many(2), { arrivals, malformed: 1 }))).toEqual({
      outcome: "counted",
      intake: { accepted: 2, unknown: 0, repeated: 0, late: 0, malformed: 1, people: 3 },
    });
    expect(await sentTo(store.visits)).toEqual({ "chatgpt.com": 5, "claude.ai": 1 });
    expect(await store.visits.sentSince(site)).toBe(today);
    const totals = await store.visits.totals(site, { unit: "day", ...week, step: 1 });
    expect(totals.map(({ crawler, visits }) => [crawler, visits])).toEqual([["GPTBot", 2]]);
    expect((await store.visits.crawlers(site)).map(({ crawler }) => crawler)).toEqual(["GPTBot"]);
    expect(await store.visits.recent(site, 10)).toHaveLength(2);
    expect(await store.visits.intake(site, week)).toMatchObject({ accepted: 2, malformed: 1 });
  });

  test("of a site whose settings end it nobody is counted, whatever its connector sends, and crawlers are", async () => {
    await using store = await open();
    const set = (countsPeople: boolean | undefined) =>
      store.sites.change(site, { name: undefined, destination: undefined, countsPeople }, undefined);
    await store.visits.receive(batch([], { arrivals: [arrival({ people: 3 })] }));
    await set(false);
    const sent = batch(many(2), { arrivals: [arrival(), arrival({ path: "/" })] });
    const intake = { accepted: 2, unknown: 0, repeated: 0, late: 0, malformed: 0 };
    expect(await store.visits.receive(sent)).toEqual({ outcome: "counted", intake });
    const again = { ...intake, accepted: 0, repeated: 2 };
    expect(await store.visits.receive(sent)).toEqual({ outcome: "counted", intake: again });
    // What was counted stays, and no figure is said of a time that was counted in part.
    expect(await sentTo(store.visits)).toEqual({ "chatgpt.com": 3 });
    expect([await store.visits.sentSince(site), await store.visits.firstSentDay(site)]).toEqual([
      undefined,
      today,
    ]);
    await store.visits.receive(batch([], { site: otherSite, arrivals: [arrival()] }));
    expect(await sentTo(store.visits, otherSite)).toEqual({ "chatgpt.com": 1 });

    store.clock.now = new Date(noon.getTime() + 2 * msPerDay);
    await set(true);
    expect(await store.visits.sentSince(site)).toBeUndefined();
    await store.visits.receive(batch([], { arrivals: [arrival({ people: 4 })] }));
    store.clock.now = new Date(noon.getTime() + 3 * msPerDay);
    // What changes something else of the site, or says the same again, begins nothing anew.
    await set(undefined);
    await set(true);
    expect(await store.visits.sentSince(site)).toBe(today + 2);
    const days = { from: today, to: today + 3 };
    expect(await sentTo(store.visits, site, days)).toEqual({ "chatgpt.com": 7 });
  });

  test("a line of people counts once, in whatever batch it comes again, from several servers at once", async () => {
    const location = await freshDatabase();
    await using first = await openVisits(location);
    await using second = await openVisits(location);
    const arrivals = Array.from({ length: 20 }, () => arrival({ people: 2 }));
    const one = batch(many(5), { arrivals });
    await Promise.all(
      Array.from({ length: 8 }, (_, index) => (index % 2 ? first : second).visits.receive(one)),
    );
    await Promise.all([
      first.visits.receive(batch([], { arrivals: arrivals.slice(3), id: undefined })),
      second.visits.receive(batch([], { arrivals })),
      first.visits.receive(batch([visit()], { arrivals: [...arrivals, ...arrivals] })),
    ]);
    expect(await sentTo(first.visits)).toEqual({ "chatgpt.com": 40 });
    const again = await second.visits.receive(batch([], { arrivals: [...arrivals, arrival()] }));
    expect(again).toMatchObject({ intake: { repeated: 20, people: 1 } });
    expect(await sentTo(first.visits)).toEqual({ "chatgpt.com": 41 });
  });

  test("two sites never see each other's people, nor what came to them", async () => {
    await using store = await open();
    const own = batch([visit({ crawler: "unlisted", name: "own-scout" })], {
      arrivals: [arrival({ people: 7 })],
    });
    const others = batch([visit({ crawler: "unlisted", name: "their-scout" })], {
      site: otherSite,
      arrivals: [arrival({ people: 9, path: "/theirs" })],
    });
    await store.visits.receive(own);
    await store.visits.receive(others);
    expect(await sentTo(store.visits)).toEqual({ "chatgpt.com": 7 });
    expect(await sentTo(store.visits, otherSite)).toEqual({ "chatgpt.com": 9 });
    const pages = async (of: string) =>
      (await store.visits.sentToPages(of, week, 10)).map(({ path }) => path);
    expect([await pages(site), await pages(otherSite)]).toEqual([["/recettes/tarte"], ["/theirs"]]);
    const names = async (of: string) => (await store.visits.unlistedNames(of, week)).map(({ name }) => name);
    expect([await names(site), await names(otherSite)]).toEqual([["own-scout"], ["their-scout"]]);
  });

  test("K5 a page is named only where five or more came from one assistant on one day; the rest is deleted when the day is over", async () => {
    const location = await freshDatabase();
    await using store = await openVisits(location);
    const send = (arrivals: Arrival[]) => store.visits.receive(batch([], { arrivals }));
    await send([arrival({ people: 4 }), arrival({ people: 3, path: "/few" })]);
    expect(await store.visits.sentToPages(site, week, 10)).toEqual([]);
    await send([arrival({ people: 1 }), arrival({ people: 4, path: "/few", assistant: "claude.ai" })]);
    const shown = [{ assistant: "chatgpt.com", path: "/recettes/tarte", people: 5 }];
    expect(await store.visits.sentToPages(site, week, 10)).toEqual(shown);
    store.clock.now = new Date(noon.getTime() + msPerDay);
    // Four of another day do not make the one before them known.
    await send([arrival({ people: 4 })]);
    await store.visits.purge(store.clock.now);
    expect(await execute(location, "select path, people from referral_page_day order by day")).toEqual([
      { path: "/recettes/tarte", people: 5 },
      { path: "/recettes/tarte", people: 4 },
    ]);
    const days = { from: week.from, to: today + 1 };
    expect(await store.visits.sentToPages(site, days, 10)).toEqual(shown);
    expect(await sentTo(store.visits, site, days)).toEqual({ "chatgpt.com": 12, "claude.ai": 4 });
  });

  test("pages that visitors make up fill no table, and their people are counted all the same", async () => {
    const location = await freshDatabase();
    await using store = await openVisits(location);
    for (let round = 0; round < 6; round += 1) {
      store.clock.now = new Date(noon.getTime() + round * 5_000);
      const arrivals = Array.from({ length: 450 }, (_, index) => arrival({ path: `/${round}-${index}` }));
      await store.visits.receive(batch([], { arrivals }));
    }
    const known = arrival({ path: "/0-0", people: 4 });
    await store.visits.receive(batch([], { arrivals: [known, arrival({ path: "/late" })] }));
    expect(await execute(location, "select 1 from referral_page_day")).toHaveLength(maxArrivalRowsPerDay);
    expect(await store.visits.sentToPages(site, week, 10)).toMatchObject([{ path: "/0-0", people: 5 }]);
    expect(await sentTo(store.visits)).toEqual({ "chatgpt.com": 6 * 450 + 5 });
  });

  test("names of crawlers that no list knows are bounded, and none of their visits is lost", async () => {
    await using store = await open();
    const named = (index: number) => ({ crawler: "unlisted", name: `scout-${index}` });
    await store.visits.receive(batch(many(maxNamesPerDay - 1, (index) => named(index))));
    await store.visits.receive(batch(many(400, (index) => named(index % 80))));
    await store.visits.receive(batch([visit({ crawler: "unlisted", name: "" }), visit()]));
    const names = await store.visits.unlistedNames(site, week);
    expect(names.filter(({ name }) => name !== "")).toHaveLength(maxNamesPerDay);
    expect(names.reduce((sum, { visits }) => sum + visits, 0)).toBe(maxNamesPerDay - 1 + 401);
    expect(names.find(({ name }) => name === "scout-3")).toEqual({
      name: "scout-3",
      visits: 6,
      lastDay: today,
    });
  });

  test("the operator is told names that came to several sites, and none that one site alone knows", async () => {
    await using store = await open();
    const scouts = (name: string, count: number, of: string) =>
      store.visits.receive(
        batch(
          many(count, () => ({ crawler: "unlisted", name })),
          { site: of },
        ),
      );
    await scouts("shared-scout", 2, site);
    await scouts("shared-scout", 3, otherSite);
    await scouts("own-scout", 9, site);
    expect(await store.visits.namesOnSites(today - 30, 10)).toEqual([
      { name: "shared-scout", sites: 2, visits: 5, lastDay: today },
    ]);
    expect(await store.visits.namesOnSites(today + 1, 10)).toEqual([]);
  });

  test("people and names are kept as long as the plan keeps figures, and go with the site", async () => {
    const location = await freshDatabase();
    await using store = await openVisits(location);
    for (const of of [site, otherSite]) {
      const visits = [visit(), visit({ crawler: "unlisted", name: "scout" })];
      await store.visits.receive(batch(visits, { site: of, arrivals: [arrival({ people: 6 })] }));
    }
    const later = new Date("2027-03-01T12:00:00.000Z");
    store.clock.now = later;
    for (const of of [site, otherSite]) {
      await store.visits.receive(batch([visit({ time: later.getTime() })], { site: of }));
    }
    expect(await store.visits.purge(later)).toMatchObject({ outcome: "purged" });
    const kept = async () => [
      await store.visits.sentSince(site),
      await store.visits.sentSince(otherSite),
      (await store.visits.sentToPages(site, week, 9)).length,
      (await store.visits.sentToPages(otherSite, week, 9)).length,
      (await store.visits.unlistedNames(site, week)).length,
      (await store.visits.unlistedNames(otherSite, week)).length,
    ];
    expect(await kept()).toEqual([undefined, today, 0, 1, 0, 1]);
    await execute(location, `delete from site where id = '${otherSite}'`);
    await using console = await openStore(location);
    await console.deleteFigures();
    expect(await kept()).toEqual([undefined, undefined, 0, 0, 0, 0]);
  });
});
