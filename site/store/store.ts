import type { Ledger } from "../domain/ledger/ledger.ts";
import type { Waitlist } from "../domain/waitlist/waitlist.ts";
import type { Database, Transact } from "./database.ts";
import { ledgerIn } from "./ledger.ts";
import type { Allowance } from "./memory-counter.ts";
import { type Outbox, outboxIn } from "./outbox.ts";
import { openPostgres } from "./postgres.ts";
import { type RateLimit, rateLimitIn } from "./rate-limit.ts";
import { readinessOf } from "./readiness.ts";
import { openSqlite } from "./sqlite.ts";
import { waitlistIn } from "./waitlist.ts";

export interface Store extends AsyncDisposable {
  waitlist: Waitlist;
  outbox: Outbox;
  ledger: Ledger;
  /** Counted across every process that shares a PostgreSQL; with SQLite, in this one. */
  rateLimit(name: string, allowance: Allowance): RateLimit;
  copyTo: Database["copyTo"];
  /** Whether a write goes through, now. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

export type StoreLocation = { kind: "sqlite"; file: string } | { kind: "postgres"; url: string };

export interface StoreOptions {
  /** Whether new entries leave a notice in the outbox. */
  notices?: boolean;
  /** Whether a missing SQLite file is made, or is an error. */
  create?: boolean;
  /** Told of every write that the database refused, beside whoever asked for it. */
  onRefusedWrite?: (error: unknown) => void;
  now?: () => Date;
}

/** Opens the database and brings its schema up to date. */
export async function openStore(location: StoreLocation, options: StoreOptions = {}): Promise<Store> {
  const { notices = false, create = true, onRefusedWrite = () => {}, now = () => new Date() } = options;
  const { db, counts, copyTo, close, forget, skipsLocked } =
    location.kind === "sqlite"
      ? await openSqlite(location.file, { create })
      : await openPostgres(location.url);
  const told = <T>(write: Promise<T>) =>
    write.catch((error: unknown) => {
      onRefusedWrite(error);
      throw error;
    });
  const transact: Transact = (work) => told(db.transaction().execute(work));
  return {
    waitlist: waitlistIn(db, transact, { notices, now, forget }),
    outbox: outboxIn(db, transact, { now, skipsLocked }),
    ledger: ledgerIn(db, transact),
    rateLimit(name, allowance) {
      const limit = rateLimitIn(counts, name, allowance);
      return (client) => told(limit(client));
    },
    copyTo,
    ready: readinessOf(transact),
    close,
    [Symbol.asyncDispose]: close,
  };
}
