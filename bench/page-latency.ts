import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { nodeFlags } from "@octroi/web/testing/node-flags";
import { startServer } from "../tests/site/server-process.ts";
import { answerOn, load, pageRequest, type RawAnswer } from "./load.ts";
import { progress } from "./report.ts";

/** Each with fresh processes. */
const rounds = 5;
const perSecond = 1_000;
const clients = 32;
/** For the compiler. */
const warmUpRequests = 10_000;
const requests = 5_000;

export interface PageLatency {
  /** In milliseconds, of a page in memory, in each round. */
  site: readonly number[];
  /** Of node:http that sends the same bytes and does nothing else. */
  bare: readonly number[];
}

/** The 99th percentile of a cached page at 1,000 requests a second, beside bare node:http with the same bytes. */
export async function measurePageLatency(path: string): Promise<PageLatency> {
  const site: number[] = [];
  const bare: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    progress(`server: p99 at ${perSecond} requests a second, round ${round} of ${rounds}`);
    await using running = new AsyncDisposableStack();
    const folder = await mkdtemp(join(tmpdir(), "octroi-bench-"));
    running.defer(() => rm(folder, { recursive: true }));
    // To a file, as in production: here, whoever makes the load would have to read it as well.
    const logFile = join(folder, "log");
    const location = { kind: "sqlite", file: join(folder, "data.sqlite") } as const;
    const server = running.use(await startServer(location, { LOG_LEVEL: "info" }, { logFile }));
    await warmUp(server.url, path);
    const answer = await answerFrom(server.url, path);
    const bareUrl = await startBare(answer, folder, running);
    await warmUp(bareUrl, path);
    site.push(await p99Of(server.url, path));
    bare.push(await p99Of(bareUrl, path));
  }
  return { site, bare };
}

const warmUp = (url: string, path: string) =>
  load(url, { clients, requests: warmUpRequests, request: () => pageRequest(path), expect: 200 });

async function p99Of(url: string, path: string): Promise<number> {
  const request = () => pageRequest(path);
  const { p99Ms, unexpected } = await load(url, { clients, requests, request, expect: 200, pace: perSecond });
  if (unexpected > 0) throw new Error(`Expected 200 for each request, found ${unexpected} other answers.`);
  return p99Ms;
}

async function answerFrom(url: string, path: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const answer = answerOn(socket);
  socket.write(pageRequest(path));
  const whole = await answer;
  socket.destroy();
  return whole;
}

/** node:http and nothing else, with the same headers, the same body and the flags that the site has. */
async function startBare({ head, body }: RawAnswer, folder: string, running: AsyncDisposableStack) {
  const file = join(folder, "body");
  await writeFile(file, body);
  const lines = head.split("\r\n").slice(1);
  const own = lines.filter((line) => !/^(date|connection|keep-alive):/i.test(line));
  const headers = JSON.stringify(own.flatMap((line) => line.split(/: (.*)/, 2)));
  const program = `
    const body = require("node:fs").readFileSync(process.argv[1]);
    const headers = JSON.parse(process.argv[2]);
    const server = require("node:http").createServer((_, response) => {
      response.writeHead(200, headers);
      response.end(body);
    });
    server.listen(0, "127.0.0.1", () => console.log(server.address().port));`;
  const flags = [...nodeFlags, "--input-type=commonjs", "-e", program];
  const child = spawn(process.execPath, [...flags, file, headers], { stdio: ["ignore", "pipe", "inherit"] });
  running.defer(async () => {
    const exited = once(child, "exit");
    child.kill();
    await exited;
  });
  const [port] = await once(createInterface(child.stdout), "line");
  return `http://127.0.0.1:${port}`;
}
