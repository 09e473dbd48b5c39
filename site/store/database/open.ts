import type { Database, OpenOptions } from "./database.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";

export type DatabaseLocation = { kind: "sqlite"; file: string } | { kind: "postgres"; url: string };

/** Opens the database and brings its schema up to date. */
export function openDatabase<Schema>(
  location: DatabaseLocation,
  options: OpenOptions<Schema>,
): Promise<Database<Schema>> {
  return location.kind === "sqlite"
    ? openSqlite(location.file, options)
    : openPostgres(location.url, options);
}
