import type { Transaction } from "kysely";
import type { Schema } from "../schema.ts";

/** Of somebody whose role in a workspace changes, or who leaves it: the transaction has locked the workspace. */
export async function endTokensOf(
  trx: Transaction<Schema>,
  { workspaceId, personId }: { workspaceId?: string; personId: string },
  at: Date,
): Promise<void> {
  await trx
    .updateTable("api_token")
    .set({ ended_at: at.toISOString() })
    .where("person_id", "=", personId)
    .$if(workspaceId !== undefined, (query) => query.where("workspace_id", "=", workspaceId ?? ""))
    .where("ended_at", "is", null)
    .execute();
}
