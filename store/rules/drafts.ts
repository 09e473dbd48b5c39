import type { Database } from "@octroi/database/database";
import type { Selectable, Transaction } from "kysely";
import type { TokenUse } from "../../domain/api/token.ts";
import { isMode } from "../../domain/rules/mode.ts";
import {
  type NewDraft,
  type RulesRevision,
  ruleLimits,
  type SavedDraft,
  type SaveOutcome,
} from "../../domain/rules/rules.ts";
import type { Actor } from "../../domain/workspaces/workspaces.ts";
import { type NotDone, onceFor } from "../api/requests.ts";
import { addChange } from "../changes.ts";
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
      return row && savedDraftOf(row);
    },

    async saveDraft(site: string, draft: NewDraft, by: Actor): Promise<SaveOutcome> {
      return transact((trx) => saveIn(trx, site, draft, by, now()));
    },

    /** The same for a program of a person’s: of what programs do, the log of changes has drafts too. */
    saveDraftByToken: (
      site: string,
      draft: NewDraft,
      by: Actor,
      use: TokenUse,
    ): Promise<SaveOutcome | NotDone> =>
      transact(async (trx) => {
        const at = now();
        const locked = await lockSite(trx, site);
        if (locked === undefined) return { outcome: "site-gone" };
        return onceFor(trx, use, at, async () => {
          const saved = await saveIn(trx, site, draft, by, at);
          if (saved.outcome === "saved") {
            const { workspaceId, domain: subject } = locked;
            await addChange(trx, { workspaceId, by, token: use.token, kind: "rules-drafted", subject, at });
          }
          return saved;
        });
      }),

    discardDraft: (site: string, seen: RulesRevision): Promise<"discarded" | "outdated"> =>
      transact(async (trx) => {
        await lockSite(trx, site);
        const saved = await savedAtIn(trx, site);
        if (saved !== undefined && saved !== seen.draft) return "outdated";
        await trx.deleteFrom("policy_draft").where("site", "=", site).execute();
        return "discarded";
      }),
  };
}

/** A draft of a site or of the house, with whoever saved it. */
export function savedDraftOf(
  row: Pick<Selectable<Schema["policy_draft"]>, "draft" | "mode" | "saved_at"> & {
    name: string | null;
    email: string | null;
  },
): SavedDraft {
  return {
    draft: JSON.parse(row.draft),
    mode: isMode(row.mode) ? row.mode : "observe",
    savedAt: row.saved_at,
    by: row.name ?? row.email ?? undefined,
  };
}

async function saveIn(
  trx: Transaction<Schema>,
  site: string,
  { draft, mode, seen }: NewDraft,
  by: Actor,
  at: Date,
): Promise<SaveOutcome> {
  const text = JSON.stringify(draft);
  if (text.length > ruleLimits.draftLength) return { outcome: "too-long" };
  // So that one of two who save at once is told of the other's draft.
  if ((await lockSite(trx, site)) === undefined) return { outcome: "site-gone" };
  const saved = await savedAtIn(trx, site);
  if (!(await isLatest(trx, site, saved, seen))) return { outcome: "outdated" };
  const savedAt = momentAfter(saved, at);
  const row = { draft: text, mode, saved_at: savedAt, by_person_id: by ?? null };
  await trx
    .insertInto("policy_draft")
    .values({ site, ...row })
    .onConflict((conflict) => conflict.column("site").doUpdateSet(row))
    .execute();
  return { outcome: "saved", savedAt };
}

async function isLatest(
  trx: Transaction<Schema>,
  site: string,
  saved: string | undefined,
  seen: RulesRevision,
): Promise<boolean> {
  return saved === seen.draft && (await latestVersionIn(trx, site)) === seen.version;
}

/** Now, and later than the draft before, whatever the clock says: no two drafts of a site have one moment. */
export function momentAfter(saved: string | undefined, now: Date): string {
  const next = saved === undefined ? 0 : Date.parse(saved) + 1;
  return new Date(Math.max(now.getTime(), next)).toISOString();
}
