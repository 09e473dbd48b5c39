import { fork } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { userAgents } from "../tests/visits.ts";

const connections = 16;
const roundMilliseconds = 1000;
const rounds = 7;

/**
 * Requests of a browser that a bare `node:http` server answers in a second, and the share that is left behind the
 * gate. A second is one of the server's own time, so that what else the machine does is not counted.
 */
export async function measureThroughput(): Promise<{ bare: number; gated: number; ratio: number }> {
  const [bare, gated] = [await serve("bare"), await serve("gated")];
  const seen: { bare: number; gated: number }[] = [];
  // Turn by turn: a machine's speed changes from one round to the next.
  for (let round = 0; round <= rounds; round++) {
    seen.push({ bare: await load(bare), gated: await load(gated) });
  }
  bare.stop();
  gated.stop();
  const warm = seen.slice(1);
  return {
    bare: median(warm.map((each) => each.bare)),
    gated: median(warm.map((each) => each.gated)),
    ratio: median(warm.map((each) => each.gated / each.bare)),
  };
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

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
