import type { Database } from "@octroi/database/database";
import type { Draft } from "@octroi/ui/policy/draft";
import type { Selectable, Transaction } from "kysely";
import {
  type FollowOutcome,
  type HousePublishOutcome,
  type HouseVersion,
  type NewHouseVersion,
  siteDraft,
} from "../../domain/rules/house.ts";
import { isMode, type Mode, mayEnforce } from "../../domain/rules/mode.ts";
import { publicationOf } from "../../domain/rules/publication.ts";
import {
  type NewDraft,
  type RulesRevision,
  ruleLimits,
  type SavedDraft,
  type SaveOutcome,
} from "../../domain/rules/rules.ts";
import type { Actor } from "../../domain/workspaces/workspaces.ts";
import { addChange } from "../changes.ts";
import { lockSite, lockWorkspace } from "../locks.ts";
import type { Schema } from "../schema.ts";
import { planOf } from "../workspaces.ts";
import { momentAfter, savedDraftOf } from "./drafts.ts";
import { addVersion, latestVersionIn } from "./versions.ts";

/** Whatever writes them, or says which sites follow them, locks the workspace first: they come one by one. */
export function houseRulesIn({ db, transact }: Pick<Database<Schema>, "db" | "transact">, now: () => Date) {
  const versions = () =>
    db
      .selectFrom("house_version")
      .leftJoin("person", "person.id", "house_version.by_person_id")
      .selectAll("house_version")
      .select(["person.name as author", "person.email as address"]);
  return {
    async draft(workspace: string): Promise<SavedDraft | undefined> {
      const row = await db
        .selectFrom("house_draft")
        .leftJoin("person", "person.id", "house_draft.by_person_id")
        .select(["draft", "mode", "saved_at", "person.name", "person.email"])
        .where("house_draft.workspace_id", "=", workspace)
        .executeTakeFirst();
      return row && savedDraftOf(row);
    },

    async saveDraft(workspace: string, { draft, mode, seen }: NewDraft, by: Actor): Promise<SaveOutcome> {
      const text = JSON.stringify(draft);
      if (text.length > ruleLimits.draftLength) return { outcome: "too-long" };
      return transact(async (trx) => {
        if (!(await lockWorkspace(trx, workspace))) return { outcome: "site-gone" };
        const saved = await savedAtIn(trx, workspace);
        if (saved !== seen.draft || (await latestIn(trx, workspace)) !== seen.version) {
          return { outcome: "outdated" };
        }
        const savedAt = momentAfter(saved, now());
        const row = { draft: text, mode, saved_at: savedAt, by_person_id: by ?? null };
        await trx
          .insertInto("house_draft")
          .values({ workspace_id: workspace, ...row })
          .onConflict((conflict) => conflict.column("workspace_id").doUpdateSet(row))
          .execute();
        return { outcome: "saved", savedAt };
      });
    },

    discardDraft: (workspace: string, seen: RulesRevision): Promise<"discarded" | "outdated"> =>
      transact(async (trx) => {
        await lockWorkspace(trx, workspace);
        const saved = await savedAtIn(trx, workspace);
        if (saved !== undefined && saved !== seen.draft) return "outdated";
        await trx.deleteFrom("house_draft").where("workspace_id", "=", workspace).execute();
        return "discarded";
      }),

    /** To every site that follows them, as its next version, or to none. */
    async publish(workspace: string, version: NewHouseVersion, by: Actor): Promise<HousePublishOutcome> {
      let unfit = "";
      try {
        return await transact(async (trx) => {
          const at = now();
          if (!(await lockWorkspace(trx, workspace))) return { outcome: "workspace-gone" };
          const { draft, mode, note, after, saved, restores } = version;
          if (mode === "enforce" && !mayEnforce(await planOf(trx, workspace)))
            return { outcome: "needs-pro" };
          if ((await latestIn(trx, workspace)) !== after) return { outcome: "outdated" };
          if (saved !== undefined && saved !== (await savedAtIn(trx, workspace))) {
            return { outcome: "outdated" };
          }
          // By their ids: whoever locks several sites does so in one order.
          const followers = await trx
            .selectFrom("site")
            .select(["id", "domain"])
            .where("workspace_id", "=", workspace)
            .where("follows_house_since", "is not", null)
            .orderBy("id")
            .execute();
          let sites = 0;
          for (const { id, domain } of followers) {
            // One that was removed meanwhile is none of them.
            if ((await lockSite(trx, id)) === undefined) continue;
            unfit = domain;
            await publishTo(trx, { id, domain }, { draft, mode, note, version: after + 1 }, by, at);
            sites += 1;
          }
          await trx
            .insertInto("house_version")
            .values({
              workspace_id: workspace,
              version: after + 1,
              mode,
              draft: JSON.stringify(draft),
              note,
              at: at.toISOString(),
              by_person_id: by ?? null,
              restores: restores ?? null,
              sites,
            })
            .execute();
          await trx
            .deleteFrom("house_version")
            .where("workspace_id", "=", workspace)
            .where("version", "<=", after + 1 - ruleLimits.versions)
            .execute();
          if (restores === undefined) {
            await trx.deleteFrom("house_draft").where("workspace_id", "=", workspace).execute();
          }
          await addChange(trx, {
            workspaceId: workspace,
            by,
            kind: restores === undefined ? "house-rules-published" : "house-rules-restored",
            value: String(after + 1),
            at,
          });
          return { outcome: "published", version: after + 1, sites };
        });
      } catch (error) {
        if (error instanceof UnfitRules) return { outcome: "wrong", domain: unfit };
        throw error;
      }
    },

    /** Latest first. */
    async versions(workspace: string, limit: number): Promise<HouseVersion[]> {
      const rows = await versions()
        .where("house_version.workspace_id", "=", workspace)
        .orderBy("version", "desc")
        .limit(limit)
        .execute();
      return rows.map(versionOf);
    },

    async version(workspace: string, version: number): Promise<HouseVersion | undefined> {
      const row = await versions()
        .where("house_version.workspace_id", "=", workspace)
        .where("version", "=", version)
        .executeTakeFirst();
      return row && versionOf(row);
    },

    async latest(workspace: string): Promise<HouseVersion | undefined> {
      const row = await versions()
        .where("house_version.workspace_id", "=", workspace)
        .orderBy("version", "desc")
        .executeTakeFirst();
      return row && versionOf(row);
    },

    /** The site gets what is published of them at once. Its draft waits until it has rules of its own again. */
    async follow(site: string, by: Actor): Promise<FollowOutcome> {
      try {
        return await transact((trx) => changeFollowing(trx, site, true, by, now()));
      } catch (error) {
        if (error instanceof UnfitRules) return "unfit";
        throw error;
      }
    },

    /** The site keeps the version that it has, as its own. */
    leave: (site: string, by: Actor): Promise<FollowOutcome> =>
      transact((trx) => changeFollowing(trx, site, false, by, now())),
  };
}

async function changeFollowing(
  trx: Transaction<Schema>,
  site: string,
  follows: boolean,
  by: Actor,
  at: Date,
): Promise<FollowOutcome> {
  // A site never changes its workspace, so that its own can be locked before it.
  const found = await trx.selectFrom("site").select("workspace_id").where("id", "=", site).executeTakeFirst();
  if (found === undefined || !(await lockWorkspace(trx, found.workspace_id))) return "site-gone";
  const locked = await lockSite(trx, site);
  if (locked === undefined) return "site-gone";
  const { workspaceId, domain } = locked;
  if (locked.followsHouse === follows) return "done";
  await trx
    .updateTable("site")
    .set({ follows_house_since: follows ? at.toISOString() : null })
    .where("id", "=", site)
    .execute();
  const house = follows
    ? await trx
        .selectFrom("house_version")
        .selectAll()
        .where("workspace_id", "=", workspaceId)
        .orderBy("version", "desc")
        .executeTakeFirst()
    : undefined;
  if (house !== undefined) {
    const { version, mode } = versionOf({ ...house, author: null, address: null });
    await publishTo(
      trx,
      { id: site, domain },
      { draft: JSON.parse(house.draft), mode, note: "", version },
      by,
      at,
    );
  }
  const kind = follows ? "house-rules-followed" : "house-rules-left";
  await addChange(trx, { workspaceId, by, kind, subject: domain, at });
  return "done";
}

/** Ends the transaction: a house publishes to all that follow, or to none. */
class UnfitRules extends Error {}

async function publishTo(
  trx: Transaction<Schema>,
  { id, domain }: { id: string; domain: string },
  house: Pick<NewHouseVersion, "draft" | "mode" | "note"> & { version: number },
  by: Actor,
  at: Date,
): Promise<void> {
  const own = await trx
    .selectFrom("policy_version")
    .select("draft")
    .where("site", "=", id)
    .orderBy("version", "desc")
    .executeTakeFirst();
  const ownDraft: Draft | undefined = own && JSON.parse(own.draft);
  const result = publicationOf(siteDraft(house.draft, domain, ownDraft), house.mode);
  if (!result.ok) throw new UnfitRules(`The house rules make no policy for ${domain}.`);
  await addVersion(trx, id, {
    publication: result.publication,
    version: (await latestVersionIn(trx, id)) + 1,
    note: house.note,
    at,
    by,
    houseVersion: house.version,
  });
}

async function savedAtIn(trx: Transaction<Schema>, workspace: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom("house_draft")
    .select("saved_at")
    .where("workspace_id", "=", workspace)
    .executeTakeFirst();
  return row?.saved_at;
}

async function latestIn(trx: Transaction<Schema>, workspace: string): Promise<number> {
  const last = await trx
    .selectFrom("house_version")
    .select((eb) => eb.fn.max("version").as("version"))
    .where("workspace_id", "=", workspace)
    .executeTakeFirst();
  return last?.version ?? 0;
}

function versionOf(
  row: Selectable<Schema["house_version"]> & { author: string | null; address: string | null },
): HouseVersion {
  const mode: Mode = isMode(row.mode) ? row.mode : "observe";
  return {
    version: row.version,
    mode,
    note: row.note,
    at: row.at,
    by: row.author ?? row.address ?? undefined,
    restores: row.restores ?? undefined,
    draft: JSON.parse(row.draft),
    sites: row.sites,
    house: undefined,
  };
}
