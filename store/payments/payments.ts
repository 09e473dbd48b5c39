import { randomUUID } from "node:crypto";
import type { Database } from "@octroi/database/database";
import { claimDue, type Lease } from "@octroi/database/leases";
import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import {
  countsTestMoney,
  type Order,
  type OrderState,
  type PaymentMeans,
  type Rail,
} from "../../domain/market/order.ts";
import { paymentNetwork } from "../../domain/payments/networks.ts";
import {
  type Mismatch,
  mismatchOf,
  type PaymentRequirements,
  requirementsFor,
  type SignedPayment,
} from "../../domain/payments/x402.ts";
import { msPerDay } from "../../domain/visits/day.ts";
import { standingIn } from "../market/companies.ts";
import { type Fulfilment, fulfil } from "../market/fulfil.ts";
import { moveOrder } from "../market/orders.ts";
import { orderOf } from "../market/rows.ts";
import type { Schema } from "../schema.ts";

/** What became of a payment. `unknown`: nobody could say yet, and somebody asks again. */
export const paymentStates = ["submitted", "unknown", "settled", "failed"] as const;
export type PaymentState = (typeof paymentStates)[number];

const liveStates = ["submitted", "unknown"] as const;

/** A payment that this process has claimed, with what it takes to ask about it. */
export interface ClaimedPayment extends Lease {
  order: string;
  requirements: PaymentRequirements;
  /** As it came. */
  payload: unknown;
  payer: string;
  nonce: string;
  createdAt: Date;
  /** From then on nobody can settle it. */
  goodUntil: Date;
}

export type Presented =
  /** Nobody was asked yet: whoever presented it is to ask. */
  | { outcome: "reserved"; payment: ClaimedPayment }
  /** It was presented before, for this order. */
  | { outcome: "repeated"; state: PaymentState }
  /** Another payment for this order is under way. */
  | { outcome: "under-way" }
  /** The order was paid before: nothing more is taken for it. */
  | { outcome: "paid" }
  /** It was presented for another order. */
  | { outcome: "used" }
  /** It is none of what is asked for now: where the publisher is paid may have changed. */
  | { outcome: "mismatch"; mismatch: Mismatch }
  /** The publisher is not paid in this way now. */
  | { outcome: "not-sold" }
  | { outcome: "blocked" | "blocked-here" }
  | { outcome: "unknown" | "expired" | "too-many" };

/** An order is not tried for ever. */
const maxFailures = 20;

/** Longer than it takes to ask everybody once. */
export const presentedLeaseMs = 60_000;

/** When nobody knows by then, the operator is to look. */
const askAfterMs = msPerDay;

/** Payments for orders: one at a time for an order, and none for two. */
export function paymentsIn(
  { db, transact, skipsLocked }: Pick<Database<Schema>, "db" | "transact" | "skipsLocked">,
  { networks }: Pick<PaymentMeans, "networks">,
  now: () => Date,
) {
  return {
    /**
     * Reserves what was signed for an order, before anybody is asked about it: whatever happens from now on, it is found
     * again, and neither a repeat nor another server asks beside whoever has it.
     */
    present: (orderId: string, signed: SignedPayment): Promise<Presented> =>
      transact(async (trx): Promise<Presented> => {
        const at = now();
        const order = await lockOnly(trx, orderId);
        if (order === undefined) return { outcome: "unknown" };
        const known = await signedBefore(trx, signed);
        if (known !== undefined) {
          return known.order === orderId ? { outcome: "repeated", state: known.state } : used;
        }
        if (order.state === "paid" || order.state === "refunded") return { outcome: "paid" };
        const earlier = await paymentsOf(trx, orderId);
        if (earlier.some(({ state }) => state !== "failed")) return { outcome: "under-way" };
        if (earlier.length >= maxFailures) return { outcome: "too-many" };
        if (order.state === "expired" || order.expiresAt <= at.toISOString()) return { outcome: "expired" };
        const standing = (await standingIn(trx, order.company, order.site)) ?? "blocked";
        if (standing !== "welcome") return { outcome: standing };
        const requirements = await requirementsIn(trx, order, networks);
        if (requirements === undefined) return { outcome: "not-sold" };
        const mismatch = mismatchOf(signed, requirements, at);
        if (mismatch !== undefined) return { outcome: "mismatch", mismatch };
        const row = await trx
          .insertInto("payment")
          .values({
            id: randomUUID(),
            order_id: orderId,
            workspace_id: order.workspaceId,
            rail: "x402",
            state: "submitted",
            amount: order.usdc ?? "0",
            asset: "USDC",
            network: requirements.network,
            payer: signed.payer,
            nonce: signed.nonce,
            presented: JSON.stringify({ requirements, payload: signed.payload }),
            good_until: new Date(signed.validBefore * 1_000).toISOString(),
            created_at: at.toISOString(),
            due_at: new Date(at.getTime() + presentedLeaseMs).toISOString(),
            attempts: 1,
          })
          // The same was presented for another order a moment ago.
          .onConflict((conflict) => conflict.columns(["network", "payer", "nonce"]).doNothing())
          .returningAll()
          .executeTakeFirst();
        if (row === undefined) return used;
        await moveOrder(trx, orderId, { from: ["quoted", "failed"], to: "paying" });
        return { outcome: "reserved", payment: claimedOf(row) };
      }),

    /** What an order is paid with by x402 now; undefined where it cannot be. */
    requirementsOf: (order: Order): Promise<PaymentRequirements | undefined> =>
      requirementsIn(db, order, networks),

    /** The money is there: what it was paid for is given, once, in the same transaction. */
    settle: (id: string, payment: { external: string; at: Date }): Promise<Fulfilment> =>
      transact((trx) => settlePayment(trx, id, payment, { networks, now: now() })),

    /**
     * It is certain that no money moves by it: the order can be paid again. False where another process has it by now, which
     * may know better.
     */
    fail: (lease: Lease, reason: string): Promise<boolean> =>
      transact((trx) => endPayment(trx, lease, reason, now())),

    /** Nobody could say how it ended. It is asked again after so long; its order is not asked for again. */
    postpone: (lease: Lease, delayMs: number, reason: string): Promise<void> =>
      transact(async (trx) => {
        const at = now();
        const order = await lockOrderOf(trx, lease.id);
        if (order === undefined) return;
        const { numUpdatedRows } = await trx
          .updateTable("payment")
          .set((eb) => ({
            state: "unknown",
            reason,
            due_at: new Date(at.getTime() + delayMs).toISOString(),
            asked_at: eb
              .case()
              .when("good_until", "<=", new Date(at.getTime() - askAfterMs).toISOString())
              .then(eb.fn.coalesce("asked_at", sql.val(at.toISOString())))
              .else(eb.ref("asked_at"))
              .end(),
          }))
          .where("id", "=", lease.id)
          .where("attempts", "=", lease.attempts)
          .where("state", "in", [...liveStates])
          .executeTakeFirst();
        if (numUpdatedRows > 0n) await moveOrder(trx, order.id, { from: pendingStates, to: "unknown" });
      }),

    /** What nobody knows the end of, and nobody asks about at the moment. */
    claim: (limit: number, leaseMs: number): Promise<ClaimedPayment[]> =>
      transact(async (trx) => {
        const leases = await claimPayments(trx, "x402", { limit, leaseMs, now: now(), skipsLocked });
        const rows = await Promise.all(leases.map(({ id }) => findPayment(trx, id)));
        return rows.filter((row) => row !== undefined).map(claimedOf);
      }),

    /** The state of the payment for an order that is under way or settled; else that of the last which failed. */
    async stateOf(order: string): Promise<PaymentState | undefined> {
      const states = (await paymentsOf(db, order)).map(({ state }) => state);
      return states.find((state) => state !== "failed") ?? states[0];
    },
  };
}

const pendingStates: readonly OrderState[] = ["paying", "unknown"];
const used = { outcome: "used" } as const;
/** What is of no use any more. */
const over = { presented: null, checkout_url: null };

type Queries = Pick<Kysely<Schema>, "selectFrom">;

/** Gives what was paid for, and ends the payment. It takes the locks of workspace, site and order: none may be held before. */
export async function settlePayment(
  trx: Transaction<Schema>,
  id: string,
  { external, at, isTestKey = false }: { external: string; at: Date; isTestKey?: boolean },
  { networks, now }: { networks: PaymentMeans["networks"]; now: Date },
): Promise<Fulfilment> {
  const known = await findPayment(trx, id);
  if (known === undefined) return { outcome: "unknown" };
  const isTest = isTestKey || paymentNetwork(known.network ?? "")?.isTest === true;
  const fulfilled = await fulfil(
    trx,
    known.order_id,
    {
      rail: known.rail === "stripe" ? "stripe" : "x402",
      external,
      amount: known.amount,
      asset: known.asset,
      network: known.network ?? undefined,
      payer: known.payer ?? undefined,
      isTest: isTest && !countsTestMoney({ networks }),
      isWorthless: isTest,
      at,
    },
    now,
  );
  if (fulfilled.outcome === "unknown" || fulfilled.outcome === "underpaid") return fulfilled;
  const others = await trx
    .selectFrom("payment")
    .select("id")
    .where("order_id", "=", known.order_id)
    .where("id", "!=", id)
    .where("state", "!=", "failed")
    .executeTakeFirst();
  // What was given up, and was paid all the same, is the one that the order was paid with.
  const isLate = fulfilled.outcome === "fulfilled" && others === undefined;
  await trx
    .updateTable("payment")
    .set({ ...over, state: "settled", external, settled_at: at.toISOString(), reason: null })
    .where("id", "=", id)
    .where("state", "in", isLate ? [...liveStates, "failed"] : [...liveStates])
    .execute();
  return fulfilled;
}

/** Payments whose end nobody knows, for the process that asks about them. */
export function claimPayments(
  trx: Transaction<Schema>,
  rail: Rail,
  lease: { limit: number; leaseMs: number; now: Date; skipsLocked: boolean },
): Promise<Lease[]> {
  const where = sql`state in ('submitted', 'unknown') and rail = ${rail}`;
  return claimDue(trx, { table: "payment", id: "id", ...lease, where });
}

/** Ends a payment by which no money moves, and lets its order be paid again. False where it is another’s, or over. */
export async function endPayment(
  trx: Transaction<Schema>,
  { id, attempts }: { id: string; attempts?: number },
  reason: string,
  now: Date,
): Promise<boolean> {
  const order = await lockOrderOf(trx, id);
  if (order === undefined) return false;
  const { numUpdatedRows } = await trx
    .updateTable("payment")
    .set({ ...over, state: "failed", reason })
    .where("id", "=", id)
    .where("state", "in", [...liveStates])
    .$if(attempts !== undefined, (query) => query.where("attempts", "=", attempts ?? 0))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const to = order.expiresAt > now.toISOString() ? "quoted" : "failed";
  await moveOrder(trx, order.id, { from: pendingStates, to });
  return true;
}

/** Locks an order and nothing before it: for those who write neither its site nor its workspace. */
export async function lockOnly(trx: Transaction<Schema>, id: string): Promise<Order | undefined> {
  const row = await trx
    .updateTable("market_order")
    .set((eb) => ({ state: eb.ref("state") }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  return row && orderOf(row);
}

async function lockOrderOf(trx: Transaction<Schema>, payment: string): Promise<Order | undefined> {
  const known = await findPayment(trx, payment);
  return known && lockOnly(trx, known.order_id);
}

function findPayment(db: Queries, id: string) {
  return db.selectFrom("payment").selectAll().where("id", "=", id).executeTakeFirst();
}

/** What was signed on one network is found whichever the publisher is paid on by now. */
async function signedBefore(db: Queries, { network, payer, nonce }: SignedPayment) {
  const row = await db
    .selectFrom("payment")
    .select(["order_id", "state"])
    .where("network", "=", network)
    .where("payer", "=", payer)
    .where("nonce", "=", nonce)
    .executeTakeFirst();
  return row && { order: row.order_id, state: stateIn(row) };
}

/** The latest first. */
async function paymentsOf(db: Queries, order: string) {
  const rows = await db
    .selectFrom("payment")
    .select("state")
    .where("order_id", "=", order)
    .orderBy("created_at", "desc")
    .execute();
  return rows.map((row) => ({ state: stateIn(row) }));
}

/** Of a site that still sells, to the wallet that its publisher has now. */
async function requirementsIn(
  db: Queries,
  order: Order,
  networks: readonly string[],
): Promise<PaymentRequirements | undefined> {
  if (order.usdc === undefined) return undefined;
  const row = await db
    .selectFrom("site")
    .innerJoin("workspace", "workspace.id", "site.workspace_id")
    .innerJoin("payee", "payee.workspace_id", "workspace.id")
    .select(["payee.wallet", "payee.network"])
    .where("site.id", "=", order.site)
    .where("workspace.id", "=", order.workspaceId)
    .where("site.proven_at", "is not", null)
    .where("workspace.plan", "=", "pro")
    .where("workspace.suspended_at", "is", null)
    .where("workspace.delete_at", "is", null)
    .executeTakeFirst();
  const network = paymentNetwork(row?.network ?? "");
  if (row?.wallet == null || network === undefined || !networks.includes(network.id)) return undefined;
  return requirementsFor(order.usdc, { wallet: row.wallet, network });
}

function claimedOf(row: Selectable<Schema["payment"]>): ClaimedPayment {
  // Only `present` writes it, and whoever is done with it takes it out.
  const { requirements, payload } = JSON.parse(row.presented ?? "") as Pick<
    ClaimedPayment,
    "requirements" | "payload"
  >;
  return {
    id: row.id,
    attempts: row.attempts,
    order: row.order_id,
    requirements,
    payload,
    payer: row.payer ?? "",
    nonce: row.nonce ?? "",
    createdAt: new Date(row.created_at),
    goodUntil: new Date(row.good_until),
  };
}

function stateIn({ state }: { state: string }): PaymentState {
  return paymentStates.find((each) => each === state) ?? "unknown";
}
