import type { DatabaseLocation } from "@octroi/database/database";
import { addSites, startCollector } from "../../tests/console/visits/under-load.ts";
import { answerOn, connectTo, load } from "../load.ts";
import { createBatch, seededRandom } from "./batches.ts";
import { batchRequest } from "./intake.ts";

const rounds = 5;
const siteCount = 40;
/** Batches a second, of all of them together: each stays within its allowance. */
const pace = 10;
const batchesPerRound = 100;
const clients = 8;
const noisyClients = 4;

/**
 * How much longer the gates of others wait, the slowest hundredth of their batches, while one site reports as fast as it is
 * answered, whatever it is answered. Round by round, each beside one without it.
 */
export async function measureNeighbor(location: DatabaseLocation): Promise<number[]> {
  const [noisy, ...sites] = await addSites(location, siteCount + 1);
  const server = await startCollector(location);
  const random = seededRandom();
  const times: number[] = [];
  let sent = 0;
  const wait = async () => {
    const batches = Array.from({ length: batchesPerRound }, () => createBatch(random));
    const { p99Ms, unexpected } = await load(server.url, {
      clients,
      pace,
      requests: batches.length,
      expect: 200,
      request: (n) => batchRequest(batches[n], sites[(sent + n) % sites.length]),
    });
    if (unexpected > 0) throw new Error(`Expected 200 for every batch, found ${unexpected} others.`);
    sent += batches.length;
    return p99Ms;
  };
  try {
    // The first round finds nothing compiled.
    for (let round = 0; round <= rounds; round += 1) {
      const alone = await wait();
      const noise = makeNoise(server.url, () => batchRequest(createBatch(random), noisy));
      const beside = await wait();
      await noise.stop();
      if (round > 0) times.push(Number((beside / alone).toFixed(2)));
    }
  } finally {
    await server.kill("SIGTERM");
  }
  return times;
}

/** Sends one request after the other on each of a few connections, until it is stopped. */
function makeNoise(url: string, request: () => string) {
  let isOver = false;
  async function client(): Promise<void> {
    const text = request();
    let socket = connectTo(url);
    while (!isOver) {
      const answer = answerOn(socket);
      socket.write(text);
      const { head } = await answer;
      if (/^connection: close/im.test(head)) socket = connectTo(url);
    }
    socket.destroy();
  }
  const clients = Promise.all(Array.from({ length: noisyClients }, client));
  return {
    async stop(): Promise<void> {
      isOver = true;
      await clients;
    },
  };
}
