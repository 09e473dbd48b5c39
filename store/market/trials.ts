import type { Database } from "@octroi/database/database";
import { isOwnTrial, type Order, type PaymentMeans, type Rail } from "../../domain/market/order.ts";
import type { Offer } from "../../domain/offers/offer.ts";
import { msPerDay } from "../../domain/visits/day.ts";
import { offerOf } from "../offers/offers.ts";
import type { Schema } from "../schema.ts";
import type { ordersIn, QuoteOutcome } from "./orders.ts";
import { findOrder } from "./rows.ts";
import { soldOffers, trialRailsOf } from "./selling.ts";

export interface OfferToTry extends Offer {
  site: string;
  domain: string;
  /** Those whose money is worth nothing. */
  rails: Rail[];
}

/** What became of a purchase that a publisher made from itself. */
export interface Trial {
  order: Order;
  /** The last that was begun. */
  payment: TrialPayment | undefined;
  /** When Stripe first told something since, by the publisher’s webhook. */
  toldAt: string | undefined;
  /** What of it stands in the books, and is open by it: nothing, if all is well. */
  counted: { entries: number; receipts: number; licenses: number };
}

export interface TrialPayment {
  state: string;
  /** Stripe’s page, while it is open. */
  checkout: string | undefined;
  /** A transaction or a payment intent, once there is one. */
  external: string | undefined;
  reason: string | undefined;
}

/** Of nobody: orders say by their workspace whose trial they are. */
const trialName = "Trial by the publisher";

/** As long as what Stripe told is remembered. */
const shownMs = 30 * msPerDay;

/** Publishers try their own offers with money that is worth nothing, by an account that no program can ask as. */
export function trialsIn(
  { db, transact }: Pick<Database<Schema>, "db" | "transact">,
  { quote }: Pick<ReturnType<typeof ordersIn>, "quote">,
  means: PaymentMeans,
  now: () => Date,
) {
  async function offersOf(workspace: string): Promise<OfferToTry[]> {
    const rows = await soldOffers(db, means, { forTrials: true })
      .selectAll("offer")
      .select(["site.domain", "payee.wallet", "payee.network", "payee.stripe_sealed", "payee.stripe_is_test"])
      .where("workspace.id", "=", workspace)
      .orderBy("site.domain")
      .orderBy("offer.published_at")
      .orderBy("offer.id")
      .execute();
    return rows
      .map((row) => ({
        ...offerOf(row),
        site: row.site,
        domain: row.domain,
        rails: trialRailsOf(row, means),
      }))
      .filter(({ rails }) => rails.length > 0);
  }

  return {
    /** What a workspace can try now, and how. */
    offersOf,

    async begin(
      workspace: string,
      { offer, rail }: { offer: string; rail: Rail | undefined },
    ): Promise<QuoteOutcome> {
      const tried = (await offersOf(workspace)).find(({ id }) => id === offer);
      if (tried === undefined || rail === undefined || !tried.rails.includes(rail)) {
        return { outcome: "not-sold" };
      }
      await transact((trx) =>
        trx
          .insertInto("company")
          .values({
            id: workspace,
            name: trialName,
            origin: null,
            domain: null,
            email: null,
            country: null,
            vat: null,
            address: null,
            cap_amount: null,
            cap_currency: null,
            created_at: now().toISOString(),
          })
          .onConflict((conflict) => conflict.column("id").doNothing())
          .execute(),
      );
      return quote({ company: workspace, site: tried.site, offer, rail });
    },

    async find(workspace: string, id: string): Promise<Trial | undefined> {
      const order = await findOrder(db, id);
      if (order === undefined || order.workspaceId !== workspace || !isOwnTrial(order)) return undefined;
      if (order.createdAt < new Date(now().getTime() - shownMs).toISOString()) return undefined;
      const payment = await db
        .selectFrom("payment")
        .select(["state", "checkout_url", "external", "reason"])
        .where("order_id", "=", id)
        .orderBy("created_at", "desc")
        .limit(1)
        .executeTakeFirst();
      const told = await db
        .selectFrom("stripe_event")
        .select((eb) => eb.fn.min("received_at").as("at"))
        .where("workspace_id", "=", workspace)
        .where("received_at", ">=", order.createdAt)
        .executeTakeFirst();
      const entries = await db
        .selectFrom("ledger_entry")
        .select("id")
        .where("kind", "=", "purchase")
        .where("reference", "=", id)
        .execute();
      const receipts = await db.selectFrom("receipt").select("number").where("order_id", "=", id).execute();
      const licenses = await db.selectFrom("license").select("id").where("order_id", "=", id).execute();
      return {
        order,
        payment: payment && {
          state: payment.state,
          checkout: payment.checkout_url ?? undefined,
          external: payment.external ?? undefined,
          reason: payment.reason ?? undefined,
        },
        toldAt: told?.at ?? undefined,
        counted: { entries: entries.length, receipts: receipts.length, licenses: licenses.length },
      };
    },
  };
}
