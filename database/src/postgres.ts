import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Connection, OpenOptions } from "./database.ts";
import { type Migrations, migrate } from "./migrate.ts";
import { addressesOf, type Primary, primaryOf } from "./primary.ts";
import { sweepRateLimits } from "./rate-limit.ts";

/** Any number, as long as it stays the same: two versions of this software must meet on one lock. */
const migrationLock = 4_078_532_110;

export async function openPostgres<Schema>(
  url: string,
  { migrations, tablesWithoutNames }: Pick<OpenOptions<Schema>, "migrations" | "tablesWithoutNames">,
): Promise<Connection<Schema>> {
  const primary = primaryOf(url, timeoutMs(url));
  await migrateAt(connectionTo(url, primary), migrations);
  const pool = withLossListeners(
    new pg.Pool({
      ...connectionTo(url, primary),
      max: 10,
      // The server gives up first; the client's own limit is for a server that no longer speaks.
      statement_timeout: timeoutMs(url) + 1_000,
      query_timeout: timeoutMs(url) + 2_000,
      keepAlive: true,
    }),
  );
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const background = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: backgroundPool(connectionTo(url, primary)) }),
  });
  const stopSweeping = sweepRateLimits(pool);
  return {
    db,
    background,
    // The database's password, which is in its address, is known to every process of ours and to no dump.
    counts: { pool, key: url },
    copyTo: undefined,
    scrubDeleted: async () => true,
    retryScrub: async () => true,
    rewriteTables: tablesWithoutNames && rewriting(connectionTo(url, primary), tablesWithoutNames),
    lookForPrimary: () => primary?.lookAgain(),
    skipsLocked: true,
    async close() {
      stopSweeping();
      await Promise.all([db.destroy(), background.destroy()]);
    },
  };
}

/** Connections of its own: however much there is to do, requests find theirs, and it may take its time. */
function backgroundPool(connection: pg.PoolConfig): pg.Pool {
  return withLossListeners(
    new pg.Pool({
      ...connection,
      max: 3,
      // Also how long one waits for its turn.
      connectionTimeoutMillis: backgroundTimeoutMs,
      statement_timeout: backgroundTimeoutMs,
      query_timeout: backgroundTimeoutMs + 1_000,
      keepAlive: true,
    }),
  );
}

const backgroundTimeoutMs = 60_000;

/** On a connection of its own, without the time limits that suit a visitor's request. */
async function migrateAt<Schema>(connection: pg.PoolConfig, migrations: Migrations<Schema>): Promise<void> {
  const pool = withLossListeners(new pg.Pool({ ...connection, max: 1 }));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, migrations, (trx) =>
      sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(trx),
    );
  } finally {
    await db.destroy();
  }
}

/** How long a rewrite waits for a table: whoever comes after it waits too. */
const lockTimeoutMs = 1_000;

/**
 * A deleted row stays in the table's file until its space is used again, also after a plain vacuum. Rewriting the
 * table leaves it behind, and keeps everybody from it meanwhile, for however long it takes: only an operator knows when.
 */
function rewriting(connection: ConnectionTo, tablesWithoutNames: readonly string[]): () => Promise<boolean> {
  return async () => {
    const client = new connection.Client(connection);
    client.on("error", () => {});
    // Each table's report begins with how many deleted rows a transaction that is still under way may want to see.
    let remaining = 0;
    client.on("notice", ({ detail }) => {
      remaining += Number.parseInt(detail ?? "0", 10);
    });
    await client.connect();
    try {
      await client.query(`set lock_timeout = ${lockTimeoutMs}`);
      const { rows } = await client.query<{ name: string }>(
        `select quote_ident(tablename) as name from pg_tables
         where schemaname = current_schema() and tableowner = current_user and tablename <> all ($1)`,
        [tablesWithoutNames],
      );
      for (const { name } of rows) await client.query(`vacuum (full, verbose) ${name}`);
      return remaining === 0;
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === lockNotAvailable) return false;
      throw error;
    } finally {
      await client.end();
    }
  };
}

const lockNotAvailable = "55P03";

type ConnectionTo = pg.PoolConfig & { Client: typeof pg.Client };

function connectionTo(url: string, primary: Primary | undefined): ConnectionTo {
  return {
    connectionString: addressesOf(url)[0],
    application_name: "octroi",
    connectionTimeoutMillis: timeoutMs(url),
    Client: primary?.Client ?? pg.Client,
  };
}

/** How long a request waits for a connection: by the parameter that every PostgreSQL client knows, or three seconds. */
function timeoutMs(url: string): number {
  const seconds = Number(URL.parse(addressesOf(url)[0])?.searchParams.get("connect_timeout"));
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
