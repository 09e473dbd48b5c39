import { DatabaseSync } from "node:sqlite";
import { knownCrawlers } from "@octroi/crawlers/identify";
import type { DatabaseLocation } from "@octroi/database/database";
import { openDatabase } from "@octroi/database/open";
import { CompiledQuery, type Kysely } from "kysely";
import pg from "pg";
import { dayOf } from "../../domain/visits/day.ts";
import { decisions, identities } from "../../domain/visits/visit.ts";
import { migrations } from "../../store/migrations.ts";
import type { Schema } from "../../store/schema.ts";
import { analyze } from "./analyze.ts";

/** Thirteen months. */
const days = 396;
/** Pages that are kept of each past day: as many as the daily round leaves. */
const pagesPerDay = 1_000;

/** Fills a site with every crawler on every day: verified and not, let through and refused. */
export async function addThirteenMonths(location: DatabaseLocation, site: string): Promise<void> {
  await using database = await openDatabase<Schema>(location, { migrations, create: false });
  const today = dayOf(Date.now());
  const first = today - days + 1;
  const tokens = knownCrawlers.map(({ token }) => token);
  await database.transact(async (trx) => {
    const crawlers = await trx.selectFrom("crawler").select("token").execute();
    const known = new Set(crawlers.map(({ token }) => token));
    const added = tokens.filter((token) => !known.has(token));
    for (const token of added) {
      const id = known.size + 1;
      known.add(token);
      await trx.insertInto("crawler").values({ id, token }).execute();
    }
    await run(
      trx,
      `insert into visit_site (site, last_number, last_page, pages, event_ids, allowance, allowance_at)
      values ('${site}', 0, ${pagesPerDay}, ${pagesPerDay}, 0, 5000, ${Date.now()}) on conflict do nothing`,
    );
    const day = numbers("day", first, today);
    await run(
      trx,
      `insert into visit_day (site, day, crawler, identity, decision, status, robots, visits)
      with recursive ${day}, ${numbers("kind", 0, 1)}
      select '${site}', day.n, crawler.id, kind.n * ${identities.length - 1}, kind.n * ${decisions.indexOf("block")},
        kind.n * 3, 0, 1 + (day.n + crawler.id) % 40 from day, crawler, kind`,
    );
    await run(
      trx,
      `insert into crawler_seen (site, crawler, first_day, last_time)
      select '${site}', id, ${first}, ${Date.now()} from crawler`,
    );
    const page = numbers("page", 1, pagesPerDay);
    await run(
      trx,
      `insert into page (site, id, section, path)
      with recursive ${page} select '${site}', n, 'section-' || (n % 20), '/section-' || (n % 20) || '/' || n from page`,
    );
    await run(
      trx,
      `insert into page_day (site, day, page, crawler, identity, decision, status, visits)
      with recursive ${day}, ${page}
      select '${site}', day.n, page.n, 1 + page.n % ${known.size}, 0, 0, 0, 1 + ${pagesPerDay} / page.n from day, page`,
    );
  });
  await analyze(location);
}

async function run(db: Kysely<Schema>, text: string): Promise<void> {
  await db.executeQuery(CompiledQuery.raw(text));
}

function numbers(name: string, from: number, to: number): string {
  return `${name}(n) as (select ${from} union all select n + 1 from ${name} where n < ${to})`;
}

export interface OverviewFigures {
  /** Milliseconds, round by round. */
  page: number[];
  bare: number[];
}

/** The whole overview, and cut by what is told in one table or in the other. */
export const overviews = {
  whole: { query: "", bare: wholeQueries },
  identity: { query: "&identity=verified", bare: (site) => kindQueries(site, "identity = 0") },
  crawlers: {
    query: "&crawler=GPTBot&crawler=ClaudeBot",
    bare: (site) =>
      kindQueries(site, "crawler in (select id from crawler where token in ('GPTBot', 'ClaudeBot'))"),
  },
  section: {
    query: "&section=%2Fsection-1%2F",
    bare: (site) => pageQueries(site, "page.section = 'section-1'"),
  },
  page: { query: "&page=%2Fsection-1%2F1", bare: (site) => pageQueries(site, "page.path = '/section-1/1'") },
} as const satisfies Record<string, { query: string; bare: (site: string) => string[] }>;

const rounds = 9;

/** An overview of all thirteen months as a browser gets it, beside the statements that it needs, by the driver alone. */
export async function measureOverview(
  location: DatabaseLocation,
  { address, site, token }: { address: string; site: string; token: string },
  { query, bare }: { query: string; bare: (site: string) => string[] },
): Promise<OverviewFigures> {
  const figures: OverviewFigures = { page: [], bare: [] };
  const driver = openDriver(location);
  const headers = { cookie: `octroi_session=${token}`, "accept-encoding": "br" };
  async function readPage(): Promise<void> {
    const response = await fetch(`${address}/sites/${site}?period=all${query}`, { headers });
    const page = await response.text();
    if (!page.includes("visits.csv")) throw new Error(`Expected the overview, found ${response.url}.`);
  }
  async function readBare(): Promise<void> {
    for (const text of bare(site)) await driver.all(text);
  }
  for (let round = -2; round < rounds; round += 1) {
    const [page, beside] = [await timed(readPage), await timed(readBare)];
    // The first find nothing compiled.
    if (round < 0) continue;
    figures.page.push(page);
    figures.bare.push(beside);
  }
  await driver.close();
  return figures;
}

/** What a dashboard of this site cannot do without: its totals by week, who came, its pages, the last visits. */
function wholeQueries(site: string): string[] {
  const { first, today, ai } = shown();
  return [
    `select min(day) from visit_day where site = '${site}'`,
    `select min(day) from imported_day where site = '${site}'`,
    `select (day - ${first}) / 7 as week, crawler, identity, decision, status, robots, sum(visits) from visit_day
      where site = '${site}' and day between ${first} and ${today}
      group by week, crawler, identity, decision, status, robots`,
    `select day, crawler, sum(visits) from imported_day where site = '${site}' group by day, crawler`,
    `select * from crawler_seen where site = '${site}'`,
    `select page.path, sum(page_day.visits) as visits from page_day
      join page on page.site = page_day.site and page.id = page_day.page
      where page_day.site = '${site}' and day between ${first} and ${today} and crawler <= ${ai}
      group by page.id, page.path order by visits desc limit 7`,
    `select * from recent_visit where site = '${site}' order by number desc limit 10`,
  ];
}

/** The same of the visits for which something holds that every table tells. */
function kindQueries(site: string, condition: string): string[] {
  const { first, today } = shown();
  return [
    `select min(day) from visit_day where site = '${site}'`,
    `select (day - ${first}) / 7 as week, crawler, identity, decision, status, robots, sum(visits) from visit_day
      where site = '${site}' and day between ${first} and ${today} and ${condition}
      group by week, crawler, identity, decision, status, robots`,
    `select * from crawler_seen where site = '${site}'`,
    `select page.path, sum(page_day.visits) as visits from page_day
      join page on page.site = page_day.site and page.id = page_day.page
      where page_day.site = '${site}' and day between ${first} and ${today} and ${condition}
      group by page.id, page.path order by visits desc limit 7`,
  ];
}

/** The same of the visits of some pages, which one table tells. */
function pageQueries(site: string, condition: string): string[] {
  const { first, today } = shown();
  const rows = `from page_day join page on page.site = page_day.site and page.id = page_day.page
    where page_day.site = '${site}' and day between ${first} and ${today} and ${condition}`;
  return [
    `select min(day) from visit_day where site = '${site}'`,
    `select (day - ${first}) / 7 as week, crawler, identity, decision, status, sum(page_day.visits) ${rows}
      group by week, crawler, identity, decision, status`,
    `select * from crawler_seen where site = '${site}'`,
    `select page.path, sum(page_day.visits) as visits ${rows} group by page.id, page.path order by visits desc limit 7`,
  ];
}

/** The days that are shown, and the last number of a crawler. */
function shown() {
  const today = dayOf(Date.now());
  return { first: today - days + 1, today, ai: knownCrawlers.length };
}

function openDriver(location: DatabaseLocation) {
  if (location.kind === "sqlite") {
    const database = new DatabaseSync(location.file);
    return {
      all: async (text: string): Promise<unknown> => database.prepare(text).all(),
      close: async () => database.close(),
    };
  }
  const client = new pg.Pool({ connectionString: location.url, max: 1 });
  return { all: (text: string): Promise<unknown> => client.query(text), close: () => client.end() };
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
