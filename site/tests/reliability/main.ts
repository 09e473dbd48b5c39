import { once } from "node:events";
import { parseArgs } from "node:util";
import { sqlite } from "@octroi/database/testing/databases";
import { keepExitCode, startPostgres } from "@octroi/database/testing/postgres";
import { table } from "../../bench/report.ts";
import { crawlersInARush } from "./crawlers.ts";
import { diskFull, lockedByAnother, postgresAway, readOnly } from "./faults.ts";
import { flood } from "./flood.ts";
import { hostileRobotsServers } from "./hostile.ts";
import { twoInstances } from "./instances.ts";
import { killAgainAndAgain } from "./kill.ts";
import { randomFrom } from "./random.ts";
import type { TrialResult } from "./trial-result.ts";
import { everyVersion } from "./versions.ts";

/** `npm run test:reliability` does all of it; `-- --only kill` a part, `-- --seed 7` the same again. */
const { values } = parseArgs({
  options: { only: { type: "string", default: "" }, seed: { type: "string" } },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
/** For one row, and for all of them. */
const limits = { rowMs: 3 * 60_000, allMs: 15 * 60_000 };

keepExitCode();
await using files = await sqlite();
await using postgres = await startPostgres();
const freshPostgres = async () => ({ kind: "postgres" as const, url: await postgres.freshUrl() });

/** One after the other: beside another row, a server would be judged by the other one's work. */
const rows: Record<string, () => Promise<TrialResult | TrialResult[]>> = {
  crawlers: async () => crawlersInARush(await files.fresh(), { visits: 10_000, withinMs: 60_000 }),
  flood: async () => flood(await files.fresh(), { connections: 1_000, requestsEach: 20 }),
  hostile: () => hostileRobotsServers({ hosts: 30, allMs: 5_000 }),
  kill: async () =>
    Promise.all([
      killAgainAndAgain(await files.fresh(), { rounds: 30, random: randomFrom(seed) }),
      killAgainAndAgain(await freshPostgres(), { rounds: 30, random: randomFrom(seed + 1) }),
    ]),
  locked: async () => lockedByAnother(await files.fresh(), { forMs: 10_000 }),
  "disk-full": () => diskFull(),
  "read-only": () => readOnly(),
  "postgres-away": () => postgresAway(postgres),
  instances: async () => twoInstances(await freshPostgres(), { people: 200 }),
  versions: () =>
    everyVersion([
      { name: "SQLite", fresh: files.fresh },
      { name: "PostgreSQL", fresh: freshPostgres },
    ]),
};

console.log(`seed ${seed}`);
const started = performance.now();
const outOfTime = AbortSignal.timeout(limits.allMs);
const outcomes: TrialResult[] = [];
for (const [name, row] of Object.entries(rows)) {
  if (!name.startsWith(values.only)) continue;
  const tooLate = AbortSignal.any([outOfTime, AbortSignal.timeout(limits.rowMs)]);
  const late = once(tooLate, "abort").then(() => {
    throw new Error(`Expected “${name}” to finish in time.`);
  });
  outcomes.push(...(await Promise.race([timed(name, row), late])));
}

console.log(
  `\n${table([
    ["what", "requests", "lost", "wrong", ""],
    ...outcomes.map(({ what, requests, lost, wrong, done }) => [what, requests, lost, wrong.length, done]),
  ])}\n\nin ${Math.round((performance.now() - started) / 1_000)} s`,
);
for (const { what, wrong } of outcomes) for (const line of wrong) console.log(`wrong: ${what}: ${line}`);
process.exitCode = outcomes.some(isBad) ? 1 : 0;

async function timed(
  name: string,
  scenario: () => Promise<TrialResult | TrialResult[]>,
): Promise<TrialResult[]> {
  const began = performance.now();
  const done = [await scenario()].flat();
  const seconds = Math.round((performance.now() - began) / 1_000);
  console.log(`${name}: ${seconds} s${done.some(isBad) ? ", failed" : ""}`);
  return done;
}

function isBad({ lost, wrong }: TrialResult): boolean {
  return lost > 0 || wrong.length > 0;
}
