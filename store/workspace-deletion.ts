import type { Database } from "@octroi/database/database";
import type { Jobs } from "@octroi/database/jobs";
import type { Kysely } from "kysely";
import { workspaceDeletionMail } from "../domain/mail/mail.ts";
import { msPerDay } from "../domain/visits/day.ts";
import { deletionDays } from "../domain/workspaces/workspace.ts";
import type { Actor } from "../domain/workspaces/workspaces.ts";
import { addChange } from "./changes.ts";
import { eraseWorkspace } from "./erase.ts";
import { lockWorkspaceToDelete } from "./locks.ts";
import { languageIn } from "./people.ts";
import type { Schema } from "./schema.ts";

export function workspaceDeletionIn(
  { db, transact }: Pick<Database<Schema>, "db" | "transact">,
  jobs: Pick<Jobs<Schema>, "add">,
  now: () => Date,
) {
  return {
    /** In a week, with its sites. Everyone in it is told by mail. */
    async planDeletion(id: string, by: Actor): Promise<void> {
      await transact(async (trx) => {
        const at = now();
        const deleteAt = new Date(at.getTime() + deletionDays * msPerDay).toISOString();
        const workspace = await trx
          .updateTable("workspace")
          .set({ delete_at: deleteAt })
          .where("id", "=", id)
          .where("delete_at", "is", null)
          .returning("id")
          .executeTakeFirst();
        if (workspace === undefined) return;
        await addChange(trx, { workspaceId: id, by, kind: "deletion-planned", at });
        const people = await trx
          .selectFrom("membership")
          .innerJoin("person", "person.id", "membership.person_id")
          .select(["person.id", "person.email", "person.language"])
          .where("membership.workspace_id", "=", id)
          .execute();
        for (const person of people) {
          const mail = workspaceDeletionMail({
            personId: person.id,
            email: person.email,
            language: languageIn(person),
            workspaceId: id,
            expiresAt: deleteAt,
          });
          await jobs.add(trx, mail);
        }
      });
    },

    async keep(id: string, by: Actor): Promise<void> {
      await transact(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable("workspace")
          .set({ delete_at: null })
          .where("id", "=", id)
          .where("delete_at", "is not", null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return;
        await addChange(trx, { workspaceId: id, by, kind: "deletion-withdrawn", at: now() });
      });
    },

    /** Deletes those whose day has come, and says how many. */
    async eraseDue(): Promise<number> {
      const isDue = (query: Kysely<Schema>) =>
        query.selectFrom("workspace").select("id").where("delete_at", "<=", now().toISOString());
      let erased = 0;
      const failures: unknown[] = [];
      for (const { id } of await isDue(db).orderBy("id").execute()) {
        try {
          const wasDue = await transact(async (trx) => {
            await lockWorkspaceToDelete(trx, id);
            // An owner who keeps a workspace at this moment keeps it, or finds it gone.
            const due = await isDue(trx).where("id", "=", id).executeTakeFirst();
            if (due !== undefined) await eraseWorkspace(trx, id, now());
            return due !== undefined;
          });
          if (wasDue) erased += 1;
        } catch (error) {
          // One that cannot be deleted, for whatever reason, keeps no other.
          failures.push(error);
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, "Some workspaces could not be deleted.");
      return erased;
    },
  };
}
