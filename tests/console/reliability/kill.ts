import type { DatabaseLocation } from "@octroi/database/database";
import type { Random } from "@octroi/web/testing/random";
import { faultList, type TrialResult } from "@octroi/web/testing/trial-result";
import { until } from "@octroi/web/testing/until";
import { addSites, countedVisits, keepReporting, startCollector } from "../visits/under-load.ts";

/**
 * Kills the console, without a chance to notice, while gates report: at a random number of batches, others being under
 * way. Gates send again what was not acknowledged, and each visit counts once.
 */
export async function killAgainAndAgain(
  location: DatabaseLocation,
  { rounds, random }: { rounds: number; random: Random },
): Promise<TrialResult> {
  const wrong = faultList();
  const sites = await addSites(location, 4);
  let server: Awaited<ReturnType<typeof startCollector>> | undefined = await startCollector(location);
  const load = keepReporting(sites, () => server);
  for (let round = 0; round < rounds; round += 1) {
    const target = load.acknowledged() + 1 + random.below(30);
    if (!(await until(() => load.acknowledged() >= target))) wrong.add("no batch was taken any more");
    const killed = server;
    server = undefined;
    await killed.kill("SIGKILL");
    server = await startCollector(location);
  }
  const sent = await load.finish();
  await server.kill("SIGTERM");
  const counted = await countedVisits(location, sites);
  if (counted > sent) wrong.add(`${counted - sent} visits were counted twice`);
  return {
    what: `kill -9 while gates report, ${location.kind === "sqlite" ? "SQLite" : "PostgreSQL"}`,
    done: `${rounds} rounds, ${sent} visits`,
    requests: load.acknowledged(),
    lost: Math.max(sent - counted, 0),
    wrong: wrong.list(),
  };
}
