import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { afterAll, beforeAll, describe, inject } from "vitest";
import type { DatabaseLocation } from "../src/database.ts";
import { freshDatabase } from "./postgres.ts";

/** Runs tests on both databases, so that a promise is kept on each; `freshDatabase` makes an empty one. */
export function onEachDatabase(tests: (freshDatabase: () => Promise<DatabaseLocation>) => void): void {
  describe.each(databases)("on $name", ({ start }) => {
    let server: Databases;
    beforeAll(async () => {
      server = await start();
    });
    afterAll(() => server[Symbol.asyncDispose]());
    tests(() => server.fresh());
  });
}

export const databases = [
  { name: "SQLite", start: sqlite },
  { name: "PostgreSQL", start: postgres },
];

export interface Databases extends AsyncDisposable {
  fresh(): Promise<DatabaseLocation>;
}

export async function sqlite() {
  const folder = await mkdtemp(join(tmpdir(), "octroi-sqlite-"));
  let created = 0;
  return {
    async fresh() {
      created += 1;
      return { kind: "sqlite" as const, file: join(folder, `${created}`, "database.sqlite") };
    },
    async [Symbol.asyncDispose]() {
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** On the server that the whole run shares, and that ends with it. */
async function postgres(): Promise<Databases> {
  const server = inject("postgres");
  return {
    fresh: async () => ({ kind: "postgres", url: await freshDatabase(server) }),
    async [Symbol.asyncDispose]() {},
  };
}

/** Runs a statement past the store, as an older version or an operator might. */
export async function execute(location: DatabaseLocation, statement: string): Promise<unknown[]> {
  if (location.kind === "sqlite") {
    // A server may be writing.
    const database = new DatabaseSync(location.file, { timeout: 10_000 });
    const rows = database.prepare(statement).all();
    database.close();
    return rows;
  }
  const client = new pg.Client(location.url);
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

export async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}
