import { copyFile, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { afterAll, beforeAll, describe, inject } from "vitest";
import type { DatabaseLocation } from "../src/database.ts";
import { addressesOf, primaryOf } from "../src/primary.ts";
import { freshDatabase } from "./postgres.ts";

type MakeDatabase = () => Promise<DatabaseLocation>;

/** Runs tests on both databases, so that a promise is kept on each. */
export function onEachDatabase(
  tests: (freshDatabase: MakeDatabase, emptyDatabase: MakeDatabase) => void,
): void {
  describe.each(databases)("on $name", ({ start }) => {
    let server: Databases;
    beforeAll(async () => {
      server = await start();
    });
    afterAll(() => server[Symbol.asyncDispose]());
    tests(
      () => server.fresh(),
      () => server.empty(),
    );
  });
}

export const databases = [
  { name: "SQLite", start: sqlite },
  { name: "PostgreSQL", start: postgres },
];

declare module "vitest" {
  interface ProvidedContext {
    /** Databases with today's tables and nothing in them, of which each test may have a copy. */
    migrated: { file: string; name: string };
  }
}

export interface Databases extends AsyncDisposable {
  /** With today's tables, where the run has made them: a copy takes a tenth of the time of all migrations. */
  fresh(): Promise<DatabaseLocation>;
  /** Without any table. */
  empty(): Promise<DatabaseLocation>;
}

export async function sqlite() {
  const folder = await mkdtemp(join(tmpdir(), "octroi-sqlite-"));
  let created = 0;
  async function empty() {
    created += 1;
    return { kind: "sqlite" as const, file: join(folder, `${created}`, "database.sqlite") };
  }
  return {
    empty,
    async fresh() {
      const location = await empty();
      await copyMigrated(location.file);
      return location;
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
    empty: async () => ({ kind: "postgres", url: await freshDatabase(server) }),
    fresh: async () => ({ kind: "postgres", url: await freshDatabase(server, migratedOfRun()?.name) }),
    async [Symbol.asyncDispose]() {},
  };
}

/** Puts a file with today's tables where a test wants its database; nothing where the run has made none. */
export async function copyMigrated(file: string): Promise<void> {
  const migrated = migratedOfRun();
  if (migrated === undefined) return;
  await mkdir(dirname(file), { recursive: true });
  await copyFile(migrated.file, file);
}

/** Undefined in a script, which has no run. */
function migratedOfRun() {
  try {
    return inject("migrated");
  } catch {
    return undefined;
  }
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
  const Client = primaryOf(location.url, 10_000)?.Client ?? pg.Client;
  const client = new Client({ connectionString: addressesOf(location.url)[0] });
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
