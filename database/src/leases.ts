import { type RawBuilder, sql, type Transaction } from "kysely";

export interface Lease {
  id: string;
  /** This one included. Whoever gives a row back names it: a process whose lease has ended changes nothing. */
  attempts: number;
}

interface Claim {
  table: string;
  /** The column that identifies a row. The others are `due_at`, not before which a row is taken, and `attempts`. */
  id: string;
  limit: number;
  leaseMs: number;
  now: Date;
  skipsLocked: boolean;
  /** What else must hold of a row. */
  where?: RawBuilder<unknown>;
}

/**
 * Takes up to `limit` rows that are due. `due_at` moves forward, so that no other process gets them until the
 * lease ends; a process that dies meanwhile leaves them to the next. Each process compares by its own clock: a lease is to
 * be longer than an attempt by more than the clocks differ.
 */
export async function claimDue<Schema>(
  trx: Transaction<Schema>,
  { table, id, limit, leaseMs, now, skipsLocked, where = sql`true` }: Claim,
): Promise<Lease[]> {
  const moment = now.toISOString();
  const until = new Date(now.getTime() + leaseMs).toISOString();
  // Two processes that look at once take different rows, instead of one waiting for the other.
  const lock = skipsLocked ? sql`for update skip locked` : sql``;
  // `due_at` is asked again of the row itself: where two processes choose the same row, PostgreSQL makes the
  // second wait for the first and look once more, and it finds the row taken.
  const { rows } = await sql<Lease>`
    update ${sql.table(table)} set due_at = ${until}, attempts = attempts + 1
    where ${sql.ref(id)} in (
      select ${sql.ref(id)} from ${sql.table(table)}
      where due_at <= ${moment} and ${where}
      order by due_at limit ${limit} ${lock}
    ) and due_at <= ${moment}
    returning ${sql.ref(id)} as id, attempts`.execute(trx);
  return rows;
}
