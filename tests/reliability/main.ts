import { sqlite } from "@octroi/database/testing/databases";
import { keepExitCode, startPostgres } from "@octroi/database/testing/postgres";
import { randomFrom } from "@octroi/web/testing/random";
import { readTrialOptions, runTrials } from "@octroi/web/testing/trials";
import { wrongClock } from "../console/reliability/clock.ts";
import { failover } from "../console/reliability/failover.ts";
import * as reports from "../console/reliability/faults.ts";
import { flood as floodConsole } from "../console/reliability/flood.ts";
import { rollingRestart } from "../console/reliability/instances.ts";
import { killAgainAndAgain as killWhileReporting } from "../console/reliability/kill.ts";
import { noisyNeighbor } from "../console/reliability/neighbor.ts";
import { everyBatchTwice } from "../console/reliability/twice.ts";
import { canPair } from "../deploy/postgres-pair.ts";
import { crawlersInARush } from "../site/reliability/crawlers.ts";
import * as signUps from "../site/reliability/faults.ts";
import { flood as floodSite } from "../site/reliability/flood.ts";
import { hostileRobotsServers } from "../site/reliability/hostile.ts";
import { twoInstances } from "../site/reliability/instances.ts";
import { killAgainAndAgain as killWhileSigningUp } from "../site/reliability/kill.ts";

/** `npm run test:reliability`: the site's rows under visits and sign-ups, the console's under what gates report. */
const options = readTrialOptions();
const { seed } = options;

keepExitCode();
await using files = await sqlite();
await using postgres = await startPostgres();
const freshPostgres = async () => ({ kind: "postgres" as const, url: await postgres.freshUrl() });
const crowd = { connections: 1_000, requestsEach: 20 };

await runTrials(
  {
    crawlers: [async () => crawlersInARush(await files.fresh(), { visits: 10_000, withinMs: 60_000 })],
    flood: [
      async () => floodSite(await files.fresh(), crowd),
      async () => floodConsole(await files.fresh(), crowd),
    ],
    hostile: [() => hostileRobotsServers({ hosts: 30, allMs: 5_000 })],
    kill: [
      async () =>
        Promise.all([
          killWhileSigningUp(await files.fresh(), { rounds: 30, random: randomFrom(seed) }),
          killWhileSigningUp(await freshPostgres(), { rounds: 30, random: randomFrom(seed + 1) }),
        ]),
      async () => [
        await killWhileReporting(await files.fresh(), { rounds: 10, random: randomFrom(seed) }),
        await killWhileReporting(await freshPostgres(), { rounds: 10, random: randomFrom(seed + 1) }),
      ],
    ],
    twice: [async () => everyBatchTwice(await files.fresh(), { batches: 100 })],
    locked: [async () => signUps.lockedByAnother(await files.fresh(), { forMs: 10_000 })],
    "disk-full": [() => signUps.diskFull(), () => reports.diskFull()],
    "read-only": [() => signUps.readOnly()],
    "postgres-away": [() => signUps.postgresAway(postgres), () => reports.postgresAway(postgres)],
    // Debian's PostgreSQL and its tools, as root.
    failover: canPair() ? [() => failover("killed"), () => failover("silent")] : [],
    neighbor: [
      async () => noisyNeighbor(await files.fresh()),
      async () => noisyNeighbor(await freshPostgres()),
    ],
    clock: [async () => wrongClock(await files.fresh())],
    instances: [
      async () => twoInstances(await freshPostgres(), { people: 200 }),
      async () => rollingRestart(await freshPostgres()),
    ],
  },
  options,
);
