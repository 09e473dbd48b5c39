import { sql } from "kysely";
import type { Transact } from "./database.ts";

/** Anyone may ask, so the disk is asked at most this often. */
const freshForMs = 1_000;

/**
 * Storage that reads but cannot write (disk full, a lock held, a standby server) keeps no promise, so the
 * check is a write. Callers that ask at the same time share it.
 */
export function readinessOf<Schema>(transact: Transact<Schema>): () => Promise<boolean> {
  let check: Promise<boolean> | undefined;
  const forget = () => {
    check = undefined;
  };
  return () => {
    check ??= isWritable(transact).finally(() => setTimeout(forget, freshForMs).unref());
    return check;
  };
}

async function isWritable<Schema>(transact: Transact<Schema>): Promise<boolean> {
  const now = new Date().toISOString();
  try {
    await transact((trx) =>
      sql`insert into heartbeat (id, beat_at) values (1, ${now})
          on conflict (id) do update set beat_at = excluded.beat_at`.execute(trx),
    );
    return true;
  } catch {
    return false;
  }
}
