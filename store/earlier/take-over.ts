import { existsSync, renameSync, rmSync } from "node:fs";
import type { Database, DatabaseLocation } from "@octroi/database/database";
import { openDatabase } from "@octroi/database/open";
import { sql, type Transaction } from "kysely";
import type { Schema } from "../schema.ts";
import { addLedger } from "./ledger.ts";
import { migrations } from "./site-migrations.ts";
import type { SiteSchema } from "./site-schema.ts";

/** Rows read and written at a time: small enough that a statement takes them all. */
const pageSize = 500;
/** What belongs to a SQLite file beside it. */
const companions = ["-wal", "-shm", "-journal"];

/**
 * Site and console had a database each. The console's is the one of both now, under another name; renaming a file is
 * all of it or nothing, and a log beside it that was not emptied yet goes first into the file.
 */
export async function renameConsoleFile(earlier: string, file: string): Promise<void> {
  if (existsSync(file) || !existsSync(earlier)) return;
  // Opened and closed, SQLite leaves one file.
  await (await openDatabase({ kind: "sqlite", file: earlier }, { migrations: {}, create: false })).close();
  renameSync(earlier, file);
}

/**
 * Copies what the site's own database holds into this one, in one transaction that also says that it was done, and then
 * takes it away there: somebody who is erased from now on must not be left in a file that nobody looks at. Nobody writes
 * there meanwhile.
 */
export async function takeOverSite(
  { transact }: Pick<Database<Schema>, "transact">,
  earlier: DatabaseLocation,
  now: () => Date,
): Promise<boolean> {
  if (!(await isSites(earlier))) return false;
  await using site = await openDatabase<SiteSchema>(earlier, { migrations, create: false });
  await site.transact(async (source) => {
    if (earlier.kind === "postgres") {
      await sql`lock table waitlist, outbox, ledger in access exclusive mode`.execute(source);
    }
    await transact(async (trx) => {
      // Of two servers that start at once, the second waits here, and finds that it was done.
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto("earlier_site")
        .values({ id: 1, taken_over_at: now().toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 1n) await copyRows(source, trx);
    });
    await remove(earlier, source);
  });
  return true;
}

/** Whether a site's own database is still there. */
async function isSites(location: DatabaseLocation): Promise<boolean> {
  if (location.kind === "sqlite" && !existsSync(location.file)) return false;
  await using database = await openDatabase<SiteSchema>(location, {
    migrations: {},
    create: false,
  });
  const names = (await database.db.introspection.getTables()).map(({ name }) => name);
  return names.includes("waitlist") && !names.includes("earlier_site");
}

async function copyRows(source: Transaction<SiteSchema>, trx: Transaction<Schema>): Promise<void> {
  let lastId = "";
  for (;;) {
    const entries = await source
      .selectFrom("waitlist")
      .selectAll()
      .where("id", ">", lastId)
      .orderBy("id")
      .limit(pageSize)
      .execute();
    if (entries.length === 0) break;
    await trx
      .insertInto("waitlist")
      .values(entries)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    lastId = entries.at(-1)?.id ?? lastId;
  }
  for (const notice of await source.selectFrom("outbox").selectAll().execute()) {
    await trx.insertInto("waitlist_notice").values(notice).execute();
  }
  await addLedger(trx, await source.selectFrom("ledger").selectAll().execute());
}

async function remove(earlier: DatabaseLocation, source: Transaction<SiteSchema>): Promise<void> {
  if (earlier.kind === "sqlite") {
    for (const suffix of [...companions, ""]) rmSync(`${earlier.file}${suffix}`, { force: true });
    return;
  }
  for (const table of ["outbox", "waitlist", "ledger"]) await source.schema.dropTable(table).execute();
}
