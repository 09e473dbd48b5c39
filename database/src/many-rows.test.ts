import type { Transaction } from "kysely";
import { expect, test } from "vitest";
import { onEachDatabase } from "../testing/databases.ts";
import { anyOf, rowWriter } from "./many-rows.ts";
import { openDatabase } from "./open.ts";
import { createSharedTables } from "./tables.ts";

interface Schema {
  visit: { page: string; day: number; visits: number; note: string | null };
}

async function createVisits({ schema }: Transaction<Schema>): Promise<void> {
  await schema
    .createTable("visit")
    .addColumn("page", "text", (column) => column.notNull())
    .addColumn("day", "bigint", (column) => column.notNull())
    .addColumn("visits", "integer", (column) => column.notNull())
    .addColumn("note", "text")
    .addPrimaryKeyConstraint("visit_key", ["page", "day"])
    .execute();
}

const addVisits = rowWriter<Schema["visit"]>(
  "visit",
  { page: "text", day: "bigint", visits: "integer", note: "text" },
  "(page, day) do update set visits = visit.visits + excluded.visits",
);

onEachDatabase((_, emptyDatabase) => {
  const open = async () =>
    openDatabase<Schema>(await emptyDatabase(), {
      migrations: { "0001-shared": createSharedTables, "0002-visits": createVisits },
      create: true,
    });
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      page: `/it’s-${index}`,
      day: 1_763_000_000_000 + index,
      visits: index,
      note: index % 2 === 0 ? null : `"${index}`,
    }));

  test.each([0, 1, 63, 64, 65, 500])("%i rows are written as they are, and added to", async (count) => {
    await using database = await open();
    await database.transact((trx) => addVisits(trx, rows(count)));
    await database.transact((trx) => addVisits(trx, rows(count)));
    const found = await database.db.selectFrom("visit").selectAll().orderBy("day").execute();
    expect(found.map((row) => ({ ...row, day: Number(row.day) }))).toEqual(
      rows(count).map((row) => ({ ...row, visits: 2 * row.visits })),
    );
  });

  test("a list of any length is one parameter", async () => {
    await using database = await open();
    await database.transact((trx) => addVisits(trx, rows(5)));
    const find = (pages: readonly string[]) =>
      database.db
        .selectFrom("visit")
        .select("visits")
        .where("page", "in", anyOf(database.db, pages))
        .orderBy("day")
        .execute();
    expect(await find(["/it’s-3", "/it’s-1", "/nowhere"])).toEqual([{ visits: 1 }, { visits: 3 }]);
    expect(await find([])).toEqual([]);
  });

  test("work that comes at once is all done, and a piece that fails takes no other with it", async () => {
    await using database = await open();
    const results = await Promise.allSettled(
      rows(40).map((row, index) =>
        database.transactShared(async (trx) => {
          await addVisits(trx, [row]);
          if (index === 7) throw new Error("not this one");
          return index;
        }),
      ),
    );
    expect(results.filter(({ status }) => status === "rejected")).toEqual([
      { status: "rejected", reason: new Error("not this one") },
    ]);
    const values = results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
    expect(values).toEqual(rows(40).flatMap((_, index) => (index === 7 ? [] : [index])));
    const found = await database.db.selectFrom("visit").select("visits").orderBy("day").execute();
    expect(found.map(({ visits }) => visits)).toEqual(values);
  });
});
