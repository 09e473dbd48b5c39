import type { Kysely, Selectable } from "kysely";
import type { AgreementUse } from "../../domain/agreements/agreement.ts";
import { type Order, orderStates, rails } from "../../domain/market/order.ts";
import type { Receipt, ReceiptDocument } from "../../domain/market/receipt.ts";
import { offerKinds } from "../../domain/offers/offer.ts";
import type { Schema } from "../schema.ts";

type Queries = Pick<Kysely<Schema>, "selectFrom">;

export async function findOrder(db: Queries, id: string): Promise<Order | undefined> {
  const row = await db.selectFrom("market_order").selectAll().where("id", "=", id).executeTakeFirst();
  return row && orderOf(row);
}

export function orderOf(row: Selectable<Schema["market_order"]>): Order {
  const { paid_amount, paid_asset } = row;
  return {
    id: row.id,
    site: row.site,
    domain: row.domain,
    workspaceId: row.workspace_id,
    offer: row.offer,
    company: row.company,
    kind: offerKinds.find((kind) => kind === row.kind) ?? "credit",
    paths: JSON.parse(row.paths),
    // Copied from terms that were read.
    uses: JSON.parse(row.uses) as AgreementUse[],
    count: row.count,
    price: { amount: row.amount, currency: row.currency },
    usdc: row.usdc ?? undefined,
    rail: rails.find((rail) => rail === row.rail),
    state: orderStates.find((state) => state === row.state) ?? "unknown",
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    paidAt: row.paid_at ?? undefined,
    paid:
      paid_amount === null || paid_asset === null ? undefined : { amount: paid_amount, currency: paid_asset },
    isTest: row.is_test === 1,
    license: row.license ?? undefined,
  };
}

export async function receiptOfOrder(db: Queries, order: string): Promise<Receipt | undefined> {
  const row = await db
    .selectFrom("receipt")
    .select(["company", "document"])
    .where("order_id", "=", order)
    .executeTakeFirst();
  return row && receiptOf(row);
}

export function receiptOf({
  company,
  document,
}: Pick<Selectable<Schema["receipt"]>, "company" | "document">): Receipt {
  // Only `fulfil` writes it.
  return { company, document: JSON.parse(document) as ReceiptDocument };
}
