import { randomUUID } from "node:crypto";
import type { Database } from "@octroi/database/database";
import type { Kysely, Transaction } from "kysely";
import type { Company } from "../../domain/market/company.ts";
import {
  maxQuotes,
  type NewOrder,
  type Order,
  type OrderState,
  type Payment,
  type PaymentMeans,
  quoteMs,
  type Rail,
} from "../../domain/market/order.ts";
import type { Receipt } from "../../domain/market/receipt.ts";
import { type Amount, millionths } from "../../domain/rules/money.ts";
import type { Actor } from "../../domain/workspaces/workspaces.ts";
import { addChange } from "../changes.ts";
import type { Schema } from "../schema.ts";
import { companyOf, lockCompany, standingIn } from "./companies.ts";
import { fulfil } from "./fulfil.ts";
import { type RefundOutcome, refund, refundsOf } from "./refund.ts";
import { findOrder, orderOf, receiptOf, receiptOfOrder } from "./rows.ts";
import { railsOf, soldOffers } from "./selling.ts";

export type QuoteOutcome =
  | { outcome: "quoted"; order: Order }
  /** The key came before with another offer. */
  | { outcome: "key-reused" }
  /** There is no such offer, or nobody may buy it now. */
  | { outcome: "not-sold" }
  | { outcome: "blocked" | "blocked-here" }
  /** The publisher is not paid for it in this way, but in these. */
  | { outcome: "other-rail"; rails: Rail[] }
  /** Above what the company said it would pay for this. */
  | { outcome: "over-max"; price: Amount; usdc: string | undefined }
  /** Above what it set itself for a month. */
  | { outcome: "over-cap"; cap: Amount }
  | { outcome: "too-many" };

/** A page of orders, the latest first. */
export interface OrderPage {
  company?: string | undefined;
  workspace?: string | undefined;
  site?: string | undefined;
  /** Left out, all of them. */
  states?: readonly OrderState[];
  limit: number;
  after?: Pick<Order, "id" | "createdAt"> | undefined;
}

/** What nobody paid for yet, and somebody still may. */
const heldStates = ["quoted", "paying", "unknown"] as const;

export function ordersIn(
  { db, transact }: Pick<Database<Schema>, "db" | "transact">,
  means: PaymentMeans,
  now: () => Date,
) {
  return {
    /**
     * Holds the price of an offer. Again with the same key it is the same order, as it is by then: also one that expired.
     */
    quote: (asked: NewOrder): Promise<QuoteOutcome> =>
      transact(async (trx) => {
        const at = now();
        const { company: id, site, offer: offerId, idempotencyKey, rail, max, onceSince } = asked;
        // So that many at once come one by one: what they hold together is counted.
        if (!(await lockCompany(trx, id))) return { outcome: "not-sold" };
        const known = idempotencyKey === undefined ? undefined : await byKey(trx, id, idempotencyKey);
        if (known !== undefined) {
          const isSame = known.site === site && known.offer === offerId;
          return isSame ? { outcome: "quoted", order: known } : { outcome: "key-reused" };
        }
        const standing = (await standingIn(trx, id, site)) ?? "blocked";
        if (standing !== "welcome") return { outcome: standing };
        const same =
          onceSince && (await sameByCard(trx, { company: id, offer: offerId, since: onceSince, at }));
        if (same !== undefined) return { outcome: "quoted", order: same };
        const offer = await soldIn(trx, means, site, offerId);
        if (offer === undefined) return { outcome: "not-sold" };
        const price = { amount: offer.amount, currency: offer.currency };
        const usdc = offer.usdc ?? undefined;
        const offered = railsOf(offer, means);
        if (rail !== undefined && !offered.includes(rail)) return { outcome: "other-rail", rails: offered };
        if (max !== undefined && !isWithin(max, price, usdc)) return { outcome: "over-max", price, usdc };
        const company = companyOf(
          await trx.selectFrom("company").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
        );
        if (!(await fitsCap(trx, company, price, usdc, at))) {
          return { outcome: "over-cap", cap: company.cap ?? price };
        }
        const { held } = await trx
          .selectFrom("market_order")
          .select((eb) => eb.fn.countAll<number | string>().as("held"))
          .where("company", "=", id)
          .where("state", "in", [...heldStates])
          .where("expires_at", ">", at.toISOString())
          .executeTakeFirstOrThrow();
        if (Number(held) >= maxQuotes) return { outcome: "too-many" };
        const row = await trx
          .insertInto("market_order")
          .values({
            id: randomUUID(),
            site,
            domain: offer.domain,
            workspace_id: offer.workspaceId,
            offer: offerId,
            company: id,
            kind: offer.kind,
            paths: offer.paths,
            uses: offer.uses,
            count: offer.count,
            amount: offer.amount,
            currency: offer.currency,
            usdc: offer.usdc,
            rail: rail ?? null,
            state: "quoted",
            idempotency_key: idempotencyKey ?? null,
            created_at: at.toISOString(),
            expires_at: new Date(at.getTime() + quoteMs).toISOString(),
          })
          .onConflict((conflict) => conflict.columns(["company", "idempotency_key"]).doNothing())
          .returningAll()
          .executeTakeFirst();
        const order = row === undefined ? await byKey(trx, id, idempotencyKey ?? "") : orderOf(row);
        if (order === undefined) throw new Error(`Expected an order of company ${id} by its key`);
        return { outcome: "quoted", order };
      }),

    find: (id: string) => findOrder(db, id),

    /** One of a company, and nobody else’s. */
    async ofCompany(company: string, id: string): Promise<Order | undefined> {
      const order = await findOrder(db, id);
      return order?.company === company ? order : undefined;
    },

    /** The order that a company’s key made. */
    ofKey: (company: string, key: string) => byKey(db, company, key),

    async list({ company, workspace, site, states, limit, after }: OrderPage): Promise<Order[]> {
      let query = db.selectFrom("market_order").selectAll();
      if (company !== undefined) query = query.where("company", "=", company);
      if (workspace !== undefined) query = query.where("workspace_id", "=", workspace);
      if (site !== undefined) query = query.where("site", "=", site);
      if (states !== undefined) query = query.where("state", "in", [...states]);
      if (after !== undefined) {
        query = query.where((eb) =>
          eb.or([
            eb("created_at", "<", after.createdAt),
            eb.and([eb("created_at", "=", after.createdAt), eb("id", ">", after.id)]),
          ]),
        );
      }
      const rows = await query.orderBy("created_at", "desc").orderBy("id").limit(limit).execute();
      return rows.map(orderOf);
    },

    /** Quotes whose time is over, as many as there are. What somebody is paying at this moment is left. */
    async expire(): Promise<number> {
      const { numUpdatedRows } = await transact((trx) =>
        trx
          .updateTable("market_order")
          .set({ state: "expired" })
          .where("state", "=", "quoted")
          .where("expires_at", "<=", now().toISOString())
          .executeTakeFirst(),
      );
      return Number(numUpdatedRows);
    },

    receipts: (page: { company?: string; workspace?: string; limit: number; after?: ReceiptCursor }) =>
      receiptsIn(db, page),

    async receiptOf(order: string): Promise<Receipt | undefined> {
      return receiptOfOrder(db, order);
    },

    refundsOf: (order: Order) => refundsOf(db, order),

    /** A payment that needs no row of its own beside it. */
    fulfil: (id: string, payment: Payment) => transact((trx) => fulfil(trx, id, payment, now())),

    /** The publisher gave money back, or is about to: what is left of it, unless it says how much. */
    refund: (id: string, amount?: Amount["amount"], by?: Actor): Promise<RefundOutcome> =>
      transact(async (trx) => {
        const at = now();
        const result = await refund(trx, id, amount === undefined ? undefined : { amount }, at);
        if (result.outcome === "refunded") await addRefundChange(trx, result, by, at);
        return result;
      }),
  };
}

type Queries = Pick<Kysely<Schema>, "selectFrom">;

/** In the log of the order's workspace, which `refund` has locked, where it is still there. */
async function addRefundChange(
  trx: Transaction<Schema>,
  { order, back }: { order: Order; back: Amount },
  by: Actor,
  at: Date,
): Promise<void> {
  const workspace = await trx
    .selectFrom("workspace")
    .select("id")
    .where("id", "=", order.workspaceId)
    .executeTakeFirst();
  if (workspace === undefined) return;
  const receipt = (await receiptOfOrder(trx, order.id))?.document;
  await addChange(trx, {
    workspaceId: workspace.id,
    by,
    kind: "refund-noted",
    subject: order.domain,
    value: [`${back.amount} ${back.currency}`, receipt?.company.name, receipt?.number ?? order.id]
      .filter((part) => part !== undefined)
      .join(", "),
    at,
  });
}

/** A state that an order may leave for another, as whoever takes the payment sees it. False where it was another by then. */
export async function moveOrder(
  trx: Transaction<Schema>,
  id: string,
  { from, to }: { from: readonly OrderState[]; to: Exclude<OrderState, "paid" | "refunded"> },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("market_order")
    .set({ state: to })
    .where("id", "=", id)
    .where("state", "in", [...from])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function byKey(db: Queries, company: string, key: string): Promise<Order | undefined> {
  const row = await db
    .selectFrom("market_order")
    .selectAll()
    .where("company", "=", company)
    .where("idempotency_key", "=", key)
    .executeTakeFirst();
  return row && orderOf(row);
}

/** An order that a card may still pay for, since its price is held or its page at Stripe is open; or has paid since then. */
async function sameByCard(
  db: Queries,
  { company, offer, since, at }: { company: string; offer: string; since: Date; at: Date },
): Promise<Order | undefined> {
  const row = await db
    .selectFrom("market_order")
    .selectAll()
    .where("company", "=", company)
    .where("offer", "=", offer)
    .where("rail", "=", "stripe")
    .where((eb) =>
      eb.or([
        eb("state", "=", "paying"),
        eb.and([eb("state", "=", "quoted"), eb("expires_at", ">", at.toISOString())]),
        eb.and([eb("state", "=", "paid"), eb("paid_at", ">=", since.toISOString())]),
      ]),
    )
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return row && orderOf(row);
}

/** An offer, where somebody can buy it now. */
async function soldIn(db: Queries, means: PaymentMeans, site: string, offer: string) {
  return soldOffers(db, means, { forTrials: true })
    .where("offer.id", "=", offer)
    .where("offer.site", "=", site)
    .select([
      "offer.kind",
      "offer.paths",
      "offer.uses",
      "offer.count",
      "offer.amount",
      "offer.currency",
      "offer.usdc",
      "payee.wallet",
      "payee.network",
      "payee.stripe_sealed",
      "site.domain",
      "workspace.id as workspaceId",
    ])
    .executeTakeFirst();
}

/** In the currency of the most, which is the offer’s or a dollar’s. */
function amountIn(currency: string, price: Amount, usdc: string | undefined): bigint | undefined {
  if (currency === price.currency) return millionths(price.amount);
  return usdc !== undefined && ["USD", "USDC"].includes(currency) ? millionths(usdc) : undefined;
}

function isWithin(max: Amount, price: Amount, usdc: string | undefined): boolean {
  const amount = amountIn(max.currency, price, usdc);
  return amount !== undefined && amount <= millionths(max.amount);
}

/** What was bought since the month began, and what is held, with this. What the cap cannot measure does not fit. */
async function fitsCap(
  db: Queries,
  { id, cap }: Company,
  price: Amount,
  usdc: string | undefined,
  at: Date,
): Promise<boolean> {
  if (cap === undefined) return true;
  const amount = amountIn(cap.currency, price, usdc);
  if (amount === undefined) return false;
  const month = at.toISOString().slice(0, 7);
  const rows = await db
    .selectFrom("market_order")
    .select(["amount", "currency", "usdc"])
    .select((eb) => eb.fn.countAll<number | string>().as("orders"))
    .where("company", "=", id)
    .where((eb) =>
      eb.or([
        eb.and([eb("state", "=", "paid"), eb("is_test", "=", 0), eb("paid_at", ">=", month)]),
        eb("state", "in", ["paying", "unknown"]),
        eb.and([eb("state", "=", "quoted"), eb("expires_at", ">", at.toISOString())]),
      ]),
    )
    .groupBy(["amount", "currency", "usdc"])
    .execute();
  const spent = rows.reduce((sum, { orders, usdc, ...price }) => {
    return sum + (amountIn(cap.currency, price, usdc ?? undefined) ?? 0n) * BigInt(orders);
  }, 0n);
  return spent + amount <= millionths(cap.amount);
}

/** Where a page of receipts ends. */
export interface ReceiptCursor {
  issuedAt: string;
  order: string;
}

export async function receiptsIn(
  db: Queries,
  {
    company,
    workspace,
    limit,
    after,
  }: { company?: string; workspace?: string; limit: number; after?: ReceiptCursor },
): Promise<Receipt[]> {
  let query = db.selectFrom("receipt").select(["company", "document"]);
  if (company !== undefined) query = query.where("company", "=", company);
  if (workspace !== undefined) query = query.where("workspace_id", "=", workspace);
  if (after !== undefined) {
    query = query.where((eb) =>
      eb.or([
        eb("issued_at", "<", after.issuedAt),
        eb.and([eb("issued_at", "=", after.issuedAt), eb("order_id", ">", after.order)]),
      ]),
    );
  }
  const rows = await query.orderBy("issued_at", "desc").orderBy("order_id").limit(limit).execute();
  return rows.map(receiptOf);
}
