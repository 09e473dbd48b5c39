import { sqlite } from "@octroi/database/testing/databases";
import { keepExitCode, startPostgres } from "@octroi/database/testing/postgres";
import { randomFrom } from "@octroi/web/testing/random";
import { readTrialOptions, runTrials } from "@octroi/web/testing/trials";
import { wrongClock } from "./clock.ts";
import { diskFull, postgresAway } from "./faults.ts";
import { flood } from "./flood.ts";
import { rollingRestart } from "./instances.ts";
import { killAgainAndAgain } from "./kill.ts";
import { everyBatchTwice } from "./twice.ts";

const options = readTrialOptions();
const { seed } = options;

keepExitCode();
await using files = await sqlite();
await using postgres = await startPostgres();
const freshPostgres = async () => ({ kind: "postgres" as const, url: await postgres.freshUrl() });

await runTrials(
  {
    flood: async () => flood(await files.fresh(), { connections: 1_000, requestsEach: 20 }),
    kill: async () => [
      await killAgainAndAgain(await files.fresh(), { rounds: 10, random: randomFrom(seed) }),
      await killAgainAndAgain(await freshPostgres(), { rounds: 10, random: randomFrom(seed + 1) }),
    ],
    twice: async () => everyBatchTwice(await files.fresh(), { batches: 100 }),
    "postgres-away": () => postgresAway(postgres),
    "disk-full": () => diskFull(),
    clock: async () => wrongClock(await files.fresh()),
    instances: async () => rollingRestart(await freshPostgres()),
  },
  options,
);
