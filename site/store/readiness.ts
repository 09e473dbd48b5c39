import type { Transact } from "./database.ts";

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
    check ??= beats(transact).finally(() => setTimeout(forget, freshForMs).unref());
    return check;
  };
}

async function beats(transact: Transact): Promise<boolean> {
  const beat_at = new Date().toISOString();
  try {
    await transact((trx) =>
      trx
        .insertInto("heartbeat")
        .values({ id: 1, beat_at })
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ beat_at }))
        .execute(),
    );
    return true;
  } catch {
    return false;
  }
}
