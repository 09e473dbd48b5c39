import { readdirSync, readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { DatabaseLocation } from "@octroi/database/database";
import { all, type Databases } from "@octroi/database/testing/databases";
import { faultList, type TrialResult } from "@octroi/web/testing/trial-result";
import pg from "pg";
import { openStore } from "../../../store/store.ts";
import { person } from "../person.ts";

const folder = join(import.meta.dirname, "schemas");

/** What each migration left behind when it shipped, with rows of its day, in order. */
const steps = readdirSync(folder)
  .toSorted()
  .map((file) => ({ name: file.replace(/\.sql$/, ""), sql: readFileSync(join(folder, file), "utf8") }));

/** Opens a database of every version there has been with today's software, on SQLite and on PostgreSQL. */
export async function everyVersion(
  databases: readonly ({ name: string } & Pick<Databases, "fresh">)[],
): Promise<TrialResult> {
  const wrong = faultList();
  let opened = 0;
  let lost = 0;
  for (const { name, fresh } of databases) {
    const today = await columnsToday(fresh);
    for (const [index, version] of steps.entries()) {
      const location = await fresh();
      await runSql(
        location,
        steps
          .slice(0, index + 1)
          .map(({ sql }) => sql)
          .join("\n"),
      );
      const rows = await rowsOf(location);
      await using store = await openStore(location);
      const entries = await all(store.waitlist.entries());
      lost += rows.filter(
        ({ id, email }) => !entries.some((entry) => entry.id === id && entry.email === email),
      ).length;
      await store.waitlist.add(person({ email: "new@example.com" }));
      if ((await store.waitlist.count()) !== rows.length + 1)
        wrong.add(`${name} ${version.name}: no new entry`);
      if (!(await store.ready())) wrong.add(`${name} ${version.name}: not ready`);
      const columns = JSON.stringify(await columnsOf(location));
      if (columns !== today) wrong.add(`${name} ${version.name}: not the columns of a new database`);
      const applied = (await query(location, "select name from migration order by name")).map(
        (row) => row["name"],
      );
      const known = steps.map((step) => step.name);
      if (applied.join() !== known.join()) wrong.add(`${name}: ${applied.join()} has no database of its day`);
      opened += 1;
    }
  }
  return {
    what: "databases of every earlier version",
    done: `${opened} opened`,
    requests: 0,
    lost,
    wrong: wrong.list(),
  };
}

async function columnsToday(fresh: Databases["fresh"]) {
  const location = await fresh();
  await (await openStore(location)).close();
  return JSON.stringify(await columnsOf(location));
}

function columnsOf(location: DatabaseLocation) {
  return query(
    location,
    location.kind === "sqlite"
      ? `select tables.name as table_name, columns.* from sqlite_schema as tables, pragma_table_info(tables.name)
           as columns where tables.type = 'table' order by tables.name, columns.name`
      : `select table_name, column_name, data_type, is_nullable, column_default
           from information_schema.columns where table_schema = 'public' order by table_name, column_name`,
  );
}

const rowsOf = (location: DatabaseLocation) => query(location, "select id, email from waitlist");

async function runSql(location: DatabaseLocation, sql: string): Promise<void> {
  await query(location, sql);
}

async function query(location: DatabaseLocation, sql: string): Promise<Record<string, unknown>[]> {
  if (location.kind === "sqlite") {
    await mkdir(dirname(location.file), { recursive: true });
    const database = new DatabaseSync(location.file);
    try {
      if (sql.startsWith("select")) return database.prepare(sql).all();
      database.exec(sql);
      return [];
    } finally {
      database.close();
    }
  }
  const client = new pg.Client(location.url);
  await client.connect();
  try {
    return (await client.query(sql)).rows ?? [];
  } finally {
    await client.end();
  }
}
