import { anyOf } from "@octroi/database/many-rows";
import { type Kysely, sql, type Transaction } from "kysely";
import { refundLegs } from "../../domain/books/books.ts";
import type { Order } from "../../domain/market/order.ts";
import type { RefundLine } from "../../domain/market/receipt.ts";
import { type Amount, millionths, textOf } from "../../domain/rules/money.ts";
import { msPerDay } from "../../domain/visits/day.ts";
import { balancesIn } from "../books/books.ts";
import { post } from "../books/post.ts";
import type { Schema } from "../schema.ts";
import { lockOrder, purchaseOf } from "./fulfil.ts";
import { orderOf } from "./rows.ts";

export type RefundOutcome =
  | { outcome: "refunded"; order: Order; back: Amount }
  | { outcome: "repeated" | "not-paid" | "unknown" };

/** What a publisher gave back, a decimal, and what it is called where there may be several of one order. */
export interface Given {
  amount: string;
  reference?: string;
}

/**
 * Notes that an order is given back, once, and withdraws its license. The money itself leaves the publisher’s own wallet or
 * account: nobody else can send it. With a reference it is one of several, each of them noted once.
 */
export async function refund(
  trx: Transaction<Schema>,
  id: string,
  given: Given | undefined,
  now: Date,
): Promise<RefundOutcome> {
  const { order } = await lockOrder(trx, id);
  if (order === undefined) return { outcome: "unknown" };
  if (order.state === "refunded" && given?.reference === undefined) return { outcome: "repeated" };
  if ((order.state !== "paid" && order.state !== "refunded") || order.paid === undefined) {
    return { outcome: "not-paid" };
  }
  const { paid } = order;
  const purchase = purchaseOf(order, paid);
  const owed =
    purchase.license === undefined
      ? []
      : await balancesIn(trx, { kind: "prepaid", license: purchase.license, workspace: order.workspaceId });
  const left = owed.reduce((sum, { amount }) => sum - amount, 0n);
  const back = given === undefined ? backOf(order, paid, left, now) : millionths(given.amount);
  await trx
    .updateTable("license")
    .set({ withdrawn_at: now.toISOString() })
    .where("site", "=", order.site)
    .where("order_id", "=", id)
    .where("withdrawn_at", "is", null)
    .execute();
  const legs = refundLegs(purchase, { left, back });
  const entry = {
    kind: "refund",
    reference: given?.reference ?? id,
    at: now,
    legs,
    site: order.site,
    license: order.license,
  } as const;
  await post(trx, legs.length === 0 || order.isTest ? [] : [entry], now);
  const row = await trx
    .updateTable("market_order")
    .set({ state: "refunded" })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return {
    outcome: "refunded",
    order: orderOf(row),
    back: { amount: textOf(back), currency: paid.currency },
  };
}

/** What was given back of an order, the first of them first, without what did not arrive. A trial’s stands nowhere. */
export async function refundsOf(db: Kysely<Schema>, order: Order): Promise<RefundLine[]> {
  if (order.state !== "refunded") return [];
  const atStripe = await db
    .selectFrom("payment")
    .innerJoin("stripe_refund", (join) =>
      join
        .onRef("stripe_refund.workspace_id", "=", "payment.workspace_id")
        .onRef("stripe_refund.intent", "=", "payment.external"),
    )
    .select(["payment.id as payment", "stripe_refund.id as refund"])
    .where("payment.order_id", "=", order.id)
    .where("stripe_refund.state", "=", "succeeded")
    .execute();
  const rows = await db
    .selectFrom("ledger_entry")
    .innerJoin("ledger_leg", "ledger_leg.entry", "ledger_entry.id")
    .innerJoin("ledger_account", "ledger_account.id", "ledger_leg.account")
    .select(["ledger_entry.at", "ledger_account.currency"])
    .select(sql<string>`cast(ledger_leg.amount as text)`.as("amount"))
    .where("ledger_entry.kind", "=", "refund")
    .where(
      "ledger_entry.reference",
      "in",
      anyOf(db, [order.id, ...atStripe.map(({ payment, refund }) => refundReference(payment, refund))]),
    )
    // What left the publisher’s wallet or account.
    .where("ledger_account.kind", "=", "clearing")
    .orderBy("ledger_entry.at")
    .orderBy("ledger_entry.id")
    .execute();
  return rows.map(({ at, currency, amount }) => ({ at, amount: textOf(-BigInt(amount)), currency }));
}

/** How the books call a refund that Stripe told. */
export function refundReference(payment: string, refund: string): string {
  return `${payment}:${refund}`;
}

/** A refund that was noted did not arrive: the money is the publisher’s again, and its license stays withdrawn. */
export async function takeBackRefund(
  trx: Transaction<Schema>,
  order: Order,
  given: Required<Given>,
  now: Date,
): Promise<void> {
  if (order.paid === undefined || order.isTest) return;
  const legs = refundLegs(purchaseOf(order, order.paid), { left: 0n, back: -millionths(given.amount) });
  const { site, license } = order;
  await post(trx, [{ kind: "refund", reference: given.reference, at: now, legs, site, license }], now);
}

/** What was not read; of a period, the days that have not begun; all of it, where nothing was given for it. */
function backOf({ kind, count, paidAt, license }: Order, paid: Amount, left: bigint, now: Date): bigint {
  const total = millionths(paid.amount);
  if (license === undefined) return total;
  if (kind === "credit") return left > 0n ? left : 0n;
  const day = (at: Date) => Math.floor(at.getTime() / msPerDay);
  const begun = Math.max(day(now) - day(new Date(paidAt ?? now)), 0);
  return (total * BigInt(Math.max(count - begun, 0))) / BigInt(count);
}
