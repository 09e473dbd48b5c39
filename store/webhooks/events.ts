import { randomBytes, randomUUID } from "node:crypto";
import { isSqlite } from "@octroi/database/many-rows";
import type { Transaction } from "kysely";
import type { NewEvent } from "../../domain/webhooks/event.ts";
import { webhookLimits } from "../../domain/webhooks/webhook.ts";
import type { Schema } from "../schema.ts";

/**
 * Owes an event to every endpoint that is told of its kind and its site: in the transaction that it tells of, once
 * however often. Nothing is kept of what nobody wants to hear.
 */
export async function addEvent(trx: Transaction<Schema>, event: NewEvent): Promise<void> {
  const { workspaceId, site, kind } = event;
  const rows = await trx
    .selectFrom("webhook")
    .select(["id", "kinds", "sites"])
    .where("workspace_id", "=", workspaceId)
    .where("disabled_at", "is", null)
    .orderBy("id")
    // One that is removed meanwhile is either gone by now or stays until this is written.
    .$if(!isSqlite(trx), (query) => query.forKeyShare())
    .execute();
  const wanted = rows.filter(
    ({ kinds, sites }) =>
      idsIn(kinds).includes(kind) && (site === undefined || sites === null || idsIn(sites).includes(site)),
  );
  await addEventTo(
    trx,
    wanted.map(({ id }) => id),
    event,
  );
}

export async function addEventTo(
  trx: Transaction<Schema>,
  webhooks: readonly string[],
  { workspaceId, site, kind, about, facts, at }: NewEvent,
): Promise<string | undefined> {
  if (webhooks.length === 0) return undefined;
  const id = `msg_${randomBytes(18).toString("base64url")}`;
  const row = await trx
    .insertInto("webhook_event")
    .values({
      id,
      workspace: workspaceId,
      site: site ?? null,
      kind,
      about,
      facts: JSON.stringify(facts),
      at: at.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(["workspace", "kind", "about"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (row === undefined) return undefined;
  await trx
    .insertInto("webhook_delivery")
    .values(
      webhooks.map((webhook) => ({
        id: randomUUID(),
        webhook,
        event: id,
        due_at: at.toISOString(),
        expires_at: new Date(at.getTime() + webhookLimits.triesMs).toISOString(),
      })),
    )
    .execute();
  return id;
}

/** A list that was written by us. */
export function idsIn(json: string): string[] {
  return JSON.parse(json);
}
