import type { Database } from "@octroi/database/database";
import { type Topic, topics } from "@octroi/ui/market/facts";
import type { Kysely, Selectable } from "kysely";
import { agreementState } from "../../domain/agreements/agreement.ts";
import type { ListedSite, Listing, ListingCursor, SellingSite } from "../../domain/market/listing.ts";
import type { PaymentMeans } from "../../domain/market/order.ts";
import { agreementOf } from "../agreements/agreements.ts";
import { offerOf } from "../offers/offers.ts";
import type { Schema } from "../schema.ts";
import { lockSellingSite } from "../workspaces.ts";
import { railsOf, soldOffers, trialRailsOf } from "./selling.ts";

export interface ListingPage {
  topic?: Topic | undefined;
  language?: string | undefined;
  limit: number;
  after?: ListingCursor | undefined;
}

export function listingsIn(
  { db, transact }: Pick<Database<Schema>, "db" | "transact">,
  means: PaymentMeans,
  now: () => Date,
) {
  return {
    async find(site: string): Promise<Listing | undefined> {
      const row = await db
        .selectFrom("market_listing")
        .selectAll()
        .where("site", "=", site)
        .executeTakeFirst();
      return row && listingOf(row);
    },

    /** A site that wants to be found from now on, or whose words changed. */
    list: (
      site: string,
      words: Omit<Listing, "site" | "listedAt">,
    ): Promise<"listed" | "needs-pro" | "unproven" | "unknown"> =>
      transact(async (trx) => {
        const locked = await lockSellingSite(trx, site);
        if (typeof locked === "string") return locked;
        const row = { ...words, contact: words.contact ?? null };
        await trx
          .insertInto("market_listing")
          .values({ site, listed_at: now().toISOString(), ...row })
          .onConflict((conflict) => conflict.column("site").doUpdateSet(row))
          .execute();
        return "listed";
      }),

    unlist: (site: string): Promise<"unlisted" | "unknown"> =>
      transact(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom("market_listing")
          .where("site", "=", site)
          .executeTakeFirst();
        return numDeletedRows > 0n ? "unlisted" : "unknown";
      }),

    /** Sites that want to be found and sell something, those that came last first. */
    async page({ topic, language, limit, after }: ListingPage): Promise<ListedSite[]> {
      let query = soldOffers(db, means)
        .innerJoin("market_listing as listing", "listing.site", "site.id")
        .selectAll("listing")
        .select(["site.domain", "site.name"])
        .select((eb) => eb.fn.countAll<number | string>().as("offers"));
      if (topic !== undefined) query = query.where("listing.topic", "=", topic);
      if (language !== undefined) query = query.where("listing.language", "=", language);
      if (after !== undefined) {
        query = query.where((eb) =>
          eb.or([
            eb("listing.listed_at", "<", after.listedAt),
            eb.and([eb("listing.listed_at", "=", after.listedAt), eb("listing.site", ">", after.site)]),
          ]),
        );
      }
      const rows = await query
        .groupBy([
          "listing.site",
          "listing.listed_at",
          "listing.topic",
          "listing.language",
          "listing.description",
          "listing.contact",
          "site.domain",
          "site.name",
        ])
        .orderBy("listing.listed_at", "desc")
        .orderBy("listing.site")
        .limit(limit)
        .execute();
      return rows.map(({ domain, name, offers, ...row }) => ({
        ...listingOf(row),
        domain,
        name: name ?? undefined,
        offers: Number(offers),
      }));
    },

    /** The sites of a workspace that sell something. */
    async sellingOf(workspace: string): Promise<{ site: string; domain: string }[]> {
      return soldOffers(db, means, { forTrials: true })
        .select(["site.id as site", "site.domain"])
        .distinct()
        .where("workspace.id", "=", workspace)
        .orderBy("site.domain")
        .execute();
    },

    /** By its id or its domain; undefined where it sells nothing. */
    async selling(by: { site: string } | { domain: string }): Promise<SellingSite | undefined> {
      const rows = await soldOffers(db, means, { forTrials: true })
        .selectAll("offer")
        .select(["site.domain", "site.name", "workspace.id as workspaceId"])
        .select(["payee.wallet", "payee.network", "payee.stripe_sealed", "payee.stripe_is_test"])
        .$if("site" in by, (query) => query.where("site.id", "=", "site" in by ? by.site : ""))
        .$if("domain" in by, (query) => query.where("site.domain", "=", "domain" in by ? by.domain : ""))
        .orderBy("offer.published_at")
        .orderBy("offer.id")
        .execute();
      const [first] = rows;
      if (first === undefined) return undefined;
      const { site, domain, name, workspaceId } = first;
      return {
        site,
        workspaceId,
        domain,
        name: name ?? undefined,
        listing: await this.find(site),
        offers: rows.map((row) => ({
          ...offerOf(row),
          rails: railsOf(row, means),
          trialRails: trialRailsOf(row, means),
        })),
        agreements: await agreementsThatApply(db, site, now()),
        license: await licenseInForce(db, site),
      };
    },
  };
}

async function licenseInForce(
  db: Pick<Kysely<Schema>, "selectFrom">,
  site: string,
): Promise<SellingSite["license"]> {
  const row = await db
    .selectFrom("policy_version")
    .select("policy")
    .where("site", "=", site)
    .orderBy("version", "desc")
    .executeTakeFirst();
  // Only what was parsed is published.
  const { license } = (row ? JSON.parse(row.policy) : {}) as { license?: SellingSite["license"] };
  return license && { url: license.url, terms: license.terms, contact: license.contact };
}

async function agreementsThatApply(db: Pick<Kysely<Schema>, "selectFrom">, site: string, now: Date) {
  const rows = await db
    .selectFrom("agreement")
    .innerJoin("agreement_site", "agreement_site.agreement", "agreement.id")
    .selectAll("agreement")
    .where("agreement_site.site", "=", site)
    .where("agreement_site.state", "=", "joined")
    .orderBy("agreement.company")
    .orderBy("agreement.id")
    .execute();
  return rows
    .map(agreementOf)
    .filter((agreement) => agreementState(agreement, now) === "in-force")
    .map(({ company, crawlers, uses, from, until }) => ({ company, crawlers, uses, from, until }));
}

function listingOf(row: Selectable<Schema["market_listing"]>): Listing {
  return {
    site: row.site,
    listedAt: row.listed_at,
    topic: topics.find((topic) => topic === row.topic) ?? "other",
    language: row.language,
    description: row.description,
    contact: row.contact ?? undefined,
  };
}
