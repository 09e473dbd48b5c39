import { randomUUID } from "node:crypto";
import type { Database } from "@octroi/database/database";
import type { Jobs } from "@octroi/database/jobs";
import type { Selectable } from "kysely";
import type { Person } from "../domain/accounts/person.ts";
import { invitationMail } from "../domain/mail/mail.ts";
import { msPerDay } from "../domain/visits/day.ts";
import { type Invitation, invitationDays } from "../domain/workspaces/workspace.ts";
import type { Actor, NewInvitation } from "../domain/workspaces/workspaces.ts";
import { addChange } from "./changes.ts";
import { lockWorkspace } from "./locks.ts";
import type { Schema } from "./schema.ts";
import { roleIn } from "./workspaces.ts";

export function invitationsIn(
  { db, transact }: Pick<Database<Schema>, "db" | "transact">,
  jobs: Pick<Jobs<Schema>, "add">,
  now: () => Date,
) {
  return {
    /** Resolves once it is kept and its mail is owed. Whoever was invited before is invited anew. */
    invite: (
      workspaceId: string,
      { email, role, language }: NewInvitation,
      by: Actor,
    ): Promise<Invitation | "member"> =>
      transact(async (trx) => {
        await lockWorkspace(trx, workspaceId);
        const member = await trx
          .selectFrom("membership")
          .innerJoin("person", "person.id", "membership.person_id")
          .select("person.id")
          .where("membership.workspace_id", "=", workspaceId)
          .where("person.email", "=", email)
          .executeTakeFirst();
        if (member !== undefined) return "member";
        const at = now();
        const row = {
          id: randomUUID(),
          workspace_id: workspaceId,
          email,
          role,
          created_at: at.toISOString(),
          expires_at: new Date(at.getTime() + invitationDays * msPerDay).toISOString(),
        };
        // A new id is a new link: the one of an invitation before it leads nowhere from now on.
        await trx
          .deleteFrom("invitation")
          .where("workspace_id", "=", workspaceId)
          .where("email", "=", email)
          .execute();
        await trx.insertInto("invitation").values(row).execute();
        await addChange(trx, { workspaceId, by, kind: "person-invited", subject: email, value: role, at });
        const mail = invitationMail({
          email,
          language,
          invitationId: row.id,
          workspaceId,
          inviterId: by,
          expiresAt: row.expires_at,
        });
        await jobs.add(trx, mail);
        return invitationOf(row);
      }),

    async invitations(workspaceId: string): Promise<Invitation[]> {
      const rows = await db
        .selectFrom("invitation")
        .selectAll()
        .where("workspace_id", "=", workspaceId)
        .where("expires_at", ">", now().toISOString())
        .orderBy("created_at")
        .execute();
      return rows.map(invitationOf);
    },

    /** One that is still open. */
    async findInvitation(id: string): Promise<Invitation | undefined> {
      const row = await db
        .selectFrom("invitation")
        .selectAll()
        .where("id", "=", id)
        .where("expires_at", ">", now().toISOString())
        .executeTakeFirst();
      return row && invitationOf(row);
    },

    async withdraw(workspaceId: string, invitationId: string, by: Actor): Promise<void> {
      await transact(async (trx) => {
        await lockWorkspace(trx, workspaceId);
        const row = await trx
          .deleteFrom("invitation")
          .where("workspace_id", "=", workspaceId)
          .where("id", "=", invitationId)
          .returning("email")
          .executeTakeFirst();
        if (row === undefined) return;
        await addChange(trx, {
          workspaceId,
          by,
          kind: "invitation-withdrawn",
          subject: row.email,
          at: now(),
        });
      });
    },

    /** By the person with that address, once. */
    accept: (invitationId: string, person: Person): Promise<"joined" | "over" | "other-address"> =>
      transact(async (trx) => {
        const at = now();
        const open = await trx
          .selectFrom("invitation")
          .select(["email", "workspace_id"])
          .where("id", "=", invitationId)
          .where("expires_at", ">", at.toISOString())
          .executeTakeFirst();
        if (open === undefined) return "over";
        if (open.email !== person.email) return "other-address";
        // Whoever leaves at this moment, and takes a workspace along that is theirs alone, counts its people before or after.
        await lockWorkspace(trx, open.workspace_id);
        const row = await trx
          .deleteFrom("invitation")
          .where("id", "=", invitationId)
          .returningAll()
          .executeTakeFirst();
        if (row === undefined) return "over";
        const created_at = at.toISOString();
        await trx
          .insertInto("membership")
          .values({ workspace_id: row.workspace_id, person_id: person.id, role: row.role, created_at })
          .onConflict((conflict) => conflict.columns(["workspace_id", "person_id"]).doNothing())
          .execute();
        await trx
          .updateTable("person")
          .set({ workspace_id: row.workspace_id })
          .where("id", "=", person.id)
          .execute();
        await addChange(trx, {
          workspaceId: row.workspace_id,
          by: person.id,
          kind: "person-joined",
          subject: person.email,
          value: row.role,
          at,
        });
        return "joined";
      }),
  };
}

function invitationOf(row: Selectable<Schema["invitation"]>): Invitation {
  return {
    id: row.id,
    workspaceId: row.workspace_id,
    email: row.email,
    role: roleIn(row),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}
