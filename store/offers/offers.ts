import { randomUUID } from "node:crypto";
import type { Database } from "@octroi/database/database";
import type { Selectable, Transaction } from "kysely";
import type { AgreementUse } from "../../domain/agreements/agreement.ts";
import {
  isSameOffer,
  maxOffersPerSite,
  type Offer,
  type OfferTerms,
  offerKinds,
} from "../../domain/offers/offer.ts";
import type { Actor } from "../../domain/workspaces/workspaces.ts";
import { addChange } from "../changes.ts";
import { lockSite } from "../locks.ts";
import type { Schema } from "../schema.ts";
import { planOf } from "../workspaces.ts";

export function offersIn({ db, transact }: Pick<Database<Schema>, "db" | "transact">, now: () => Date) {
  const find = async (site: string, id: string): Promise<Offer | undefined> => {
    const row = await db
      .selectFrom("offer")
      .selectAll()
      .where("site", "=", site)
      .where("id", "=", id)
      .executeTakeFirst();
    return row && offerOf(row);
  };
  return {
    find,

    /** The latest first. */
    async list(site: string): Promise<Offer[]> {
      const rows = await db
        .selectFrom("offer")
        .selectAll()
        .where("site", "=", site)
        .orderBy("created_at", "desc")
        .orderBy("id")
        .execute();
      return rows.map(offerOf);
    },

    /**
     * A draft, which nobody sees but the people of the workspace. Edited, a draft goes and this stands in its place, under
     * an id of its own: whoever still looks at the old terms cannot publish the new ones. The same twice is one.
     */
    draft: (
      site: string,
      terms: OfferTerms,
      edits: string | undefined,
    ): Promise<Offer | "needs-pro" | "too-many" | "site-gone"> =>
      transact(async (trx) => {
        const locked = await lockSite(trx, site);
        if (locked === undefined) return "site-gone";
        if ((await planOf(trx, locked.workspaceId)) !== "pro") return "needs-pro";
        const rows = await trx.selectFrom("offer").selectAll().where("site", "=", site).execute();
        const offers = rows.map(offerOf);
        const same = offers.find((each) => each.state === "draft" && isSameOffer(each, terms));
        if (same !== undefined) return same;
        const edited = offers.find(({ id, state }) => id === edits && state !== "ended");
        if (edited?.state !== "draft" && offers.length >= maxOffersPerSite) return "too-many";
        if (edited?.state === "draft") await trx.deleteFrom("offer").where("id", "=", edited.id).execute();
        const follows = edited?.state === "draft" ? edited.follows : edited?.id;
        const row = {
          id: randomUUID(),
          site,
          kind: terms.kind,
          paths: JSON.stringify(terms.paths),
          uses: JSON.stringify(terms.uses),
          count: terms.count,
          amount: terms.price.amount,
          currency: terms.price.currency,
          usdc: terms.usdc ?? null,
          follows: follows ?? null,
          created_at: now().toISOString(),
          published_at: null,
          ended_at: null,
        };
        await trx.insertInto("offer").values(row).execute();
        return offerOf(row);
      }),

    /** One that takes another's place ends it in the same moment. */
    publish: (site: string, id: string, by: Actor): Promise<"published" | "needs-pro" | "unknown"> =>
      transact(async (trx) => {
        const at = now();
        const locked = await lockSite(trx, site);
        if (locked === undefined) return "unknown";
        if ((await planOf(trx, locked.workspaceId)) !== "pro") return "needs-pro";
        const row = await trx
          .updateTable("offer")
          .set({ published_at: at.toISOString() })
          .where("site", "=", site)
          .where("id", "=", id)
          .where("published_at", "is", null)
          .where("ended_at", "is", null)
          .returningAll()
          .executeTakeFirst();
        if (row === undefined) return "unknown";
        if (row.follows !== null) await end(trx, site, row.follows, at);
        const value = `${row.amount} ${row.currency}`;
        await addChange(trx, { ...about(locked), by, at, kind: "offer-published", value });
        return "published";
      }),

    /** A draft that is ended was never published; what was sold of an offer that ends stays sold. */
    end: (site: string, id: string, by: Actor): Promise<"ended" | "unknown"> =>
      transact(async (trx) => {
        const at = now();
        const locked = await lockSite(trx, site);
        const row = locked && (await end(trx, site, id, at));
        if (locked === undefined || row === undefined) return "unknown";
        const value = `${row.amount} ${row.currency}`;
        if (row.published_at !== null)
          await addChange(trx, { ...about(locked), by, at, kind: "offer-ended", value });
        return "ended";
      }),
  };
}

function about({ workspaceId, domain }: { workspaceId: string; domain: string }) {
  return { workspaceId, subject: domain };
}

async function end(trx: Transaction<Schema>, site: string, id: string, at: Date) {
  return trx
    .updateTable("offer")
    .set({ ended_at: at.toISOString() })
    .where("site", "=", site)
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .returningAll()
    .executeTakeFirst();
}

export function offerOf(row: Selectable<Schema["offer"]>): Offer {
  return {
    id: row.id,
    kind: offerKinds.find((kind) => kind === row.kind) ?? "credit",
    paths: JSON.parse(row.paths),
    // Written from terms that were read.
    uses: JSON.parse(row.uses) as AgreementUse[],
    count: row.count,
    price: { amount: row.amount, currency: row.currency },
    usdc: row.usdc ?? undefined,
    state: row.ended_at !== null ? "ended" : row.published_at !== null ? "published" : "draft",
    createdAt: row.created_at,
    publishedAt: row.published_at ?? undefined,
    endedAt: row.ended_at ?? undefined,
    follows: row.follows ?? undefined,
  };
}
