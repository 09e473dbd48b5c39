import { randomUUID } from "node:crypto";
import type { Database } from "@octroi/database/database";
import type { Jobs } from "@octroi/database/jobs";
import type { Transaction } from "kysely";
import { proMail } from "../domain/mail/mail.ts";
import { digestOf } from "../domain/secrets/tokens.ts";
import { msPerDay } from "../domain/visits/day.ts";
import type { Invited, NotOpen, ProInvitations } from "../domain/workspaces/pro-invitations.ts";
import { addChange } from "./changes.ts";
import { lockWorkspace } from "./locks.ts";
import { languageIn } from "./people.ts";
import type { Schema } from "./schema.ts";
import { leavePro, planOf } from "./workspaces.ts";

/** For how long the mail is tried. */
const mailDays = 30;

export function proInvitationsIn(
  { db, transact }: Pick<Database<Schema>, "db" | "transact">,
  jobs: Pick<Jobs<Schema>, "add">,
  now: () => Date,
): ProInvitations {
  return {
    async isInvited(email) {
      const row = await db
        .selectFrom("pro_invitation")
        .select("email_digest")
        .where("email_digest", "=", digestOf(email))
        .executeTakeFirst();
      return row !== undefined;
    },

    async offerTo(email) {
      const row = await db
        .selectFrom("pro_invitation")
        .select(["price", "declined_at"])
        .where("email_digest", "=", digestOf(email))
        .executeTakeFirst();
      return row && { price: row.price, declinedAt: row.declined_at ?? undefined };
    },

    invite: ({ email, language, price }) =>
      transact(async (trx) => {
        const at = now();
        const invited = await trx
          .insertInto("pro_invitation")
          .values({ email_digest: digestOf(email), invited_at: at.toISOString(), price })
          .onConflict((conflict) =>
            conflict
              .column("email_digest")
              .doUpdateSet({ invited_at: at.toISOString(), price, declined_at: null })
              .where("pro_invitation.declined_at", "is not", null),
          )
          .returning("email_digest")
          .executeTakeFirst();
        if (invited === undefined) return "repeated";
        const owned = await trx
          .selectFrom("membership")
          .innerJoin("person", "person.id", "membership.person_id")
          .innerJoin("workspace", "workspace.id", "membership.workspace_id")
          .select(["workspace.plan", "person.language"])
          .where("person.email", "=", email)
          .where("membership.role", "=", "owner")
          .execute();
        if (owned.some(({ plan }) => plan === "pro")) return "on-pro";
        const [account] = owned;
        const expiresAt = new Date(at.getTime() + mailDays * msPerDay).toISOString();
        const spoken = account === undefined ? language : languageIn(account);
        await jobs.add(trx, proMail(at, { email, language: spoken, price, expiresAt }));
        return "invited";
      }),

    accept: (invited, { price, words }) =>
      transact(async (trx) => {
        const at = now();
        const offer = await lockOffer(trx, invited);
        if (typeof offer === "string") return offer;
        if (offer.declined_at !== null) return "declined";
        if (offer.price !== price) return "changed";
        const { workspaceId, person } = invited;
        await trx
          .insertInto("pro_agreement")
          .values({
            id: randomUUID(),
            workspace_id: workspaceId,
            by_person_id: person.id,
            price,
            words,
            accepted_at: at.toISOString(),
          })
          .execute();
        await trx
          .updateTable("workspace")
          .set({ plan: "pro", left_pro_at: null })
          .where("id", "=", workspaceId)
          .execute();
        await addChange(trx, {
          workspaceId,
          by: person.id,
          kind: "pro-accepted",
          value: String(price / 100),
          at,
        });
        return "accepted";
      }),

    decline: (invited) =>
      transact(async (trx) => {
        const at = now();
        const offer = await lockOffer(trx, invited);
        if (typeof offer === "string") return offer;
        if (offer.declined_at !== null) return "declined";
        const { workspaceId, person } = invited;
        await trx
          .updateTable("pro_invitation")
          .set({ declined_at: at.toISOString() })
          .where("email_digest", "=", digestOf(person.email))
          .execute();
        await addChange(trx, { workspaceId, by: person.id, kind: "pro-declined", at });
        return "declined";
      }),

    end: (workspaceId, by) =>
      transact(async (trx) => {
        const at = now();
        if (!(await lockWorkspace(trx, workspaceId))) return "gone";
        if ((await planOf(trx, workspaceId)) === "free") return "on-free";
        await leavePro(trx, jobs, workspaceId, at);
        await addChange(trx, { workspaceId, by, kind: "pro-ended", at });
        return "ended";
      }),

    async agreements(workspaceId) {
      const rows = await db
        .selectFrom("pro_agreement")
        .select(["price", "words", "accepted_at", "ended_at"])
        .where("workspace_id", "=", workspaceId)
        .orderBy("accepted_at", "desc")
        .execute();
      return rows.map((row) => ({
        price: row.price,
        words: row.words,
        acceptedAt: row.accepted_at,
        endedAt: row.ended_at ?? undefined,
      }));
    },
  };
}

/** The invitation of an owner, which nobody else answers, and a workspace that stays as it is, until the transaction ends. */
async function lockOffer(
  trx: Transaction<Schema>,
  { workspaceId, person }: Invited,
): Promise<{ price: number; declined_at: string | null } | NotOpen> {
  if (!(await lockWorkspace(trx, workspaceId))) return "gone";
  const owner = await trx
    .selectFrom("membership")
    .select("role")
    .where("workspace_id", "=", workspaceId)
    .where("person_id", "=", person.id)
    .where("role", "=", "owner")
    .executeTakeFirst();
  if (owner === undefined) return "uninvited";
  const offer = await trx
    .updateTable("pro_invitation")
    .set((eb) => ({ price: eb.ref("price") }))
    .where("email_digest", "=", digestOf(person.email))
    .returning(["price", "declined_at"])
    .executeTakeFirst();
  if (offer === undefined) return "uninvited";
  if ((await planOf(trx, workspaceId)) === "pro") return "on-pro";
  return offer;
}
