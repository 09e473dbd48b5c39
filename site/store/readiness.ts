import type { Transaction } from "kysely";
import type { Transact } from "./database.ts";
import type { Schema } from "./schema.ts";

/** Anyone may ask, so the disk is asked at most this often. */
const freshForMs = 1_000;

/**
 * Storage that reads but cannot write (disk full, a lock held, a standby server) keeps no promise, so the
 * check is a write. Callers that ask at the same time share it.
 */
export function readinessOf(transact: Transact): () => Promise<boolean> {
  let check: Promise<boolean> | undefined;
  const forget = () => {
    check = undefined;
  };
  return () => {
    check ??= isWritable(transact).finally(() => setTimeout(forget, freshForMs).unref());
    return check;
  };
}

async function isWritable(transact: Transact): Promise<boolean> {
  try {
    await transact((trx) => touchHeartbeat(trx, new Date()));
    return true;
  } catch {
    return false;
  }
}

async function touchHeartbeat(trx: Transaction<Schema>, now: Date): Promise<void> {
  const beat_at = now.toISOString();
  await trx
    .insertInto("heartbeat")
    .values({ id: 1, beat_at })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ beat_at }))
    .execute();
}
