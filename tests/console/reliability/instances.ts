import { setTimeout as delay } from "node:timers/promises";
import type { DatabaseLocation } from "@octroi/database/database";
import { statusAt } from "@octroi/web/testing/keep-visiting";
import { roundRobin } from "@octroi/web/testing/round-robin";
import { faultList, type TrialResult } from "@octroi/web/testing/trial-result";
import { isReady, until } from "@octroi/web/testing/until";
import { addSites, countedVisits, keepReporting, startCollector } from "../visits/under-load.ts";

/** Two consoles on one PostgreSQL behind a balancer, each replaced in turn while gates report and people look. */
export async function rollingRestart(location: DatabaseLocation): Promise<TrialResult> {
  const wrong = faultList();
  const sites = await addSites(location, 6);
  const start = () => startCollector(location, { RATE_LIMIT: "off", SHUTDOWN_DELAY: "1" });
  const servers = await Promise.all([start(), start()]);
  await using balancer = await roundRobin(servers.map(({ url }) => url));
  let requests = 0;
  let stopped = false;
  async function look(): Promise<void> {
    while (!stopped) {
      const status = await statusAt(`${balancer.url}/sign-in`);
      if (status !== 200) wrong.add(`a page was answered ${status}`);
      requests += 1;
      await delay(10);
    }
  }
  const load = keepReporting(
    sites,
    () => balancer,
    (status) => {
      if (status !== 200) wrong.add(`a batch was answered ${status}`);
      requests += 1;
    },
  );
  const readers = [look(), look(), look()];
  for (const place of [0, 1]) {
    const before = load.acknowledged();
    if (!(await until(() => load.acknowledged() >= before + 20))) wrong.add("no batch was taken any more");
    await servers[place]?.kill("SIGTERM");
    const fresh = await start();
    servers[place] = fresh;
    balancer.replace(place, fresh.url);
    if (!(await until(() => isReady(fresh)))) wrong.add("a server was not ready again");
  }
  stopped = true;
  await Promise.all(readers);
  const sent = await load.finish();
  await Promise.all(servers.map((server) => server.kill("SIGTERM")));
  const counted = await countedVisits(location, sites);
  if (counted > sent) wrong.add(`${counted - sent} visits were counted twice`);
  return {
    what: "two instances, rolling restart, while gates report",
    done: `both restarted, ${sent} visits`,
    requests,
    lost: Math.max(sent - counted, 0),
    wrong: wrong.list(),
  };
}
