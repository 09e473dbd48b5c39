import type { DatabaseLocation } from "@octroi/database/database";
import { faultList, type TrialResult } from "@octroi/web/testing/trial-result";
import { events, lines } from "../visits/server.ts";
import { addSites, countedVisits, startCollector } from "../visits/under-load.ts";

const visitsEach = 20;

/** Every batch comes twice at once, and once more after a restart, as when an answer was lost on its way. */
export async function everyBatchTwice(
  location: DatabaseLocation,
  { batches }: { batches: number },
): Promise<TrialResult> {
  const wrong = faultList();
  const sites = await addSites(location, 4);
  const sent = Array.from({ length: batches }, (_, number) => ({
    authorization: sites[number % sites.length]?.authorization ?? "",
    id: crypto.randomUUID(),
    body: lines(events(visitsEach)),
  }));
  const send = async (server: { url: string }, { authorization, id, body }: (typeof sent)[number]) => {
    const headers = { authorization, "idempotency-key": id };
    const response = await fetch(`${server.url}/v1/visits`, { method: "POST", headers, body });
    await response.arrayBuffer();
    if (!response.ok) wrong.add(`a batch was answered ${response.status}`);
  };
  const first = await startCollector(location, { RATE_LIMIT: "off" });
  for (const batch of sent) await Promise.all([send(first, batch), send(first, batch)]);
  await first.kill("SIGTERM");
  const second = await startCollector(location, { RATE_LIMIT: "off" });
  for (const batch of sent) await send(second, batch);
  await second.kill("SIGTERM");
  const counted = await countedVisits(location, sites);
  const expected = batches * visitsEach;
  if (counted > expected) wrong.add(`${counted - expected} visits were counted twice`);
  return {
    what: "every batch three times",
    done: `${expected} visits`,
    requests: batches * 3,
    lost: Math.max(expected - counted, 0),
    wrong: wrong.list(),
  };
}
