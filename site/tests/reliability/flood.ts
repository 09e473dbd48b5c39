import { Agent } from "node:http";
import type { DatabaseLocation } from "@octroi/database/database";
import { sendRaw, statusesIn } from "@octroi/web/testing/raw-http";
import { faultList, type TrialResult } from "@octroi/web/testing/trial-result";
import { startServer } from "../server-process.ts";
import { ask } from "./ask.ts";
import { residentMebibytes } from "./process-figures.ts";
import { compare, keepSigningUp } from "./signups.ts";

interface Flood {
  connections: number;
  /** On each connection, one after the other, without waiting for the answers. */
  requestsEach: number;
}

const maxMebibytes = 400;
const overWithinMs = 2_000;

/** What a stranger can ask for without knowing the site: cheap, unknown, and rendered for each who asks. */
const addresses: Record<string, (id: string) => string> = {
  healthz: () => "/healthz",
  "unknown pages": (id) => `/en/${id}`,
  "unknown crawlers": (id) => `/fr/crawlers/${id}`,
  estimates: (id) => `/en/estimator?domain=${id}.example&traffic=1000`,
};

/**
 * Floods the bare server. Pages and sign-ups may take longer meanwhile, and must be answered; memory stays under
 * the limit; and once the last request of the flood is answered, a page is there within two seconds.
 */
export async function flood(location: DatabaseLocation, options: Flood): Promise<TrialResult> {
  const { connections, requestsEach } = options;
  await using server = await startServer(location, { RATE_LIMIT: "off" });
  const wrong = faultList();
  // Connected before the flood: connections that come with it wait for one another.
  const visitor = new Agent({ keepAlive: true, maxSockets: 1 });
  const page = async () => (await ask(`${server.url}/en/pricing`, { agent: visitor })).status;
  await page();
  const signups = keepSigningUp(server, { clients: 1, name: "flood" });
  let mebibytes = 0;
  let refused = 0;
  for (const [kind, address] of Object.entries(addresses)) {
    let isOver = false;
    let pages = 0;
    const sent = Promise.all(
      Array.from({ length: connections }, (_, connection) =>
        statusesFor(
          server.url,
          Array.from({ length: requestsEach }, (_, n) => address(`x${connection}-${n}`)),
        ),
      ),
    ).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      const status = await page();
      if (status !== 200) wrong.add(`${kind}: a page was answered ${status}`);
      if (!isOver) pages += 1;
      mebibytes = Math.max(mebibytes, residentMebibytes(server.pid));
    }
    if (pages === 0) wrong.add(`${kind}: no page was answered before the flood was over`);
    for (const status of (await sent).flat()) {
      if (status === 503) refused += 1;
      else if (status !== 200 && status !== 404) wrong.add(`${kind}: ${status}`);
    }
    const asked = performance.now();
    await page();
    const ms = Math.round(performance.now() - asked);
    if (ms > overWithinMs) wrong.add(`${kind}: a page took ${ms} ms after the flood`);
  }
  await signups.stop();
  visitor.destroy();
  if (mebibytes > maxMebibytes) wrong.add(`memory reached ${mebibytes} MiB`);
  if (server.ended()) wrong.add("the server ended");
  await server.kill("SIGTERM");
  const { lost } = await compare(location, signups.acknowledged);
  return {
    what: `floods, ${connections} × ${requestsEach}`,
    done: `${refused} × 503, ${mebibytes} MiB, ${signups.acknowledged.size} sign-ups`,
    requests: connections * requestsEach * Object.keys(addresses).length,
    lost,
    wrong: wrong.list(),
  };
}

/** Sends all of them at once on one connection, and returns the statuses of the answers. */
async function statusesFor(url: string, paths: readonly string[]): Promise<number[]> {
  const requests = paths.map((path, index) => {
    const connection = index === paths.length - 1 ? "close" : "keep-alive";
    return `GET ${path} HTTP/1.1\r\nhost: octroi.example\r\naccept-encoding: br\r\nconnection: ${connection}\r\n\r\n`;
  });
  const statuses = statusesIn(await sendRaw(url, [requests.join("")], { timeoutMs: 60_000 }));
  return paths.map((_, index) => statuses[index] ?? 0);
}
