import { execute } from "@octroi/database/testing/databases";
import { expect } from "vitest";
import { dayOf, hourOf } from "../../../../domain/visits/day.ts";
import { firstDayKept } from "../../../../domain/visits/history.ts";
import { decisions, type Visit } from "../../../../domain/visits/visit.ts";
import { figureTableNames } from "../../../../store/visits/figures.ts";
import { importedVisits } from "./visits.ts";
import type { World } from "./world.ts";

/** Every figure of every site that is there, and that nothing is left of those that are not. */
export async function checkFigures({ location, ledger, clock }: World): Promise<void> {
  const rows = async (statement: string) => (await execute(location, statement)).map((row) => Object(row));
  const sites = new Set((await rows("select id from site")).map(({ id }) => String(id)));
  for (const site of ledger.removed) expect(sites, "a site that was removed").not.toContain(site);
  for (const site of ledger.plans.keys()) {
    if (!ledger.removed.has(site)) expect(sites, "a site that nobody removed").toContain(site);
  }
  for (const table of figureTableNames) {
    const left = (await rows(`select distinct site from ${table}`)).map(({ site }) => String(site));
    expect(
      left.filter((site) => !sites.has(site)),
      `what ${table} has of removed sites`,
    ).toEqual([]);
  }
  for (const site of sites) {
    const taken = [...(ledger.visits.get(site)?.values() ?? [])];
    const firstKept = firstDayKept(ledger.plans.get(site) ?? "pro", dayOf(clock.now().getTime())) ?? 0;
    const kept = taken.filter(({ time }) => dayOf(time) >= firstKept);
    const recent = kept.filter(({ time }) => dayOf(time) >= dayOf(clock.now().getTime()) - 8);
    const sum = async (columns: string, from: string) => {
      const found = await rows(`select ${columns}, sum(visits) as visits from ${from} group by ${columns}`);
      return sumsOf(found.map(({ visits, ...names }) => [Object.values(names).join(" "), Number(visits)]));
    };
    const withCrawler = (table: string) =>
      `${table} join crawler on crawler.id = ${table}.crawler where site = '${site}'`;
    const says = (what: string) => `${what} of ${site}`;

    expect(await sum("day, token, decision", withCrawler("visit_day")), says("days")).toEqual(
      countsOf(kept, ({ time, crawler, decision }) => [dayOf(time), crawler, decisions.indexOf(decision)]),
    );
    expect(await sum("hour, token, decision", withCrawler("visit_hour")), says("hours")).toEqual(
      countsOf(recent, ({ time, crawler, decision }) => [hourOf(time), crawler, decisions.indexOf(decision)]),
    );
    expect(await sum("day, token", withCrawler("page_day")), says("pages")).toEqual(
      countsOf(kept, ({ time, crawler }) => [dayOf(time), crawler]),
    );
    expect(await sum("day", `asked_day where site = '${site}'`), says("prices asked")).toEqual(
      countsOf(
        kept.filter(({ status }) => status === 402),
        ({ time }) => [dayOf(time)],
      ),
    );
    const seen = await rows(`select token, last_time from ${withCrawler("crawler_seen")}`);
    expect(sumsOf(seen.map((row) => [row.token, Number(row.last_time)])), says("last visits")).toEqual(
      lastTimes(kept),
    );
    expect(ledger.counted.get(site) ?? 0, says("what was said to be new")).toBe(taken.length);
    expect(await numbersOf(rows, site), says("numbers")).toEqual({
      intake: taken.length,
      lastNumber: taken.length,
      importedDays: ledger.importedDays.get(site) ?? 0,
      hasPagesAsCounted: true,
      hasEventsAsCounted: true,
    });
    for (const { day, visits } of await rows(`select day, visits from imported_day where site = '${site}'`)) {
      expect(Number(visits), says(`day ${day} of a log`)).toBe(importedVisits(Number(day)));
    }
    const versions = await rows(`select version from policy_version where site = '${site}' order by version`);
    const published = (ledger.versions.get(site) ?? []).toSorted((a, b) => a - b);
    expect(
      versions.map(({ version }) => Number(version)),
      says("versions"),
    ).toEqual(published);
  }
}

async function numbersOf(rows: (statement: string) => Promise<Record<string, unknown>[]>, site: string) {
  const of = (table: string, value: string, where = "true") =>
    `(select ${value} from ${table} where site = '${site}' and ${where})`;
  const [row] = await rows(
    `select coalesce(${of("intake_day", "sum(accepted + unknown)")}, 0) as intake,
      coalesce(${of("visit_site", "last_number")}, 0) as last_number,
      coalesce(${of("visit_site", "pages")}, 0) as pages,
      coalesce(${of("visit_site", "event_ids")}, 0) as event_ids,
      ${of("page", "count(*)", "path <> ''")} as page_rows,
      ${of("visit_event", "count(*)")} as event_rows,
      ${of("imported_day", "count(*)")} as imported`,
  );
  const number = (name: string) => Number(row?.[name]);
  return {
    intake: number("intake"),
    lastNumber: number("last_number"),
    importedDays: number("imported"),
    hasPagesAsCounted: number("pages") === number("page_rows"),
    hasEventsAsCounted: number("event_ids") === number("event_rows"),
  };
}

function countsOf(visits: readonly Visit[], names: (visit: Visit) => readonly (string | number)[]) {
  const counts = new Map<string, number>();
  for (const visit of visits) {
    const name = names(visit).join(" ");
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return sumsOf([...counts]);
}

function lastTimes(visits: readonly Visit[]) {
  const times = new Map<string, number>();
  for (const { crawler, time } of visits) times.set(crawler, Math.max(times.get(crawler) ?? 0, time));
  return sumsOf([...times]);
}

/** In one order, so that a difference is a short one. */
function sumsOf(sums: readonly (readonly [string, number])[]): Record<string, number> {
  return Object.fromEntries(sums.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
