import { existsSync, writeFileSync } from "node:fs";
import type { DatabaseLocation } from "@octroi/database/database";
import { migrate } from "@octroi/database/migrate";
import { SqliteFile } from "@octroi/database/sqlite-file";
import { sqlite } from "@octroi/database/testing/databases";
import { startPostgres } from "@octroi/database/testing/postgres";
import { type CompiledQuery, Kysely, type LogEvent, PostgresDialect, SqliteDialect } from "kysely";
import pg from "pg";
import { migrations } from "../../../store/migrations.ts";
import type { Schema } from "../../../store/schema.ts";
import { emptyPlaces, migrationNames, openBare, sqlUpTo, statementsFile } from "./schemas.ts";

/*
 * `npm run record:schemas` writes down what each migration that has no files yet does to a database of the
 * version before it, on both databases, and says which rows are still to be written by hand.
 */
await using files = await sqlite();
await using postgres = await startPostgres({ durable: false });
const missing = new Set<string>();
for (const open of [
  files.fresh,
  async () => ({ kind: "postgres" as const, url: await postgres.freshUrl() }),
]) {
  for (const [index, name] of migrationNames.entries()) {
    if (existsSync(statementsFile(name, (await open()).kind))) continue;
    const location = await open();
    const before = migrationNames[index - 1];
    {
      await using bare = await openBare(location);
      if (before !== undefined) await bare.run(sqlUpTo(before, location.kind));
    }
    writeFileSync(statementsFile(name, location.kind), await statementsOf(name, location));
    console.log(`Wrote ${statementsFile(name, location.kind)}`);
  }
  const location = await open();
  await using bare = await openBare(location);
  await bare.run(sqlUpTo(migrationNames.at(-1) ?? "", location.kind));
  for (const place of await emptyPlaces(bare, location.kind)) missing.add(place);
}
if (missing.size > 0) {
  console.log(
    `Write rows with a value of ${[...missing].join(", ")} to tests/store/schemas/<migration>.rows.sql`,
  );
  process.exitCode = 1;
}

/** Runs a migration, and says what it did. */
async function statementsOf(name: string, location: DatabaseLocation): Promise<string> {
  const up = migrations[name];
  if (up === undefined) throw new Error(`Expected a migration ${name}.`);
  const statements: string[] = [];
  const log = ({ query }: LogEvent) => {
    if (!/^(?:begin|commit|select|create table if not exists "migration")\b/i.test(query.sql))
      statements.push(`${inlined(query)};`);
  };
  const db = new Kysely<Schema>({ dialect: dialectOf(location), log });
  await migrate(db, { [name]: up }, async () => {});
  await db.destroy();
  return `${statements.join("\n")}\n`;
}

function dialectOf(location: DatabaseLocation) {
  if (location.kind === "postgres") {
    return new PostgresDialect({ pool: new pg.Pool({ connectionString: location.url }) });
  }
  const database = new SqliteFile(location.file);
  database.create();
  database.ensureOpen();
  return new SqliteDialect({ database });
}

/** A statement with its parameters in it. */
function inlined({ sql, parameters }: CompiledQuery): string {
  let position = 0;
  return sql
    .replaceAll(/\$(\d+)|\?/g, (_, number?: string) => {
      const value = parameters[number === undefined ? position++ : Number(number) - 1];
      return typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value ?? "null");
    })
    .trim();
}
