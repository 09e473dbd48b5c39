import { deleteJobsAbout } from "@octroi/database/jobs";
import type { Transaction } from "kysely";
import { addressId } from "../domain/mail/mail.ts";
import { digestOf } from "../domain/secrets/tokens.ts";
import { kindsAboutPeople } from "../domain/workspaces/changes.ts";
import { keepWorkspaceOf } from "./locks.ts";
import type { Schema } from "./schema.ts";
import { deleteFromWaitlist } from "./waitlist.ts";

/**
 * Deletes a workspace, which the transaction has locked for it, with all that is its own but the figures of its sites,
 * which go after it. The connectors of its sites learn that they may stop.
 */
export async function eraseWorkspace(trx: Transaction<Schema>, id: string, at: Date): Promise<void> {
  const sites = await trx.selectFrom("site").select("id").where("workspace_id", "=", id).execute();
  const invitations = await trx
    .selectFrom("invitation")
    .select("id")
    .where("workspace_id", "=", id)
    .execute();
  await noteRemovedSites(
    trx,
    sites.map(({ id }) => id),
    at,
  );
  await deleteJobsAbout(trx, [id, ...[...sites, ...invitations].map((row) => row.id)]);
  await trx.deleteFrom("webhook_event").where("workspace", "=", id).execute();
  await trx.deleteFrom("workspace").where("id", "=", id).execute();
}

/** Deletes a site. The log of changes no longer names it; its figures, which nobody finds any more, go after it. */
export async function eraseSite(
  trx: Transaction<Schema>,
  id: string,
  at: Date,
): Promise<{ workspaceId: string } | undefined> {
  await keepWorkspaceOf(trx, id);
  const row = await trx
    .deleteFrom("site")
    .where("id", "=", id)
    .returning(["workspace_id", "domain"])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  await noteRemovedSites(trx, [id], at);
  await deleteJobsAbout(trx, [id]);
  await trx.deleteFrom("webhook_event").where("site", "=", id).execute();
  await trx
    .updateTable("change")
    .set({ subject: null, value: null })
    .where("workspace_id", "=", row.workspace_id)
    .where("subject", "=", row.domain)
    .execute();
  return { workspaceId: row.workspace_id };
}

interface Erased {
  id: string;
  email: string;
  name: string | null;
}

/**
 * Takes a person out of what stays: their address, wherever a log of changes names it; their name, in the workspaces
 * that were theirs; what is owed to them.
 */
export async function eraseTraces(trx: Transaction<Schema>, { id, email, name }: Erased): Promise<void> {
  // Whoever was in a workspace made it or joined it, by themselves.
  await trx
    .updateTable("change")
    .set({ value: null })
    .where("kind", "=", "workspace-renamed")
    .where("value", "in", [email, name ?? email])
    .where("workspace_id", "in", (eb) =>
      eb
        .selectFrom("change as own")
        .select("own.workspace_id")
        .where("own.by_person_id", "=", id)
        .union(eb.selectFrom("membership").select("workspace_id").where("person_id", "=", id)),
    )
    .execute();
  await changesAbout(trx, email).set({ subject: null }).execute();
  await trx
    .deleteFrom("challenge")
    .where((eb) => eb.or([eb("email", "=", email), eb("person_id", "=", id)]))
    .execute();
  await trx.deleteFrom("invitation").where("email", "=", email).execute();
  await trx.deleteFrom("pro_invitation").where("email_digest", "=", digestOf(email)).execute();
  await deleteFromWaitlist(trx, email);
  await deleteJobsAbout(trx, [id, addressId(email)]);
}

/** What logs say of somebody, by their address: a license, or a site, that is called like it is another thing. */
export function changesAbout(trx: Transaction<Schema>, email: string) {
  return trx.updateTable("change").where("kind", "in", kindsAboutPeople).where("subject", "=", email);
}

async function noteRemovedSites(trx: Transaction<Schema>, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  const removed_at = at.toISOString();
  await trx
    .insertInto("removed_site")
    .values(ids.map((id) => ({ id, removed_at })))
    .execute();
}
