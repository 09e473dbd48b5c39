import type { Kysely, Transaction } from "kysely";
import type { Database, DatabaseLocation, OpenOptions, Transact } from "./database.ts";
import { openPostgres } from "./postgres.ts";
import { rateLimitIn } from "./rate-limit.ts";
import { createReadiness } from "./readiness.ts";
import { shareCommit } from "./share-commit.ts";
import { openSqlite } from "./sqlite.ts";
import { isConflict, isUnavailable } from "./unavailable.ts";

interface Options<Schema> extends OpenOptions<Schema> {
  /** Told of every write that the storage refused, beside whoever asked for it. */
  onRefusedWrite?: ((error: unknown) => void) | undefined;
}

/** Opens the database and brings its schema up to date, which must hold the tables of tables.ts. */
export async function openDatabase<Schema>(
  location: DatabaseLocation,
  { onRefusedWrite = () => {}, ...options }: Options<Schema>,
): Promise<Database<Schema>> {
  const { counts, background, lookForPrimary, ...connection } = await (location.kind === "sqlite"
    ? openSqlite(location.file, options)
    : openPostgres(location.url, options));
  const { db, close } = connection;
  // A duplicate key, or a mistake of ours, says nothing about the storage.
  const reported = <T>(write: Promise<T>, alsoTell = () => {}) =>
    write.catch((error: unknown) => {
      if (isUnavailable(error)) {
        onRefusedWrite(error);
        lookForPrimary();
        alsoTell();
      }
      throw error;
    });
  const readiness = createReadiness<Schema>((work) => reported(db.transaction().execute(work)));
  const transactOn =
    (on: Kysely<Schema>): Transact<Schema> =>
    (work) =>
      reported(transactIn(on, work), readiness.noteRefusal);
  const transact = transactOn(db);
  return {
    ...connection,
    transact,
    background: { db: background, transact: transactOn(background) },
    // PostgreSQL shares commits by itself.
    transactShared: location.kind === "sqlite" ? shareCommit(transact) : transact,
    rateLimit(name, allowance) {
      const limit = rateLimitIn(counts, name, allowance);
      return (client) => reported(limit(client));
    },
    ready: readiness.isReady,
    [Symbol.asyncDispose]: close,
  };
}

/** Of two transactions that PostgreSQL sees wait for each other it gives one up, which then has nothing in its way. */
async function transactIn<Schema, T>(
  db: Kysely<Schema>,
  work: (trx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  const attempt = () => db.transaction().execute(work);
  return attempt().catch((error: unknown) => {
    if (isConflict(error)) return attempt();
    throw error;
  });
}
