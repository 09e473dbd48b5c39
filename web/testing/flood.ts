import { Agent, get, type IncomingMessage } from "node:http";
import { residentMebibytes } from "./process-figures.ts";
import { sendRaw, statusesIn } from "./raw-http.ts";
import type { ServerProcess } from "./server-process.ts";
import { type FaultList, faultList } from "./trial-result.ts";

interface Flood {
  connections: number;
  /** On each connection, one after the other, without waiting for the answers. */
  requestsEach: number;
  /** What is asked for, by kind; each request has an id of its own. */
  addresses: Readonly<Record<string, (id: string) => string>>;
  /** What somebody else asks for meanwhile, again and again, and must get. */
  page: { path: string; headers?: Readonly<Record<string, string>> };
}

const maxMebibytes = 400;
const overWithinMs = 2_000;

/**
 * Floods a bare server with one kind after the other. Pages of others may take longer meanwhile, and must be answered;
 * memory stays under the limit; and once the last request of the flood is answered, a page is there within two seconds.
 */
export async function floodServer(
  server: ServerProcess,
  { connections, requestsEach, addresses, page }: Flood,
): Promise<{ refused: number; mebibytes: number; wrong: FaultList }> {
  const wrong = faultList();
  // Connected before the flood: connections that come with it wait for one another.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const pageStatus = () => statusOf(server.url + page.path, agent, page.headers ?? {});
  await pageStatus();
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
      const status = await pageStatus();
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
    await pageStatus();
    const ms = Math.round(performance.now() - asked);
    if (ms > overWithinMs) wrong.add(`${kind}: a page took ${ms} ms after the flood`);
  }
  agent.destroy();
  if (mebibytes > maxMebibytes) wrong.add(`memory reached ${mebibytes} MiB`);
  if (server.ended()) wrong.add("the server ended");
  return { refused, mebibytes, wrong };
}

/** 0 where there is no answer. */
function statusOf(address: string, agent: Agent, headers: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve) => {
    const read = (response: IncomingMessage) =>
      response.resume().once("close", () => resolve(response.complete ? (response.statusCode ?? 0) : 0));
    get(address, { agent, headers }, read).once("error", () => resolve(0));
  });
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
