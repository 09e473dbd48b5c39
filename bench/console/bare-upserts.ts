import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import type { DatabaseLocation } from "@octroi/database/database";
import { statusClassOf } from "@octroi/ui/words/outcome";
import pg from "pg";
import { utc } from "../../domain/visits/site-zones.ts";
import { type TimedTotal, totalsOf } from "../../domain/visits/totals.ts";
import { decisionCodes, identityCodes, robotsCodes, statusCodes } from "../../store/visits/codes.ts";
import type { SentBatch } from "./batches.ts";

/** A table, the columns of its key, what an upsert does, and the rows that a batch brings. */
interface Rows {
  table: string;
  columns: readonly string[];
  key: readonly string[];
  update: string | undefined;
  rows: readonly (readonly SQLInputValue[])[];
}

export interface BareWriter {
  /** One transaction, durable when it resolves. */
  write(batch: readonly Rows[]): Promise<void>;
  close(): Promise<void>;
}

const kind = ["crawler", "identity", "decision", "status", "robots"] as const;

/** What the console writes for a batch of visits. Nothing is read, checked or bounded. */
export function rowsOf(
  { id, visits }: SentBatch,
  site: string,
  crawlers: ReadonlyMap<string, number>,
  pages: ReadonlyMap<string, number>,
): Rows[] {
  const totals = totalsOf(visits, utc);
  const numberOf = (crawler: string) => crawlers.get(crawler) ?? 0;
  const coded = (total: Omit<TimedTotal, "at" | "visits">) => [
    numberOf(total.crawler),
    identityCodes.code(total.identity),
    decisionCodes.code(total.decision),
    statusCodes.code(total.status),
    robotsCodes.code(total.robots),
  ];
  const counted = (table: string, key: readonly string[], rows: Rows["rows"]): Rows => ({
    table,
    columns: [...key, "visits"],
    key,
    update: `visits = ${table}.visits + excluded.visits`,
    rows,
  });
  const timed = (total: TimedTotal) => [site, total.at, ...coded(total), total.visits];
  const lastNumber = lastNumbers.get(site) ?? 0;
  lastNumbers.set(site, lastNumber + visits.length);
  return [
    {
      table: "visit_batch",
      columns: ["site", "id", "day"],
      key: ["site", "id"],
      update: undefined,
      rows: [[site, id, 1]],
    },
    {
      table: "visit_event",
      columns: ["site", "id", "day"],
      key: ["site", "id"],
      update: undefined,
      rows: visits.map((visit) => [site, visit.id, 1]),
    },
    counted("visit_day", ["site", "day", ...kind], totals.days.map(timed)),
    counted("visit_hour", ["site", "hour", ...kind], totals.hours.map(timed)),
    counted(
      "page_day",
      ["site", "day", "page", "crawler", "identity", "decision", "status"],
      totals.pages.map(({ day, path, crawler, identity, decision, status, visits: count }) => [
        site,
        day,
        pages.get(path) ?? 0,
        numberOf(crawler),
        identityCodes.code(identity),
        decisionCodes.code(decision),
        statusCodes.code(status),
        count,
      ]),
    ),
    {
      table: "crawler_seen",
      columns: ["site", "crawler", "first_day", "last_time"],
      key: ["site", "crawler"],
      update: "last_time = excluded.last_time",
      rows: totals.crawlers.map(({ crawler, firstDay, lastTime }) => [
        site,
        numberOf(crawler),
        firstDay,
        lastTime,
      ]),
    },
    {
      table: "recent_visit",
      columns: ["site", "number", "time", ...kind, "status_code", "path"],
      key: ["site", "number"],
      update: undefined,
      rows: visits.map((visit, index) => [
        site,
        lastNumber + index + 1,
        visit.time,
        ...coded({ ...visit, status: statusClassOf(visit.status) }),
        visit.status,
        visit.path,
      ]),
    },
  ];
}

const lastNumbers = new Map<string, number>();

export function openBareWriter(location: DatabaseLocation): BareWriter {
  return location.kind === "sqlite" ? sqliteWriter(location.file) : postgresWriter(location.url);
}

function conflictOf({ key, update }: Rows): string {
  return `on conflict (${key.join(", ")}) do ${update === undefined ? "nothing" : `update set ${update}`}`;
}

/** One prepared statement a table, run for each row: as fast as `node:sqlite` writes. */
function sqliteWriter(file: string): BareWriter {
  const database = new DatabaseSync(file);
  database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on");
  database.exec("pragma secure_delete = on");
  const statements = new Map<string, ReturnType<DatabaseSync["prepare"]>>();
  const statementFor = (rows: Rows) => {
    const { table, columns } = rows;
    const known = statements.get(table);
    if (known !== undefined) return known;
    const places = columns.map(() => "?").join(", ");
    const statement = database.prepare(
      `insert into ${table} (${columns.join(", ")}) values (${places}) ${conflictOf(rows)}`,
    );
    statements.set(table, statement);
    return statement;
  };
  return {
    async write(batch) {
      database.exec("begin immediate");
      for (const rows of batch) {
        const statement = statementFor(rows);
        for (const row of rows.rows) statement.run(...row);
      }
      database.exec("commit");
    },
    async close() {
      database.close();
    },
  };
}

/** One statement a table, with an array for each column: as fast as PostgreSQL takes rows without a file. */
function postgresWriter(url: string): BareWriter {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  return {
    async write(batch) {
      const client = await pool.connect();
      await client.query("begin");
      for (const rows of batch) {
        const { table, columns, rows: values } = rows;
        const arrays = columns.map((column, at) => `$${at + 1}::${typeOf(column)}[]`).join(", ");
        await client.query({
          name: table,
          text: `insert into ${table} (${columns.join(", ")}) select * from unnest(${arrays}) ${conflictOf(rows)}`,
          values: columns.map((_, at) => values.map((row) => row[at])),
        });
      }
      await client.query("commit");
      client.release();
    },
    close: () => pool.end(),
  };
}

function typeOf(column: string): string {
  if (column === "site" || column === "id" || column === "path") return "text";
  return column === "number" || column === "time" || column === "last_time" ? "bigint" : "integer";
}
