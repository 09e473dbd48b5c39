import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { ServerProcess } from "@octroi/web/testing/server-process";
import { median } from "../scripts/median.ts";
import { openStore } from "../store/store.ts";
import { startServer } from "../tests/site/server-process.ts";
import { load } from "./load.ts";

export interface WaitlistFigures {
  /** Rows a second, one to a transaction, on this disk with the server's own settings and schema. */
  rawPerSecond: number;
  /** Durable sign-ups a second through HTTP, with 16 clients. */
  signupsPerSecond: number;
  ratio: number;
  /** At half of that load. */
  p99Ms: number;
  /** The server's memory in MiB after each fifth of 20,000 sign-ups. */
  memoryMiB: number[];
  /** Refused requests a second, by why they are refused. */
  refusedPerSecond: Record<string, number>;
  unexpectedAnswers: number;
}

const clients = 16;
const sample = 2_000;

/** Measures the waitlist's back end on an SQLite file under the system's temporary folder. */
export async function benchWaitlist(): Promise<WaitlistFigures> {
  const folder = await mkdtemp(join(tmpdir(), "octroi-bench-"));
  const server = await startServer(
    { kind: "sqlite", file: join(folder, "octroi.sqlite") },
    { RATE_LIMIT: "off", LOG_LEVEL: "silent" },
  );
  try {
    const signups = await load(server.url, {
      clients,
      requests: sample,
      request: signup("warm"),
      expect: 201,
    });
    // In turns, so that whatever else the machine does weighs on both.
    const raw: number[] = [];
    const through: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      raw.push(await rawRate(join(folder, `raw-${turn}.sqlite`)));
      const request = signup(`turn-${turn}`);
      through.push((await load(server.url, { clients, requests: sample, request, expect: 201 })).perSecond);
    }
    const half = median(through) / 2;
    const paced = {
      clients,
      requests: Math.round(half * 5),
      request: signup("paced"),
      expect: 201,
      pace: half,
    };
    const calm = await load(server.url, paced);
    const refusedPerSecond = await refusedRates(server.url);
    const memoryMiB = await memoryOver(server, 20_000);
    return {
      rawPerSecond: median(raw),
      signupsPerSecond: median(through),
      ratio: median(through) / median(raw),
      p99Ms: calm.p99Ms,
      memoryMiB,
      refusedPerSecond,
      unexpectedAnswers: signups.unexpected + calm.unexpected,
    };
  } finally {
    await server.kill("SIGTERM");
    await rm(folder, { recursive: true, force: true });
  }
}

function signup(run: string, headers = ""): (n: number) => string {
  return (n) =>
    signupRequest(
      JSON.stringify({
        firstName: "Ada",
        lastName: "Lovelace",
        email: `${run}-${n}@example.com`,
        website: "example.com",
        page: "/pricing",
        lang: "fr",
      }),
      headers,
    );
}

function signupRequest(body: string, headers = ""): string {
  const head = `POST /api/waitlist HTTP/1.1\r\nhost: bench\r\ncontent-type: application/json\r\n${headers}`;
  return `${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

async function rawRate(file: string): Promise<number> {
  await (await openStore({ kind: "sqlite", file })).close();
  const db = new DatabaseSync(file);
  db.exec("pragma journal_mode = wal; pragma synchronous = full");
  const insert = db.prepare("insert into waitlist values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  const start = performance.now();
  for (let n = 0; n < sample; n += 1) {
    const now = new Date().toISOString();
    db.exec("begin immediate");
    insert.run(
      randomUUID(),
      `raw-${n}@example.com`,
      "Ada",
      "Lovelace",
      null,
      "https://example.com/",
      "fr",
      "/pricing",
      "2025-10-13",
      now,
      now,
    );
    db.exec("commit");
  }
  const seconds = (performance.now() - start) / 1_000;
  db.close();
  return sample / seconds;
}

async function refusedRates(url: string): Promise<Record<string, number>> {
  const kinds = {
    "403": { request: signup("refused", "sec-fetch-site: cross-site\r\n"), expect: 403 },
    "400, malformed": { request: () => signupRequest('{"firstName":'), expect: 400 },
    "400, invalid": {
      request: () => signupRequest(JSON.stringify({ firstName: "Ada", lastName: "", email: "x" })),
      expect: 400,
    },
  };
  const rates: Record<string, number> = {};
  for (const [name, kind] of Object.entries(kinds)) {
    rates[name] = (await load(url, { clients, requests: sample, ...kind })).perSecond;
  }
  return rates;
}

async function memoryOver(server: ServerProcess, signups: number): Promise<number[]> {
  const readings: number[] = [];
  for (let fifth = 0; fifth < 5; fifth += 1) {
    await load(server.url, {
      clients,
      requests: signups / 5,
      request: signup(`fifth-${fifth}`),
      expect: 201,
    });
    const kibibytes = Number(execFileSync("ps", ["-o", "rss=", "-p", String(server.pid)]).toString());
    readings.push(Math.round(kibibytes / 1_024));
  }
  return readings;
}

if (import.meta.main) console.log(await benchWaitlist());
