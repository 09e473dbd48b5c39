import type { Database } from "@octroi/database/database";
import type { Selectable, Transaction } from "kysely";
import { randomSiteId } from "../domain/secrets/tokens.ts";
import { destinationOf } from "../domain/sites/destination.ts";
import { bareDomain } from "../domain/sites/domain-name.ts";
import { ownSiteId } from "../domain/sites/own-site.ts";
import { isConnector, isDomainProof, type Site, type Status, statuses } from "../domain/sites/site.ts";
import type { Sites } from "../domain/sites/sites.ts";
import { addChange } from "./changes.ts";
import { eraseSite } from "./erase.ts";
import { keepWorkspaceOf } from "./locks.ts";
import type { Schema } from "./schema.ts";
import { addKey } from "./site-keys.ts";

const pageSize = 500;

export function sitesIn(
  { db, transact }: Pick<Database<Schema>, "db" | "transact">,
  now: () => Date,
): Omit<Sites, "markDomainProven"> {
  return {
    add: ({ workspaceId, domain, connector, destination }, by) =>
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

    async find(id) {
      const row = await db.selectFrom("site").selectAll().where("id", "=", id).executeTakeFirst();
      return row && siteOf(row);
    },

    async list(workspaceId) {
      const rows = await db
        .selectFrom("site")
        .selectAll()
        .where("workspace_id", "=", workspaceId)
        .orderBy("bare_domain")
        .execute();
      return rows.map(siteOf);
    },

    async change(id, { name, destination }, by) {
      await transact(async (trx) => {
        await keepWorkspaceOf(trx, id);
        const row = await trx
          .updateTable("site")
          .set({
            name: name ?? null,
            destination_ip: destination?.ip ?? null,
            destination_port: destination?.port ?? null,
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

    async remove(id, by) {
      await transact(async (trx) => {
        const at = now();
        const erased = await eraseSite(trx, id, at);
        if (erased !== undefined) await addChange(trx, { ...erased, by, kind: "site-removed", at });
      });
    },

    async connect(id, mode) {
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

    async *all() {
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

    async count() {
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
  };
}

function isStatus(value: string): value is Status {
  return statuses.some((status) => status === value);
}
