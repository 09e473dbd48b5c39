import { fork } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { userAgents } from "../tests/visits.ts";

const connections = 16;
const roundMilliseconds = 300;
const rounds = 7;
/** Two processes of one program differ by some hundredths, for as long as they live. */
const lives = 4;

const kinds = ["bare", "observing", "saying", "enforcing"] as const;

/**
 * Requests of a browser that a `node:http` server answers in a second, and the share that is left behind the gate:
 * where it observes, and where it enforces, beside a server that says the policy's headers itself. A second is one of
 * the server's own time, and the best of many short rounds counts, over several processes of each: what else a machine
 * does only slows a server.
 */
export async function measureThroughput(): Promise<{ bare: number; observing: number; enforcing: number }> {
  const best = kinds.map(() => 0);
  for (let life = 0; life < lives; life++) {
    const servers = await Promise.all(kinds.map(serve));
    for (let round = 0; round < rounds; round++) {
      for (const [at, server] of servers.entries()) best[at] = Math.max(best[at] ?? 0, await load(server));
    }
    for (const server of servers) server.stop();
  }
  const [bare = 0, observing = 0, saying = 0, enforcing = 0] = best;
  return { bare, observing: observing / bare, enforcing: enforcing / saying };
}

interface Served {
  readonly port: number;
  /** The seconds that it has computed. */
  seconds(): Promise<number>;
  stop(): void;
}

async function serve(kind: string): Promise<Served> {
  const child = fork(join(import.meta.dirname, "server.ts"), [kind]);
  const [port] = await once(child, "message");
  return {
    port: Number(port),
    async seconds() {
      child.send("seconds");
      const [seconds] = await once(child, "message");
      return Number(seconds);
    },
    stop: () => child.kill(),
  };
}

const request = `GET /articles/1 HTTP/1.1\r\nHost: example.com\r\nUser-Agent: ${userAgents.browser}\r\nAccept: text/html\r\nAccept-Language: en\r\nAccept-Encoding: gzip, br\r\n\r\n`;

/** Each answer ends with the page, so its ends are counted. */
async function load({ port, seconds }: Served): Promise<number> {
  const start = await seconds();
  let answers = 0;
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => socket.write(request));
    socket.on("data", (chunk) => {
      if (!chunk.toString("latin1").endsWith("Hello")) return;
      answers++;
      socket.write(request);
    });
    socket.on("error", () => {});
    return socket;
  });
  await new Promise((resolve) => setTimeout(resolve, roundMilliseconds));
  for (const socket of sockets) socket.destroy();
  return answers / ((await seconds()) - start);
}
