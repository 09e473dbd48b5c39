import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { knownCrawlers } from "@octroi/crawlers/identify";
import type { DatabaseLocation } from "@octroi/database/database";
import { startPostgres } from "@octroi/database/testing/postgres";
import { ensureFreshBuild } from "@octroi/ui/vite/fresh-build";
import { median } from "../scripts/median.ts";
import { event, lines } from "../tests/console/visits/server.ts";
import { addSites, countedVisits, startCollector } from "../tests/console/visits/under-load.ts";
import { load } from "./load.ts";
import type { Figure } from "./report.ts";

const rounds = 5;
const batchesPerRound = 64;
/** As large as a gate sends them. */
const visitsPerBatch = 500;
const clients = 8;
/** More than the allowance of a site would need: nobody is told to slow down. */
const siteCount = 48;
/** As many crawlers as come to one site, and pages that are not all asked for equally often. */
const [crawlerCount, pageCount] = [30, 500];

/** Visits that the console takes in over HTTP, each on disk when it is answered, on both databases. */
export async function measureIntake(): Promise<Figure[]> {
  ensureFreshBuild("console");
  const folder = await mkdtemp(join(tmpdir(), "octroi-bench-"));
  await using postgres = await startPostgres();
  const locations: Readonly<Record<string, DatabaseLocation>> = {
    SQLite: { kind: "sqlite", file: join(folder, "intake.sqlite") },
    PostgreSQL: { kind: "postgres", url: `${await postgres.freshUrl()}?connect_timeout=600` },
  };
  const figures: Figure[] = [];
  try {
    for (const [database, location] of Object.entries(locations)) {
      const perSecond = await visitsPerSecond(location);
      // What one machine is to take.
      const budget = { least: 5_000, rounds: perSecond };
      const name = `visits taken in, ${database}`;
      figures.push({ name, value: median(perSecond), unit: "visits/s", ...budget });
    }
    return figures;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function visitsPerSecond(location: DatabaseLocation): Promise<number[]> {
  const random = seededRandom();
  const sites = await addSites(location, siteCount);
  const server = await startCollector(location);
  const taken: number[] = [];
  try {
    // The first round finds nothing compiled, and no page that is known.
    for (let round = 0; round <= rounds; round += 1) {
      const batches = Array.from({ length: batchesPerRound }, () => createBatch(random));
      const { perSecond, unexpected } = await load(server.url, {
        clients,
        requests: batches.length,
        expect: 200,
        request: (n) => requestOf(batches[n], sites[(round * batchesPerRound + n) % sites.length]),
      });
      if (unexpected > 0) throw new Error(`Expected 200 for every batch, found ${unexpected} others.`);
      if (round > 0) taken.push(Math.round(perSecond * visitsPerBatch));
    }
  } finally {
    await server.kill("SIGTERM");
  }
  const [sent, counted] = [
    (rounds + 1) * batchesPerRound * visitsPerBatch,
    await countedVisits(location, sites),
  ];
  if (counted !== sent) throw new Error(`Expected ${sent} visits to be counted, found ${counted}.`);
  return taken;
}

/** What a busy gate reports: some crawlers, many pages, a few of them over and over. */
function createBatch(random: () => number): string {
  const now = Date.now();
  return lines(
    Array.from({ length: visitsPerBatch }, (_, index) => {
      const crawler = knownCrawlers[Math.floor(crawlerCount * random() ** 2)];
      if (crawler === undefined) throw new Error(`Expected ${crawlerCount} crawlers in the registry.`);
      const { token, operator, purpose } = crawler;
      const page = Math.floor(pageCount * random() ** 3);
      const path = `/section-${page % 20}/article-${page}`;
      const time = new Date(now - index).toISOString();
      return event({ time, crawler: token, operator, purpose, path });
    }),
  );
}

function requestOf(batch: string | undefined, site: { authorization: string } | undefined): string {
  if (batch === undefined || site === undefined) throw new Error("Expected a batch and a site for it.");
  const head = [
    "POST /v1/visits HTTP/1.1",
    "host: console",
    `authorization: ${site.authorization}`,
    `idempotency-key: ${randomUUID()}`,
    "content-type: application/x-ndjson",
    `content-length: ${Buffer.byteLength(batch)}`,
  ];
  return `${head.join("\r\n")}\r\n\r\n${batch}`;
}

/** The same numbers in every run: a linear congruential generator. */
function seededRandom(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
