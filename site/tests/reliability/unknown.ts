import { once } from "node:events";
import { connect } from "node:net";
import type { StoreLocation } from "../../store/store.ts";
import { startServer } from "../server-process.ts";
import { watch } from "./beside.ts";
import { faultList, type Outcome } from "./outcome.ts";
import { compare } from "./signups.ts";

interface Flood {
  connections: number;
  /** Requests on each connection, all sent before the first answer. */
  pipelined: number;
  isTimed: boolean;
}

/** What strangers may ask for without knowing anything, as many different ones as they like. */
const kinds: Record<string, (number: string) => string> = {
  "unknown pages": (number) => `/en/${number}`,
  "unknown pages, as data": (number) => `/fr/${number}.data`,
  "unknown crawlers": (number) => `/fr/crawlers/${number}`,
  "crawlers, oddly spelled": (number) => `/en/crawlers/meta${number.replace(/\w/g, "!")}externalagent`,
  "llms.txt": () => "/llms.txt",
  "unknown calls": (number) => `/api/${number}`,
  estimates: (number) => `/en/estimator?domain=${number}.example&traffic=1000`,
};

/** Made for one visitor each, one after the other: on one connection, a tenth as many are a flood. */
const rendered = new Set(["unknown crawlers", "estimates"]);

/** Floods of addresses that nobody ever asked for, with and without compression, beside those who come for us. */
export async function unknownAddresses(
  location: StoreLocation,
  { connections, pipelined, isTimed }: Flood,
): Promise<Outcome> {
  await using server = await startServer(location, { RATE_LIMIT: "off" });
  const wrong = faultList();
  const statuses = new Map<number, number>();
  const watching = await watch(server, wrong, { isTimed });
  for (const [kind, address] of Object.entries(kinds)) {
    const inOneGo = rendered.has(kind) ? Math.ceil(pipelined / 10) : pipelined;
    for (const encoding of ["br", "identity"]) {
      const asked = Array.from({ length: connections }, (_, connection) =>
        asks(
          server.url,
          Array.from({ length: inOneGo }, (_, n) => address(`x${connection}-${n}`)),
          encoding,
        ),
      );
      for (const answered of (await Promise.all(asked)).flat()) {
        statuses.set(answered, (statuses.get(answered) ?? 0) + 1);
        const expected = [200, 301, 404, 503];
        if (!expected.includes(answered)) wrong.add(`${kind}: ${answered}`);
      }
    }
  }
  const { beside, acknowledged } = await watching.stop();
  if (server.ended()) wrong.add("the server ended");
  await server.kill("SIGTERM");
  const { lost } = await compare(location, acknowledged);
  const requests = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  return {
    what: `unknown addresses, ${connections} × ${pipelined}`,
    done: `${statuses.get(503) ?? 0} × 503`,
    requests,
    beside,
    lost,
    wrong: wrong.list(),
  };
}

/** Sends all of them at once on one connection, and returns the status of each answer. */
async function asks(url: string, paths: readonly string[], encoding: string): Promise<number[]> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on("error", () => {});
  socket.on("data", (chunk) => chunks.push(chunk));
  const last = paths.length - 1;
  const requests = paths.map(
    (path, index) =>
      `GET ${path} HTTP/1.1\r\nhost: octroi.example\r\naccept-encoding: ${encoding}\r\nconnection: ${index === last ? "close" : "keep-alive"}\r\n\r\n`,
  );
  socket.write(requests.join(""));
  await once(socket, "close");
  const answered = statusesOf(Buffer.concat(chunks).toString("latin1"));
  return paths.map((_, index) => answered[index] ?? 0);
}

/** The status of each answer that is whole. What pages say may look like a status. */
function statusesOf(text: string): number[] {
  const statuses: number[] = [];
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf("\r\n\r\n", at);
    const head = text.slice(at, end);
    const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? Number.NaN);
    at = end + 4 + length;
    if (end < 0 || !(at <= text.length)) break;
    statuses.push(Number(head.slice("HTTP/1.1 ".length, "HTTP/1.1 200".length)));
  }
  return statuses;
}
