import { setTimeout as delay } from "node:timers/promises";
import type { DatabaseLocation } from "@octroi/database/database";
import { sendRaw, statusesIn } from "@octroi/web/testing/raw-http";
import { faultList, type TrialResult } from "@octroi/web/testing/trial-result";
import { events, lines } from "../visits/server.ts";
import { addSites, countedVisits, eventsPerBatch, startCollector } from "../visits/under-load.ts";

const [otherSites, batchesOfEach, noisyConnections, noisyEvents] = [8, 40, 60, 500];

/**
 * One site reports as fast as it is answered, on more connections than a site has places, while others report now and then:
 * all of theirs is taken at the first try, and what was taken is counted once. Says how long the others waited, and without it.
 */
export async function noisyNeighbor(location: DatabaseLocation): Promise<TrialResult> {
  const wrong = faultList();
  const [noisy, ...sites] = await addSites(location, otherSites + 1);
  if (noisy === undefined) throw new Error("Expected a site, found none.");
  const server = await startCollector(location, { RATE_LIMIT: "off" });
  const post = async ({ authorization }: { authorization: string }, body: string) => {
    const headers = { authorization, "idempotency-key": crypto.randomUUID() };
    const response = await fetch(`${server.url}/v1/visits`, { method: "POST", headers, body });
    await response.body?.cancel();
    return response.status;
  };
  const reportNowAndThen = async (site: { authorization: string }) => {
    const times: number[] = [];
    for (let sent = 0; sent < batchesOfEach; sent += 1) {
      const began = performance.now();
      const status = await post(site, lines(events(eventsPerBatch)));
      times.push(performance.now() - began);
      if (status !== 200) wrong.add(`a batch of another site was answered ${status}`);
      await delay(100);
    }
    return times;
  };
  const others = async () => slowest((await Promise.all(sites.map(reportNowAndThen))).flat());

  // The first round finds nothing compiled.
  await others();
  const alone = await others();
  let isOver = false;
  let taken = 0;
  let refused = 0;
  const again = noisyRequest(noisy);
  const noise = Array.from({ length: noisyConnections }, async () => {
    while (!isOver) {
      const [status] = statusesIn(await sendRaw(server.url, [again], { timeoutMs: 60_000 }));
      if (status === 200) taken += 1;
      // Of what is not read to its end, a client may not get the answer.
      else if (status === undefined || status === 429 || status === 503) refused += 1;
      else wrong.add(`a batch of the site that sends too much was answered ${status}`);
    }
  });
  const beside = await others();
  isOver = true;
  await Promise.all(noise);
  if (server.ended()) wrong.add("the server ended");
  await server.kill("SIGTERM");

  const sent = 3 * otherSites * batchesOfEach * eventsPerBatch;
  const counted = await countedVisits(location, sites);
  // It sends the same visits over and over.
  const ofNoisy = await countedVisits(location, [noisy]);
  if (counted > sent) wrong.add(`${counted - sent} visits were counted twice`);
  if (ofNoisy > noisyEvents)
    wrong.add(`${ofNoisy - noisyEvents} visits of the noisy site were counted twice`);
  if (refused === 0) wrong.add("nothing was too much");
  return {
    what: `one site that reports without end, ${location.kind === "sqlite" ? "SQLite" : "PostgreSQL"}`,
    done: `p99 of others ${Math.round(beside)} ms, without it ${Math.round(alone)} ms; ${taken} of its batches taken, ${refused} refused`,
    requests: sent / eventsPerBatch + taken + refused,
    lost: Math.max(sent - counted, 0) + (taken > 0 ? Math.max(noisyEvents - ofNoisy, 0) : 0),
    wrong: wrong.list(),
  };
}

/** The same visits each time, in bytes: an HTTP client would take more of the processor than the server. */
function noisyRequest({ authorization }: { authorization: string }): string {
  const body = lines(events(noisyEvents));
  const head = [
    "POST /v1/visits HTTP/1.1",
    "host: console",
    `authorization: ${authorization}`,
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
  ];
  return `${head.join("\r\n")}\r\n\r\n${body}`;
}

/** The fastest of the slowest hundredth. */
function slowest(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}
