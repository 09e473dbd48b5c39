import type { Kysely, Transaction } from "kysely";
import type { Counts, Tables } from "./backup.ts";
import type { Allowance } from "./memory-counter.ts";
import type { Migrations } from "./migrate.ts";
import type { RateLimit, SharedCounts } from "./rate-limit.ts";

export type DatabaseLocation = { kind: "sqlite"; file: string } | { kind: "postgres"; url: string };

/**
 * Runs a piece of work in a transaction, and resolves once it is on disk: all of it, or none of it. The work may run
 * twice, where another transaction was in its way: whatever it changes outside of the transaction must bear that.
 */
export type Transact<Schema> = <T>(work: (trx: Transaction<Schema>) => Promise<T>) => Promise<T>;

/** An open database, whichever it is: the same queries run on both. */
export interface Connection<Schema> {
  db: Kysely<Schema>;
  /** The same for what nobody waits for: with connections and time limits of its own. On SQLite there is one for all. */
  background: Kysely<Schema>;
  /** Where several processes keep one count of who asks how often; undefined where there is one process. */
  counts: SharedCounts | undefined;
  /**
   * Writes a copy of everything, as it is at one moment, to a new file, and says how many rows of some tables it
   * holds. PostgreSQL has tools of its own for it.
   */
  copyTo: ((file: string, tables: Tables) => Promise<Counts>) | undefined;
  /**
   * Takes what was deleted out of SQLite's write-ahead log too, and says whether it is out: not while another process
   * reads, for whose end it waits a moment. What PostgreSQL keeps: docs/operations.md.
   */
  scrubDeleted(): Promise<boolean>;
  /** Tries again, without waiting, where `scrubDeleted` could not. */
  retryScrub(): Promise<boolean>;
  /**
   * Takes what was deleted out of PostgreSQL's tables, each of which nobody else can read meanwhile, and says whether it
   * is out. Undefined on SQLite, which overwrites what it deletes.
   */
  rewriteTables: (() => Promise<boolean>) | undefined;
  /** The storage refused something: another of PostgreSQL's servers may take it now. */
  lookForPrimary(): void;
  /** Whether a query can pass over the rows that another process holds. */
  skipsLocked: boolean;
  close(): Promise<void>;
}

/** What an application's store is made of. */
export interface Database<Schema>
  extends Omit<Connection<Schema>, "counts" | "background" | "lookForPrimary">,
    AsyncDisposable {
  transact: Transact<Schema>;
  /** For what nobody waits for: it takes no connection from requests, and is not bound by their time limits. */
  background: Pick<Database<Schema>, "db" | "transact">;
  /**
   * The same for small pieces of work that come many at once: on SQLite those that wait share a commit, and each runs
   * again, alone, where one of them fails.
   */
  transactShared: Transact<Schema>;
  /** Counted across every process that shares a PostgreSQL; with SQLite, in this one. */
  rateLimit(name: string, allowance: Allowance): RateLimit;
  /** Whether a write goes through, now. */
  ready(): Promise<boolean>;
}

export interface OpenOptions<Schema> {
  migrations: Migrations<Schema>;
  /** Whether a missing SQLite file is made, or is an error. */
  create: boolean;
  /**
   * The tables that `rewriteTables` leaves out, since nothing in them names anybody. Not given, there is no such thing.
   */
  tablesWithoutNames?: readonly string[];
}
