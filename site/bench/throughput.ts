import { spawn, spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { median } from "./report.ts";

const connections = 32;
const secondsPerRound = 1.5;
const rounds = 9;

export interface Throughput {
  ours: number;
  bareNode: number;
  /** Ours over the other's in the same round: a machine's speed changes from one round to the next. */
  ratio: { bareNode: number; nginx: number | undefined };
  /** The same for servers of ours in other settings, over bare node:http. */
  others: Record<string, number>;
}

/** Requests a second for one compressed page, beside servers that do nothing but answer the same bytes. */
export async function measureThroughput(
  address: string,
  path: string,
  otherAddresses: Readonly<Record<string, string>> = {},
): Promise<Throughput> {
  const { headers, body } = await rawAnswer(address, path);
  const bare = await startBare(headers, body);
  const nginx = await startNginx(body);
  const seen: { ours: number; bareNode: number; nginx: number }[] = [];
  const others = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    const bareNode = await load(bare.address, path);
    for (const [name, other] of Object.entries(otherAddresses)) {
      others.set(name, [...(others.get(name) ?? []), (await load(other, path)) / bareNode]);
    }
    seen.push({
      bareNode,
      ours: await load(address, path),
      nginx: nginx ? await load(nginx.address, path) : Number.NaN,
    });
  }
  await bare.stop();
  await nginx?.stop();
  return {
    ours: median(seen.map(({ ours }) => ours)),
    bareNode: median(seen.map(({ bareNode }) => bareNode)),
    ratio: {
      bareNode: median(seen.map(({ ours, bareNode }) => ours / bareNode)),
      nginx: nginx && median(seen.map((round) => round.ours / round.nginx)),
    },
    others: Object.fromEntries([...others].map(([name, ratios]) => [name, median(ratios)])),
  };
}

function requestFor(address: string, path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: ${new URL(address).host}\r\nAccept-Encoding: br\r\n\r\n`;
}

/** Every answer has the same length, so counting bytes counts answers, at almost no cost to the machine. */
async function load(address: string, path: string): Promise<number> {
  const { length } = await rawAnswer(address, path);
  const request = requestFor(address, path);
  const { hostname, port } = new URL(address);
  let answers = 0;
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect(Number(port), hostname);
    let received = 0;
    socket.on("connect", () => socket.write(request));
    socket.on("data", (chunk) => {
      received += chunk.length;
      if (received < length) return;
      received -= length;
      answers += 1;
      socket.write(request);
    });
    socket.on("error", () => {});
    return socket;
  });
  await new Promise((resolve) => setTimeout(resolve, secondsPerRound * 1000));
  for (const socket of sockets) socket.destroy();
  return answers / secondsPerRound;
}

interface RawAnswer {
  length: number;
  /** Names and values, one after the other, but for those that node:http adds by itself. */
  headers: string[];
  body: Buffer;
}

function rawAnswer(address: string, path: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(requestFor(address, path)));
    socket.on("error", reject);
    socket.on("data", (chunk) => {
      chunks.push(chunk);
      const bytes = Buffer.concat(chunks);
      const end = bytes.indexOf("\r\n\r\n") + 4;
      const head = bytes.subarray(0, end).toString("latin1");
      const size = Number(/content-length: (\d+)/i.exec(head)?.[1]);
      if (end < 4 || bytes.length < end + size) return;
      socket.destroy();
      const lines = head.trim().split("\r\n").slice(1);
      const own = lines.filter((line) => !/^(date|connection|keep-alive):/i.test(line));
      resolve({
        length: end + size,
        headers: own.flatMap((line) => line.split(/: (.*)/, 2)),
        body: bytes.subarray(end),
      });
    });
  });
}

interface Running {
  address: string;
  stop(): Promise<void>;
}

/** node:http and nothing else, in a process of its own, sending what ours sends to the byte. */
async function startBare(headers: string[], body: Buffer): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), "octroi-bare-"));
  const file = join(folder, "body");
  await writeFile(file, body);
  const program = `
    const body = require("node:fs").readFileSync(process.argv[1]);
    const headers = JSON.parse(process.argv[2]);
    const server = require("node:http").createServer((_, response) => response.writeHead(200, headers).end(body));
    server.listen(0, "127.0.0.1", () => console.log(server.address().port));`;
  const child = spawn(
    process.execPath,
    ["--input-type=commonjs", "-e", program, file, JSON.stringify(headers)],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const port = await new Promise((resolve) => createInterface(child.stdout).once("line", resolve));
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill();
      await rm(folder, { recursive: true });
    },
  };
}

async function startNginx(body: Buffer): Promise<Running | undefined> {
  if (spawnSync("nginx", ["-v"]).status !== 0) return undefined;
  const folder = await mkdtemp(join(tmpdir(), "octroi-nginx-"));
  const port = await freePort();
  await writeFile(join(folder, "page"), body);
  await writeFile(
    join(folder, "nginx.conf"),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log stderr crit;
events { worker_connections 1024; }
http { access_log off; sendfile on; keepalive_requests 1000000; open_file_cache max=10; default_type text/html;
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c; uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  server { listen 127.0.0.1:${port}; location / { add_header Content-Encoding br; alias ${folder}/page; } } }`,
  );
  const child = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], { stdio: "ignore" });
  await answersAt(port);
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function answersAt(port: number): Promise<void> {
  for (;;) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => resolve(true));
      socket.on("error", () => resolve(false));
      socket.on("close", () => socket.destroy());
    });
    if (open) return;
  }
}
