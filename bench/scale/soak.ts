import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { DatabaseLocation } from "@octroi/database/database";
import { debianPostgres } from "@octroi/database/testing/debian-postgres";
import { ensureFreshBuild } from "@octroi/ui/vite/fresh-build";
import { residentMebibytes } from "@octroi/web/testing/process-figures";
import { table } from "@octroi/web/testing/table";
import pg from "pg";
import { termsVersion } from "../../domain/accounts/person.ts";
import { openStore } from "../../store/store.ts";
import { maxRecentVisits } from "../../store/visits/receive.ts";
import { addSites, countedVisits, startCollector } from "../../tests/console/visits/under-load.ts";
import { createBatch, seededRandom, visitsPerBatch } from "../console/batches.ts";
import { batchRequest } from "../console/intake.ts";
import { answerOn, connectTo } from "../load.ts";
import { watch } from "./at-once.ts";

/**
 * Two servers on Debian's PostgreSQL for hours, at a tenth of what they take in at most, while people read and watch:
 * `npm run bench:soak -- --minutes 240`. Says each minute what it takes, and at the end what had grown. Takes root.
 */
const { values } = parseArgs({
  options: { minutes: { type: "string", default: "240" }, pace: { type: "string", default: "1000" } },
});
const minutes = Number(values.minutes);
const batchesPerSecond = Number(values.pace) / visitsPerBatch;
const siteCount = 40;
/** Of eleven batches, so many are of one site: of a thousand visits a second 180, almost as many as any site may send. */
const ofBusiest = 2;
const tabs = 10;
const metricsToken = "soak-soak-soak-soak";
/** A machine that others use too has quiet minutes and others. */
const memoryMayGrow = 20;

ensureFreshBuild("console");
await using postgres = await debianPostgres();
await postgres.run(
  "runuser -u postgres -- psql --quiet -v ON_ERROR_STOP=1",
  "create role octroi login password 'octroi'; create database octroi owner octroi;",
);
const location: DatabaseLocation = { kind: "postgres", url: postgres.urlOf("octroi", "octroi", "octroi") };
const sites = await addSites(location, siteCount);
await using store = await openStore(location);
const person = await store.people.ensure("ada@example.com", "en");
await store.people.welcome(person.id, { name: "Ada", language: "en", terms: termsVersion });
const { token } = await store.sessions.start(person.id, "Firefox, Linux");
const start = () => startCollector(location, { METRICS_TOKEN: metricsToken, LOG_LEVEL: "warn" });
await using one = await start();
await using two = await start();
const servers = [one, two];
const pool = new pg.Pool({ connectionString: location.url, max: 1 });

const random = seededRandom();
const end = performance.now() + minutes * 60_000;
const isOver = () => performance.now() >= end;
const times: Record<"batches" | "pages", number[]> = { batches: [], pages: [] };
const faults = new Map<string, number>();
const fault = (what: string) => faults.set(what, (faults.get(what) ?? 0) + 1);
let sent = 0;
let slowest = 0;

/** What a minute was like. */
interface Sample {
  minute: number;
  memory: number[];
  batches: number[];
  pages: number[];
  overdue: number;
  rows: Map<string, number>;
}

const samples: Sample[] = [];
const running = [keepReporting(), keepReading(), ...servers.map(keepWatching), keepSampling()];
await Promise.all(running);
const counted = await countedVisits(location, sites);
await pool.end();
report();

/** Each batch when it is due, whatever became of the one before: what waits is seen in how long it took. */
async function keepReporting(): Promise<void> {
  const began = performance.now();
  let next = 0;
  const client = async (server: { url: string }) => {
    let socket = connectTo(server.url);
    for (let n = next++; !isOver(); n = next++) {
      const due = began + (n * 1_000) / batchesPerSecond;
      if (due > performance.now()) await delay(due - performance.now());
      const site = sites[n % 11 < ofBusiest ? 0 : 1 + (n % (siteCount - 1))];
      const answer = answerOn(socket);
      socket.write(batchRequest(createBatch(random), site));
      const { head, body } = await answer;
      const took = performance.now() - due;
      if (head.startsWith("HTTP/1.1 200 ")) sent += visitsPerBatch;
      else fault(`a batch was answered ${head.slice(9, 12)}, ${body}`);
      times.batches.push(took);
      slowest = Math.max(slowest, took);
      if (/^connection: close/im.test(head)) socket = connectTo(server.url);
    }
    socket.destroy();
  };
  await Promise.all([...servers, ...servers].map(client));
}

async function keepReading(): Promise<void> {
  // Until every site has had its first visit, its page says how to connect it.
  await delay(60_000);
  for (let n = 0; !isOver(); n += 1) {
    const site = sites[Math.floor(random() * siteCount)]?.id;
    const began = performance.now();
    const address = servers[n % 2]?.url.replace("127.0.0.1", "localhost");
    const response = await fetch(`${address}/sites/${site}?period=${n % 5 === 0 ? "all" : "30d"}`, {
      headers: { cookie: `octroi_session=${token}` },
    });
    if (!(await response.text()).includes("visits.csv")) fault(`a page was answered ${response.status}`);
    times.pages.push(performance.now() - began);
    await delay(3_000);
  }
}

/** Tabs that are open all the time: one whose stream ends opens another, as browsers do. */
async function keepWatching(server: { url: string }): Promise<void> {
  const tab = async (number: number) => {
    while (!isOver()) {
      const { socket } = await watch(server.url, `/sites/${sites[number]?.id}/live`, token);
      while (!isOver() && !socket.closed) await delay(1_000);
      socket.destroy();
    }
  };
  await Promise.all(Array.from({ length: tabs }, (_, number) => tab(number)));
}

async function keepSampling(): Promise<void> {
  for (let minute = 1; minute <= minutes; minute += 1) {
    await delay(Math.max(0, end - (minutes - minute) * 60_000 - performance.now()));
    const overdue = await Promise.all(servers.map(overdueSeconds));
    const sample: Sample = {
      minute,
      memory: servers.map(({ pid }) => residentMebibytes(pid)),
      batches: times.batches.splice(0),
      pages: times.pages.splice(0),
      overdue: Math.max(...overdue),
      rows: await rowsByTable(),
    };
    samples.push(sample);
    console.log(
      [
        `minute ${minute}: ${sent} visits`,
        `${sample.memory.join(" and ")} MiB`,
        `batches ${spread(sample.batches)}`,
        `pages ${spread(sample.pages)}`,
        `jobs ${sample.overdue} s overdue`,
        `ids of events ${sample.rows.get("visit_event")}`,
      ].join("; "),
    );
  }
}

async function overdueSeconds({ url }: { url: string }): Promise<number> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  return Number(/^octroi_job_overdue_seconds (\S+)$/m.exec(await response.text())?.[1] ?? Number.NaN);
}

/** As the database counts them by itself: not to the unit. */
async function rowsByTable(): Promise<Map<string, number>> {
  const { rows } = await pool.query("select relname, n_live_tup::int as rows from pg_stat_user_tables");
  return new Map(rows.map(({ relname, rows: count }) => [relname, count]));
}

function report(): void {
  const quarters = [1, 3].map((quarter) =>
    samples.slice(
      Math.floor((samples.length * quarter) / 4),
      Math.ceil((samples.length * (quarter + 1)) / 4),
    ),
  );
  const [early = [], late = []] = quarters;
  const memoryOf = (part: readonly Sample[], server: number) =>
    median(part.map(({ memory }) => memory[server] ?? Number.NaN));
  const rowsOf = (part: readonly Sample[], name: string) => part.at(-1)?.rows.get(name) ?? 0;
  const names = [...(samples.at(-1)?.rows.keys() ?? [])].filter((name) => rowsOf(late, name) > 100);
  console.log(
    `\n${table([
      ["", "second quarter", "last quarter"],
      ...servers.map((_, server) => [
        `memory of server ${server + 1}, median`,
        ...quarters.map((part) => `${memoryOf(part, server)} MiB`),
      ]),
      ["a batch, p50 and p99", ...quarters.map((part) => spread(part.flatMap(({ batches }) => batches)))],
      ["a page, p50 and p99", ...quarters.map((part) => spread(part.flatMap(({ pages }) => pages)))],
      [
        "jobs overdue at most",
        ...quarters.map((part) => `${Math.max(...part.map((each) => each.overdue))} s`),
      ],
      ...names
        .toSorted((a, b) => rowsOf(late, b) - rowsOf(late, a))
        .map((name) => [`rows of ${name}`, ...quarters.map((part) => rowsOf(part, name))]),
    ])}\n\n${sent} visits acknowledged, ${counted} counted; the slowest batch took ${Math.round(slowest)} ms`,
  );
  for (const [what, count] of faults) console.log(`${count} times: ${what}`);
  // Why a batch was refused is in the log of the server that did.
  for (const [server, { output }] of servers.entries()) {
    for (const line of output().split("\n"))
      if (line.startsWith("{")) console.log(`server ${server + 1}: ${line}`);
  }
  const wrong = [
    counted === sent ? "" : "not what was acknowledged is counted",
    faults.size === 0 ? "" : "something was not answered as expected",
    rowsOf(late, "recent_visit") <= maxRecentVisits * siteCount * 1.1
      ? ""
      : "more recent visits than are kept",
    ...servers.map((_, server) =>
      memoryOf(late, server) - memoryOf(early, server) <= memoryMayGrow
        ? ""
        : `server ${server + 1} has grown`,
    ),
  ].filter(Boolean);
  for (const line of wrong) console.log(`wrong: ${line}`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}

function spread(list: readonly number[]): string {
  const sorted = list.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN);
  return `${at(0.5)}, ${at(0.99)} ms`;
}

function median(list: readonly number[]): number {
  const sorted = list.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
