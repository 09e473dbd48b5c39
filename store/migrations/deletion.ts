import { isSqlite } from "@octroi/database/many-rows";
import type { Migrations } from "@octroi/database/migrate";
import { sql, type Transaction } from "kysely";
import type { Schema } from "../schema.ts";

/** The tables of figures at that time: what they are called is history. */
const tables = [
  "visit_site",
  "visit_batch",
  "visit_event",
  "visit_day",
  "visit_hour",
  "page",
  "page_day",
  "crawler_seen",
  "recent_visit",
  "intake_day",
  "imported_day",
  "license_day",
  "asked_day",
];

export const deletionMigrations: Migrations<Schema> = {
  "0013-figures-after-their-site": async (trx) => {
    // Days of a log, of a site without a visit, had no such row once.
    await sql`
      insert into visit_site (site, last_number, last_page, pages, event_ids, allowance, allowance_at)
      select distinct site, 0, 0, 0, 0, 0, 0 from imported_day where true on conflict do nothing`.execute(
      trx,
    );
    for (const table of tables) {
      if (isSqlite(trx)) await copyWithoutReference(trx, table);
      else
        await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_site_fkey`)}`.execute(
          trx,
        );
    }
  },
};

/** SQLite takes a reference out of no table: its rows are copied to one that never had it. */
async function copyWithoutReference(trx: Transaction<Schema>, table: string): Promise<void> {
  const { rows } = await sql<{ type: string; sql: string }>`
    select type, sql from sqlite_master where tbl_name = ${table} and sql is not null order by type desc`.execute(
    trx,
  );
  const [created, ...indexes] = rows;
  const copy = created?.sql
    .replace(`"${table}"`, `"${table}_copy"`)
    .replace(` references "site" ("id") on delete cascade`, "");
  if (copy === undefined || copy.includes("references"))
    throw new Error(`Expected one reference in ${table}`);
  await sql.raw(copy).execute(trx);
  await sql`insert into ${sql.table(`${table}_copy`)} select * from ${sql.table(table)}`.execute(trx);
  await sql`drop table ${sql.table(table)}`.execute(trx);
  await sql`alter table ${sql.table(`${table}_copy`)} rename to ${sql.table(table)}`.execute(trx);
  for (const index of indexes) await sql.raw(index.sql).execute(trx);
}
