import type { Database } from "@octroi/database/database";
import type { Jobs } from "@octroi/database/jobs";
import { claimDue, type Lease } from "@octroi/database/leases";
import { isSqlite } from "@octroi/database/many-rows";
import { type Selectable, sql, type Transaction } from "kysely";
import { webhookDisabledMail } from "../../domain/mail/mail.ts";
import { msPerDay, msPerHour } from "../../domain/visits/day.ts";
import type { WebhookEvent } from "../../domain/webhooks/event.ts";
import { nextTry } from "../../domain/webhooks/retry.ts";
import { type Webhook, webhookLimits } from "../../domain/webhooks/webhook.ts";
import { ownersOf } from "../books/close-month.ts";
import { addChange } from "../changes.ts";
import type { Schema } from "../schema.ts";
import { eventOf, previousSecretsOf, webhookOf } from "./webhooks.ts";

/**
 * A workspace is resumed: what its endpoints are owed has its whole time again, and none of them is turned off for how long it
 * was closed.
 */
export async function resumeDeliveries(
  trx: Transaction<Schema>,
  workspaceId: string,
  at: Date,
): Promise<void> {
  const expiresAt = new Date(at.getTime() + webhookLimits.triesMs).toISOString();
  await trx
    .updateTable("webhook")
    .set({ failing_since: null })
    .where("workspace_id", "=", workspaceId)
    .execute();
  await trx
    .updateTable("webhook_delivery")
    .set({ expires_at: expiresAt })
    .where("webhook", "in", (eb) =>
      eb.selectFrom("webhook").select("id").where("workspace_id", "=", workspaceId),
    )
    .where("done_at", "is", null)
    .execute();
}

/** A delivery that this process has claimed. */
export interface ClaimedDelivery extends Lease {
  webhook: Webhook & { secrets: string[] };
  /** Undefined where this version knows no such kind. */
  event: WebhookEvent | undefined;
  domain: string | undefined;
}

export interface DeliveryResult {
  outcome: string;
  isDelivered: boolean;
  /** The receiver says that nothing should ever be sent there again. */
  isGone?: boolean;
  status: number | undefined;
  answer: string;
  startedAt: Date;
}

const mailDays = 7;

/** How long after an event the first attempt at it may come. */
const firstAttemptMs = msPerHour;

export function deliveriesIn(
  { transact, skipsLocked }: Pick<Database<Schema>, "transact" | "skipsLocked">,
  jobs: Pick<Jobs<Schema>, "add">,
  now: () => Date,
) {
  return {
    /**
     * Takes what is due, of each endpoint the first that waits: one that answers slowly holds up no other, and events
     * come in the order in which they happened, as far as nothing fails. What a suspended workspace is owed waits.
     */
    claim: (limit: number, leaseMs: number): Promise<ClaimedDelivery[]> =>
      transact(async (trx) => {
        const moment = now();
        const leases = await claimDue(trx, {
          table: "webhook_delivery",
          id: "id",
          limit,
          leaseMs,
          now: moment,
          skipsLocked,
          where: sql`done_at is null and id in (
            select first.id from (
              select id, row_number() over (partition by webhook order by due_at, id) as place
              from webhook_delivery where done_at is null and due_at <= ${moment.toISOString()}
              and not exists (
                select 1 from webhook join workspace on workspace.id = webhook.workspace_id
                where webhook.id = webhook_delivery.webhook and workspace.suspended_at is not null)
            ) as first where first.place = 1)`,
        });
        const claimed: ClaimedDelivery[] = [];
        for (const lease of leases) {
          const row = await claimedRow(trx, lease, moment);
          if (row !== undefined) claimed.push(row);
        }
        return claimed;
      }),

    /** Notes what became of an attempt. Nothing, where another process has claimed it since, or its endpoint is gone. */
    settle: (lease: Lease, result: DeliveryResult): Promise<void> =>
      transact(async (trx) => {
        const at = now();
        const webhook = await lockWebhookOf(trx, lease);
        if (webhook === undefined) return;
        const delivery = await trx
          .selectFrom("webhook_delivery")
          .select(["tries", "expires_at"])
          .where("id", "=", lease.id)
          .where("attempts", "=", lease.attempts)
          .where("done_at", "is", null)
          .executeTakeFirst();
        if (delivery === undefined) return;
        const { outcome, isDelivered, isGone = false, status, answer, startedAt } = result;
        const tries = delivery.tries + 1;
        const expiresAt = new Date(delivery.expires_at);
        const next = isDelivered ? undefined : nextTry({ tries, expiresAt }, at);
        await trx
          .updateTable("webhook_delivery")
          .set(
            next === undefined
              ? { tries, done_at: at.toISOString(), outcome }
              : { tries, due_at: next.toISOString() },
          )
          .where("id", "=", lease.id)
          .execute();
        await trx
          .insertInto("webhook_attempt")
          .values({
            delivery: lease.id,
            number: lease.attempts,
            at: startedAt.toISOString(),
            took_ms: Math.max(0, at.getTime() - startedAt.getTime()),
            outcome,
            status: status ?? null,
            answer,
          })
          .execute();
        const failingSince = isDelivered ? null : (webhook.failing_since ?? startedAt.toISOString());
        if (failingSince !== webhook.failing_since) {
          await trx
            .updateTable("webhook")
            .set({ failing_since: failingSince })
            .where("id", "=", webhook.id)
            .execute();
        }
        const failingMs = failingSince === null ? 0 : at.getTime() - Date.parse(failingSince);
        // What is given up has been tried since it was owed: the first attempt came a little later.
        const isOver = failingMs >= webhookLimits.triesMs - (next === undefined ? firstAttemptMs : 0);
        if (webhook.disabled_at === null && (isGone || isOver)) await disable(trx, webhook, at);
      }),
  };

  /** Turns an endpoint off. What waits for it is over, and can be sent again once it is on. */
  async function disable(trx: Transaction<Schema>, webhook: Selectable<Schema["webhook"]>, at: Date) {
    const { id, workspace_id: workspaceId, host } = webhook;
    const moment = at.toISOString();
    await trx.updateTable("webhook").set({ disabled_at: moment }).where("id", "=", id).execute();
    await trx
      .updateTable("webhook_delivery")
      .set({ done_at: moment, outcome: "disabled" })
      .where("webhook", "=", id)
      .where("done_at", "is", null)
      .execute();
    const value = id.slice(0, 8);
    await addChange(trx, {
      workspaceId,
      by: undefined,
      kind: "webhook-disabled",
      subject: host,
      value,
      at,
    });
    const expiresAt = new Date(at.getTime() + mailDays * msPerDay).toISOString();
    for (const owner of (await ownersOf(trx, [workspaceId])).get(workspaceId) ?? []) {
      await jobs.add(trx, webhookDisabledMail(at, { ...owner, workspaceId, webhookId: id, expiresAt }));
    }
  }
}

async function claimedRow(
  trx: Transaction<Schema>,
  lease: Lease,
  now: Date,
): Promise<ClaimedDelivery | undefined> {
  const delivery = await trx
    .selectFrom("webhook_delivery")
    .select(["webhook", "event"])
    .where("id", "=", lease.id)
    .executeTakeFirst();
  if (delivery === undefined) return undefined;
  const webhook = await trx
    .selectFrom("webhook")
    .selectAll()
    .where("id", "=", delivery.webhook)
    .executeTakeFirst();
  const event = await trx
    .selectFrom("webhook_event")
    .selectAll()
    .where("id", "=", delivery.event)
    .executeTakeFirst();
  // Both keep the delivery by their keys.
  if (webhook === undefined || event === undefined) return undefined;
  const site =
    event.site === null
      ? undefined
      : await trx.selectFrom("site").select("domain").where("id", "=", event.site).executeTakeFirst();
  const secrets = [webhook.secret, ...previousSecretsOf(webhook, now)];
  return {
    ...lease,
    webhook: { ...webhookOf(webhook), secrets: secrets.filter((secret) => secret !== null) },
    event: eventOf(event),
    domain: site?.domain,
  };
}

/** The workspace first, and the endpoint before its deliveries: as those do that delete them. */
async function lockWebhookOf(trx: Transaction<Schema>, { id }: Lease) {
  const isAlone = isSqlite(trx);
  const delivery = await trx
    .selectFrom("webhook_delivery")
    .innerJoin("webhook", "webhook.id", "webhook_delivery.webhook")
    .select(["webhook.id", "webhook.workspace_id"])
    .where("webhook_delivery.id", "=", id)
    .executeTakeFirst();
  if (delivery === undefined) return undefined;
  await trx
    .selectFrom("workspace")
    .select("id")
    .where("id", "=", delivery.workspace_id)
    .$if(!isAlone, (query) => query.forKeyShare())
    .executeTakeFirst();
  return trx
    .selectFrom("webhook")
    .selectAll()
    .where("id", "=", delivery.id)
    .$if(!isAlone, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
}
