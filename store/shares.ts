import { randomUUID } from "node:crypto";
import type { Database } from "@octroi/database/database";
import type { Selectable, Transaction } from "kysely";
import { digestOf } from "../domain/secrets/tokens.ts";
import {
  maxLinksPerSite,
  type NewShareLink,
  type Share,
  type ShareLink,
  type ShareSettings,
} from "../domain/shares/share.ts";
import { parseZones } from "../domain/visits/site-zones.ts";
import type { ChangeKind } from "../domain/workspaces/changes.ts";
import type { Actor } from "../domain/workspaces/workspaces.ts";
import { addChange } from "./changes.ts";
import { lockSite } from "./locks.ts";
import type { Schema } from "./schema.ts";
import { planIn } from "./workspaces.ts";

export function sharesIn({ db, transact }: Pick<Database<Schema>, "db" | "transact">, now: () => Date) {
  const publicShare = (siteId: string) =>
    db.selectFrom("share").selectAll().where("site", "=", siteId).where("token_digest", "is", null);

  return {
    /**
     * The dashboard at an address: the id of a site whose dashboard is public, or the token of a link. Undefined for all
     * others alike, and while the workspace is suspended.
     */
    async find(address: string): Promise<Share | undefined> {
      const row = await db
        .selectFrom("share")
        .innerJoin("site", "site.id", "share.site")
        .innerJoin("workspace", "workspace.id", "site.workspace_id")
        .selectAll("share")
        .select(["site.domain", "site.name as site_name", "site.zones", "workspace.plan"])
        .where("workspace.suspended_at", "is", null)
        .where((eb) =>
          eb.or([
            eb("share.token_digest", "=", digestOf(address)),
            eb.and([eb("share.site", "=", address), eb("share.token_digest", "is", null)]),
          ]),
        )
        .executeTakeFirst();
      return row && shareOf(row);
    },

    /** Undefined where the site's dashboard is not public. */
    async publicSettings(siteId: string): Promise<ShareSettings | undefined> {
      const row = await publicShare(siteId).executeTakeFirst();
      return row && settingsOf(row);
    },

    publish: (siteId: string, settings: ShareSettings, by: Actor): Promise<void> =>
      transact(async (trx) => {
        const at = now();
        const site = await lockSite(trx, siteId);
        if (site === undefined) return;
        const columns = columnsOf(settings);
        const changed = await trx
          .updateTable("share")
          .set(columns)
          .where("site", "=", siteId)
          .where("token_digest", "is", null)
          .returning("id")
          .executeTakeFirst();
        if (changed === undefined) {
          await trx
            .insertInto("share")
            .values(newShare(siteId, columns, by, at))
            .execute();
        }
        const kind = changed === undefined ? "dashboard-published" : "dashboard-changed";
        await note(trx, site, { kind, by, at });
      }),

    withdraw: (siteId: string, by: Actor): Promise<void> =>
      transact(async (trx) => {
        const site = await lockSite(trx, siteId);
        const { numDeletedRows } = await trx
          .deleteFrom("share")
          .where("site", "=", siteId)
          .where("token_digest", "is", null)
          .executeTakeFirstOrThrow();
        if (site !== undefined && numDeletedRows > 0n) {
          await note(trx, site, { kind: "dashboard-withdrawn", by, at: now() });
        }
      }),

    addLink: (
      siteId: string,
      { id, token, name, ...settings }: NewShareLink,
      by: Actor,
    ): Promise<"added" | "too-many" | "site-gone"> =>
      transact(async (trx) => {
        const at = now();
        // So that two at once do not pass the limit.
        const site = await lockSite(trx, siteId);
        if (site === undefined) return "site-gone";
        const { total } = await trx
          .selectFrom("share")
          .select((eb) => eb.fn.countAll<number | string>().as("total"))
          .where("site", "=", siteId)
          .where("token_digest", "is not", null)
          .executeTakeFirstOrThrow();
        if (Number(total) >= maxLinksPerSite) return "too-many";
        const columns = columnsOf({ ...settings, isIndexed: false });
        await trx
          .insertInto("share")
          .values({ ...newShare(siteId, columns, by, at), id, name, token_digest: digestOf(token) })
          .execute();
        await note(trx, site, { kind: "link-created", value: name, by, at });
        return "added";
      }),

    /** The oldest first. */
    async links(siteId: string): Promise<ShareLink[]> {
      const rows = await db
        .selectFrom("share")
        .leftJoin("person", "person.id", "share.by_person_id")
        .selectAll("share")
        .select(["person.name as person", "person.email"])
        .where("site", "=", siteId)
        .where("token_digest", "is not", null)
        .orderBy("share.created_at")
        .orderBy("share.id")
        .execute();
      return rows.map((row) => ({
        id: row.id,
        name: row.name ?? "",
        createdAt: row.created_at,
        by: row.person ?? row.email ?? undefined,
        ...settingsOf(row),
      }));
    },

    endLink: (siteId: string, linkId: string, by: Actor): Promise<void> =>
      transact(async (trx) => {
        const site = await lockSite(trx, siteId);
        const ended = await trx
          .deleteFrom("share")
          .where("site", "=", siteId)
          .where("id", "=", linkId)
          .where("token_digest", "is not", null)
          .returning("name")
          .executeTakeFirst();
        if (site === undefined || ended === undefined) return;
        await note(trx, site, { kind: "link-ended", value: ended.name ?? "", by, at: now() });
      }),
  };
}

type ShareRow = Selectable<Schema["share"]>;

function newShare(site: string, columns: ReturnType<typeof columnsOf>, by: Actor, at: Date) {
  return {
    id: randomUUID(),
    site,
    token_digest: null,
    name: null,
    ...columns,
    created_at: at.toISOString(),
    by_person_id: by ?? null,
  };
}

function columnsOf({ showsRules, isIndexed, embedder }: ShareSettings) {
  return {
    shows_rules: showsRules ? 1 : 0,
    is_indexed: isIndexed ? 1 : 0,
    embedder: embedder ?? null,
  };
}

function settingsOf(row: Pick<ShareRow, "shows_rules" | "is_indexed" | "embedder">): ShareSettings {
  return {
    showsRules: row.shows_rules === 1,
    isIndexed: row.is_indexed === 1,
    embedder: row.embedder ?? undefined,
  };
}

function shareOf(
  row: ShareRow & { domain: string; site_name: string | null; zones: string; plan: string },
): Share {
  const { id, site, domain, site_name } = row;
  return {
    id,
    site: { id: site, domain, name: site_name ?? undefined, zones: parseZones(row.zones) },
    plan: planIn(row),
    ...settingsOf(row),
  };
}

function note(
  trx: Transaction<Schema>,
  { workspaceId, domain }: { workspaceId: string; domain: string },
  change: { kind: ChangeKind; value?: string; by: Actor; at: Date },
): Promise<void> {
  return addChange(trx, { workspaceId, subject: domain, ...change });
}
