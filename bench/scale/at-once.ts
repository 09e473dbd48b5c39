import { connect, type Socket } from "node:net";
import type { DatabaseLocation } from "@octroi/database/database";
import { cpuSeconds } from "@octroi/web/testing/process-figures";
import { until } from "@octroi/web/testing/until";
import { openStore } from "../../store/store.ts";
import { headerOf, mailServer } from "../../tests/console/mail/mail-server.ts";
import { startCollector } from "../../tests/console/visits/under-load.ts";
import { createBatch, seededRandom } from "../console/batches.ts";
import { batchRequest } from "../console/intake.ts";
import { load } from "../load.ts";
import type { FilledSite } from "./fill.ts";

const msPerDay = 86_400_000;

export interface MondayMails {
  mails: number;
  ms: number;
}

/** From the moment at which everybody's weekly report is owed until a mail server has the last one, by two servers. */
export async function mondayMails(location: DatabaseLocation): Promise<MondayMails> {
  const received = new Set<string>();
  await using relay = await mailServer({}, () => {
    // Neither is kept: ten thousand mails are some hundred megabytes.
    for (const { text } of relay.mails.splice(0)) {
      if (headerOf(text, "List-Id")?.includes("reports.")) received.add(headerOf(text, "Message-ID") ?? "");
    }
  });
  await using store = await openStore(location);
  const planned = await store.reports.planReports(nextMondayNoon());
  const servers = await twoServers(location, { SMTP_URL: relay.url.href });
  const start = performance.now();
  try {
    if (!(await until(() => received.size >= planned.mails, 2 * 3_600_000))) {
      throw new Error(`Expected ${planned.mails} reports, found ${received.size}.`);
    }
    return { mails: planned.mails, ms: performance.now() - start };
  } finally {
    await end(servers);
  }
}

/** Everybody is up by then, and it is within two days of eight o'clock wherever they are. */
function nextMondayNoon(): Date {
  const today = new Date();
  const days = (8 - today.getUTCDay()) % 7 || 7;
  return new Date(Math.floor(today.getTime() / msPerDay) * msPerDay + (days + 0.5) * msPerDay);
}

const viewersPerServer = 1_000;
/** A person may have twenty tabs. */
const tabs = 10;
const batches = 40;

export interface LiveView {
  viewers: number;
  /** How long after its acknowledgement each viewer had a visit. */
  times: number[];
  /** What part of a processor the servers took while nothing came. */
  idle: number;
}

/** People who watch visits as they come, on two servers, as many as these take. */
export async function liveView(location: DatabaseLocation, sites: readonly FilledSite[]): Promise<LiveView> {
  const servers = await twoServers(location);
  const sockets: Socket[] = [];
  try {
    await using store = await openStore(location);
    const watched = sites.slice(0, (2 * viewersPerServer) / tabs);
    const seen: { last: number }[][] = [];
    for (const [index, { site, owner }] of watched.entries()) {
      const { token } = await store.sessions.start(owner, "Firefox, Linux");
      const { url } = servers[index % servers.length] ?? {};
      if (url === undefined) throw new Error("Expected a server, found none.");
      const path = `/sites/${site}/live`;
      const opened = await Promise.all(Array.from({ length: tabs }, () => watch(url, path, token)));
      sockets.push(...opened.map(({ socket }) => socket));
      seen.push(opened);
    }
    const before = servers.map(({ pid }) => cpuSeconds(pid));
    const rest = performance.now();
    await until(() => performance.now() - rest > 10_000, 11_000);
    const seconds = (performance.now() - rest) / 1_000;
    const idle =
      Math.max(...servers.map(({ pid }, index) => cpuSeconds(pid) - (before[index] ?? 0))) / seconds;

    const random = seededRandom();
    const times: number[] = [];
    for (let batch = 0; batch < batches; batch += 1) {
      const place = Math.floor(random() * watched.length);
      const [site, viewers = []] = [watched[place], seen[place]];
      // Reported to the one server, watched on either.
      const { unexpected } = await load(servers[0]?.url ?? "", {
        clients: 1,
        requests: 1,
        expect: 200,
        request: () => batchRequest(createBatch(random), site),
      });
      if (unexpected > 0) throw new Error("Expected 200 for a batch.");
      const acknowledged = performance.now();
      if (!(await until(() => viewers.every(({ last }) => last >= acknowledged)))) {
        throw new Error("Expected every viewer to be told of a visit.");
      }
      times.push(...viewers.map(({ last }) => last - acknowledged));
    }
    return { viewers: sockets.length, times, idle };
  } finally {
    for (const socket of sockets) socket.destroy();
    await end(servers);
  }
}

/** A tab that is open: when it was last told of visits. */
export async function watch(url: string, path: string, token: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const tab = { socket, last: 0 };
  const opened = new Promise<void>((resolve, reject) => {
    socket.once("error", reject);
    socket.on("data", (chunk: Buffer) => {
      const text = chunk.toString("latin1");
      if (text.startsWith("HTTP/1.1 200 ")) resolve();
      else if (text.startsWith("HTTP/")) reject(new Error(`Expected a stream, found ${text}.`));
      if (text.includes("data: [")) tab.last = performance.now();
    });
  });
  const head = [`GET ${path} HTTP/1.1`, "host: localhost", `cookie: octroi_session=${token}`];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  await opened;
  return tab;
}

function twoServers(location: DatabaseLocation, environment: Readonly<Record<string, string>> = {}) {
  return Promise.all([startCollector(location, environment), startCollector(location, environment)]);
}

async function end(servers: Awaited<ReturnType<typeof twoServers>>): Promise<void> {
  await Promise.all(servers.map((server) => server.kill("SIGTERM")));
}
