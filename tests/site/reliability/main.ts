import { sqlite } from "@octroi/database/testing/databases";
import { keepExitCode, startPostgres } from "@octroi/database/testing/postgres";
import { randomFrom } from "@octroi/web/testing/random";
import { readTrialOptions, runTrials, type Trials } from "@octroi/web/testing/trials";
import { crawlersInARush } from "./crawlers.ts";
import { diskFull, lockedByAnother, postgresAway, readOnly } from "./faults.ts";
import { flood } from "./flood.ts";
import { hostileRobotsServers } from "./hostile.ts";
import { twoInstances } from "./instances.ts";
import { killAgainAndAgain } from "./kill.ts";

/** `npm run test:reliability` does all of it, here and for the console. */
const options = readTrialOptions();
const { seed } = options;

keepExitCode();
await using files = await sqlite();
await using postgres = await startPostgres();
const freshPostgres = async () => ({ kind: "postgres" as const, url: await postgres.freshUrl() });

const rows: Trials = {
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
};

await runTrials(rows, options);
