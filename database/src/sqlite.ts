import { setTimeout as delay, setImmediate as nextTurn } from "node:timers/promises";
import { CompiledQuery, type DatabaseConnection, Kysely, SqliteDialect, SqliteDriver, sql } from "kysely";
import { copyTo } from "./backup.ts";
import type { Connection, OpenOptions } from "./database.ts";
import { migrate } from "./migrate.ts";
import { isBusy, SqliteFile } from "./sqlite-file.ts";

/** How long a query waits for another process (the command line, a backup) to let go of the file. */
const busyTimeoutMs = 3_000;

class FileDriver extends SqliteDriver {
  readonly #file: SqliteFile;
  /** Of whoever has the connection. */
  #deadline = 0;

  constructor(file: SqliteFile) {
    super({ database: file });
    this.#file = file;
  }

  /**
   * The wait for a lock is counted from when the connection was asked for: whoever queues behind one that waits
   * tries once more when its turn comes, and is refused soon after the first, not three seconds later.
   */
  override async acquireConnection(): Promise<DatabaseConnection> {
    const deadline = performance.now() + busyTimeoutMs;
    const connection = await super.acquireConnection();
    try {
      // node:sqlite works on the event loop, and promises alone never yield it: between two that queued here,
      // everyone else gets a turn.
      await nextTurn();
      this.#deadline = deadline;
      await retryWhileBusy(async () => this.#file.ensureOpen(), deadline);
      return connection;
    } catch (error) {
      await super.releaseConnection();
      throw error;
    }
  }

  /** Every transaction here writes: taking the lock first means that none fails halfway for want of it. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await retryWhileBusy(() => connection.executeQuery(CompiledQuery.raw("begin immediate")), this.#deadline);
  }

  /** After a fault SQLite may have rolled back by itself; asking again would hide what happened. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.inTransaction) await super.rollbackTransaction(connection);
  }
}

class FileDialect extends SqliteDialect {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    super({ database: file });
    this.#file = file;
  }

  override createDriver(): FileDriver {
    return new FileDriver(this.#file);
  }
}

export async function openSqlite<Schema>(
  path: string,
  { migrations, create }: OpenOptions<Schema>,
): Promise<Connection<Schema>> {
  const file = new SqliteFile(path);
  if (create) file.create();
  const db = new Kysely<Schema>({ dialect: new FileDialect(file) });
  try {
    // `begin immediate` is the lock.
    await migrate(db, migrations, async () => {});
    await rewriteOnce(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    db,
    background: db,
    counts: undefined,
    copyTo: (target, tables) => copyTo(db, target, tables),
    scrubDeleted: () => emptyLog(db, busyTimeoutMs),
    retryScrub: () => emptyLog(db, 0),
    rewriteTables: undefined,
    lookForPrimary() {},
    skipsLocked: false,
    close: () => db.destroy(),
  };
}

/** Files from before deletion meant overwriting may hold people who were erased: they are written anew, once. */
async function rewriteOnce<Schema>(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
  if (rows[0]?.user_version !== 0) return;
  await retryWhileBusy(() => sql`vacuum`.execute(db), performance.now() + busyTimeoutMs);
  await sql`pragma user_version = 1`.execute(db);
  await emptyLog(db, busyTimeoutMs);
}

/**
 * Until then, the write-ahead log holds pages as they were before. Another process in the middle of a read or
 * a write keeps it: false means that it still does.
 */
async function emptyLog<Schema>(db: Kysely<Schema>, waitMs: number): Promise<boolean> {
  const deadline = performance.now() + waitMs;
  for (;;) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return true;
    if (performance.now() > deadline) return false;
    await delay(25);
  }
}

async function retryWhileBusy<T>(attempt: () => Promise<T>, deadline: number): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
    }
    await delay(25);
  }
}
