import type { Database } from "@octroi/database/database";
import { claimDue } from "@octroi/database/leases";
import type { Transaction } from "kysely";
import type { DueSite, FileRead, FilesRead } from "../../domain/files/site-files.ts";
import { msPerDay } from "../../domain/visits/day.ts";
import type { Schema } from "../schema.ts";

/** Connectors ask for new rules within a minute, also where a cache lies between. */
const afterPublicationMs = 3 * 60_000;

/** Has the files of a site read once its connectors have its new rules. For whoever has locked the site. */
export async function queueFileCheck(trx: Transaction<Schema>, site: string, now: Date): Promise<void> {
  const row = { due_at: new Date(now.getTime() + afterPublicationMs).toISOString(), attempts: 0 };
  await trx
    .insertInto("site_files")
    .values({ site, ...row, read_at: null, files: null })
    .onConflict((conflict) => conflict.column("site").doUpdateSet(row))
    .execute();
}

export function siteFilesIn(
  { db, transact, skipsLocked }: Pick<Database<Schema>, "db" | "transact" | "skipsLocked">,
  now: () => Date,
) {
  const later = (ms: number) => new Date(now().getTime() + ms).toISOString();
  return {
    /** Undefined before the files of a site were read. */
    async find(site: string): Promise<FilesRead | undefined> {
      const row = await db
        .selectFrom("site_files")
        .select(["read_at", "files"])
        .where("site", "=", site)
        .executeTakeFirst();
      if (row === undefined || row.read_at === null || row.files === null) return undefined;
      const files: FileRead[] = JSON.parse(row.files);
      return { readAt: row.read_at, files };
    },

    async save(site: string, files: readonly FileRead[]): Promise<void> {
      await transact((trx) =>
        trx
          .updateTable("site_files")
          .set({ read_at: now().toISOString(), files: JSON.stringify(files) })
          .where("site", "=", site)
          .execute(),
      );
    },

    /** Sites whose files are due: a few minutes after rules were published, then every day. One console gets each. */
    claim: (limit: number, leaseMs: number): Promise<DueSite[]> =>
      transact((trx) =>
        claimDue(trx, { table: "site_files", id: "site", limit, leaseMs, now: now(), skipsLocked }),
      ),

    async complete({ id, attempts }: DueSite): Promise<void> {
      await transact((trx) =>
        trx
          .updateTable("site_files")
          .set({ due_at: later(msPerDay), attempts: 0 })
          .where("site", "=", id)
          // Neither what another process has claimed since, nor rules that were published meanwhile: they are to be
          // looked for too.
          .where("attempts", "=", attempts)
          .execute(),
      );
    },

    async postpone({ id, attempts }: DueSite, delayMs: number): Promise<void> {
      await transact((trx) =>
        trx
          .updateTable("site_files")
          .set({ due_at: later(delayMs) })
          .where("site", "=", id)
          .where("attempts", "=", attempts)
          .execute(),
      );
    },
  };
}
