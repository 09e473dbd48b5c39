import type { Database } from "@octroi/database/database";
import type { Jobs } from "@octroi/database/jobs";
import type { Transaction } from "kysely";
import { proMail } from "../domain/mail/mail.ts";
import { digestOf } from "../domain/secrets/tokens.ts";
import { msPerDay } from "../domain/visits/day.ts";
import type { ProInvitations } from "../domain/workspaces/pro-invitations.ts";
import { addChange } from "./changes.ts";
import type { Schema } from "./schema.ts";

/** For how long the mail is tried. */
const mailDays = 30;

export function proInvitationsIn(
  { db, transact }: Pick<Database<Schema>, "db" | "transact">,
  jobs: Pick<Jobs<Schema>, "add">,
  now: () => Date,
): ProInvitations {
  return {
    async isInvited(email) {
      return isInvitedToPro(db, email);
    },

    invite: ({ email, language }) =>
      transact(async (trx) => {
        const at = now();
        const added = await trx
          .insertInto("pro_invitation")
          .values({ email_digest: digestOf(email), invited_at: at.toISOString() })
          .onConflict((conflict) => conflict.column("email_digest").doNothing())
          .returning("email_digest")
          .executeTakeFirst();
        if (added === undefined) return "repeated";
        const owned = await trx
          .selectFrom("membership")
          .innerJoin("person", "person.id", "membership.person_id")
          .innerJoin("workspace", "workspace.id", "membership.workspace_id")
          .select(["workspace.id", "workspace.plan"])
          .where("person.email", "=", email)
          .where("membership.role", "=", "owner")
          .execute();
        if (owned.some(({ plan }) => plan === "pro")) return "on-pro";
        for (const { id } of owned) {
          await trx
            .updateTable("workspace")
            .set({ plan: "pro", left_pro_at: null })
            .where("id", "=", id)
            .execute();
          await addChange(trx, { workspaceId: id, by: undefined, kind: "plan-changed", value: "pro", at });
        }
        const expiresAt = new Date(at.getTime() + mailDays * msPerDay).toISOString();
        await jobs.add(trx, proMail({ email, language, expiresAt }));
        return "invited";
      }),
  };
}

/** Whether a workspace that this person makes is on Pro. */
export async function isInvitedToPro(
  db: Pick<Transaction<Schema>, "selectFrom">,
  email: string,
): Promise<boolean> {
  const row = await db
    .selectFrom("pro_invitation")
    .select("email_digest")
    .where("email_digest", "=", digestOf(email))
    .executeTakeFirst();
  return row !== undefined;
}
