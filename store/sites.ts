import type { Database } from "@octroi/database/database";
import { type Selectable, sql, type Transaction } from "kysely";
import type { Mode } from "../domain/rules/mode.ts";
import { randomSiteId } from "../domain/secrets/tokens.ts";
import { destinationOf } from "../domain/sites/destination.ts";
import { bareDomain } from "../domain/sites/domain-name.ts";
import { ownSiteId } from "../domain/sites/own-site.ts";
import { isConnector, isDomainProof, type Site, type Status, statuses } from "../domain/sites/site.ts";
import type { AddedSite, NewSite, SiteChange } from "../domain/sites/sites.ts";
import { onlyZone, parseZones, todayOf, utc, withZone } from "../domain/visits/site-zones.ts";
import type { Actor } from "../domain/workspaces/workspaces.ts";
import { addChange } from "./changes.ts";
import { eraseSite } from "./erase.ts";
import { keepWorkspaceOf, lockSite } from "./locks.ts";
import type { Schema } from "./schema.ts";
import { addKey } from "./site-keys.ts";
import { zonesOf } from "./site-zones.ts";

const pageSize = 500;

export function sitesIn({ db, transact }: Pick<Database<Schema>, "db" | "transact">, now: () => Date) {
  return {
    /**
     * `repeated`: the workspace has it already. Any number of workspaces may have one domain, each with its own key and
     * figures: whoever adds a domain learns nothing of others that have it, and keeps nobody out.
     */
    add: (
      { workspaceId, domain, connector, destination, timeZone }: NewSite,
      by: Actor,
    ): Promise<AddedSite | "repeated"> =>
      transact(async (trx) => {
        const at = now();
        const row = {
          id: randomSiteId(),
          workspace_id: workspaceId,
          domain,
          bare_domain: bareDomain(domain),
          name: null,
          connector,
          destination_ip: destination?.ip ?? null,
          destination_port: destination?.port ?? null,
          status: "pending",
          proof: null,
          proven_at: null,
          created_at: at.toISOString(),
          connected_at: null,
          follows_house_since: null,
          zones: JSON.stringify(timeZone === undefined ? utc : onlyZone(timeZone)),
          people_since: 0,
        };
        const added = await trx
          .insertInto("site")
          .values(row)
          .onConflict((conflict) => conflict.columns(["workspace_id", "bare_domain"]).doNothing())
          .returning("id")
          .executeTakeFirst();
        if (added === undefined) return "repeated";
        await addChange(trx, { workspaceId, by, kind: "site-added", subject: domain, value: connector, at });
        return { site: siteOf(row), secret: await addKey(trx, row.id, at) };
      }),

    async find(id: string): Promise<Site | undefined> {
      const row = await db.selectFrom("site").selectAll().where("id", "=", id).executeTakeFirst();
      return row && siteOf(row);
    },

    async list(workspaceId: string): Promise<Site[]> {
      const rows = await db
        .selectFrom("site")
        .selectAll()
        .where("workspace_id", "=", workspaceId)
        .orderBy("bare_domain")
        .execute();
      return rows.map(siteOf);
    },

    async change(id: string, { name, destination, countsPeople }: SiteChange, by: Actor): Promise<void> {
      await transact(async (trx) => {
        await keepWorkspaceOf(trx, id);
        const today = todayOf(await zonesOf(trx, id), now());
        const row = await trx
          .updateTable("site")
          .set({
            name: name ?? null,
            destination_ip: destination?.ip ?? null,
            destination_port: destination?.port ?? null,
            ...(countsPeople !== undefined && {
              people_since: countsPeople ? sql`coalesce(people_since, ${today})` : null,
            }),
          })
          .where("id", "=", id)
          .returning(["workspace_id", "domain"])
          .executeTakeFirst();
        if (row === undefined) return;
        const { workspace_id: workspaceId, domain } = row;
        await addChange(trx, {
          workspaceId,
          by,
          kind: "site-changed",
          subject: domain,
          value: name,
          at: now(),
        });
      });
    },

    /** By whose clocks days are counted from a moment on; all of them, where nothing was counted yet. */
    setTimeZone: (id: string, timeZone: string, by: Actor): Promise<"changed" | "gone"> =>
      transact(async (trx) => {
        const at = now();
        // What is counted waits, and reads afterwards what is written here.
        const site = await lockSite(trx, id);
        if (site === undefined) return "gone";
        const { workspaceId, domain } = site;
        const before = await zonesOf(trx, id);
        const after = (await hasFigures(trx, id)) ? withZone(before, timeZone, at) : onlyZone(timeZone);
        await trx
          .updateTable("site")
          .set({ zones: JSON.stringify(after) })
          .where("id", "=", id)
          .execute();
        const change = { kind: "site-time-zone-changed", subject: domain, value: timeZone } as const;
        await addChange(trx, { workspaceId, by, at, ...change });
        return "changed";
      }),

    /** With its keys and its figures. */
    async remove(id: string, by: Actor): Promise<void> {
      await transact(async (trx) => {
        const at = now();
        const erased = await eraseSite(trx, id, at);
        if (erased !== undefined) await addChange(trx, { ...erased, by, kind: "site-removed", at });
      });
    },

    /**
     * Visits come, or the plugin was connected. A gate that says it enforces the rules protects the site, and one that says
     * it observes no longer does. A site behind the DNS connector is protected by its people, and not by a visit.
     */
    async connect(id: string, mode?: Mode): Promise<void> {
      await transact(async (trx) => {
        const at = now();
        await keepWorkspaceOf(trx, id);
        const status: Status = mode === "enforce" ? "protected" : "connected";
        const row = await trx
          .updateTable("site")
          .set({ status, connected_at: at.toISOString() })
          .where("id", "=", id)
          .where("status", "=", "pending")
          // A site behind the DNS connector is protected by its people, and not by a visit.
          .where("connector", "<>", "dns")
          .returning(["workspace_id", "domain"])
          .executeTakeFirst();
        if (row === undefined) {
          if (mode !== undefined) await setStatus(trx, id, status);
          return;
        }
        const { workspace_id: workspaceId, domain } = row;
        await addChange(trx, { workspaceId, by: undefined, kind: "site-connected", subject: domain, at });
      });
    },

    /** Of all workspaces, oldest first and the public site among them, for the operator. */
    async *all(): AsyncIterable<Site> {
      let after = "";
      for (;;) {
        const page = await db
          .selectFrom("site")
          .selectAll()
          .where("id", ">", after)
          .orderBy("id")
          .limit(pageSize)
          .execute();
        for (const row of page) yield siteOf(row);
        if (page.length < pageSize) return;
        after = page.at(-1)?.id ?? "";
      }
    },

    /** How many there are beside the public site. */
    async count(): Promise<number> {
      const { total } = await db
        .selectFrom("site")
        .select((eb) => eb.fn.countAll<number | string>().as("total"))
        .where("id", "<>", ownSiteId)
        .executeTakeFirstOrThrow();
      return Number(total);
    },
  };
}

async function setStatus(trx: Transaction<Schema>, id: string, status: "connected" | "protected") {
  await trx
    .updateTable("site")
    .set({ status })
    .where("id", "=", id)
    .where("status", "<>", status)
    .where("connector", "<>", "dns")
    .execute();
}

/** A row as the domain knows it. */
export function siteOf(row: Selectable<Schema["site"]>): Site {
  const { destination_ip: ip, destination_port: port, proof, proven_at } = row;
  return {
    id: row.id,
    workspaceId: row.workspace_id,
    domain: row.domain,
    name: row.name ?? undefined,
    connector: isConnector(row.connector) ? row.connector : "middleware",
    destination: destinationOf(ip, port),
    status: isStatus(row.status) ? row.status : "pending",
    proof: isDomainProof(proof) && proven_at !== null ? { by: proof, at: proven_at } : undefined,
    createdAt: row.created_at,
    connectedAt: row.connected_at ?? undefined,
    followsHouse: row.follows_house_since !== null,
    zones: parseZones(row.zones),
    countsPeople: row.people_since !== null,
  };
}

async function hasFigures(trx: Transaction<Schema>, site: string): Promise<boolean> {
  const { rows } = await sql`select 1 from visit_day where site = ${site}
    union all select 1 from imported_day where site = ${site} limit 1`.execute(trx);
  return rows.length > 0;
}

function isStatus(value: string): value is Status {
  return statuses.some((status) => status === value);
}
