import { type Expression, type SqlBool, sql, type Transaction } from "kysely";
import { digestOf } from "../domain/secrets/tokens.ts";
import { keepWorkspaceOf } from "./locks.ts";
import type { Schema } from "./schema.ts";

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

/** Takes a person out of what stays: the logs of changes, names of workspaces, mails that wait. */
export async function eraseTraces(trx: Transaction<Schema>, { id, email, name }: Erased): Promise<void> {
  await trx.updateTable("change").set({ subject: null }).where("subject", "=", email).execute();
  await trx
    .updateTable("change")
    .set({ value: null })
    .where("kind", "=", "workspace-renamed")
    .where("value", "in", [email, name ?? email])
    .execute();
  const challenges = await trx
    .deleteFrom("challenge")
    .where((eb) => eb.or([eb("email", "=", email), eb("person_id", "=", id)]))
    .returning("id")
    .execute();
  await trx.deleteFrom("invitation").where("email", "=", email).execute();
  await trx.deleteFrom("pro_invitation").where("email_digest", "=", digestOf(email)).execute();
  await deleteJobsAbout(trx, [id, JSON.stringify(email), ...challenges.map((challenge) => challenge.id)]);
  if (name === null) return;
  const naming = await trx
    .selectFrom("job")
    .select(["id", "payload"])
    .where(payloadContains(JSON.stringify(name)))
    .execute();
  for (const job of naming) {
    const payload = job.payload
      .replaceAll(`"inviter":${JSON.stringify(name)}`, '"inviter":""')
      .replaceAll(JSON.stringify(name), '"…"');
    await trx.updateTable("job").set({ payload }).where("id", "=", job.id).execute();
  }
}

async function noteRemovedSites(trx: Transaction<Schema>, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  const removed_at = at.toISOString();
  await trx
    .insertInto("removed_site")
    .values(ids.map((id) => ({ id, removed_at })))
    .execute();
}

/** Mails and reports that are still owed, or could not be sent, name whom and what they are about. */
async function deleteJobsAbout(trx: Transaction<Schema>, texts: readonly string[]): Promise<void> {
  for (const text of texts) await trx.deleteFrom("job").where(payloadContains(text)).execute();
}

function payloadContains(text: string): Expression<SqlBool> {
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  return sql<SqlBool>`payload like ${pattern} escape '\\'`;
}
