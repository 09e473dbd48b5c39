import type { Transaction } from "kysely";
import { lockWorkspace } from "./locks.ts";
import type { Schema } from "./schema.ts";

/**
 * The only owner of a workspace, if it has only one. Until the transaction ends nobody else changes its people: of
 * two owners who leave at the same moment, the second finds itself the last.
 */
export async function soleOwnerIn(
  trx: Transaction<Schema>,
  workspaceId: string,
): Promise<string | undefined> {
  await lockWorkspace(trx, workspaceId);
  const owners = await trx
    .selectFrom("membership")
    .select("person_id")
    .where("workspace_id", "=", workspaceId)
    .where("role", "=", "owner")
    .limit(2)
    .execute();
  return owners.length === 1 ? owners[0]?.person_id : undefined;
}
