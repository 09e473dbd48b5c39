import { CompiledQuery, type Kysely, type RawBuilder, SqliteAdapter, sql } from "kysely";

/** What PostgreSQL calls the type of a column. */
type ColumnKind = "text" | "integer" | "bigint";

/** A database, or a transaction in it. */
type Executor = Pick<Kysely<unknown>, "executeQuery" | "getExecutor">;

/** Rows of one statement on SQLite: the fewer lengths there are, the more often one was compiled before. */
const maxStatementRows = 64;

/**
 * Writes any number of rows to a table, at a third of what a query builder takes: it would build, and the database
 * compile, another statement for each number of rows. `onConflict` is what follows these words in SQL.
 */
export function rowWriter<Row extends object>(
  table: string,
  columns: Readonly<Record<keyof Row & string, ColumnKind>>,
  onConflict: string,
) {
  // The keys of a record are its columns.
  const names = Object.keys(columns) as (keyof Row & string)[];
  const into = `insert into ${table} (${names.join(", ")})`;
  const row = `(${names.map(() => "?").join(", ")})`;
  const textOf = (length: number) =>
    `${into} values ${Array.from({ length }, () => row).join(", ")} on conflict ${onConflict}`;
  const longest = textOf(maxStatementRows);
  const arrays = names.map((name, index) => `$${index + 1}::${columns[name]}[]`).join(", ");
  const fromArrays = `${into} select * from unnest(${arrays}) on conflict ${onConflict}`;

  return async (db: Executor, rows: readonly Row[]): Promise<void> => {
    if (rows.length === 0) return;
    if (!isSqlite(db)) {
      const values = names.map((name) => rows.map((each) => each[name]));
      await db.executeQuery(CompiledQuery.raw(fromArrays, values));
      return;
    }
    for (let from = 0; from < rows.length; from += maxStatementRows) {
      const some = rows.slice(from, from + maxStatementRows);
      const values: unknown[] = [];
      for (const each of some) for (const name of names) values.push(each[name]);
      const text = some.length === maxStatementRows ? longest : textOf(some.length);
      await db.executeQuery(CompiledQuery.raw(text, values));
    }
  };
}

/** A list for `in`, as one parameter: the statement is the same however long the list is. */
export function anyOf(db: Executor, texts: readonly string[]): RawBuilder<string> {
  return isSqlite(db) ? elementsOf(texts) : sql`(select unnest(${texts}::text[]))`;
}

/** The same for whole numbers. */
export function anyNumberOf(db: Executor, numbers: readonly number[]): RawBuilder<number> {
  return isSqlite(db) ? elementsOf(numbers) : sql`(select unnest(${numbers}::integer[]))`;
}

function elementsOf<T>(list: readonly T[]): RawBuilder<T> {
  return sql`(select value from json_each(${JSON.stringify(list)}))`;
}

/** Whether a database, or a transaction's, is SQLite, where SQL has no locks of rows. */
export function isSqlite(db: Executor): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
