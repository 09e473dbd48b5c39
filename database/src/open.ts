import type { Database, DatabaseLocation, OpenOptions, Transact } from "./database.ts";
import { openPostgres } from "./postgres.ts";
import { rateLimitIn } from "./rate-limit.ts";
import { createReadiness } from "./readiness.ts";
import { shareCommit } from "./share-commit.ts";
import { openSqlite } from "./sqlite.ts";

interface Options<Schema> extends OpenOptions<Schema> {
  /** Told of every write that the database refused, beside whoever asked for it. */
  onRefusedWrite?: ((error: unknown) => void) | undefined;
}

/** Opens the database and brings its schema up to date, which must hold the tables of tables.ts. */
export async function openDatabase<Schema>(
  location: DatabaseLocation,
  { onRefusedWrite = () => {}, ...options }: Options<Schema>,
): Promise<Database<Schema>> {
  const { counts, ...connection } = await (location.kind === "sqlite"
    ? openSqlite(location.file, options)
    : openPostgres(location.url, options));
  const { db, close } = connection;
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
    ...connection,
    transact,
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
