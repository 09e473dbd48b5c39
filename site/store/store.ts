import type { Ledger } from "../domain/ledger/ledger.ts";
import type { Waitlist } from "../domain/waitlist/waitlist.ts";
import type { Transact } from "./database/database.ts";
import type { Allowance } from "./database/memory-counter.ts";
import { type DatabaseLocation, openDatabase } from "./database/open.ts";
import { type RateLimit, rateLimitIn } from "./database/rate-limit.ts";
import { createReadiness } from "./database/readiness.ts";
import { ledgerIn } from "./ledger.ts";
import { migrations } from "./migrations.ts";
import { type Outbox, outboxIn } from "./outbox.ts";
import type { Schema } from "./schema.ts";
import { waitlistIn } from "./waitlist.ts";

export interface Store extends AsyncDisposable {
  waitlist: Waitlist;
  outbox: Outbox;
  ledger: Ledger;
  /** Counted across every process that shares a PostgreSQL; with SQLite, in this one. */
  rateLimit(name: string, allowance: Allowance): RateLimit;
  /** Copies everything to a new file, and says how many people are in it. Undefined on PostgreSQL, which has its own tools. */
  copyTo: ((file: string) => Promise<number>) | undefined;
  /** Takes what was deleted out of the files as well, and says whether it is out. */
  scrubDeleted(waitMs?: number): Promise<boolean>;
  /** Whether a write goes through, now. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

export type StoreLocation = DatabaseLocation;

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
  const database = await openDatabase(location, { migrations, create });
  const { db, counts, copyTo, close, scrubDeleted, skipsLocked } = database;
  const reported = <T>(write: Promise<T>) =>
    write.catch((error: unknown) => {
      onRefusedWrite(error);
      throw error;
    });
  const readiness = createReadiness<Schema>((work) => reported(db.transaction().execute(work)));
  const transact: Transact<Schema> = (work) =>
    reported(db.transaction().execute(work)).catch((error: unknown) => {
      readiness.noteRefusal();
      throw error;
    });
  return {
    waitlist: waitlistIn(db, transact, { notices, now, scrubDeleted }),
    outbox: outboxIn(db, transact, { now, skipsLocked }),
    ledger: ledgerIn(db, transact),
    rateLimit(name, allowance) {
      const limit = rateLimitIn(counts, name, allowance);
      return (client) => reported(limit(client));
    },
    copyTo: copyTo && ((file) => copyTo(file, "waitlist")),
    scrubDeleted,
    ready: readiness.isReady,
    close,
    [Symbol.asyncDispose]: close,
  };
}
