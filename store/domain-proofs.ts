import type { Database } from "@octroi/database/database";
import type { Selectable, Transaction } from "kysely";
import type { DomainProof } from "../domain/sites/site.ts";
import { endParticipation } from "./agreements/agreements.ts";
import { addChange } from "./changes.ts";
import { keepWorkspacesWithDomainOf } from "./locks.ts";
import type { Schema } from "./schema.ts";

export function domainProofsIn(
  { transact, skipsLocked }: Pick<Database<Schema>, "transact" | "skipsLocked">,
  now: () => Date,
) {
  return {
    /**
     * The site's workspace has shown that the domain is theirs. A domain is proven in one workspace: the proof of another
     * one, which may have had the domain before, ends, and with it what the operator agreed for it. A site behind the DNS connector is served from now on, and the one
     * that was served before it no longer.
     */
    markDomainProven: (id: string, by: DomainProof): Promise<"proven" | "unknown"> =>
      transact(async (trx) => {
        const at = now();
        const sites = await sitesWithDomainOf(trx, id, skipsLocked);
        const site = sites.find((candidate) => candidate.id === id);
        if (site === undefined) return "unknown";
        const others = sites.filter((candidate) => candidate.id !== id);
        const isDns = site.connector === "dns";
        for (const other of others) {
          // What visits are served by ends only where another site takes them over: the domain would be off the air.
          const endsService = isDns && other.served_since !== null;
          if (other.proven_at === null && !endsService) continue;
          await endClaim(trx, other.id, endsService);
          await endParticipation(trx, other, at);
          await noteProof(trx, other, "domain-lost", at);
        }
        if (isDns) await serve(trx, id, at);
        if (site.proven_at !== null) return "proven";
        await trx
          .updateTable("site")
          .set({ proof: by, proven_at: at.toISOString() })
          .where("id", "=", id)
          .execute();
        await noteProof(trx, site, "domain-proven", at);
        return "proven";
      }),
  };
}

/** Every site with the same domain, locked, so that of two proofs at once the second ends the first. */
export async function sitesWithDomainOf(trx: Transaction<Schema>, id: string, lock: boolean) {
  const sites = trx
    .selectFrom("site")
    .where("bare_domain", "=", (eb) => eb.selectFrom("site").select("bare_domain").where("id", "=", id))
    .orderBy("id");
  // In a statement of its own: one that waits for a lock goes on with what it had read of other tables.
  if (lock) {
    await keepWorkspacesWithDomainOf(trx, id);
    await sites.select("id").forUpdate().execute();
  }
  return sites
    .leftJoin("dns_connection", "dns_connection.site", "site.id")
    .select(["id", "workspace_id", "domain", "connector", "proven_at", "served_since"])
    .execute();
}

/** From now on a site is served whoever else adds its domain. */
export async function serve(trx: Transaction<Schema>, id: string, at: Date): Promise<void> {
  await trx
    .updateTable("dns_connection")
    .set({ served_since: at.toISOString() })
    .where("site", "=", id)
    .where("served_since", "is", null)
    .execute();
}

async function endClaim(trx: Transaction<Schema>, id: string, endsService: boolean): Promise<void> {
  await trx.updateTable("site").set({ proof: null, proven_at: null }).where("id", "=", id).execute();
  if (!endsService) return;
  await trx.updateTable("dns_connection").set({ served_since: null }).where("site", "=", id).execute();
  await trx.updateTable("site").set({ status: "pending" }).where("id", "=", id).execute();
}

async function noteProof(
  trx: Transaction<Schema>,
  { workspace_id: workspaceId, domain }: Pick<Selectable<Schema["site"]>, "workspace_id" | "domain">,
  kind: "domain-proven" | "domain-lost",
  at: Date,
): Promise<void> {
  await addChange(trx, { workspaceId, by: undefined, kind, subject: domain, at });
}
