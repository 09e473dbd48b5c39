import { once } from "node:events";
import { parseArgs } from "node:util";
import { table } from "../../bench/report.ts";
import { sqlite } from "../databases.ts";
import { startPostgres } from "../postgres.ts";
import { crawlersInARush } from "./crawlers.ts";
import { diskFull, lockedByAnother, postgresAway, readOnly } from "./faults.ts";
import { fuzz } from "./fuzz/fuzz.ts";
import { hostileRobotsServers } from "./hostile.ts";
import { idleConnections } from "./idle.ts";
import { twoInstances } from "./instances.ts";
import { killAgainAndAgain } from "./kill.ts";
import type { Outcome } from "./outcome.ts";
import { randomFrom } from "./random.ts";
import { withServer } from "./server.ts";
import { slowClients } from "./slow.ts";
import { unknownAddresses } from "./unknown.ts";
import { everyVersion } from "./versions.ts";
import { visitorsAtOnce } from "./visitors.ts";

/** `npm run test:reliability` does all of it; `-- --only kill` a part, `-- --seed 7` the same again. */
const { values } = parseArgs({
  options: { only: { type: "string", default: "" }, seed: { type: "string" } },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const longestMs = 10 * 60_000;

await using files = await sqlite();
await using postgres = await startPostgres();
const freshPostgres = async () => ({ kind: "postgres" as const, url: await postgres.freshUrl() });

/** Those of one group run side by side: some wait more than they work. */
const groups: Record<string, () => Promise<Outcome | Outcome[]>>[] = [
  { crawlers: async () => crawlersInARush(await files.fresh(), { visits: 10_000, withinMs: 60_000 }) },
  { visitors: async () => visitorsAtOnce(await files.fresh(), { visitors: 5_000, withinMs: 60_000 }) },
  {
    unknown: async () =>
      unknownAddresses(await files.fresh(), { connections: 40, pipelined: 50, isTimed: true }),
  },
  {
    crowd: async () =>
      unknownAddresses(await files.fresh(), { connections: 500, pipelined: 1, isTimed: true }),
  },
  { hostile: () => hostileRobotsServers({ hosts: 30, allMs: 5_000 }) },
  {
    idle: async () =>
      withServer(await files.fresh(), ({ address }) => idleConnections(address, { connections: 2_000 })),
  },
  {
    slow: async () =>
      withServer(await files.fresh(), (target) =>
        slowClients(target, { clients: 50, everyMs: 1_000, withinMs: 90_000 }),
      ),
    "kill-sqlite": async () =>
      killAgainAndAgain(await files.fresh(), { rounds: 30, random: randomFrom(seed) }),
    "kill-postgres": async () =>
      killAgainAndAgain(await freshPostgres(), { rounds: 30, random: randomFrom(seed + 1) }),
  },
  {
    fuzz: async () =>
      fuzz(await files.fresh(), {
        requests: 20_000,
        seed,
        onStatuses: (statuses) => console.log("answers by status", statuses),
      }),
    locked: async () => lockedByAnother(await files.fresh(), { forMs: 10_000 }),
    "disk-full": diskFull,
    "read-only": readOnly,
  },
  { "postgres-away": () => postgresAway(postgres) },
  { instances: async () => twoInstances(await freshPostgres(), { people: 200 }) },
  {
    versions: () =>
      everyVersion([
        { name: "SQLite", fresh: files.fresh },
        { name: "PostgreSQL", fresh: freshPostgres },
      ]),
  },
];

console.log(`seed ${seed}`);
const started = performance.now();
const outOfTime = AbortSignal.timeout(longestMs);
const tooLate = once(outOfTime, "abort").then(() => {
  throw new Error("Not done within ten minutes.");
});
const outcomes: Outcome[] = [];
for (const group of groups) {
  const chosen = Object.entries(group).filter(([name]) => name.startsWith(values.only));
  const running = Promise.all(chosen.map(([name, scenario]) => timed(name, scenario)));
  outcomes.push(...(await Promise.race([running, tooLate])).flat());
}

console.log(
  `\n${table([
    ["what", "done", "lost", "wrong"],
    ...outcomes.map(({ what, done, lost, wrong }) => [what, done, lost, wrong.length]),
  ])}\n\nin ${Math.round((performance.now() - started) / 1_000)} s`,
);
for (const { what, wrong } of outcomes) for (const line of wrong) console.log(`wrong: ${what}: ${line}`);
process.exitCode = outcomes.some(isBad) ? 1 : 0;

async function timed(name: string, scenario: () => Promise<Outcome | Outcome[]>): Promise<Outcome[]> {
  const began = performance.now();
  const done = [await scenario()].flat();
  const seconds = Math.round((performance.now() - began) / 1_000);
  console.log(`${name}: ${seconds} s${done.some(isBad) ? ", failed" : ""}`);
  return done;
}

function isBad({ lost, wrong }: Outcome): boolean {
  return lost > 0 || wrong.length > 0;
}
