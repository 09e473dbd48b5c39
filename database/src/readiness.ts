import { sql } from "kysely";
import type { Transact } from "./database.ts";

/** Anyone may ask, so the disk is asked at most this often. */
const freshForMs = 1_000;

/**
 * A write may be refused for want of room that a smaller one still finds. SQLite's log takes whole pages, some ten
 * for a row with its indexes; this takes sixteen.
 */
const paddingLength = 64 * 1_024;

export interface Readiness {
  /** Whether a write goes through, now or within the last second. Callers that ask at the same time share the check. */
  isReady(): Promise<boolean>;
  /** A write was refused: what was found out before says nothing any more. */
  noteRefusal(): void;
}

/**
 * Storage that reads but cannot write (disk full, a lock held, a standby server) keeps no promise, so the check is
 * a write, and after a refused one a write that is larger.
 */
export function createReadiness<Schema>(transact: Transact<Schema>): Readiness {
  let check: Promise<boolean> | undefined;
  let refused = false;

  async function isWritable(): Promise<boolean> {
    const padding = refused ? "0".repeat(paddingLength) : "";
    const now = new Date().toISOString();
    try {
      await transact((trx) =>
        sql`insert into heartbeat (id, beat_at, padding) values (1, ${now}, ${padding})
            on conflict (id) do update set beat_at = excluded.beat_at, padding = excluded.padding`.execute(
          trx,
        ),
      );
      refused = false;
      return true;
    } catch {
      return false;
    }
  }

  return {
    isReady() {
      if (check === undefined) {
        const begun = isWritable();
        check = begun;
        begun.finally(() =>
          setTimeout(() => {
            if (check === begun) check = undefined;
          }, freshForMs).unref(),
        );
      }
      return check;
    },
    noteRefusal() {
      refused = true;
      check = undefined;
    },
  };
}
