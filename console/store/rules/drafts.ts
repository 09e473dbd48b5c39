import type { Database } from "@octroi/database/database";
import { isMode } from "../../domain/rules/mode.ts";
import { type Rules, ruleLimits } from "../../domain/rules/rules.ts";
import { lockSite } from "../locks.ts";
import type { Schema } from "../schema.ts";

export function draftsIn(
  { db, transact }: Pick<Database<Schema>, "db" | "transact">,
  now: () => Date,
): Pick<Rules, "draft" | "saveDraft" | "discardDraft"> {
  return {
    async draft(site) {
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

    async saveDraft(site, draft, mode, by) {
      const text = JSON.stringify(draft);
      if (text.length > ruleLimits.draftLength) return "too-long";
      const row = { draft: text, mode, saved_at: now().toISOString(), by_person_id: by ?? null };
      return transact(async (trx) => {
        if ((await lockSite(trx, site)) === undefined) return "site-gone";
        await trx
          .insertInto("policy_draft")
          .values({ site, ...row })
          .onConflict((conflict) => conflict.column("site").doUpdateSet(row))
          .execute();
        return "saved";
      });
    },

    async discardDraft(site) {
      await transact((trx) => trx.deleteFrom("policy_draft").where("site", "=", site).execute());
    },
  };
}
