import { readdirSync, readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { DatabaseLocation } from "@octroi/database/database";
import pg from "pg";

const folder = join(import.meta.dirname, "earlier-site");

/** What each migration of the site's own database left behind when it shipped, with rows of its day, in order. */
export const steps = readdirSync(folder)
  .toSorted()
  .map((file) => ({ name: file.replace(/\.sql$/, ""), sql: readFileSync(join(folder, file), "utf8") }));

/** Makes a database of the site's own, as a version left it: unless named, the last one. */
export async function makeEarlierSite(
  location: DatabaseLocation,
  version = steps.at(-1)?.name,
): Promise<void> {
  const last = steps.findIndex(({ name }) => name === version);
  const upTo = steps.slice(0, last + 1).map(({ sql }) => sql);
  await runSql(location, upTo.join("\n"));
}

export async function runSql(location: DatabaseLocation, sql: string): Promise<void> {
  if (location.kind === "sqlite") {
    await mkdir(dirname(location.file), { recursive: true });
    const database = new DatabaseSync(location.file);
    database.exec(sql);
    return database.close();
  }
  const client = new pg.Client(location.url);
  await client.connect();
  await client.query(sql);
  await client.end();
}
