import type { Database } from "@octroi/database/database";
import type { Jobs } from "@octroi/database/jobs";
import {
  type Bearer,
  maxTokensPerWorkspace,
  type NewToken,
  type Scope,
  scopes,
  scopesOf,
  type Token,
  type TokenText,
} from "../../domain/api/token.ts";
import { tokenMail } from "../../domain/mail/mail.ts";
import { digestOf } from "../../domain/secrets/tokens.ts";
import { msPerDay } from "../../domain/visits/day.ts";
import type { Actor } from "../../domain/workspaces/workspaces.ts";
import { ownersOf } from "../books/close-month.ts";
import { addChange } from "../changes.ts";
import { lockWorkspace } from "../locks.ts";
import type { Schema } from "../schema.ts";
import { planIn, roleIn, roleInWorkspace } from "../workspaces.ts";

/** For how long it is tried to tell owners of a new token. */
const mailDays = 7;

export type TokenVerdict = { outcome: "valid"; bearer: Bearer } | { outcome: "unknown" | "suspended" };

export function apiTokensIn(
  { db, transact }: Pick<Database<Schema>, "db" | "transact">,
  jobs: Pick<Jobs<Schema>, "add">,
  now: () => Date,
) {
  return {
    /** Every owner is owed a mail that says so. `not-allowed`: the person may not, or no longer, do what the token would. */
    create: (
      workspaceId: string,
      { id, secret, name, scopes: wanted, sites, expiresAt }: NewToken,
      personId: string,
    ): Promise<"created" | "too-many" | "not-allowed" | "gone"> =>
      transact(async (trx) => {
        // Nobody's role changes, and no second token is counted, until this one is there.
        if (!(await lockWorkspace(trx, workspaceId))) return "gone";
        const at = now();
        const role = await roleInWorkspace(trx, workspaceId, personId);
        if (role === undefined || !wanted.every((scope) => scopesOf(role).includes(scope)))
          return "not-allowed";
        const { total } = await trx
          .selectFrom("api_token")
          .select((eb) => eb.fn.countAll<number | string>().as("total"))
          .where("workspace_id", "=", workspaceId)
          .where("ended_at", "is", null)
          .where("expires_at", ">", at.toISOString())
          .executeTakeFirstOrThrow();
        if (Number(total) >= maxTokensPerWorkspace) return "too-many";
        await trx
          .insertInto("api_token")
          .values({
            id,
            workspace_id: workspaceId,
            person_id: personId,
            name,
            scopes: JSON.stringify(wanted),
            reaches_all_sites: sites === "all" ? 1 : 0,
            secret_digest: digestOf(secret),
            created_at: at.toISOString(),
            expires_at: expiresAt,
          })
          .execute();
        if (sites !== "all") {
          const own = await trx
            .selectFrom("site")
            .select("id")
            .where("workspace_id", "=", workspaceId)
            .where("id", "in", [...sites, ""])
            .execute();
          for (const site of own)
            await trx.insertInto("api_token_site").values({ token: id, site: site.id }).execute();
        }
        await addChange(trx, { workspaceId, by: personId, kind: "token-created", value: name, at });
        const mailUntil = new Date(at.getTime() + mailDays * msPerDay).toISOString();
        for (const owner of (await ownersOf(trx, [workspaceId])).get(workspaceId) ?? [])
          await jobs.add(trx, tokenMail({ ...owner, workspaceId, tokenId: id, expiresAt: mailUntil }));
        return "created";
      }),

    /** The latest first, those that are over among them. */
    async list(workspaceId: string): Promise<Token[]> {
      const rows = await db
        .selectFrom("api_token")
        .leftJoin("person", "person.id", "api_token.person_id")
        .selectAll("api_token")
        .select(["person.name as person", "person.email"])
        .where("api_token.workspace_id", "=", workspaceId)
        .orderBy("api_token.created_at", "desc")
        .orderBy("api_token.id")
        .execute();
      const sites = await db
        .selectFrom("api_token_site")
        .innerJoin("api_token", "api_token.id", "api_token_site.token")
        .innerJoin("site", "site.id", "api_token_site.site")
        .select(["api_token_site.token", "site.domain"])
        .where("api_token.workspace_id", "=", workspaceId)
        .orderBy("site.bare_domain")
        .execute();
      const domains = Map.groupBy(sites, ({ token }) => token);
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        scopes: scopesIn(row),
        sites: row.reaches_all_sites === 1 ? "all" : (domains.get(row.id) ?? []).map(({ domain }) => domain),
        createdAt: row.created_at,
        expiresAt: row.expires_at,
        lastUsedOn: row.last_used_on ?? undefined,
        endedAt: row.ended_at ?? undefined,
        personId: row.person_id ?? undefined,
        by: row.person ?? row.email ?? undefined,
      }));
    },

    /** Whose it is where `of` is left out: anybody's of the workspace. */
    end: (workspaceId: string, id: string, by: Actor, of?: string): Promise<"ended" | "unknown"> =>
      transact(async (trx) => {
        if (!(await lockWorkspace(trx, workspaceId))) return "unknown";
        const at = now();
        const ended = await trx
          .updateTable("api_token")
          .set({ ended_at: at.toISOString() })
          .where("workspace_id", "=", workspaceId)
          .where("id", "=", id)
          .where("ended_at", "is", null)
          .$if(of !== undefined, (query) => query.where("person_id", "=", of ?? ""))
          .returning("name")
          .executeTakeFirst();
        if (ended === undefined) return "unknown";
        await addChange(trx, { workspaceId, by, kind: "token-ended", value: ended.name, at });
        return "ended";
      }),

    /** Asked of the database every time: a token that was ended is over with the next request. */
    async verify({ id, secret }: TokenText): Promise<TokenVerdict> {
      const moment = now().toISOString();
      const row = await db
        .selectFrom("api_token")
        .innerJoin("workspace", "workspace.id", "api_token.workspace_id")
        .innerJoin("membership", (join) =>
          join
            .onRef("membership.workspace_id", "=", "api_token.workspace_id")
            .onRef("membership.person_id", "=", "api_token.person_id"),
        )
        .selectAll("api_token")
        .select([
          "membership.role",
          "membership.person_id as member",
          "workspace.plan",
          "workspace.suspended_at",
        ])
        .where("api_token.id", "=", id)
        .where("api_token.secret_digest", "=", digestOf(secret))
        .where("api_token.ended_at", "is", null)
        .where("api_token.expires_at", ">", moment)
        .executeTakeFirst();
      if (row === undefined) return { outcome: "unknown" };
      if (row.suspended_at !== null) return { outcome: "suspended" };
      const sites =
        row.reaches_all_sites === 1
          ? "all"
          : (await db.selectFrom("api_token_site").select("site").where("token", "=", id).execute()).map(
              ({ site }) => site,
            );
      const today = moment.slice(0, 10);
      if (row.last_used_on === null || row.last_used_on < today) {
        await transact((trx) =>
          trx.updateTable("api_token").set({ last_used_on: today }).where("id", "=", id).execute(),
        );
      }
      const allowed = scopesOf(roleIn(row));
      return {
        outcome: "valid",
        bearer: {
          token: id,
          name: row.name,
          workspaceId: row.workspace_id,
          plan: planIn(row),
          personId: row.member,
          scopes: scopesIn(row).filter((scope) => allowed.includes(scope)),
          sites,
          expiresAt: row.expires_at,
        },
      };
    },

    async find(id: string): Promise<Pick<Token, "name" | "expiresAt" | "by"> | undefined> {
      const row = await db
        .selectFrom("api_token")
        .leftJoin("person", "person.id", "api_token.person_id")
        .select(["api_token.name", "api_token.expires_at", "person.name as person", "person.email"])
        .where("api_token.id", "=", id)
        .executeTakeFirst();
      return row && { name: row.name, expiresAt: row.expires_at, by: row.person ?? row.email ?? undefined };
    },
  };
}

/** What a later version can do is none of those that this one knows. */
function scopesIn(row: { scopes: string }): Scope[] {
  const kept: unknown = JSON.parse(row.scopes);
  return scopes.filter((scope) => Array.isArray(kept) && kept.includes(scope));
}
