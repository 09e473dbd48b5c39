import type { DatabaseLocation } from "@octroi/database/database";
import { expect } from "vitest";
import { namedFrom } from "../../../../domain/visits/arrivals.ts";
import { type Cut, noCut } from "../../../../domain/visits/cut.ts";
import { isoDay, parseDay } from "../../../../domain/visits/day.ts";
import { loadReport } from "../../../../domain/visits/load.ts";
import { linesOf, parseVisits } from "../../../../domain/visits/parse-visits.ts";
import { isAi } from "../../../../domain/visits/purpose.ts";
import { zoneChanges } from "../../../../domain/visits/site-zones.ts";
import { loadCutTakeAndSend, type OperatorRow } from "../../../../domain/visits/take-and-send.ts";
import { openStore, type Store } from "../../../../store/store.ts";
import { addedSite } from "../../added-site.ts";
import { lines } from "../server.ts";
import { generate, type Story } from "./generate.ts";
import { arrivalsOf, countBy, type TrueArrival, type TrueVisit, truthOf } from "./truth.ts";

/** Tells a story to two consoles on one database, then asks one of them for every figure. */
export async function compareWithTruth(location: DatabaseLocation, seed: number, count: number) {
  const clock = { now: new Date("2026-09-01T12:00:00Z") };
  const options = { now: () => clock.now };
  await using first = await openStore(location, options);
  await using second = await openStore(location, options);
  const story = generate(seed, count);
  const sites = await addSites(first, story);
  await tell(story, sites, [first, second], clock);
  const truth = truthOf(story);
  const arrivals = arrivalsOf(story);
  expect(truth.length).toBeGreaterThanOrEqual(count);
  expect(enough(arrivals).length).toBeGreaterThan(0);
  for (const [index, site] of sites.entries()) {
    await compareSite(
      second,
      site,
      truth.filter((visit) => visit.site === index),
      clock.now,
    );
    const own = arrivals.filter((arrival) => arrival.site === index);
    await compareArrivals(second, site, own);
    await compareCuts(
      second,
      site,
      { visits: truth.filter((visit) => visit.site === index), arrivals: own },
      clock.now,
    );
  }
}

async function addSites(store: Store, { zones }: Story): Promise<string[]> {
  const person = await store.people.ensure("ada@example.com", "en");
  const { id: workspaceId } = await store.workspaces.currentOf(person);
  await store.workspaces.setPlan(workspaceId, "pro", undefined);
  const ids: string[] = [];
  for (const [index, timeZone] of zones.entries()) {
    const domain = `site-${index}.example`;
    const added = await addedSite(store, { workspaceId, domain, timeZone });
    ids.push(added.site.id);
  }
  return ids;
}

/** A zone is changed beside the batches of its moment, by the other console. */
async function tell(
  { steps }: Story,
  sites: readonly string[],
  stores: readonly [Store, Store],
  clock: { now: Date },
): Promise<void> {
  for (const { at, batches, zone } of steps) {
    clock.now = new Date(at);
    const sent = batches.map(async ({ site, store, id, events, people }) => {
      const parsed = parseVisits(linesOf(lines([...events, ...people])) ?? [], clock.now, () => "unknown");
      const batch = { ...parsed, site: sites[site] ?? "", id };
      expect(await stores[store].visits.receive(batch)).toMatchObject({ outcome: "counted" });
    });
    const changed = zone && stores[0].sites.setTimeZone(sites[zone.site] ?? "", zone.zone, undefined);
    await Promise.all([...sent, changed]);
  }
}

async function compareSite(store: Store, id: string, truth: readonly TrueVisit[], now: Date) {
  const { visits, licenses } = store;
  const site = await store.sites.find(id);
  if (site === undefined) throw new Error("Expected the site.");
  const days = truth.map(({ day }) => parseDay(day) ?? 0);
  const [from, to] = [Math.min(...days), Math.max(...days)];
  // One day, a month, and all of them; the days on which the zone changed, too.
  const spans = [
    { from, to },
    { from: to - 29, to },
    ...[to, ...zoneChanges(site.zones).map(({ day }) => day)].map((day) => ({ from: day, to: day })),
  ];
  for (const span of spans) {
    const own = truth.filter(({ day }) => isIn(parseDay(day) ?? 0, span));
    const totals = await visits.totals(id, { unit: "day", ...span, step: 1 });
    const kindOf = (each: { crawler: string; identity: string; decision: string }) =>
      `${each.crawler} ${each.identity} ${each.decision}`;
    expect(sums(totals, (each) => `${isoDay(each.at)} ${kindOf(each)} ${each.status}`)).toEqual(
      countBy(own, (each) => `${each.day} ${kindOf(each)} ${each.status === 200 ? "2xx" : each.status}`),
    );
    expect(sums(await visits.pages(id, span, undefined, 1_000), ({ path }) => path)).toEqual(
      countBy(own, ({ path }) => path),
    );
    const unlisted = own.filter(({ crawler }) => crawler === "unlisted");
    expect(sums(await visits.unlistedNames(id, span), ({ name }) => name)).toEqual(
      countBy(unlisted, ({ name }) => name),
    );
    const asked = own.filter(({ status }) => status === 402);
    expect(
      sums(
        await licenses.askedDays(id, span),
        ({ day, price }) => `${isoDay(day)} ${price?.amount} ${price?.currency}`,
      ),
    ).toEqual(countBy(asked, ({ day, price }) => `${day} ${price}`));
  }
  const hours = { from: hour(Math.min(...truth.map(({ time }) => time))), to: hour(now.getTime()) };
  const byHour = await visits.totals(id, { unit: "hour", ...hours, step: 1 });
  expect(sums(byHour, ({ at, crawler }) => `${at} ${crawler}`)).toEqual(
    countBy(truth, ({ time, crawler }) => `${hour(time)} ${crawler}`),
  );
  const firstDay = (crawler: string) =>
    truth
      .filter((each) => each.crawler === crawler)
      .map(({ day }) => day)
      .sort()[0];
  for (const seen of await visits.crawlers(id)) {
    const times = truth.filter(({ crawler }) => crawler === seen.crawler).map(({ time }) => time);
    expect([isoDay(seen.firstDay), seen.lastTime]).toEqual([firstDay(seen.crawler), Math.max(...times)]);
  }
  expect((await visits.lastNumbers([id])).get(id)).toBe(truth.length);
  await compareReport(store, site, truth, now);
}

/** People by day and assistant, and the pages of those days on which enough of them came. */
async function compareArrivals({ visits }: Store, site: string, truth: readonly TrueArrival[]) {
  const days = [...new Set(truth.map(({ day }) => parseDay(day) ?? 0))].sort((a, b) => a - b);
  const [from = 0, to = 0] = [days[0], days.at(-1)];
  const byDay = await visits.sentByDay(site, { from, to });
  expect(peopleBy(byDay, ({ day, assistant }) => `${isoDay(day)} ${assistant}`)).toEqual(
    peopleBy(truth, ({ day, assistant }) => `${day} ${assistant}`),
  );
  expect(await visits.sentSince(site)).toBe(from);
  const middle = days[Math.floor(days.length / 2)] ?? from;
  for (const span of [
    { from, to },
    { from: middle, to },
  ]) {
    const own = truth.filter(({ day }) => isIn(parseDay(day) ?? 0, span));
    expect(peopleBy(await visits.sentToPages(site, span, 1_000), toPage)).toEqual(
      peopleBy(enough(own), toPage),
    );
  }
}

/** Who runs the crawlers of the story that anybody runs, and its assistants. */
const operators: Readonly<Record<string, string>> = {
  GPTBot: "OpenAI",
  ClaudeBot: "Anthropic",
  CCBot: "Common Crawl",
  Bingbot: "Microsoft",
  "chatgpt.com": "OpenAI",
  "claude.ai": "Anthropic",
};

/** Cuts that can be asked of people, and whom of them: their operators, and the pages that they came to. */
const peopleCuts: readonly { cut: Partial<Cut>; of?: readonly string[]; to?: readonly string[] }[] = [
  { cut: {} },
  { cut: { operator: ["OpenAI"] }, of: ["OpenAI"] },
  { cut: { operator: ["Anthropic", "Microsoft"] }, of: ["Anthropic", "Microsoft"] },
  { cut: { crawler: ["GPTBot"] }, of: ["OpenAI"] },
  // No list says who runs the second.
  { cut: { crawler: ["ClaudeBot", "unlisted"] }, of: ["Anthropic"] },
  { cut: { crawler: ["GPTBot", "CCBot"], operator: ["Common Crawl"] }, of: ["Common Crawl"] },
  { cut: { crawler: ["GPTBot"], operator: ["Anthropic"] }, of: [] },
  { cut: { page: ["/about"] }, to: ["/about"] },
  { cut: { page: ["/", "/food/pie", "/never"] }, to: ["/", "/food/pie"] },
  { cut: { page: ["/news/"], operator: ["Anthropic"] }, of: ["Anthropic"], to: ["/news/"] },
  { cut: { page: ["/news/"], crawler: ["GPTBot"] }, of: ["OpenAI"], to: ["/news/"] },
];

/** What a cut overview says of people: of operators, or of pages. */
async function compareCuts(
  { visits, sites }: Store,
  id: string,
  truth: { visits: readonly TrueVisit[]; arrivals: readonly TrueArrival[] },
  now: Date,
) {
  const { zones } = (await sites.find(id)) ?? { zones: [] };
  const first = Math.min(...truth.arrivals.map(({ day }) => parseDay(day) ?? 0));
  for (const period of ["7d", "30d", "90d", "all"] as const) {
    for (const { cut: part, of, to } of peopleCuts) {
      const cut = { ...noCut, ...part };
      const subject = { site: id, zones, plan: "pro", period, cut, now } as const;
      const { report, earlier } = await loadReport(visits, subject);
      const found = await loadCutTakeAndSend(visits, subject, { ...report, earlier }, 1_000);
      const { range } = report;
      const days = { from: Math.max(range.from, first), to: range.to };
      const isOf = (name: string) => of?.includes(operators[name] ?? "") ?? operators[name] !== undefined;
      const arrivals = truth.arrivals.filter(
        ({ day, assistant }) => isIn(parseDay(day) ?? 0, days) && isOf(assistant),
      );
      const pages = enough(arrivals).filter(({ path }) => to?.includes(path) ?? true);
      const said = `${period} ${JSON.stringify(part)}`;
      expect(found?.tells, said).toBe(to === undefined ? "operators" : "pages");
      expect([found?.from, found?.to], said).toEqual([days.from, days.to]);
      expect(peopleBy(found?.pages ?? [], toPage), said).toEqual(peopleBy(pages, toPage));
      const counted = to === undefined ? arrivals : pages;
      expect(found?.sent, said).toBe(counted.reduce((sum, { people }) => sum + people, 0));
      expect(
        sums(rowsOf(found?.operators, "sent"), ({ operator }) => operator),
        said,
      ).toEqual(to === undefined ? peopleBy(arrivals, ({ assistant }) => operators[assistant] ?? "") : {});
      const takenIn = (span: { from: number; to: number }) =>
        truth.visits.filter(
          ({ day, crawler, status }) => isIn(parseDay(day) ?? 0, span) && isOf(crawler) && status === 200,
        );
      const taken = (span: { from: number; to: number }) =>
        to === undefined ? countBy(takenIn(span), ({ crawler }) => operators[crawler] ?? "") : {};
      expect(
        sums(rowsOf(found?.operators, "taken"), ({ operator }) => operator),
        said,
      ).toEqual(taken(days));
      const before = found?.operators.flatMap(({ operator, before: figures }) =>
        figures === undefined ? [] : [{ operator, visits: figures.taken }],
      );
      const span = earlier?.range.unit === "day" && earlier.range.from >= first ? earlier.range : undefined;
      const own = taken(span ?? { from: 1, to: 0 });
      for (const row of before ?? []) expect(row.visits, said).toBe(own[row.operator] ?? 0);
      if (span === undefined) expect(before ?? [], said).toEqual([]);
    }
    const subject = { site: id, zones, plan: "pro", period, now } as const;
    for (const part of [
      { purpose: ["training"] },
      { section: ["news"] },
      { crawler: ["unlisted"] },
    ] as const) {
      const cut = { ...noCut, ...part };
      const { report } = await loadReport(visits, { ...subject, cut });
      expect(await loadCutTakeAndSend(visits, { ...subject, cut }, report, 9)).toMatchObject({
        tells: "nothing",
        operators: [],
        pages: [],
      });
    }
  }
}

/** Those who came to a page on a day on which enough of them did, from one assistant. */
function enough(arrivals: readonly TrueArrival[]): TrueArrival[] {
  const key = ({ day, assistant, path }: TrueArrival) => `${day} ${assistant} ${path}`;
  const byDay = peopleBy(arrivals, key);
  return arrivals.filter((each) => (byDay[key(each)] ?? 0) >= namedFrom);
}

function toPage({ assistant, path }: { assistant: string; path: string }): string {
  return `${assistant} ${path}`;
}

function peopleBy<T extends { people: number }>(rows: readonly T[], nameOf: (row: T) => string) {
  return sums(
    rows.map((row) => ({ ...row, visits: row.people })),
    nameOf,
  );
}

function rowsOf(rows: readonly OperatorRow[] = [], figure: "taken" | "sent") {
  return rows.map((row) => ({ operator: row.operator, visits: row[figure] }));
}

/** What the overview says: of a month, and of the same time before. */
async function compareReport(
  { visits }: Store,
  { id, zones }: NonNullable<Awaited<ReturnType<Store["sites"]["find"]>>>,
  truth: readonly TrueVisit[],
  now: Date,
) {
  for (const period of ["7d", "30d", "90d", "all"] as const) {
    const { report } = await loadReport(visits, { site: id, zones, plan: "pro", period, now });
    const { from, to } = report.range;
    const inSpan = (first: number, last: number) =>
      truth.filter(({ day }) => isIn(parseDay(day) ?? 0, { from: first, to: last }));
    const own = inSpan(from, to);
    expect(report.visits).toBe(own.length);
    expect(report.ai.visits).toBe(own.filter(({ crawler }) => isAi(crawler)).length);
    expect(sums(report.crawlers, ({ crawler }) => crawler)).toEqual(countBy(own, ({ crawler }) => crawler));
    if (report.ai.before === undefined) continue;
    const earlier = inSpan(from - (to - from + 1), from - 1);
    expect(report.ai.before).toBe(earlier.filter(({ crawler }) => isAi(crawler)).length);
  }
}

function sums<T extends { visits: number }>(rows: readonly T[], nameOf: (row: T) => string) {
  const totals: Record<string, number> = {};
  for (const row of rows) if (row.visits > 0) totals[nameOf(row)] = (totals[nameOf(row)] ?? 0) + row.visits;
  return totals;
}

function isIn(day: number, { from, to }: { from: number; to: number }): boolean {
  return day >= from && day <= to;
}

function hour(time: number): number {
  return Math.floor(time / 3_600_000);
}
