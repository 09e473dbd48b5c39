import type { DatabaseLocation } from "@octroi/database/database";
import { openStore } from "../../store/store.ts";
import { addSites, countedVisits, startCollector } from "../../tests/console/visits/under-load.ts";
import { load } from "../load.ts";
import { analyze } from "./analyze.ts";
import { openBareWriter, rowsOf } from "./bare-upserts.ts";
import { createBatch, type SentBatch, seededRandom, visitsPerBatch } from "./batches.ts";

export interface IntakeFigures {
  /** Visits a second, round by round. */
  console: number[];
  bare: number[];
}

const rounds = 5;
const batchesPerRound = 64;
const clients = 8;
/** More than the allowance of a site would need: nobody is told to slow down. */
const siteCount = 48;

/** Visits that the console takes in over HTTP, beside the same rows written to the same database without it. */
export async function measureIntake(locations: {
  console: DatabaseLocation;
  bare: DatabaseLocation;
}): Promise<IntakeFigures> {
  const random = seededRandom();
  const sites = await addSites(locations.console, siteCount);
  const server = await startCollector(locations.console);
  const bare = await startBare(locations.bare);
  const figures: IntakeFigures = { console: [], bare: [] };
  let sent = 0;
  const send = async (batches: readonly SentBatch[]) => {
    const { perSecond, unexpected } = await load(server.url, {
      clients,
      requests: batches.length,
      expect: 200,
      request: (n) => batchRequest(batches[n], sites[(sent + n) % sites.length]),
    });
    if (unexpected > 0) throw new Error(`Expected 200 for every batch, found ${unexpected} others.`);
    sent += batches.length;
    return perSecond * visitsPerBatch;
  };
  try {
    // The first round finds nothing compiled, and no page that is known.
    for (let round = 0; round <= rounds; round += 1) {
      const batches = Array.from({ length: batchesPerRound }, () => createBatch(random));
      const [through, without] = [await send(batches), await bare.write(batches)];
      if (round === 0) {
        await analyze(locations.console);
        continue;
      }
      figures.console.push(through);
      figures.bare.push(without);
    }
  } finally {
    await server.kill("SIGTERM");
    await bare.close();
  }
  const counted = await countedVisits(locations.console, sites);
  if (counted !== sent * visitsPerBatch) {
    throw new Error(`Expected ${sent * visitsPerBatch} visits to be counted, found ${counted}.`);
  }
  return figures;
}

/** As a gate sends it. */
export function batchRequest(
  batch: SentBatch | undefined,
  site: { authorization: string } | undefined,
): string {
  if (batch === undefined || site === undefined) throw new Error("Expected a batch and a site for it.");
  const head = [
    "POST /v1/visits HTTP/1.1",
    "host: console",
    `authorization: ${site.authorization}`,
    `idempotency-key: ${batch.id}`,
    "content-type: application/x-ndjson",
    `content-length: ${Buffer.byteLength(batch.text)}`,
  ];
  return `${head.join("\r\n")}\r\n\r\n${batch.text}`;
}

/** Writes to as many sites in a database with the console's own tables. */
async function startBare(location: DatabaseLocation) {
  const sites = await addSites(location, siteCount);
  await (await openStore(location)).close();
  const writer = openBareWriter(location);
  const [crawlers, pages] = [new Map<string, number>(), new Map<string, number>()];
  const numberIn = (numbers: Map<string, number>, name: string) =>
    numbers.has(name) || numbers.set(name, numbers.size + 1);
  let written = 0;
  return {
    async write(batches: readonly SentBatch[]): Promise<number> {
      for (const { crawler, path } of batches.flatMap(({ visits }) => visits)) {
        numberIn(crawlers, crawler);
        numberIn(pages, path);
      }
      const queue = batches.entries();
      const start = performance.now();
      const work = async () => {
        for (const [index, batch] of queue) {
          const site = sites[(written + index) % sites.length]?.id ?? "";
          await writer.write(rowsOf(batch, site, crawlers, pages));
        }
      };
      await Promise.all(Array.from({ length: clients }, work));
      const seconds = (performance.now() - start) / 1_000;
      written += batches.length;
      return (batches.length * visitsPerBatch) / seconds;
    },
    close: () => writer.close(),
  };
}
