import { randomUUID } from "node:crypto";
import type { Database } from "@octroi/database/database";
import type { Kysely, Selectable, Transaction } from "kysely";
import type { AgreementUse } from "../../domain/agreements/agreement.ts";
import { type License, licenseLimits } from "../../domain/licenses/license.ts";
import type {
  AskedDay,
  IssueOutcome,
  LicensedDay,
  LicenseNews,
  NewLicense,
} from "../../domain/licenses/licenses.ts";
import { msPerDay } from "../../domain/visits/day.ts";
import type { Actor } from "../../domain/workspaces/workspaces.ts";
import { addChange } from "../changes.ts";
import { lockSite } from "../locks.ts";
import type { Schema } from "../schema.ts";
import { planOf } from "../workspaces.ts";

export function licensesIn({ db, transact }: Pick<Database<Schema>, "db" | "transact">, now: () => Date) {
  return {
    issue: (
      site: string,
      { company, paths, from, until, price, renews }: NewLicense,
      by: Actor,
    ): Promise<IssueOutcome> =>
      transact(async (trx) => {
        const at = now();
        // So that two at once do not pass the limit.
        const locked = await lockSite(trx, site);
        if (locked === undefined) return { outcome: "site-gone" };
        const { workspaceId, domain } = locked;
        if ((await planOf(trx, workspaceId)) !== "pro") return { outcome: "needs-pro" };
        if (await hasMaxLicenses(trx, site)) return { outcome: "too-many" };
        const row = {
          site,
          id: randomUUID(),
          company,
          paths: JSON.stringify(paths),
          first_day: from,
          last_day: until,
          amount: price.amount,
          currency: price.currency,
          issued_at: at.toISOString(),
          withdrawn_at: null,
          renews: renews ?? null,
          agreement: null,
          ...notBought,
        };
        await trx.insertInto("license").values(row).execute();
        const kind = renews === undefined ? "license-issued" : "license-renewed";
        await addChange(trx, { workspaceId, by, kind, subject: domain, value: company, at });
        return { outcome: "issued", license: licenseOf(row) };
      }),

    /** One that an agreement made ends with it, or when its site leaves it. */
    withdraw: (site: string, license: string, by: Actor): Promise<"withdrawn" | "unknown"> =>
      transact(async (trx) => {
        const at = now();
        const locked = await lockSite(trx, site);
        if (locked === undefined) return "unknown";
        const row = await trx
          .updateTable("license")
          .set({ withdrawn_at: at.toISOString() })
          .where("site", "=", site)
          .where("id", "=", license)
          .where("withdrawn_at", "is", null)
          .where("agreement", "is", null)
          .returning("company")
          .executeTakeFirst();
        if (row === undefined) return "unknown";
        const { workspaceId, domain } = locked;
        const change = { kind: "license-withdrawn", subject: domain, value: row.company } as const;
        await addChange(trx, { workspaceId, by, at, ...change });
        return "withdrawn";
      }),

    async find(site: string, license: string): Promise<License | undefined> {
      const row = await db
        .selectFrom("license")
        .selectAll()
        .where("site", "=", site)
        .where("id", "=", license)
        .executeTakeFirst();
      return row && licenseOf(row);
    },

    /** The latest first. */
    async list(site: string): Promise<License[]> {
      const rows = await db
        .selectFrom("license")
        .selectAll()
        .where("site", "=", site)
        .orderBy("issued_at", "desc")
        .orderBy("id")
        .execute();
      return rows.map(licenseOf);
    },

    async licensedDays(site: string, { from, to }: { from: number; to: number }): Promise<LicensedDay[]> {
      return db
        .selectFrom("license_day")
        .select(["day", "license", "visits"])
        .where("site", "=", site)
        .where("day", ">=", from)
        .where("day", "<=", to)
        .orderBy("day")
        .execute();
    },

    async askedDays(site: string, { from, to }: { from: number; to: number }): Promise<AskedDay[]> {
      const rows = await db
        .selectFrom("asked_day")
        .select(["day", "amount", "currency", "visits"])
        .where("site", "=", site)
        .where("day", ">=", from)
        .where("day", "<=", to)
        .orderBy("day")
        .execute();
      return rows.map(({ day, amount, currency, visits }) => ({
        day,
        visits,
        price: amount === "" ? undefined : { amount, currency },
      }));
    },
  };
}

/** Whether a site has as many licenses as it may. What is bought does not count: that is as many as are paid for. */
export async function hasMaxLicenses(trx: Transaction<Schema>, site: string): Promise<boolean> {
  const { total } = await trx
    .selectFrom("license")
    .select((eb) => eb.fn.countAll<number | string>().as("total"))
    .where("site", "=", site)
    .where("order_id", "is", null)
    .executeTakeFirstOrThrow();
  return Number(total) >= licenseLimits.perSite;
}

/** What gates are told of a site's licenses; undefined where none was ever issued. */
export async function licenseNewsIn(
  db: Kysely<Schema>,
  site: string,
  now: Date,
): Promise<LicenseNews | undefined> {
  const licenses = db
    .selectFrom("license")
    .innerJoin("site", "site.id", "license.site")
    .leftJoin("company", "company.id", "license.company_id")
    .leftJoin("company_block", (join) =>
      join
        .onRef("company_block.company", "=", "license.company_id")
        .onRef("company_block.workspace_id", "=", "site.workspace_id"),
    )
    .where("license.site", "=", site);
  const moments = await licenses
    .select((eb) => [
      eb.fn.max("license.issued_at").as("issued"),
      eb.fn.max("license.withdrawn_at").as("withdrawn"),
      eb.fn.max("license.spent_at").as("spent"),
      eb.fn.max("company.standing_at").as("standing"),
    ])
    .executeTakeFirst();
  const changedAt = Object.values(moments ?? {})
    .filter((moment) => moment !== null)
    .sort()
    .at(-1);
  if (changedAt === undefined) return undefined;
  // One whose last day has passed need not be named: it opens nothing anyway. A day more, for clocks that are behind.
  const yesterday = new Date(now.getTime() - msPerDay).toISOString().slice(0, 10);
  // The tokens of a credit end with their slices: a little after it is used up, there is none that opens anything.
  const lately = new Date(now.getTime() - spentMs).toISOString();
  const withdrawn = await licenses
    .select("license.id")
    .where("license.last_day", ">=", yesterday)
    .where((eb) =>
      eb.or([
        eb("license.withdrawn_at", "is not", null),
        eb("license.spent_at", ">", lately),
        eb("company.blocked_at", "is not", null),
        eb("company_block.at", "is not", null),
      ]),
    )
    .orderBy("license.id")
    .execute();
  return { changedAt, withdrawn: withdrawn.map(({ id }) => id) };
}

/** Longer than any token of a slice lasts, whosever clock counts. */
const spentMs = 3_600_000;

const notBought = {
  company_id: null,
  order_id: null,
  uses: null,
  visits: null,
  used: 0,
  spent_at: null,
};

export function licenseOf(row: Selectable<Schema["license"]>): License {
  const { company_id: company, order_id: order, uses } = row;
  return {
    id: row.id,
    company: row.company,
    paths: JSON.parse(row.paths),
    from: row.first_day,
    until: row.last_day,
    price: { amount: row.amount, currency: row.currency },
    issuedAt: row.issued_at,
    withdrawnAt: row.withdrawn_at ?? undefined,
    renews: row.renews ?? undefined,
    agreement: row.agreement ?? undefined,
    purchase:
      company === null || order === null
        ? undefined
        : {
            company,
            order,
            // Written from terms that were read.
            uses: JSON.parse(uses ?? "[]") as AgreementUse[],
            visits: row.visits ?? undefined,
          },
  };
}
