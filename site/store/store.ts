import type { Counts } from "@octroi/database/backup";
import type { Database, DatabaseLocation } from "@octroi/database/database";
import { openDatabase } from "@octroi/database/open";
import type { Ledger } from "../domain/ledger/ledger.ts";
import type { Waitlist } from "../domain/waitlist/waitlist.ts";
import { ledgerIn } from "./ledger.ts";
import { migrations } from "./migrations.ts";
import { type Outbox, outboxIn } from "./outbox.ts";
import type { Schema } from "./schema.ts";
import { waitlistIn } from "./waitlist.ts";

export interface Store
  extends Pick<Database<Schema>, "rateLimit" | "retryScrub" | "ready" | "close">,
    AsyncDisposable {
  waitlist: Waitlist;
  outbox: Outbox;
  ledger: Ledger;
  /** Copies everything to a new file, and says how much is in it. Undefined on PostgreSQL, which has its own tools. */
  copyTo: ((file: string) => Promise<Counts>) | undefined;
}

export interface StoreOptions {
  /** Whether new entries leave a notice in the outbox. */
  notices?: boolean;
  /** Whether a missing SQLite file is made, or is an error. */
  create?: boolean;
  /** Told of every write that the database refused, beside whoever asked for it. */
  onRefusedWrite?: ((error: unknown) => void) | undefined;
  now?: () => Date;
}

/** Opens the database and brings its schema up to date. */
export async function openStore(location: DatabaseLocation, options: StoreOptions = {}): Promise<Store> {
  const { notices = false, create = true, onRefusedWrite, now = () => new Date() } = options;
  const database = await openDatabase(location, { migrations, create, onRefusedWrite });
  const { db, transact, copyTo, scrubDeleted } = database;
  return {
    waitlist: waitlistIn(db, transact, { notices, now, scrubDeleted }),
    outbox: outboxIn(database, now),
    ledger: ledgerIn(db, transact),
    rateLimit: database.rateLimit,
    copyTo: copyTo && ((file) => copyTo(file, { entries: "waitlist" })),
    retryScrub: database.retryScrub,
    ready: database.ready,
    close: database.close,
    [Symbol.asyncDispose]: database.close,
  };
}
