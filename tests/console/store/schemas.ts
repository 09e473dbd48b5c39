import { existsSync, readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { DatabaseLocation } from "@octroi/database/database";
import pg from "pg";
import { migrations } from "../../../store/migrations.ts";

export const schemaFolder = join(import.meta.dirname, "schemas");

export type DatabaseKind = DatabaseLocation["kind"];

export type Rows = readonly Readonly<Record<string, unknown>>[];

/** Every migration there has been, in the order in which they were written. */
export const migrationNames = Object.keys(migrations).toSorted();

/** What a migration did to a database of its day. */
export const statementsFile = (name: string, kind: DatabaseKind) => join(schemaFolder, `${name}.${kind}.sql`);

/** What was kept in it from then on, on either database. */
export const rowsFile = (name: string) => join(schemaFolder, `${name}.rows.sql`);

/** What leaves a database as the version of a migration left it, with rows in every table. */
export function sqlUpTo(name: string, kind: DatabaseKind): string {
  const names = migrationNames.slice(0, migrationNames.indexOf(name) + 1);
  return names
    .flatMap((each) => [statementsFile(each, kind), rowsFile(each)])
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
}

/** Opens a database past the store. */
export async function openBare(location: DatabaseLocation) {
  if (location.kind === "sqlite") {
    await mkdir(dirname(location.file), { recursive: true });
    const database = new DatabaseSync(location.file);
    // Hundreds of statements, each a transaction: no test pulls the plug meanwhile.
    database.exec("pragma synchronous = off");
    return {
      run: async (sql: string) => database.exec(sql),
      rows: async (sql: string): Promise<Rows> => database.prepare(sql).all(),
      [Symbol.asyncDispose]: async () => database.close(),
    };
  }
  const client = new pg.Client(location.url);
  await client.connect();
  return {
    run: async (sql: string) => {
      await client.query(sql);
    },
    rows: async (sql: string): Promise<Rows> => (await client.query(sql)).rows,
    [Symbol.asyncDispose]: () => client.end(),
  };
}

export type Bare = Awaited<ReturnType<typeof openBare>>;

/** The columns of each table, by name. */
export async function columnsIn(bare: Bare, kind: DatabaseKind): Promise<Map<string, string[]>> {
  const rows = await bare.rows(
    kind === "sqlite"
      ? `select tables.name as "table", columns.name as "column" from sqlite_schema as tables,
           pragma_table_info(tables.name) as columns where tables.type = 'table' order by 1, 2`
      : `select table_name as "table", column_name as "column" from information_schema.columns
           where table_schema = 'public' order by 1, 2`,
  );
  const tables = Map.groupBy(rows, (row) => String(row["table"]));
  return new Map([...tables].map(([table, columns]) => [table, columns.map((row) => String(row["column"]))]));
}

/** Tables without a row, and columns without a value: what is not there cannot be seen to be kept. */
export async function emptyPlaces(bare: Bare, kind: DatabaseKind): Promise<string[]> {
  const empty: string[] = [];
  for (const [table, columns] of await columnsIn(bare, kind)) {
    const counts = columns.map((column) => `count(${quoted(column)}) as ${quoted(column)}`);
    const [row] = await bare.rows(`select ${counts.join(", ")} from ${quoted(table)}`);
    for (const column of columns) if (Number(row?.[column]) === 0) empty.push(`${table}.${column}`);
  }
  return empty;
}

export const quoted = (name: string) => `"${name}"`;
