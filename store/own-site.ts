import { randomUUID } from "node:crypto";
import type { Database } from "@octroi/database/database";
import { brand } from "@octroi/ui/brand/brand";
import { bareDomain } from "../domain/sites/domain-name.ts";
import { type OwnSite, ownSiteId, ownWorkspaceId } from "../domain/sites/own-site.ts";
import { defaultTimeZone } from "../domain/time-zone.ts";
import { addChange } from "./changes.ts";
import { lockFigures } from "./locks.ts";
import type { Schema } from "./schema.ts";

export function ownSiteIn({ transact }: Pick<Database<Schema>, "transact">, now: () => Date): OwnSite {
  return {
    ensure: (domain) =>
      transact(async (trx) => {
        const at = now();
        const created_at = at.toISOString();
        const names = { domain, bare_domain: bareDomain(domain) };
        // Of two servers that start at once the second waits at each of these, and finds them made.
        await trx
          .insertInto("workspace")
          .values({
            id: ownWorkspaceId,
            name: brand.name,
            plan: "pro",
            created_at,
            time_zone: defaultTimeZone,
          })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const added = await trx
          .insertInto("site")
          .values({
            id: ownSiteId,
            workspace_id: ownWorkspaceId,
            ...names,
            name: null,
            connector: "middleware",
            destination_ip: null,
            destination_port: null,
            status: "pending",
            proof: null,
            proven_at: null,
            created_at,
            connected_at: null,
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning("id")
          .executeTakeFirst();
        if (added === undefined) {
          await trx
            .updateTable("site")
            .set(names)
            .where("id", "=", ownSiteId)
            .where("domain", "<>", domain)
            .where(({ not, exists, selectFrom }) =>
              not(
                exists(
                  selectFrom("site as other")
                    .select("other.id")
                    .where("other.workspace_id", "=", ownWorkspaceId)
                    .where("other.id", "<>", ownSiteId)
                    .where("other.bare_domain", "=", names.bare_domain),
                ),
              ),
            )
            .execute();
          return;
        }
        // What the ledger had counted by then is there: with this row it goes when the site does.
        await lockFigures(trx, ownSiteId, at);
        // An owner may have removed it before.
        await trx.deleteFrom("removed_site").where("id", "=", ownSiteId).execute();
        await trx
          .insertInto("share")
          .values({
            id: randomUUID(),
            site: ownSiteId,
            token_digest: null,
            name: null,
            shows_rules: 0,
            is_indexed: 0,
            embedder: null,
            created_at,
            by_person_id: null,
          })
          .execute();
        const change = { workspaceId: ownWorkspaceId, by: undefined, subject: domain, at };
        await addChange(trx, { ...change, kind: "site-added", value: "middleware" });
        await addChange(trx, { ...change, kind: "dashboard-published" });
      }),

    addOwner: ({ id, email }) =>
      transact(async (trx) => {
        const at = now();
        const workspace = await trx
          .selectFrom("workspace")
          .select("id")
          .where("id", "=", ownWorkspaceId)
          .executeTakeFirst();
        if (workspace === undefined) return "missing";
        await trx
          .insertInto("membership")
          .values({
            workspace_id: ownWorkspaceId,
            person_id: id,
            role: "owner",
            created_at: at.toISOString(),
          })
          .onConflict((conflict) =>
            conflict.columns(["workspace_id", "person_id"]).doUpdateSet({ role: "owner" }),
          )
          .execute();
        await addChange(trx, {
          workspaceId: ownWorkspaceId,
          by: id,
          kind: "person-joined",
          subject: email,
          value: "owner",
          at,
        });
        return "added";
      }),
  };
}
