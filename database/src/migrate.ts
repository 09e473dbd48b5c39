import { type Kysely, sql, type Transaction } from "kysely";

/** By name, in order, and for ever: what has run somewhere is never edited, only followed by another. */
export type Migrations<Schema> = Readonly<Record<string, (trx: Transaction<Schema>) => Promise<void>>>;

/**
 * Brings the schema up to date, all of it or none. `lock` makes a second instance that starts at the same
 * moment wait for the first, and then find nothing left to do.
 */
export async function migrate<Schema>(
  db: Kysely<Schema>,
  migrations: Migrations<Schema>,
  lock: (trx: Transaction<Schema>) => Promise<unknown>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lock(trx);
    await trx.schema
      .createTable("migration")
      .ifNotExists()
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("applied_at", "text", (column) => column.notNull())
      .execute();
    const { rows } = await sql<{ name: string }>`select name from migration`.execute(trx);
    const applied = new Set(rows.map(({ name }) => name));
    for (const [name, up] of Object.entries(migrations)) {
      if (applied.has(name)) continue;
      await up(trx);
      await sql`insert into migration (name, applied_at) values (${name}, ${new Date().toISOString()})`.execute(
        trx,
      );
    }
  });
}
