import { randomUUID } from "node:crypto";
import type { Database } from "@octroi/database/database";
import type { Kysely, Selectable, Transaction } from "kysely";
import {
  type Company,
  type CompanyDetails,
  type CompanyKey,
  type CompanySecret,
  type CompanyStanding,
  maxCompanySecrets,
} from "../../domain/market/company.ts";
import { digestOf, randomToken } from "../../domain/secrets/tokens.ts";
import type { Actor } from "../../domain/workspaces/workspaces.ts";
import { lockWorkspace } from "../locks.ts";
import type { Schema } from "../schema.ts";

/** A secret, which nobody can be shown again. */
export interface NewSecret extends CompanySecret {
  secret: string;
}

export interface SignedUp {
  company: Company;
  /** Of an account that was there already, none: two who ask at once do not end each other’s. */
  secret: NewSecret | undefined;
}

/** How often it is written that a key was seen. */
const keyTouchMs = 60 * 60_000;

export function companiesIn({ db, transact }: Pick<Database<Schema>, "db" | "transact">, now: () => Date) {
  return {
    async find(id: string): Promise<Company | undefined> {
      const row = await db.selectFrom("company").selectAll().where("id", "=", id).executeTakeFirst();
      return row && companyOf(row);
    },

    /** Of whoever signed with a key of the directory at an origin. Again, it is the same account. */
    signUpByKey: (origin: string, thumbprint: string, name: string): Promise<SignedUp> =>
      transact(async (trx) => {
        const signedUp = await signUp(trx, { origin }, name, now());
        await touchKey(trx, signedUp.company.id, thumbprint, now());
        return signedUp;
      }),

    /** Who signs with a key of the directory at an origin. */
    async byOrigin(origin: string, thumbprint: string): Promise<Company | undefined> {
      const row = await db.selectFrom("company").selectAll().where("origin", "=", origin).executeTakeFirst();
      if (row === undefined) return undefined;
      const seenBefore = new Date(now().getTime() - keyTouchMs).toISOString();
      const known = await db
        .selectFrom("company_key")
        .select("seen_at")
        .where("company", "=", row.id)
        .where("thumbprint", "=", thumbprint)
        .executeTakeFirst();
      if (known === undefined || known.seen_at < seenBefore) {
        await transact((trx) => touchKey(trx, row.id, thumbprint, now()));
      }
      return companyOf(row);
    },

    async byDomain(domain: string): Promise<Company | undefined> {
      const row = await db.selectFrom("company").selectAll().where("domain", "=", domain).executeTakeFirst();
      return row && companyOf(row);
    },

    /** Whose programs ask with an id and a secret of it. */
    async verifySecret(id: string, secret: string): Promise<Company | undefined> {
      const row = await db
        .selectFrom("company_secret as secret")
        .innerJoin("company", "company.id", "secret.company")
        .selectAll("company")
        .where("secret.digest", "=", digestOf(secret))
        .where("secret.company", "=", id)
        .where("secret.ended_at", "is", null)
        .executeTakeFirst();
      return row && companyOf(row);
    },

    /** Another one. With the newest before it there are two: older ones end. */
    addSecret: (id: string): Promise<NewSecret | undefined> =>
      transact(async (trx) => {
        if (!(await lockCompany(trx, id))) return undefined;
        return addSecret(trx, id, now());
      }),

    endSecret: (id: string, secret: string): Promise<"ended" | "unknown"> =>
      transact(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable("company_secret")
          .set({ ended_at: now().toISOString() })
          .where("company", "=", id)
          .where("id", "=", secret)
          .where("ended_at", "is", null)
          .executeTakeFirst();
        return numUpdatedRows > 0n ? "ended" : "unknown";
      }),

    /** Those that open, the latest first. */
    async secrets(id: string): Promise<CompanySecret[]> {
      const rows = await openSecrets(db, id);
      return rows.map((row) => ({ id: row.id, createdAt: row.created_at }));
    },

    async keys(id: string): Promise<CompanyKey[]> {
      const rows = await db
        .selectFrom("company_key")
        .selectAll()
        .where("company", "=", id)
        .orderBy("seen_at", "desc")
        .orderBy("thumbprint")
        .limit(100)
        .execute();
      return rows.map((row) => ({
        thumbprint: row.thumbprint,
        firstSeenAt: row.created_at,
        lastSeenAt: row.seen_at,
      }));
    },

    change: (id: string, { name, invoice, cap }: CompanyDetails): Promise<Company | undefined> =>
      transact(async (trx) => {
        const row = await trx
          .updateTable("company")
          .set({
            name,
            country: invoice.country ?? null,
            vat: invoice.vat ?? null,
            address: invoice.address ?? null,
            cap_amount: cap?.amount ?? null,
            cap_currency: cap?.currency ?? null,
          })
          .where("id", "=", id)
          .returningAll()
          .executeTakeFirst();
        return row && companyOf(row);
      }),

    /** For the operator: the latest first. What publishers try their own offers with is no company. */
    async list({ limit, after }: { limit: number; after?: Pick<Company, "id" | "createdAt"> | undefined }) {
      let query = db
        .selectFrom("company")
        .selectAll()
        .where((eb) => eb.or([eb("origin", "is not", null), eb("domain", "is not", null)]));
      if (after !== undefined) {
        query = query.where((eb) =>
          eb.or([
            eb("created_at", "<", after.createdAt),
            eb.and([eb("created_at", "=", after.createdAt), eb("id", ">", after.id)]),
          ]),
        );
      }
      const rows = await query.orderBy("created_at", "desc").orderBy("id").limit(limit).execute();
      return rows.map(companyOf);
    },

    /** The operator’s word: it neither buys nor reads, anywhere. */
    block: (id: string): Promise<"blocked" | "repeated" | "unknown"> =>
      transact(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable("company")
          .set({ blocked_at: now().toISOString(), standing_at: now().toISOString() })
          .where("id", "=", id)
          .where("blocked_at", "is", null)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) return "blocked";
        return (await isCompany(trx, id)) ? "repeated" : "unknown";
      }),

    unblock: (id: string): Promise<"unblocked" | "repeated" | "unknown"> =>
      transact(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable("company")
          .set({ blocked_at: null, standing_at: now().toISOString() })
          .where("id", "=", id)
          .where("blocked_at", "is not", null)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) return "unblocked";
        return (await isCompany(trx, id)) ? "repeated" : "unknown";
      }),

    /** A publisher’s word, for all sites of a workspace. */
    blockIn: (workspaceId: string, company: string, by: Actor): Promise<"blocked" | "unknown"> =>
      transact(async (trx) => {
        if (!(await lockWorkspace(trx, workspaceId))) return "unknown";
        if (!(await isCompany(trx, company))) return "unknown";
        await trx
          .insertInto("company_block")
          .values({ workspace_id: workspaceId, company, at: now().toISOString(), by_person_id: by ?? null })
          .onConflict((conflict) => conflict.columns(["workspace_id", "company"]).doNothing())
          .execute();
        return "blocked";
      }),

    unblockIn: (workspaceId: string, company: string): Promise<"unblocked" | "unknown"> =>
      transact(async (trx) => {
        if (!(await noteStanding(trx, company, now()))) return "unknown";
        const { numDeletedRows } = await trx
          .deleteFrom("company_block")
          .where("workspace_id", "=", workspaceId)
          .where("company", "=", company)
          .executeTakeFirst();
        return numDeletedRows > 0n ? "unblocked" : "unknown";
      }),

    async blocksOf(workspaceId: string): Promise<{ company: string; name: string; at: string }[]> {
      return db
        .selectFrom("company_block")
        .innerJoin("company", "company.id", "company_block.company")
        .select(["company.id as company", "company.name", "company_block.at"])
        .where("company_block.workspace_id", "=", workspaceId)
        .orderBy("company_block.at", "desc")
        .orderBy("company.id")
        .execute();
    },

    standing: (id: string, site: string) => standingIn(db, id, site),

    /** Whether a nonce is new, on any server. It is remembered for as long as what it signed could come again. */
    firstUse: (digest: string, expiresAt: Date): Promise<boolean> =>
      transact(async (trx) => {
        const row = await trx
          .insertInto("market_nonce")
          .values({ digest, expires_at: expiresAt.toISOString() })
          .onConflict((conflict) => conflict.column("digest").doNothing())
          .returning("digest")
          .executeTakeFirst();
        return row !== undefined;
      }),
  };
}

type Queries = Pick<Kysely<Schema>, "selectFrom">;

/** One account for whoever proved the same, however many ask at once. */
export async function signUp(
  trx: Transaction<Schema>,
  proven: { origin: string } | { domain: string; email: string },
  name: string,
  at: Date,
): Promise<SignedUp> {
  const [column, value] =
    "origin" in proven ? (["origin", proven.origin] as const) : (["domain", proven.domain] as const);
  const created = await trx
    .insertInto("company")
    .values({
      id: randomUUID(),
      name,
      origin: "origin" in proven ? proven.origin : null,
      domain: "domain" in proven ? proven.domain : null,
      email: "email" in proven ? proven.email : null,
      created_at: at.toISOString(),
    })
    .onConflict((conflict) => conflict.column(column).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (created !== undefined) {
    return { company: companyOf(created), secret: await addSecret(trx, created.id, at) };
  }
  const row = await trx.selectFrom("company").selectAll().where(column, "=", value).executeTakeFirstOrThrow();
  return { company: companyOf(row), secret: undefined };
}

async function isCompany(db: Queries, id: string): Promise<boolean> {
  const row = await db.selectFrom("company").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}

/** Whether a company may buy of a site and read it; undefined where there is no such company. A transaction may ask too. */
export async function standingIn(
  db: Queries,
  id: string,
  site: string,
): Promise<CompanyStanding | undefined> {
  const company = await db.selectFrom("company").select("blocked_at").where("id", "=", id).executeTakeFirst();
  if (company === undefined) return undefined;
  if (company.blocked_at !== null) return "blocked";
  const here = await db
    .selectFrom("company_block")
    .innerJoin("site", "site.workspace_id", "company_block.workspace_id")
    .select("company_block.company")
    .where("site.id", "=", site)
    .where("company_block.company", "=", id)
    .executeTakeFirst();
  return here === undefined ? "welcome" : "blocked-here";
}

/** So that what a company asks at once comes one by one. False where there is none. */
export async function lockCompany(trx: Transaction<Schema>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("company")
    .set((eb) => ({ name: eb.ref("name") }))
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gates take no list of numbers that is older than theirs: who may read again makes a newer one too. False where it is gone. */
async function noteStanding(trx: Transaction<Schema>, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("company")
    .set({ standing_at: at.toISOString() })
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function addSecret(trx: Transaction<Schema>, company: string, at: Date): Promise<NewSecret> {
  const older = (await openSecrets(trx, company)).slice(maxCompanySecrets - 1);
  for (const { id } of older) {
    await trx
      .updateTable("company_secret")
      .set({ ended_at: at.toISOString() })
      .where("id", "=", id)
      .execute();
  }
  const secret = randomToken();
  const row = { id: randomUUID(), company, created_at: at.toISOString(), ended_at: null };
  await trx
    .insertInto("company_secret")
    .values({ ...row, digest: digestOf(secret) })
    .execute();
  return { id: row.id, createdAt: row.created_at, secret };
}

function openSecrets(db: Queries, company: string) {
  return db
    .selectFrom("company_secret")
    .select(["id", "created_at"])
    .where("company", "=", company)
    .where("ended_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

async function touchKey(trx: Transaction<Schema>, company: string, thumbprint: string, at: Date) {
  const seen_at = at.toISOString();
  await trx
    .insertInto("company_key")
    .values({ company, thumbprint, created_at: seen_at, seen_at })
    .onConflict((conflict) => conflict.columns(["company", "thumbprint"]).doUpdateSet({ seen_at }))
    .execute();
}

export function companyOf(row: Selectable<Schema["company"]>): Company {
  const { cap_amount, cap_currency } = row;
  return {
    id: row.id,
    name: row.name,
    origin: row.origin ?? undefined,
    domain: row.domain ?? undefined,
    email: row.email ?? undefined,
    invoice: {
      country: row.country ?? undefined,
      vat: row.vat ?? undefined,
      address: row.address ?? undefined,
    },
    cap:
      cap_amount === null || cap_currency === null
        ? undefined
        : { amount: cap_amount, currency: cap_currency },
    createdAt: row.created_at,
    blockedAt: row.blocked_at ?? undefined,
  };
}
