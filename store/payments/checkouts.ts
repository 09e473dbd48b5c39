import { randomUUID } from "node:crypto";
import type { Database } from "@octroi/database/database";
import type { Lease } from "@octroi/database/leases";
import type { Kysely, Selectable, Transaction } from "kysely";
import type { PaymentMeans } from "../../domain/market/order.ts";
import type { StripeRefund } from "../../domain/payments/stripe.ts";
import { millionths, textOf } from "../../domain/rules/money.ts";
import { msPerDay } from "../../domain/visits/day.ts";
import { lockWorkspace } from "../locks.ts";
import { standingIn } from "../market/companies.ts";
import type { Fulfilment } from "../market/fulfil.ts";
import { moveOrder } from "../market/orders.ts";
import { refund, refundReference, takeBackRefund } from "../market/refund.ts";
import { findOrder } from "../market/rows.ts";
import type { Schema } from "../schema.ts";
import { claimPayments, endPayment, lockOnly, settlePayment } from "./payments.ts";

/** A page of Stripe’s on which an order is paid. */
export interface Checkout {
  id: string;
  order: string;
  workspaceId: string;
  session: string;
  /** While it is open. */
  url: string | undefined;
  amount: string;
  /** A currency. */
  asset: string;
  goodUntil: Date;
}

export type ClaimedCheckout = Checkout & Lease;

/** What is told of it by itself comes sooner. */
const firstLookMs = 60_000;

const unanswered = "unanswered";

/** Stripe tells an event for three days; what is still not ours then is another sale’s. */
const refundWaitMs = 31 * msPerDay;

/** Orders that are paid by card: each has one session of Stripe’s at most. */
export function checkoutsIn(
  { db, transact, skipsLocked }: Pick<Database<Schema>, "db" | "transact" | "skipsLocked">,
  { networks }: Pick<PaymentMeans, "networks">,
  now: () => Date,
) {
  return {
    /** The session that was opened for an order; undefined where none is, or it is over. */
    async ofOrder(order: string): Promise<Checkout | undefined> {
      const row = await db
        .selectFrom("payment")
        .selectAll()
        .where("order_id", "=", order)
        .where("rail", "=", "stripe")
        .where("state", "in", ["submitted", "unknown"])
        .executeTakeFirst();
      return row && checkoutOf(row);
    },

    async ofSession(workspace: string, session: string): Promise<Checkout | undefined> {
      const row = await db
        .selectFrom("payment")
        .selectAll()
        .where("workspace_id", "=", workspace)
        .where("session", "=", session)
        .executeTakeFirst();
      return row && checkoutOf(row);
    },

    /** Before anybody is led to it. Only what was added is handed out: nothing else of the order is under way. */
    add: (
      orderId: string,
      { session, url, goodUntil }: { session: string; url: string; goodUntil: Date },
    ): Promise<"added" | "under-way" | "expired" | "blocked"> =>
      transact(async (trx) => {
        const at = now();
        const order = await lockOnly(trx, orderId);
        if (order === undefined) return "under-way";
        const live = await trx
          .selectFrom("payment")
          .select("session")
          .where("order_id", "=", orderId)
          .where("state", "in", ["submitted", "unknown", "settled"])
          .executeTakeFirst();
        if (live !== undefined) return live.session === session ? "added" : "under-way";
        if (!["quoted", "failed"].includes(order.state)) return "under-way";
        if (order.expiresAt <= at.toISOString()) return "expired";
        if ((await standingIn(trx, order.company, order.site)) !== "welcome") return "blocked";
        const row = await trx
          .insertInto("payment")
          .values({
            id: randomUUID(),
            order_id: orderId,
            workspace_id: order.workspaceId,
            rail: "stripe",
            state: "submitted",
            amount: order.price.amount,
            asset: order.price.currency,
            session,
            checkout_url: url,
            good_until: goodUntil.toISOString(),
            created_at: at.toISOString(),
            due_at: new Date(at.getTime() + firstLookMs).toISOString(),
          })
          // It was there before, and is over.
          .onConflict((conflict) => conflict.columns(["workspace_id", "session"]).doNothing())
          .returning("id")
          .executeTakeFirst();
        if (row === undefined) return "under-way";
        await moveOrder(trx, orderId, { from: ["quoted", "failed"], to: "paying" });
        return "added";
      }),

    /** The money is there, says Stripe; `external` is its payment intent. */
    settle: (id: string, external: string, { isTestKey = false } = {}): Promise<Fulfilment> =>
      transact(async (trx) => {
        const payment = { external, at: now(), isTestKey };
        const fulfilled = await settlePayment(trx, id, payment, { networks, now: now() });
        const isPaid = fulfilled.outcome === "fulfilled" || fulfilled.outcome === "repeated";
        if (isPaid) await countRefunds(trx, fulfilled.order.workspaceId, external, now());
        return fulfilled;
      }),

    /** The session is over, and nobody paid on it. */
    expire: (id: string): Promise<boolean> => transact((trx) => endPayment(trx, { id }, "expired", now())),

    /** Nobody can say any more whether it was paid: it is not asked about again. What Stripe tells late counts all the same. */
    giveUp: (lease: Lease): Promise<boolean> => transact((trx) => endPayment(trx, lease, unanswered, now())),

    /** Whether an order ended without anybody knowing whether it was paid. */
    async wasGivenUp(order: string): Promise<boolean> {
      const row = await db
        .selectFrom("payment")
        .select("id")
        .where("order_id", "=", order)
        .where("state", "=", "failed")
        .where("reason", "=", unanswered)
        .executeTakeFirst();
      return row !== undefined;
    },

    /**
     * What was given back at Stripe is an entry for each refund, once, whatever order they are told in, and the first of them
     * ends the license. What is told before its payment waits for it.
     */
    refund: (workspace: string, told: StripeRefund): Promise<void> =>
      transact(async (trx) => {
        const at = now();
        // Before anything else, as whoever settles does: so one of the two sees what the other wrote.
        if (!(await lockWorkspace(trx, workspace))) return;
        await trx
          .insertInto("stripe_refund")
          .values({
            workspace_id: workspace,
            id: told.id,
            intent: told.intent,
            amount: told.amount,
            asset: told.currency,
            state: told.state,
            counted: null,
            forget_at: new Date(at.getTime() + refundWaitMs).toISOString(),
          })
          // A refund that failed does not succeed any more, whatever is told late.
          .onConflict((conflict) =>
            conflict.columns(["workspace_id", "id"]).doUpdateSet((eb) => ({
              state: eb
                .case()
                .when("stripe_refund.state", "=", "failed")
                .then("failed")
                .else(told.state)
                .end(),
            })),
          )
          .execute();
        await countRefunds(trx, workspace, told.intent, at);
      }),

    async isKnownEvent(workspace: string, event: string): Promise<boolean> {
      const row = await db
        .selectFrom("stripe_event")
        .select("id")
        .where("workspace_id", "=", workspace)
        .where("id", "=", event)
        .executeTakeFirst();
      return row !== undefined;
    },

    async noteEvent(workspace: string, event: string): Promise<void> {
      await transact((trx) =>
        trx
          .insertInto("stripe_event")
          .values({ workspace_id: workspace, id: event, received_at: now().toISOString() })
          .onConflict((conflict) => conflict.columns(["workspace_id", "id"]).doNothing())
          .execute(),
      );
    },

    claim: (limit: number, leaseMs: number): Promise<ClaimedCheckout[]> =>
      transact(async (trx) => {
        const leases = await claimPayments(trx, "stripe", { limit, leaseMs, now: now(), skipsLocked });
        const claimed: ClaimedCheckout[] = [];
        for (const { id, attempts } of leases) claimed.push({ ...(await findCheckout(trx, id)), attempts });
        return claimed;
      }),

    /** Whoever pays takes a while: its order goes on waiting. */
    postpone: async (lease: Lease, delayMs: number, reason: string): Promise<void> => {
      await transact((trx) =>
        trx
          .updateTable("payment")
          .set({ reason, due_at: new Date(now().getTime() + delayMs).toISOString() })
          .where("id", "=", lease.id)
          .where("attempts", "=", lease.attempts)
          .where("state", "in", ["submitted", "unknown"])
          .execute(),
      );
    },
  };
}

/** Enters in the books what was told of a payment and does not stand there yet. The workspace is locked. */
async function countRefunds(
  trx: Transaction<Schema>,
  workspace: string,
  intent: string,
  now: Date,
): Promise<void> {
  const payment = await trx
    .selectFrom("payment")
    .select(["id", "order_id", "amount", "asset", "refunded"])
    .where("workspace_id", "=", workspace)
    .where("external", "=", intent)
    .where("rail", "=", "stripe")
    .where("state", "=", "settled")
    .executeTakeFirst();
  if (payment === undefined) return;
  const told = await trx
    .selectFrom("stripe_refund")
    .selectAll()
    .where("workspace_id", "=", workspace)
    .where("intent", "=", intent)
    .orderBy("id")
    .execute();
  let refunded = millionths(payment.refunded);
  for (const { id, amount, asset, state, counted } of told) {
    const reference = refundReference(payment.id, id);
    let stands = counted ?? "0";
    if (state === "succeeded" && counted === null && asset === payment.asset) {
      const left = millionths(payment.amount) - refunded;
      const back = millionths(amount) < left ? millionths(amount) : left;
      if (back > 0n) await refund(trx, payment.order_id, { amount: textOf(back), reference }, now);
      refunded += back;
      stands = textOf(back);
    } else if (state === "failed" && millionths(stands) > 0n) {
      const order = await findOrder(trx, payment.order_id);
      const failed = { amount: stands, reference: `${reference}:failed` };
      if (order !== undefined) await takeBackRefund(trx, order, failed, now);
      refunded -= millionths(stands);
      stands = "0";
    }
    await trx
      .updateTable("stripe_refund")
      .set({ counted: stands, forget_at: null })
      .where("workspace_id", "=", workspace)
      .where("id", "=", id)
      .execute();
  }
  await trx
    .updateTable("payment")
    .set({ refunded: textOf(refunded) })
    .where("id", "=", payment.id)
    .execute();
}

async function findCheckout(db: Pick<Kysely<Schema>, "selectFrom">, id: string): Promise<Checkout> {
  return checkoutOf(
    await db.selectFrom("payment").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
  );
}

function checkoutOf(row: Selectable<Schema["payment"]>): Checkout {
  return {
    id: row.id,
    order: row.order_id,
    workspaceId: row.workspace_id,
    session: row.session ?? "",
    url: row.checkout_url ?? undefined,
    amount: row.amount,
    asset: row.asset,
    goodUntil: new Date(row.good_until),
  };
}
