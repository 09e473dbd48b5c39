import { fork } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { median } from "../../../scripts/median.ts";
import { userAgents } from "../tests/visits.ts";

const connections = 16;
const roundMilliseconds = 300;
const rounds = 5;
/** Until a server has compiled what it runs. */
const warmingRounds = 3;
/** Two processes of one program differ by some hundredths, for as long as they live. */
const lives = 5;

const kinds = ["bare", "observing", "saying", "enforcing"] as const;

interface Throughput {
  /** Requests of a browser that a `node:http` server answers in a second of its own time. */
  readonly bare: number;
  /** The share that is left behind the gate, life by life. */
  readonly observing: readonly number[];
  /** The same where it enforces, beside a server that says the policy's headers itself. */
  readonly enforcing: readonly number[];
}

/** Servers take turns, and those of one turn are held against each other: a machine is not the same a minute later. */
export async function measureThroughput(): Promise<Throughput> {
  const bares: number[] = [];
  const observing: number[] = [];
  const enforcing: number[] = [];
  for (let life = 0; life < lives; life++) {
    const servers = await Promise.all(kinds.map(serve));
    const turns: number[][] = [];
    for (let round = 0; round < warmingRounds + rounds; round++) {
      const turn: number[] = [];
      for (const server of servers) turn.push(await load(server));
      if (round >= warmingRounds) turns.push(turn);
    }
    for (const server of servers) server.stop();
    bares.push(...turns.map(([bare = 0]) => bare));
    observing.push(median(turns.map(([bare = 0, observed = 0]) => observed / bare)));
    enforcing.push(median(turns.map(([, , saying = 0, enforced = 0]) => enforced / saying)));
  }
  return { bare: median(bares), observing, enforcing };
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
