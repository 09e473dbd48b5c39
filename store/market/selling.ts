import type { Kysely } from "kysely";
import { countsTestMoney, type PaymentMeans, type Rail } from "../../domain/market/order.ts";
import { paymentNetwork } from "../../domain/payments/networks.ts";
import type { Schema } from "../schema.ts";

type Queries = Pick<Kysely<Schema>, "selectFrom">;

/**
 * Offers that somebody can buy: published, of a site whose domain is proven, in a workspace that is on Pro and stays, and
 * that is paid in a way that there is. Programs pay in USDC; a price without one is for cards. For trials, also those that
 * are paid with money that is worth nothing.
 */
export function soldOffers(db: Queries, means: PaymentMeans, { forTrials = false } = {}) {
  const { stripe } = means;
  const isAny = forTrials || countsTestMoney(means);
  const networks = isAny ? means.networks : means.networks.filter((id) => !paymentNetwork(id)?.isTest);
  return db
    .selectFrom("offer")
    .innerJoin("site", "site.id", "offer.site")
    .innerJoin("workspace", "workspace.id", "site.workspace_id")
    .innerJoin("payee", "payee.workspace_id", "workspace.id")
    .where("offer.published_at", "is not", null)
    .where("offer.ended_at", "is", null)
    .where("site.proven_at", "is not", null)
    .where("workspace.plan", "=", "pro")
    .where("workspace.suspended_at", "is", null)
    .where("workspace.delete_at", "is", null)
    .where((eb) =>
      eb.or([
        ...(stripe
          ? [
              eb.and([
                eb("payee.stripe_sealed", "is not", null),
                eb("payee.stripe_is_test", "in", isAny ? [0, 1] : [0]),
              ]),
            ]
          : []),
        ...(networks.length > 0
          ? [
              eb.and([
                eb("payee.wallet", "is not", null),
                eb("payee.network", "in", networks),
                eb("offer.usdc", "is not", null),
              ]),
            ]
          : []),
      ]),
    );
}

/** How an offer can be paid. */
export function railsOf(
  {
    usdc,
    wallet,
    network,
    stripe_sealed,
  }: { usdc: string | null; wallet: string | null; network: string | null; stripe_sealed: string | null },
  { networks, stripe }: PaymentMeans,
): Rail[] {
  const isForPrograms = wallet !== null && usdc !== null && networks.includes(network ?? "");
  const byProgram: Rail[] = isForPrograms ? ["x402"] : [];
  return stripe && stripe_sealed !== null ? [...byProgram, "stripe"] : byProgram;
}

/** Those of them by which nothing is earned, and nothing is opened. */
export function trialRailsOf(
  paid: Parameters<typeof railsOf>[0] & { stripe_is_test: number },
  means: PaymentMeans,
): Rail[] {
  if (countsTestMoney(means)) return [];
  const isTest = { x402: paymentNetwork(paid.network ?? "")?.isTest, stripe: paid.stripe_is_test === 1 };
  return railsOf(paid, means).filter((rail) => isTest[rail]);
}

/** The domain under which the market shows what a site sells. Undefined where nobody can buy anything. */
export async function sellingDomainIn(
  db: Queries,
  means: PaymentMeans,
  site: string,
): Promise<string | undefined> {
  const row = await soldOffers(db, means)
    .select("site.domain")
    .where("site.id", "=", site)
    .limit(1)
    .executeTakeFirst();
  return row?.domain;
}
