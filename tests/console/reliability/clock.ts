import type { DatabaseLocation } from "@octroi/database/database";
import { faultList, type TrialResult } from "@octroi/web/testing/trial-result";
import { until } from "@octroi/web/testing/until";
import { events, lines } from "../visits/server.ts";
import { addSites, countedVisits, startCollector } from "../visits/under-load.ts";

const yearMs = 365 * 24 * 60 * 60 * 1_000;
const visitsEach = 20;

/**
 * Gates whose clock is years off, then a console that starts with its own five years ahead: nothing that was counted is
 * deleted, and the log says why.
 */
export async function wrongClock(location: DatabaseLocation): Promise<TrialResult> {
  const wrong = faultList();
  // Of fewer rows the console would let go: one without visits empties in the end.
  const sites = await addSites(location, 8);
  let requests = 0;
  async function report(server: { url: string }, offMs: number): Promise<void> {
    const time = new Date(Date.now() + offMs).toISOString();
    for (const { authorization } of sites) {
      const body = lines(events(visitsEach, { time }));
      const headers = { authorization, "idempotency-key": crypto.randomUUID() };
      const response = await fetch(`${server.url}/v1/visits`, { method: "POST", headers, body });
      await response.arrayBuffer();
      requests += 1;
      if (!response.ok) wrong.add(`visits ${offMs} ms off were answered ${response.status}`);
    }
  }

  const right = await startCollector(location, { RATE_LIMIT: "off" });
  await report(right, 0);
  await right.kill("SIGTERM");
  const kept = await countedVisits(location, sites);

  const ahead = await startCollector(location, {
    RATE_LIMIT: "off",
    NODE_OPTIONS: `--import=${new URL("../shift-clock.ts", import.meta.url)}`,
    CLOCK_AHEAD_MS: String(5 * yearMs),
  });
  const isSaid = await until(() => ahead.output().includes("the clock seems wrong"));
  if (!isSaid) wrong.add("the log did not say that the clock seems wrong");
  await ahead.kill("SIGTERM");
  const afterwards = await countedVisits(location, sites);

  const again = await startCollector(location, { RATE_LIMIT: "off" });
  for (const offMs of [-5 * yearMs, 5 * yearMs]) await report(again, offMs);
  await report(again, 0);
  await again.kill("SIGTERM");
  const expected = 2 * visitsEach * sites.length;
  const counted = await countedVisits(location, sites);
  if (counted > expected) wrong.add(`${counted - expected} visits of another time were counted today`);
  return {
    what: "clocks years off",
    done: "a console’s and its gates’",
    requests,
    lost: Math.max(kept - afterwards, expected - counted, 0),
    wrong: wrong.list(),
  };
}
