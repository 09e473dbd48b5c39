import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { type ClientHttp2Session, connect as connectHttp2 } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { connect, type TLSSocket } from "node:tls";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../database/testing/free-port.ts";
import { type Console, startConsole } from "../../packages/edge/tests/console.ts";
import { findProgram } from "../../scripts/find-program.ts";
import { type HostsConsole, startHostsConsole } from "../tests/hosts-console.ts";
import { type ProxyProcess, startProxyProcess } from "../tests/proxy-process.ts";
import { proxiedHost } from "../tests/start-proxy.ts";
import { startCaddy } from "./caddy.ts";
import { type CertificateAuthority, startCertificateAuthority } from "./certificate-authority.ts";

const programs = {
  caddy: findProgram("caddy"),
  pebble: findProgram("pebble"),
  dns: findProgram("pebble-challtestsrv", "pebble"),
  systemd: findProgram("systemd-analyze", "systemd"),
};
const { caddy = "", pebble = "", dns = "" } = programs;
const root = resolve(import.meta.dirname, "../..");
const run = promisify(execFile);

const host = "www.publisher.example";
const gptBot = "Mozilla/5.0 (compatible; GPTBot/1.3; +https://openai.com/gptbot)";
const policy = {
  version: 1,
  site: { origin: `https://${host}` },
  rules: [{ who: { crawler: ["GPTBot"] }, action: "block" }],
};
const file = randomBytes(5_000_000);

test.skipIf(!programs.systemd)(
  "the unit is one that systemd takes, with the command where it says",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "octroi-unit-"));
    const unit = await readFile(join(root, "deploy/octroi-proxy.service"), "utf8");
    const here = join(folder, "octroi-proxy.service");
    await writeFile(here, unit.replaceAll("/srv/octroi", root));
    const { stdout, stderr } = await run(programs.systemd ?? "", ["verify", here]);
    expect((stdout + stderr).split("\n").filter((line) => line.includes("octroi"))).toEqual([]);
    await rm(folder, { recursive: true });
  },
);

const isComplete = Boolean(caddy && pebble && dns);

/** The whole way of a visit, on this machine: Caddy, the proxy, a site's own server; a console and a test authority beside. */
interface Way {
  folder: string;
  ports: { http: number; https: number; proxy: number; control: number; second: number };
  authority: CertificateAuthority;
  console: Console;
  hosts: HostsConsole;
  proxy: ProxyProcess;
  origin: Server;
  stopCaddy(): Promise<void>;
}
let way: Way;

async function startOrigin(port = 0): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url === "/file") response.end(file);
    else if (request.url === "/upload")
      buffer(request).then((body) => response.end(String(body.equals(file))));
    else response.setHeader("x-seen", JSON.stringify(request.headers)).end("a page");
  });
  // Closed after its first word: the server does not count it among its connections.
  server.on("upgrade", (_request, socket) => {
    socket.end("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\nhello");
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return server;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

function startTheProxy(ports: Way["ports"], origin: number, hosts: HostsConsole, folder: string) {
  return startProxyProcess(
    { "http:": origin, "https:": 1 },
    {
      PROXY_PORT: String(ports.proxy),
      PROXY_CONTROL_PORT: String(ports.control),
      CONSOLE_URL: hosts.url,
      PROXY_TOKEN: hosts.token,
      PROXY_HOSTS_FILE: join(folder, "hosts.json"),
      SHUTDOWN_TIMEOUT: "5",
    },
  );
}

beforeAll(async () => {
  if (!isComplete) return;
  const folder = await mkdtemp(join(tmpdir(), "octroi-caddy-"));
  const ports = {
    http: await freePort(),
    https: await freePort(),
    proxy: await freePort(),
    control: await freePort(),
    second: await freePort(),
  };
  const site = await startConsole();
  await site.publish({ policy });
  const hosts = await startHostsConsole([proxiedHost({ host, status: "protected", key: site.key })]);
  const origin = await startOrigin();
  const proxy = await startTheProxy(ports, portOf(origin), hosts, folder);
  const authority = await startCertificateAuthority(folder, { pebble, dns }, ports);
  const stopCaddy = await startCaddy({
    caddy,
    folder,
    ports,
    authority,
    // Nothing listens at the second until a test starts it.
    servers: [`127.0.0.1:${ports.proxy}`, `127.0.0.1:${ports.second}`],
    control: `127.0.0.1:${ports.control}`,
  });
  way = { folder, ports, authority, console: site, hosts, proxy, origin, stopCaddy };
});

afterAll(async () => {
  if (!isComplete) return;
  await way.stopCaddy();
  await way.authority[Symbol.asyncDispose]();
  await way.proxy.end();
  await way.hosts.stop();
  way.console.stop();
  way.origin.closeAllConnections();
  way.origin.close();
  await rm(way.folder, { recursive: true });
});

function handshake(servername: string, ALPNProtocols: string[]): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: "127.0.0.1",
      port: way.ports.https,
      servername,
      ca: way.authority.root,
      ALPNProtocols,
    });
    socket.once("secureConnect", () => resolve(socket)).once("error", reject);
  });
}

async function session(): Promise<ClientHttp2Session> {
  const socket = await handshake(host, ["h2"]);
  return connectHttp2(`https://${host}`, { createConnection: () => socket });
}

/** One request over HTTP/2, through the name. */
async function visit(path: string, headers: Record<string, string> = {}, body?: Buffer) {
  const client = await session();
  const stream = client.request({
    ":authority": host,
    ":path": path,
    ":method": body ? "POST" : "GET",
    ...headers,
  });
  stream.end(body);
  const [answer] = await once(stream, "response");
  const received = await buffer(stream);
  client.close();
  return { status: Number(answer[":status"]), headers: answer, body: received };
}

test.skipIf(!isComplete)(
  "the first handshake obtains a certificate, and a name that is not ours gets none",
  async () => {
    const socket = await handshake(host, ["h2", "http/1.1"]);
    expect(socket.alpnProtocol).toBe("h2");
    expect(socket.getPeerCertificate().subjectaltname).toBe(`DNS:${host}`);
    socket.destroy();
    await expect(handshake("other.publisher.example", ["h2"])).rejects.toThrow(/alert|closed|ECONNRESET/i);
  },
);

test.skipIf(!isComplete)(
  "a page comes through the name, and the server learns of the visitor from us alone",
  async () => {
    const { status, headers, body } = await visit("/", {
      "x-forwarded-for": "8.8.8.8",
      "x-real-ip": "8.8.8.8",
    });
    expect([status, String(body)]).toEqual([200, "a page"]);
    const seen = JSON.parse(headers["x-seen"]);
    expect(seen).not.toHaveProperty("accept-encoding");
    expect(seen).toMatchObject({
      host,
      "x-forwarded-for": "127.0.0.1",
      "x-real-ip": "127.0.0.1",
      "x-forwarded-proto": "https",
      "x-forwarded-host": host,
    });
  },
);

test.skipIf(!isComplete)("megabytes pass both ways", async () => {
  expect((await visit("/file")).body.equals(file)).toBe(true);
  expect(String((await visit("/upload", {}, file)).body)).toBe("true");
});

test.skipIf(!isComplete)("a WebSocket opens through the name", async () => {
  const socket = await handshake(host, ["http/1.1"]);
  socket.write(
    `GET /chat HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  );
  let received = "";
  socket.on("data", (chunk) => {
    received += chunk;
  });
  await expect.poll(() => received).toMatch(/^HTTP\/1\.1 101 [\s\S]*hello$/);
  socket.destroy();
});

test.skipIf(!isComplete)("GPTBot is refused by the site's policy, and the visit is reported", async () => {
  await expect.poll(async () => (await visit("/", { "user-agent": gptBot })).status).toBe(403);
  expect((await visit("/", { "user-agent": "Firefox" })).status).toBe(200);
  await expect
    .poll(() => way.console.visits.find(({ status }) => status === 403))
    .toMatchObject({ crawler: "GPTBot", host, path: "/" });
});

test.skipIf(!isComplete)(
  "a server that is away is 502, in the visitor's language, and is reached again once it is back",
  async () => {
    const port = portOf(way.origin);
    way.origin.closeAllConnections();
    await new Promise((closed) => way.origin.close(closed));
    const { status, headers, body } = await visit("/", { accept: "text/html", "accept-language": "fr" });
    expect([status, headers["cache-control"]]).toEqual([502, "no-store"]);
    expect(String(body)).toContain(`${host} ne répond pas`);
    way.origin = await startOrigin(port);
    expect((await visit("/")).status).toBe(200);
  },
);

test.skipIf(!isComplete)(
  "a proxy that is restarted while the console is away goes on with its last list, and no visit fails",
  async () => {
    await way.hosts.stop();
    const statuses: number[] = [];
    let isOver = false;
    const visiting = (async () => {
      while (!isOver) statuses.push((await visit("/", { "user-agent": "Firefox" })).status);
    })();
    await expect.poll(() => statuses.length).toBeGreaterThan(3);
    await way.proxy.end("SIGTERM");
    way.proxy = await startTheProxy(way.ports, portOf(way.origin), way.hosts, way.folder);
    const seen = statuses.length;
    await expect.poll(() => statuses.length).toBeGreaterThan(seen + 5);
    isOver = true;
    await visiting;
    expect(new Set(statuses)).toEqual(new Set([200]));
  },
);

test.skipIf(!isComplete)("of two proxies one is stopped, and no visit fails", async () => {
  const ports = { ...way.ports, proxy: way.ports.second, control: await freePort() };
  await using _second = await startTheProxy(ports, portOf(way.origin), way.hosts, way.folder);
  const statuses: number[] = [];
  let isOver = false;
  const visiting = (async () => {
    while (!isOver) statuses.push((await visit("/", { "user-agent": "Firefox" })).status);
  })();
  await expect.poll(() => statuses.length).toBeGreaterThan(3);
  await way.proxy.end("SIGTERM");
  const seen = statuses.length;
  await expect.poll(() => statuses.length).toBeGreaterThan(seen + 10);
  isOver = true;
  await visiting;
  expect(new Set(statuses)).toEqual(new Set([200]));
  way.proxy = await startTheProxy(way.ports, portOf(way.origin), way.hosts, way.folder);
});

test.skipIf(!isComplete)(
  "while the proxy is away, no new name gets a certificate, and visitors are told",
  async () => {
    await way.proxy.end("SIGTERM");
    await expect(handshake("third.publisher.example", ["h2"])).rejects.toThrow(/alert|closed|ECONNRESET/i);
    // Caddy says 502 of a connection that it could not make, and 503 once it has noticed that nobody is there to connect to.
    await expect.poll(async () => (await visit("/")).status).toBe(503);
    const { headers, body } = await visit("/");
    expect(headers["cache-control"]).toBe("no-store");
    expect(String(body)).toContain("momentanément indisponible");
  },
);
