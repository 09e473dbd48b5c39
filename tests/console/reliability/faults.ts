import type { DatabaseLocation } from "@octroi/database/database";
import type { Postgres } from "@octroi/database/testing/postgres";
import { keepVisiting } from "@octroi/web/testing/keep-visiting";
import { smallDisk } from "@octroi/web/testing/small-disk";
import { faultList, type TrialResult } from "@octroi/web/testing/trial-result";
import { isReady, until } from "@octroi/web/testing/until";
import { openStore } from "../../../store/store.ts";
import { addSites, countedVisits, keepReporting, startCollector } from "../visits/under-load.ts";

interface Fault {
  what: string;
  location: DatabaseLocation;
  fileBlocks?: number | "unlimited";
  strike(): Promise<void>;
  mend(): Promise<void>;
}

/**
 * Lets the storage fail while gates report, and recover. Meanwhile pages and `/healthz` answer, `/readyz` tells the
 * truth, a batch is kept or answered 503, and nobody restarts anything: gates send again what was not taken.
 */
async function through({ what, location, fileBlocks, strike, mend }: Fault): Promise<TrialResult> {
  const wrong = faultList();
  const sites = await addSites(location, 4);
  await using server = await startCollector(
    location,
    { RATE_LIMIT: "off" },
    fileBlocks === undefined ? {} : { fileBlocks },
  );
  const statuses = new Map<number, number>();
  const load = keepReporting(
    sites,
    () => server,
    (status) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status !== 200 && status !== 503) wrong.add(`a batch was answered ${status}`);
    },
  );
  const visits = keepVisiting(server, { "/sign-in": 200, "/healthz": 200, "/no-such-page": 404 }, wrong);
  const noticed = async (fault: string, isSo: () => boolean | Promise<boolean>) => {
    if (!(await until(isSo))) wrong.add(fault);
  };

  await noticed("no batch was taken before", () => load.acknowledged() >= 20);
  await strike();
  await noticed("/readyz went on saying ready", async () => !(await isReady(server)));
  await noticed("no batch was refused", () => (statuses.get(503) ?? 0) > 0);
  await mend();
  await noticed("/readyz never said ready again", () => isReady(server));
  const before = load.acknowledged();
  await noticed("no batch was taken after", () => load.acknowledged() >= before + 20);

  const sent = await load.finish();
  const visited = await visits.stop();
  if (server.ended()) wrong.add("the server ended");
  await server.kill("SIGTERM");
  const counted = await countedVisits(location, sites);
  if (counted > sent) wrong.add(`${counted - sent} visits were counted twice`);
  return {
    what,
    done: `${sent} visits reported, ${statuses.get(503) ?? 0} batches refused at first`,
    requests: visited + [...statuses.values()].reduce((sum, times) => sum + times, 0),
    lost: Math.max(sent - counted, 0),
    wrong: wrong.list(),
  };
}

export async function diskFull(): Promise<TrialResult> {
  await using disk = await smallDisk(async (location) => (await openStore(location)).close());
  const { kind, location, fileBlocks, fill, empty } = disk;
  return await through({
    what: `no room left (${kind}), while gates report`,
    location,
    fileBlocks,
    strike: fill,
    mend: empty,
  });
}

export async function postgresAway(postgres: Postgres): Promise<TrialResult> {
  return through({
    what: "PostgreSQL stopped and started, while gates report",
    location: { kind: "postgres", url: await postgres.freshUrl() },
    strike: () => postgres.stop(),
    mend: () => postgres.start(),
  });
}
