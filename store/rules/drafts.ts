import type { Database } from "@octroi/database/database";
import type { Transaction } from "kysely";
import { isMode } from "../../domain/rules/mode.ts";
import {
  type NewDraft,
  type RulesSeen,
  ruleLimits,
  type SavedDraft,
  type SaveOutcome,
} from "../../domain/rules/rules.ts";
import type { Actor } from "../../domain/workspaces/workspaces.ts";
import { lockSite } from "../locks.ts";
import type { Schema } from "../schema.ts";
import { latestVersionIn, savedAtIn } from "./versions.ts";

export function draftsIn({ db, transact }: Pick<Database<Schema>, "db" | "transact">, now: () => Date) {
  return {
    async draft(site: string): Promise<SavedDraft | undefined> {
      const row = await db
        .selectFrom("policy_draft")
        .leftJoin("person", "person.id", "policy_draft.by_person_id")
        .select(["draft", "mode", "saved_at", "person.name", "person.email"])
        .where("site", "=", site)
        .executeTakeFirst();
      return (
        row && {
          draft: JSON.parse(row.draft),
          mode: isMode(row.mode) ? row.mode : "observe",
          savedAt: row.saved_at,
          by: row.name ?? row.email ?? undefined,
        }
      );
    },

    async saveDraft(site: string, { draft, mode, seen }: NewDraft, by: Actor): Promise<SaveOutcome> {
      const text = JSON.stringify(draft);
      if (text.length > ruleLimits.draftLength) return { outcome: "too-long" };
      return transact(async (trx) => {
        // So that one of two who save at once is told of the other's draft.
        if ((await lockSite(trx, site)) === undefined) return { outcome: "site-gone" };
        const saved = await savedAtIn(trx, site);
        if (!(await isLatest(trx, site, saved, seen))) return { outcome: "outdated" };
        const savedAt = momentAfter(saved, now());
        const row = { draft: text, mode, saved_at: savedAt, by_person_id: by ?? null };
        await trx
          .insertInto("policy_draft")
          .values({ site, ...row })
          .onConflict((conflict) => conflict.column("site").doUpdateSet(row))
          .execute();
        return { outcome: "saved", savedAt };
      });
    },

    discardDraft: (site: string, seen: RulesSeen): Promise<"discarded" | "outdated"> =>
      transact(async (trx) => {
        await lockSite(trx, site);
        const saved = await savedAtIn(trx, site);
        if (saved !== undefined && saved !== seen.draft) return "outdated";
        await trx.deleteFrom("policy_draft").where("site", "=", site).execute();
        return "discarded";
      }),
  };
}

async function isLatest(
  trx: Transaction<Schema>,
  site: string,
  saved: string | undefined,
  seen: RulesSeen,
): Promise<boolean> {
  return saved === seen.draft && (await latestVersionIn(trx, site)) === seen.version;
}

/** Now, and later than the draft before, whatever the clock says: no two drafts of a site have one moment. */
export function momentAfter(saved: string | undefined, now: Date): string {
  const next = saved === undefined ? 0 : Date.parse(saved) + 1;
  return new Date(Math.max(now.getTime(), next)).toISOString();
}
