import { closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import type { SqliteDatabase, SqliteStatement } from "kysely";

/** SQLite's primary result codes: https://sqlite.org/rescode.html */
const BUSY = 5;
const LOCKED = 6;
const CONSTRAINT = 19;

/** More distinct statements than a store has, for each number of rows that it writes at once; a bound all the same. */
const statementsKept = 500;

/**
 * One SQLite file under Kysely's dialect. A connection that a fault has touched (disk full, I/O error,
 * damage) is dropped, and `ensureOpen` opens another before the next piece of work: never in the middle of
 * one, where half a transaction would run outside of it.
 */
export class SqliteFile implements SqliteDatabase {
  readonly #path: string;
  readonly #statements = new Map<string, SqliteStatement>();
  #connection: DatabaseSync | undefined;
  #inode: bigint | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /** Makes the file where there is none. Only its owner may read it: it holds people's addresses. */
  create(): void {
    mkdirSync(dirname(this.#path), { recursive: true, mode: 0o700 });
    closeSync(openSync(this.#path, "a", 0o600));
  }

  get inTransaction(): boolean {
    return this.#connection?.isTransaction ?? false;
  }

  /**
   * SQLite goes on writing to a file that was deleted or moved, and what it acknowledges is lost; and it
   * would mix the old file's log into one put in its place. Hence the look at the inode, and `mode=rw`: a
   * missing file is an error, not a new list.
   */
  ensureOpen(): void {
    const { ino } = statSync(this.#path, { bigint: true });
    if (this.#inode !== undefined && ino !== this.#inode) {
      throw new Error("The database file was replaced. Stop the server before restoring a backup.");
    }
    if (this.#connection !== undefined) return;
    const address = pathToFileURL(this.#path);
    address.searchParams.set("mode", "rw");
    // The wait for another process's lock blocks this one's event loop, so it is short; the longer wait, in
    // the driver, is asynchronous.
    const connection = new DatabaseSync(address, { timeout: 20 });
    try {
      connection.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on");
      // What is deleted is overwritten with zeros, not merely marked as free.
      connection.exec("pragma secure_delete = on");
    } catch (error) {
      connection.close();
      throw error;
    }
    this.#connection = connection;
    this.#inode = ino;
  }

  prepare(sql: string): SqliteStatement {
    const cached = this.#statements.get(sql);
    if (cached !== undefined) {
      // The last one used is the last to go.
      this.#statements.delete(sql);
      this.#statements.set(sql, cached);
      return cached;
    }
    if (this.#connection === undefined) throw new Error("The database connection was lost.");
    const connection = this.#connection;
    const statement = this.#closeOnFault(() =>
      kyselyStatement(connection.prepare(sql), (use) => this.#closeOnFault(use)),
    );
    const [oldest] = this.#statements.keys();
    if (oldest !== undefined && this.#statements.size >= statementsKept) this.#statements.delete(oldest);
    this.#statements.set(sql, statement);
    return statement;
  }

  close(): void {
    const connection = this.#connection;
    this.#connection = undefined;
    this.#statements.clear();
    if (connection?.isOpen) connection.close();
  }

  #closeOnFault<T>(use: () => T): T {
    try {
      return use();
    } catch (error) {
      if (isFault(error)) this.close();
      throw error;
    }
  }
}

export function isBusy(error: unknown): boolean {
  const code = resultCode(error);
  return code === BUSY || code === LOCKED;
}

function isFault(error: unknown): boolean {
  return !isBusy(error) && resultCode(error) !== CONSTRAINT;
}

/** The primary code is the low byte of what Node reports. */
function resultCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("errcode" in error)) return undefined;
  return typeof error.errcode === "number" ? error.errcode & 0xff : undefined;
}

function kyselyStatement(statement: StatementSync, closeOnFault: <T>(use: () => T) => T): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => closeOnFault(() => statement.all(...values(parameters))),
    run: (parameters) => closeOnFault(() => statement.run(...values(parameters))),
    iterate: () => {
      throw new Error("Read a page at a time: an open cursor would hold the only connection.");
    },
  };
}

/** The columns are all text or whole numbers, and Kysely passes on what the typed queries were given. */
function values(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[];
}
