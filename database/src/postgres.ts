import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Connection, OpenOptions } from "./database.ts";
import { type Migrations, migrate } from "./migrate.ts";
import { sweepRateLimits } from "./rate-limit.ts";

/** Any number, as long as it stays the same: two versions of this software must meet on one lock. */
const migrationLock = 4_078_532_110;

export async function openPostgres<Schema>(
  url: string,
  { migrations }: Pick<OpenOptions<Schema>, "migrations">,
): Promise<Connection<Schema>> {
  await migrateAt(url, migrations);
  const pool = withLossListeners(
    new pg.Pool({
      ...connection(url),
      max: 10,
      // The server gives up first; the client's own limit is for a server that no longer speaks.
      statement_timeout: timeoutMs(url) + 1_000,
      query_timeout: timeoutMs(url) + 2_000,
      keepAlive: true,
    }),
  );
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const stopSweeping = sweepRateLimits(pool);
  return {
    db,
    // The database's password, which is in its address, is known to every process of ours and to no dump.
    counts: { pool, key: url },
    copyTo: undefined,
    scrubDeleted: async () => true,
    skipsLocked: true,
    async close() {
      stopSweeping();
      await db.destroy();
    },
  };
}

/** On a connection of its own, without the time limits that suit a visitor's request. */
async function migrateAt<Schema>(url: string, migrations: Migrations<Schema>): Promise<void> {
  const pool = withLossListeners(new pg.Pool({ ...connection(url), max: 1 }));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, migrations, (trx) =>
      sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(trx),
    );
  } finally {
    await db.destroy();
  }
}

function connection(url: string): pg.PoolConfig {
  return { connectionString: url, application_name: "octroi", connectionTimeoutMillis: timeoutMs(url) };
}

/** How long a request waits for a connection: by the parameter that every PostgreSQL client knows, or three seconds. */
function timeoutMs(url: string): number {
  const seconds = Number(URL.parse(url)?.searchParams.get("connect_timeout"));
  return seconds > 0 ? seconds * 1_000 : 3_000;
}

/**
 * A connection lost while idle or in use is reported by the query that needs it. These events say the same
 * once more; without a listener, Node would end the process.
 */
function withLossListeners(pool: pg.Pool): pg.Pool {
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}
