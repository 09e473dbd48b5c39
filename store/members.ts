import type { Database } from "@octroi/database/database";
import type { Transaction } from "kysely";
import type { ChangeKind } from "../domain/workspaces/changes.ts";
import type { Member, Role } from "../domain/workspaces/workspace.ts";
import type { Actor } from "../domain/workspaces/workspaces.ts";
import { endTokensOf } from "./api/end-tokens.ts";
import { addChange } from "./changes.ts";
import { soleOwnerIn } from "./owners.ts";
import type { Schema } from "./schema.ts";
import { roleIn } from "./workspaces.ts";

export function membersIn({ db, transact }: Pick<Database<Schema>, "db" | "transact">, now: () => Date) {
  return {
    async members(id: string): Promise<Member[]> {
      const rows = await db
        .selectFrom("membership")
        .innerJoin("person", "person.id", "membership.person_id")
        .select(["person.id", "person.email", "person.name", "membership.role", "membership.created_at"])
        .where("membership.workspace_id", "=", id)
        .orderBy("membership.created_at")
        .orderBy("person.id")
        .execute();
      return rows.map((row) => ({
        personId: row.id,
        email: row.email,
        name: row.name ?? undefined,
        role: roleIn(row),
        since: row.created_at,
      }));
    },

    changeRole: (
      id: string,
      personId: string,
      role: Role,
      by: Actor,
    ): Promise<"changed" | "last-owner" | "unknown"> =>
      transact(async (trx) => {
        const soleOwner = await soleOwnerIn(trx, id);
        const member = await memberIn(trx, id, personId);
        if (member === undefined) return "unknown";
        if (soleOwner === personId && role !== "owner") return "last-owner";
        await trx
          .updateTable("membership")
          .set({ role })
          .where("workspace_id", "=", id)
          .where("person_id", "=", personId)
          .execute();
        const at = now();
        await endTokensOf(trx, { workspaceId: id, personId }, at);
        await addChange(trx, {
          workspaceId: id,
          by,
          kind: "role-changed",
          subject: member.email,
          value: role,
          at,
        });
        return "changed";
      }),

    /** Also of oneself. */
    removeMember: (id: string, personId: string, by: Actor): Promise<"removed" | "last-owner" | "unknown"> =>
      transact(async (trx) => {
        const soleOwner = await soleOwnerIn(trx, id);
        const member = await memberIn(trx, id, personId);
        if (member === undefined) return "unknown";
        if (soleOwner === personId) return "last-owner";
        await trx
          .deleteFrom("membership")
          .where("workspace_id", "=", id)
          .where("person_id", "=", personId)
          .execute();
        const at = now();
        await endTokensOf(trx, { workspaceId: id, personId }, at);
        const kind: ChangeKind = by === personId ? "person-left" : "person-removed";
        await addChange(trx, { workspaceId: id, by, kind, subject: member.email, at });
        return "removed";
      }),
  };
}

async function memberIn(trx: Transaction<Schema>, workspaceId: string, personId: string) {
  return trx
    .selectFrom("membership")
    .innerJoin("person", "person.id", "membership.person_id")
    .select("person.email")
    .where("membership.workspace_id", "=", workspaceId)
    .where("person_id", "=", personId)
    .executeTakeFirst();
}
