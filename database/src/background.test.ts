import { sql } from "kysely";
import { expect, test } from "vitest";
import { databases } from "../testing/databases.ts";
import { openDatabase } from "./open.ts";
import { createSharedTables } from "./tables.ts";

test("on PostgreSQL, background work takes no connection from requests, and may take longer", async () => {
  const postgres = databases.find(({ name }) => name === "PostgreSQL");
  if (postgres === undefined) throw new Error("Expected PostgreSQL among the databases.");
  await using server = await postgres.start();
  await using database = await openDatabase<Record<string, never>>(await server.empty(), {
    create: true,
    migrations: { "0001": createSharedTables },
  });
  const { db, background } = database;
  const isOver = Promise.withResolvers<void>();
  const working: Promise<unknown>[] = [];
  let started = 0;
  // More than there are connections of either kind.
  for (let index = 0; index < 20; index += 1) {
    working.push(
      background.transact(async (trx) => {
        await sql`select 1`.execute(trx);
        started += 1;
        await isOver.promise;
      }),
    );
  }
  await expect.poll(() => started).toBeGreaterThan(0);
  await sql`select 1`.execute(db);
  expect(started).toBeLessThan(10);
  isOver.resolve();
  await Promise.all(working);
  expect(await limitOf(background.db)).toBe(60_000);

  async function limitOf(of: typeof db): Promise<number> {
    const { rows } = await sql<{ ms: number }>`
      select setting::integer as ms from pg_settings where name = 'statement_timeout'`.execute(of);
    return rows[0]?.ms ?? 0;
  }
});
