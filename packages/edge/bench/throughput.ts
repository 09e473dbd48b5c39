import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { userAgents } from "../tests/visits.ts";

const connections = 16;
const roundMilliseconds = 1000;
const rounds = 7;

/** Requests a second of a bare `node:http` server for a browser, and the share that is left behind the gate. */
export async function measureThroughput(): Promise<{ bare: number; gated: number; ratio: number }> {
  const [bare, gated] = [await serve("bare"), await serve("gated")];
  const seen: { bare: number; gated: number }[] = [];
  // Turn by turn: a machine's speed changes from one round to the next.
  for (let round = 0; round <= rounds; round++) {
    seen.push({ bare: await load(bare.port), gated: await load(gated.port) });
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

async function serve(kind: string): Promise<{ port: number; stop(): void }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "server.ts"), kind], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(child.stdout, "data");
  return { port: Number(line), stop: () => child.kill() };
}

const request = `GET /articles/1 HTTP/1.1\r\nHost: example.com\r\nUser-Agent: ${userAgents.browser}\r\nAccept: text/html\r\nAccept-Language: en\r\nAccept-Encoding: gzip, br\r\n\r\n`;

/** Each answer ends with the page, so its ends are counted. */
async function load(port: number): Promise<number> {
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
  return (answers * 1000) / roundMilliseconds;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
