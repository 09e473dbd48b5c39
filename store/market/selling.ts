import type { Kysely } from "kysely";
import type { Schema } from "../schema.ts";

/**
 * The domain under which the market shows what a site sells. Undefined where nobody can buy anything: without a published
 * offer, or a way to pay it. Programs pay in USDC; a price without one is for cards.
 */
export async function sellingDomainIn(db: Kysely<Schema>, site: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("site")
    .innerJoin("workspace", "workspace.id", "site.workspace_id")
    .innerJoin("payee", "payee.workspace_id", "site.workspace_id")
    .innerJoin("offer", "offer.site", "site.id")
    .select("site.domain")
    .where("site.id", "=", site)
    .where("site.proven_at", "is not", null)
    .where("workspace.plan", "=", "pro")
    .where("workspace.suspended_at", "is", null)
    .where("offer.published_at", "is not", null)
    .where("offer.ended_at", "is", null)
    .where((eb) =>
      eb.or([
        eb("payee.stripe_sealed", "is not", null),
        eb.and([eb("payee.wallet", "is not", null), eb("offer.usdc", "is not", null)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row?.domain;
}
