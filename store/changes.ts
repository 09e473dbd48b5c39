import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { ChangeKind } from "../domain/workspaces/changes.ts";
import type { Actor } from "../domain/workspaces/workspaces.ts";
import type { Schema } from "./schema.ts";

interface NewChange {
  workspaceId: string;
  by: Actor;
  /** The token with which a program of theirs did it. */
  token?: string | undefined;
  kind: ChangeKind;
  subject?: string | undefined;
  value?: string | undefined;
  at: Date;
}

/** In the transaction of the change itself, so that none is made without its entry. */
export async function addChange(trx: Transaction<Schema>, change: NewChange): Promise<void> {
  const { workspaceId, by, token, kind, subject, value, at } = change;
  await trx
    .insertInto("change")
    .values({
      id: randomUUID(),
      workspace_id: workspaceId,
      at: at.toISOString(),
      by_person_id: by ?? null,
      by_token_id: token ?? null,
      kind,
      subject: subject ?? null,
      value: value ?? null,
    })
    .execute();
}
