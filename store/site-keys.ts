import { randomUUID } from "node:crypto";
import type { Database } from "@octroi/database/database";
import type { Transaction } from "kysely";
import { digestOf, randomToken } from "../domain/secrets/tokens.ts";
import type { KeyOfSite, KeyVerdict } from "../domain/sites/sites.ts";
import type { Actor } from "../domain/workspaces/workspaces.ts";
import { addChange } from "./changes.ts";
import { lockSite } from "./locks.ts";
import type { Schema } from "./schema.ts";

/** How often “last used” is written. */
export const keyTouchMs = 60 * 60_000;

export function siteKeysIn({ db, transact }: Pick<Database<Schema>, "db" | "transact">, now: () => Date) {
  return {
    /** A new secret. The one before it stays valid until it is ended or replaced once more. */
    replace: (siteId: string, by: Actor): Promise<string> =>
      transact(async (trx) => {
        const at = now();
        // So that two replacements at once leave two keys and not three.
        const site = await lockSite(trx, siteId);
        if (site === undefined)
          throw new Error(`Expected site ${siteId} to have a key made for it, found no such site`);
        await addChange(trx, {
          workspaceId: site.workspaceId,
          by,
          kind: "key-created",
          subject: site.domain,
          at,
        });
        // The newest stays; with the one that is added, two are valid.
        const keys = await trx
          .selectFrom("site_key")
          .select("secret_digest")
          .where("site_id", "=", siteId)
          .orderBy("created_at", "desc")
          .orderBy("id")
          .execute();
        for (const { secret_digest } of keys.slice(1)) await endKey(trx, siteId, secret_digest, at);
        return addKey(trx, siteId, at);
      }),

    /** Those that are valid, latest first. */
    async list(siteId: string): Promise<KeyOfSite[]> {
      const rows = await db
        .selectFrom("site_key")
        .select(["id", "created_at", "last_used_at"])
        .where("site_id", "=", siteId)
        .orderBy("created_at", "desc")
        .orderBy("id")
        .execute();
      return rows.map((row) => ({
        id: row.id,
        createdAt: row.created_at,
        lastUsedAt: row.last_used_at ?? undefined,
      }));
    },

    /** A site without a key waits to be connected again. */
    async end(siteId: string, keyId: string, by: Actor): Promise<void> {
      const key = await db
        .selectFrom("site_key")
        .select("secret_digest")
        .where("site_id", "=", siteId)
        .where("id", "=", keyId)
        .executeTakeFirst();
      if (key !== undefined) await end(siteId, key.secret_digest, by);
    },

    /** Ends the key of a connector that says so itself, or that never got it. `ended` also where it was before. */
    async endSecret(siteId: string, secret: string, by: Actor): Promise<Exclude<KeyVerdict, "valid">> {
      const digest = digestOf(secret);
      return (await end(siteId, digest, by)) ? "ended" : verdictOnUnknown(siteId, digest);
    },

    async verify(siteId: string, secret: string): Promise<KeyVerdict> {
      const digest = digestOf(secret);
      const key = await db
        .selectFrom("site_key")
        .select(["id", "last_used_at"])
        .where("site_id", "=", siteId)
        .where("secret_digest", "=", digest)
        .executeTakeFirst();
      if (key !== undefined) {
        const moment = now();
        const wroteBefore = new Date(moment.getTime() - keyTouchMs).toISOString();
        if (key.last_used_at === null || key.last_used_at < wroteBefore) {
          await transact((trx) =>
            trx
              .updateTable("site_key")
              .set({ last_used_at: moment.toISOString() })
              .where("id", "=", key.id)
              .execute(),
          );
        }
        return "valid";
      }
      const verdict = await verdictOnUnknown(siteId, digest);
      // Whoever ends the last key disconnects the site; whoever replaces one means its rules to stay in force.
      return verdict === "ended" && !(await hasKey(siteId)) ? "gone" : verdict;
    },
  };

  async function hasKey(siteId: string): Promise<boolean> {
    const key = await db
      .selectFrom("site_key")
      .select("id")
      .where("site_id", "=", siteId)
      .limit(1)
      .executeTakeFirst();
    return key !== undefined;
  }

  /** Whether there was such a key. */
  function end(siteId: string, digest: string, by: Actor): Promise<boolean> {
    return transact(async (trx) => {
      const at = now();
      // Of two keys that are ended at once, the second sees that it was the last.
      const site = await lockSite(trx, siteId);
      if (site === undefined || !(await endKey(trx, siteId, digest, at))) return false;
      const { workspaceId, domain } = site;
      await addChange(trx, { workspaceId, by, kind: "key-ended", subject: domain, at });
      await trx
        .updateTable("site")
        .set({ status: "pending", connected_at: null })
        .where("id", "=", siteId)
        // Without a key, the DNS connector stands in front all the same.
        .where("connector", "<>", "dns")
        .where((eb) =>
          eb.not(eb.exists(eb.selectFrom("site_key").select("id").where("site_id", "=", siteId))),
        )
        .execute();
      return true;
    });
  }

  async function verdictOnUnknown(siteId: string, digest: string): Promise<"ended" | "wrong" | "gone"> {
    const removed = await db
      .selectFrom("removed_site")
      .select("id")
      .where("id", "=", siteId)
      .executeTakeFirst();
    if (removed !== undefined) return "gone";
    const ended = await db
      .selectFrom("ended_key")
      .select("site_id")
      .where("site_id", "=", siteId)
      .where("secret_digest", "=", digest)
      .executeTakeFirst();
    return ended === undefined ? "wrong" : "ended";
  }
}

/** A new secret of a site, of which the digest is kept. */
export async function addKey(trx: Transaction<Schema>, siteId: string, at: Date): Promise<string> {
  const secret = randomToken();
  await trx
    .insertInto("site_key")
    .values({
      id: randomUUID(),
      site_id: siteId,
      secret_digest: digestOf(secret),
      created_at: at.toISOString(),
    })
    .execute();
  return secret;
}

/** Whether there was such a key. Its digest stays, so that whoever uses it learns that it was ended. */
async function endKey(trx: Transaction<Schema>, siteId: string, digest: string, at: Date): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("site_key")
    .where("site_id", "=", siteId)
    .where("secret_digest", "=", digest)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return false;
  await trx
    .insertInto("ended_key")
    .values({ secret_digest: digest, site_id: siteId, ended_at: at.toISOString() })
    .execute();
  return true;
}
