import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { median } from "../../scripts/median.ts";
import { exchange } from "../tests/exchange.ts";
import { hostName } from "./host-name.ts";

const connections = 16;
const roundMilliseconds = 400;
const rounds = 5;
/** Until a proxy has compiled what it runs: a server runs for days. */
const warmingRounds = 8;
/** Two processes of one program differ by some hundredths, for as long as they live. */
const lives = 9;
const transferBytes = 2_000_000_000;
const manyHosts = 1_000;

interface Usage {
  readonly seconds: number;
  readonly resident: number;
  readonly held: number;
}

interface Measured {
  readonly port: number;
  /** Asked for memory, it first collects what is not held: not a part of what a visit costs. */
  usage(of: "time" | "memory"): Promise<Usage>;
  stop(): void;
}

/** What the gate costs a visit, what a transfer costs in memory, and what many hosts do. */
export async function measureProxy() {
  const origin = fork(join(import.meta.dirname, "origin.ts"));
  const originPort = await messageOf(origin);
  try {
    const { perSecond, shares } = await measureGate(Number(originPort));
    const { growth, peak } = await measureTransfer(Number(originPort));
    const { kilobytes, answered } = await measureHosts(Number(originPort));
    return [
      { name: "proxy: visits in a second of its own time, without the gate", value: perSecond, unit: "1/s" },
      {
        name: "proxy: visits behind the gate, enforcing, beside the same proxy without it",
        value: median(shares),
        unit: "times",
        least: 0.9,
        rounds: shares,
      },
      {
        name: "proxy: memory held after a transfer of 2 GB",
        value: growth,
        unit: "MB",
        most: 10,
      },
      { name: "proxy: resident memory at most, over 2 GB", value: peak, unit: "MB", most: 300 },
      {
        name: `proxy: memory of a host with its gate, of ${manyHosts}`,
        value: kilobytes,
        unit: "kB",
        most: 200,
      },
      { name: `proxy: hosts that answer, of ${manyHosts}`, value: answered, unit: "hosts", least: manyHosts },
    ];
  } finally {
    origin.kill();
  }
}

/** Proxies take turns, and those of one turn are held against each other: a machine is not the same a minute later. */
async function measureGate(originPort: number): Promise<{ perSecond: number; shares: number[] }> {
  const perSecond: number[] = [];
  const shares: number[] = [];
  for (let life = 0; life < lives; life++) {
    const bare = await start("bare", originPort, 1);
    const gated = await start("gated", originPort, 1);
    const turns: number[] = [];
    for (let round = 0; round < warmingRounds + rounds; round++) {
      const without = await load(bare);
      const through = await load(gated);
      if (round < warmingRounds) continue;
      turns.push(through / without);
      perSecond.push(without);
    }
    bare.stop();
    gated.stop();
    shares.push(median(turns));
  }
  return { perSecond: median(perSecond), shares };
}

async function start(kind: "bare" | "gated", originPort: number, hosts: number): Promise<Measured> {
  const child = fork(join(import.meta.dirname, "proxy.ts"), [kind, String(originPort), String(hosts)], {
    execArgv: ["--max-semi-space-size=8", "--expose-gc"],
  });
  const port = await messageOf(child);
  return { port: Number(port), usage: (of) => usageOf(child, of), stop: () => child.kill() };
}

/** The next thing that a process says. One that ends says nothing more. */
async function messageOf(child: ChildProcess): Promise<unknown> {
  const ended = new AbortController();
  const end = () => ended.abort(new Error("Expected a message, found that the process has ended."));
  child.once("exit", end);
  try {
    const [message] = await once(child, "message", { signal: ended.signal });
    return message;
  } finally {
    child.off("exit", end);
  }
}

async function usageOf(child: ChildProcess, of: "time" | "memory"): Promise<Usage> {
  child.send(of);
  // What proxy.ts sends when it is asked.
  return (await messageOf(child)) as Usage;
}

const request = `GET /articles/1 HTTP/1.1\r\nHost: ${hostName(0)}\r\nUser-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0\r\nAccept: text/html\r\nAccept-Language: en\r\nX-Forwarded-For: 198.51.100.7\r\nX-Forwarded-Proto: https\r\n\r\n`;

/** Visits in a second of the proxy's own time. Each answer ends with the page, so its ends are counted. */
async function load({ port, usage }: Measured): Promise<number> {
  const before = await usage("time");
  let answers = 0;
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => socket.write(request));
    socket.on("data", (part) => {
      if (!part.toString("latin1").endsWith("Hello")) return;
      answers++;
      socket.write(request);
    });
    socket.on("error", () => {});
    return socket;
  });
  await new Promise((resolve) => setTimeout(resolve, roundMilliseconds));
  for (const socket of sockets) socket.destroy();
  return answers / ((await usage("time")).seconds - before.seconds);
}

/** In megabytes: what is held after a long transfer beyond what was after a short one, and what was resident at most. */
async function measureTransfer(originPort: number): Promise<{ growth: number; peak: number }> {
  const proxy = await start("gated", originPort, 1);
  await transfer(proxy, transferBytes / 20);
  const before = await proxy.usage("memory");
  const peak = await transfer(proxy, transferBytes);
  const after = await proxy.usage("memory");
  proxy.stop();
  return { growth: after.held - before.held, peak };
}

/** Takes a file of so many bytes through the proxy. Resolves to its resident memory at most. */
async function transfer({ port, usage }: Measured, bytes: number): Promise<number> {
  const options = { host: "127.0.0.1", port, path: `/bytes/${bytes}`, headers: { host: hostName(0) } };
  const [answer]: IncomingMessage[] = await once(get(options), "response");
  let received = 0;
  let looks = 0;
  let peak = 0;
  for await (const part of answer ?? []) {
    received += part.length;
    if (received < looks * 100e6) continue;
    looks += 1;
    peak = Math.max(peak, (await usage("time")).resident);
  }
  if (received !== bytes) throw new Error(`Expected ${bytes} bytes, found ${received}.`);
  return peak;
}

/** Each of many hosts is visited, so that it has its gate, its policy and a connection. */
async function measureHosts(originPort: number): Promise<{ kilobytes: number; answered: number }> {
  const one = await start("gated", originPort, 1);
  const many = await start("gated", originPort, manyHosts);
  await exchange(`http://127.0.0.1:${one.port}`, "/", { headers: { host: hostName(0) } });
  let answered = 0;
  for (let at = 0; at < manyHosts; at++) {
    const { status } = await exchange(`http://127.0.0.1:${many.port}`, "/", {
      headers: { host: hostName(at) },
    });
    if (status === 200) answered++;
  }
  const held = (await many.usage("memory")).held - (await one.usage("memory")).held;
  one.stop();
  many.stop();
  return { kilobytes: (held * 1_000) / manyHosts, answered };
}
