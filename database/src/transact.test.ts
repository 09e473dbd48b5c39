import { sql } from "kysely";
import { expect, test } from "vitest";
import { databases, onEachDatabase } from "../testing/databases.ts";
import type { DatabaseLocation } from "./database.ts";
import { openDatabase } from "./open.ts";
import { createSharedTables } from "./tables.ts";

interface Schema {
  thing: { id: string; value: number };
}

async function open(location: DatabaseLocation, refused: unknown[] = []) {
  return openDatabase<Schema>(location, {
    create: true,
    onRefusedWrite: (error) => refused.push(error),
    migrations: {
      "0001": createSharedTables,
      "0002": async (trx) => {
        await sql`create table thing (id text primary key, value integer not null)`.execute(trx);
        await sql`insert into thing (id, value) values ('a', 0), ('b', 0)`.execute(trx);
      },
    },
  });
}

onEachDatabase((_, emptyDatabase) => {
  test("a value that is there already is no refusal by the storage", async () => {
    const refused: unknown[] = [];
    await using database = await open(await emptyDatabase(), refused);
    const write = database.transact((trx) => trx.insertInto("thing").values({ id: "a", value: 1 }).execute());
    await expect(write).rejects.toThrow();
    expect(refused).toEqual([]);
  });
});

test("of two transactions that wait for each other, the one that is given up is done again", async () => {
  const postgres = databases.find(({ name }) => name === "PostgreSQL");
  if (postgres === undefined) throw new Error("Expected PostgreSQL among the databases.");
  await using server = await postgres.start();
  const refused: unknown[] = [];
  await using database = await open(await server.empty(), refused);
  let runs = 0;
  const bothHoldOne = Promise.withResolvers<void>();
  const addOne = (first: string, second: string) =>
    database.transact(async (trx) => {
      const add = (id: string) =>
        trx
          .updateTable("thing")
          .set((eb) => ({ value: eb("value", "+", 1) }))
          .where("id", "=", id)
          .execute();
      runs += 1;
      await add(first);
      if (runs === 2) bothHoldOne.resolve();
      await bothHoldOne.promise;
      await add(second);
    });
  await Promise.all([addOne("a", "b"), addOne("b", "a")]);
  expect(runs).toBe(3);
  expect(refused).toEqual([]);
  expect(await database.db.selectFrom("thing").selectAll().orderBy("id").execute()).toEqual([
    { id: "a", value: 2 },
    { id: "b", value: 2 },
  ]);
});
