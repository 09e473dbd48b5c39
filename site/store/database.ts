import type { Kysely, Transaction } from "kysely";
import type { Pool } from "pg";
import type { Schema } from "./schema.ts";

/** Runs a piece of work in a transaction, and resolves once it is on disk: all of it, or none of it. */
export type Transact = <T>(work: (trx: Transaction<Schema>) => Promise<T>) => Promise<T>;

/** An open database, whichever it is: the same queries run on both. */
export interface Database {
  db: Kysely<Schema>;
  transact: Transact;
  /** PostgreSQL's connections, for what several processes share. */
  pool: Pool | undefined;
  /**
   * Writes a copy of everything, as it is at one moment, to a new file, and says how many entries it holds.
   * PostgreSQL has tools of its own for it.
   */
  copyTo: ((file: string) => Promise<number>) | undefined;
  close(): Promise<void>;
}
