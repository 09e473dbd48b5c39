import { randomUUID } from "node:crypto";
import type { Database } from "@octroi/database/database";
import type { Jobs } from "@octroi/database/jobs";
import { bankDetailsMail } from "../../domain/mail/mail.ts";
import { msPerDay } from "../../domain/visits/day.ts";
import type { Actor } from "../../domain/workspaces/workspaces.ts";
import { addChange } from "../changes.ts";
import { lockWorkspace } from "../locks.ts";
import type { Schema } from "../schema.ts";
import { ownersOf } from "./close-month.ts";

/** For how long the mail is tried. */
const mailDays = 30;

export interface BankDetails {
  sealed: string;
  masked: string;
  changedAt: string;
}

/** Where publishers are paid, as whoever has the secret sealed it. */
export function bankDetailsIn(
  { db, transact }: Pick<Database<Schema>, "db" | "transact">,
  jobs: Pick<Jobs<Schema>, "add">,
  now: () => Date,
) {
  return {
    async find(workspace: string): Promise<BankDetails | undefined> {
      const row = await db
        .selectFrom("bank_details")
        .select(["sealed", "masked", "changed_at"])
        .where("workspace_id", "=", workspace)
        .executeTakeFirst();
      return row && { sealed: row.sealed, masked: row.masked, changedAt: row.changed_at };
    },

    /** Every owner is owed a mail that says so, and the log of changes has it. */
    set: (
      workspaceId: string,
      { sealed, masked }: Pick<BankDetails, "sealed" | "masked">,
      by: Actor,
    ): Promise<"set" | "gone"> =>
      transact(async (trx) => {
        if (!(await lockWorkspace(trx, workspaceId))) return "gone";
        const at = now();
        const row = { sealed, masked, changed_at: at.toISOString() };
        await trx
          .insertInto("bank_details")
          .values({ workspace_id: workspaceId, ...row })
          .onConflict((conflict) => conflict.column("workspace_id").doUpdateSet(row))
          .execute();
        await addChange(trx, { workspaceId, by, kind: "bank-details-changed", value: masked, at });
        const expiresAt = new Date(at.getTime() + mailDays * msPerDay).toISOString();
        const change = randomUUID();
        for (const owner of (await ownersOf(trx, [workspaceId])).get(workspaceId) ?? []) {
          await jobs.add(trx, bankDetailsMail(change, { ...owner, workspaceId, masked, expiresAt }));
        }
        return "set";
      }),
  };
}
