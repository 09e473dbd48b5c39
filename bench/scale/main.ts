import { execFile } from "node:child_process";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import type { DatabaseLocation } from "@octroi/database/database";
import { debianPostgres } from "@octroi/database/testing/debian-postgres";
import { ensureFreshBuild } from "@octroi/ui/vite/fresh-build";
import { table } from "@octroi/web/testing/table";
import pg from "pg";
import { openStore } from "../../store/store.ts";
import { countedVisits, startCollector } from "../../tests/console/visits/under-load.ts";
import { startCaddy } from "../../tests/deploy/fronts.ts";
import { createBatch, seededRandom, visitsPerBatch } from "../console/batches.ts";
import { batchRequest } from "../console/intake.ts";
import { load } from "../load.ts";
import { progress } from "../report.ts";
import { liveView, mondayMails } from "./at-once.ts";
import { addEarnings, type FilledSite, fill, kinds } from "./fill.ts";

/**
 * A year of so many sites on PostgreSQL: what they weigh, and how long what people and operators do takes. `npm run
 * bench:scale -- --sites 100 --sites 1000`. Ten thousand need some gigabytes of disk. Debian’s PostgreSQL as it is
 * installed, whose tools make the copy: takes root.
 */
const { values } = parseArgs({
  options: { sites: { type: "string", multiple: true, default: ["100", "1000", "10000"] } },
});
ensureFreshBuild("console");
const run = promisify(execFile);
const sizes = [
  ["database", "select pg_size_pretty(pg_database_size(current_database())) as value"],
  ["rows by day and crawler", "select count(*) as value from visit_day"],
  ["their table", "select pg_size_pretty(pg_total_relation_size('visit_day')) as value"],
  ["rows by day and page", "select count(*) as value from page_day"],
  ["their table", "select pg_size_pretty(pg_total_relation_size('page_day')) as value"],
] as const;

const views = { overview: "period=all", "cut by a page": "period=all&page=%2Fsection-1%2F1" };

const columns: [string, string][][] = [];
for (const count of values.sites.map(Number)) columns.push(await measure(count));
const [first = []] = columns;
console.log(
  `\n${table([
    ["sites", ...values.sites],
    ...first.map(([name], row) => [name, ...columns.map((column) => column[row]?.[1] ?? "")]),
  ])}`,
);

async function measure(count: number): Promise<[string, string][]> {
  await using postgres = await debianPostgres();
  const psql = (text: string) => postgres.run("runuser -u postgres -- psql --quiet -v ON_ERROR_STOP=1", text);
  await psql(
    "create role octroi login password 'octroi'; create database first owner octroi; create database copy owner octroi;",
  );
  const urlOf = (database: string) => postgres.urlOf("octroi", "octroi", database);
  const location = { kind: "postgres" as const, url: urlOf("first") };
  const rows: [string, string][] = [];
  const note = (name: string, value: string) => {
    progress(`${count} sites: ${name}: ${value}`);
    rows.push([name, value]);
  };
  const [sites, filling] = await timed(() => fill(location, count));
  note("filled", seconds(filling));
  const pool = new pg.Pool({ connectionString: location.url, max: 1 });
  try {
    for (const [name, text] of sizes) note(name, String((await pool.query(text)).rows[0].value));
  } finally {
    await pool.end();
  }
  for (const [name, value] of await readings(location, sites)) note(name, value);
  for (const [servers, name] of [
    [1, "one server"],
    [2, "two behind Caddy"],
    [4, "four behind Caddy"],
  ] as const)
    note(`visits taken in, ${name}`, `${await takenIn(location, sites, servers)}/s`);
  const live = await liveView(location, sites);
  note(
    `${live.viewers} people looking on, two servers: a visit is there after, p50 and p99`,
    spread(live.times),
  );
  note(
    "what that takes of a processor, for each server, while nothing comes",
    `${Math.round(live.idle * 100)} %`,
  );
  const { mails, ms } = await mondayMails(location);
  note("Monday’s reports, two servers", `${mails} in ${seconds(ms)}`);
  // Servers do it at their start too: nothing is left to be deleted.
  const [deleted, idle] = await timed(() => purge(location));
  note("the daily round, with nothing to delete", `${seconds(idle)}, ${deleted} rows`);
  const earning = await addEarnings(location, sites);
  const [closed, closing] = await timed(async () => {
    await using store = await openStore(location);
    return await store.books.closeMonths();
  });
  note("month end", `${seconds(closing)}, ${earning} statements, ${closed.length} closed`);
  for (const [name, value] of await copies(location.url, urlOf("copy"))) note(name, value);
  return rows;
}

/** What a browser waits for: one after the other, then people at whatever sites at once. */
async function readings(location: DatabaseLocation, sites: readonly FilledSite[]) {
  const rows: [string, string][] = [];
  const server = await startCollector(location);
  await using store = await openStore(location);
  const address = server.url.replace("127.0.0.1", "localhost");
  const tokens = new Map<string, string>();
  async function read({ site, owner }: FilledSite, query: string): Promise<number> {
    const token = tokens.get(owner) ?? (await store.sessions.start(owner, "Firefox, Linux")).token;
    tokens.set(owner, token);
    const start = performance.now();
    const response = await fetch(`${address}/sites/${site}?${query}`, {
      headers: { cookie: `octroi_session=${token}`, "accept-encoding": "br" },
    });
    const page = await response.text();
    if (!page.includes("visits.csv")) throw new Error(`Expected the overview, found ${response.url}.`);
    return performance.now() - start;
  }
  try {
    for (const { name } of kinds) {
      const site = sites.find(({ kind }) => kind === name);
      if (site === undefined) continue;
      for (const [view, query] of Object.entries(views)) {
        const times: number[] = [];
        for (let round = 0; round < 40; round += 1) times.push(await read(site, query));
        // The first find nothing compiled.
        rows.push([`${view}, ${name}, p50 and p99`, spread(times.slice(5))]);
      }
    }
    const random = seededRandom();
    const anyone = () => sites[Math.floor(random() * sites.length)] ?? sites[0];
    const times: number[] = [];
    const visitor = async () => {
      for (let visit = 0; visit < 50; visit += 1) {
        const site = anyone();
        if (site) times.push(await read(site, "period=30d"));
      }
    };
    await Promise.all(Array.from({ length: 4 }, visitor));
    rows.push(["a month of any site, four at once, p50 and p99", spread(times)]);
  } finally {
    await server.kill("SIGTERM");
  }
  return rows;
}

/** Visits a second that gates of many sites report at once, to servers that share the database, and a front where they are several. */
async function takenIn(location: DatabaseLocation, sites: readonly FilledSite[], servers: number) {
  const random = seededRandom(servers);
  const running = await Promise.all(Array.from({ length: servers }, () => startCollector(location)));
  const faces = running.map(({ url }) => ({ url, consoleUrl: url }));
  const front = servers === 1 ? undefined : await startCaddy(faces);
  const url = front?.console ?? running[0]?.url ?? "";
  const requests = 96;
  // Each batch is another site's, as long as there are as many.
  const asked = sites.slice(0, requests).map(({ site, authorization }) => ({ id: site, authorization }));
  const before = await countedVisits(location, asked);
  try {
    const { perSecond } = await load(url, {
      clients: 8 * servers,
      requests,
      expect: 200,
      request: (n) =>
        batchRequest(createBatch(random), asked[n % asked.length]).replace(
          "host: console",
          `host: ${new URL(url).host}`,
        ),
    });
    const counted = (await countedVisits(location, asked)) - before;
    const sent = requests * visitsPerBatch;
    if (counted !== sent) throw new Error(`Expected ${sent} visits to be counted, found ${counted}.`);
    return Math.round(perSecond * visitsPerBatch);
  } finally {
    await front?.[Symbol.asyncDispose]();
    await Promise.all(running.map((server) => server.kill("SIGTERM")));
  }
}

async function purge(location: DatabaseLocation): Promise<number> {
  await using store = await openStore(location);
  const purged = await store.visits.purge(new Date());
  if (purged.outcome !== "purged" || purged.failures.length > 0)
    throw new Error(`Expected a round without failures, found ${JSON.stringify(purged)}.`);
  return purged.rows;
}

/** As the operator's page says to keep a copy, and to go back to it. */
async function copies(from: string, to: string): Promise<[string, string][]> {
  const folder = await mkdtemp(join(tmpdir(), "octroi-scale-"));
  const file = join(folder, "copy");
  try {
    const [, dumping] = await timed(() => run("pg_dump", ["--format=custom", `--file=${file}`, from]));
    const { size } = await stat(file);
    const [, restoring] = await timed(() =>
      run("pg_restore", ["--no-owner", "--jobs=2", `--dbname=${to}`, file]),
    );
    return [
      ["copy", `${seconds(dumping)}, ${Math.round(size / 1_000_000)} MB`],
      ["back from the copy", seconds(restoring)],
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function timed<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const start = performance.now();
  const result = await work();
  return [result, performance.now() - start];
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN);
  return `${at(0.5)}, ${at(0.99)} ms`;
}
