import { randomUUID } from "node:crypto";
import type { Database } from "@octroi/database/database";
import { claimDue, type Lease } from "@octroi/database/leases";
import { type Kysely, type Selectable, sql } from "kysely";
import { millionths } from "../../domain/rules/money.ts";
import { standingIn } from "../market/companies.ts";
import type { Fulfilment } from "../market/fulfil.ts";
import { moveOrder } from "../market/orders.ts";
import { refund } from "../market/refund.ts";
import type { Schema } from "../schema.ts";
import { endPayment, lockOnly, settlePayment } from "./payments.ts";

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

/** Orders that are paid by card: each has one session of Stripe’s at most. */
export function checkoutsIn(
  { db, transact, skipsLocked }: Pick<Database<Schema>, "db" | "transact" | "skipsLocked">,
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
    settle: (id: string, external: string): Promise<Fulfilment> =>
      transact((trx) => settlePayment(trx, id, { external, at: now() }, now())),

    /** The session is over, and nobody paid on it. */
    expire: (id: string): Promise<boolean> => transact((trx) => endPayment(trx, { id }, "expired", now())),

    /** What was given back at Stripe, all of it together, is an entry, once, and ends the license. */
    refund: (workspace: string, intent: string, amount: string): Promise<void> =>
      transact(async (trx) => {
        const payment = await trx
          .selectFrom("payment")
          .select(["id", "order_id", "refunded"])
          .where("workspace_id", "=", workspace)
          .where("external", "=", intent)
          .where("rail", "=", "stripe")
          .where("state", "=", "settled")
          .executeTakeFirst();
        if (payment === undefined || millionths(amount) <= millionths(payment.refunded)) return;
        await refund(trx, payment.order_id, amount, now());
        await trx.updateTable("payment").set({ refunded: amount }).where("id", "=", payment.id).execute();
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
        const leases = await claimDue(trx, {
          table: "payment",
          id: "id",
          limit,
          leaseMs,
          now: now(),
          skipsLocked,
          where: sql`state in ('submitted', 'unknown') and rail = 'stripe'`,
        });
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
