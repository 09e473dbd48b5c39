import { createHash } from "node:crypto";
import type { Database } from "@octroi/database/database";
import type { Selectable, Transaction } from "kysely";
import type { TokenUse } from "../../domain/api/token.ts";
import type { PaymentMeans } from "../../domain/market/order.ts";
import { appliedMode, isMode, type Mode, mayEnforce } from "../../domain/rules/mode.ts";
import type { Publication } from "../../domain/rules/publication.ts";
import {
  type NewVersion,
  type PolicyVersion,
  type PublishedRules,
  type PublishOutcome,
  type RulesRevision,
  ruleLimits,
  type VersionSummary,
} from "../../domain/rules/rules.ts";
import type { Actor } from "../../domain/workspaces/workspaces.ts";
import { type NotDone, onceFor } from "../api/requests.ts";
import { addChange } from "../changes.ts";
import { queueFileCheck } from "../files/files.ts";
import { licenseNewsIn } from "../licenses/licenses.ts";
import { lockSite } from "../locks.ts";
import { sellingDomainIn } from "../market/selling.ts";
import type { Schema } from "../schema.ts";
import { addEvent } from "../webhooks/events.ts";
import { planIn, planOf } from "../workspaces.ts";

export function versionsIn(
  { db, transact }: Pick<Database<Schema>, "db" | "transact">,
  means: PaymentMeans,
  now: () => Date,
) {
  const withAuthor = () =>
    db.selectFrom("policy_version").leftJoin("person", "person.id", "policy_version.by_person_id");
  const whole = () =>
    withAuthor().selectAll("policy_version").select(["person.name as author", "person.email as address"]);
  return {
    /** Publishes, and ends the draft unless an earlier version is repeated. */
    publish: (site: string, version: NewVersion, by: Actor): Promise<PublishOutcome> =>
      transact((trx) => publishIn(trx, site, version, by, now())),

    /** The same for a program of a person’s: what it saw is the draft as much as the version. */
    publishByToken: (
      site: string,
      { seen, ...version }: NewVersion & { seen: RulesRevision },
      by: Actor,
      use: TokenUse,
    ): Promise<PublishOutcome | NotDone> =>
      transact(async (trx) => {
        const at = now();
        if ((await lockSite(trx, site)) === undefined) return { outcome: "site-gone" };
        return onceFor(trx, use, at, async () =>
          // A draft that somebody began since is not ended unseen.
          (await savedAtIn(trx, site)) === seen.draft
            ? publishIn(trx, site, version, by, at, use.token)
            : { outcome: "outdated" },
        );
      }),

    /** Latest first. */
    async versions(site: string, limit: number): Promise<VersionSummary[]> {
      const rows = await withAuthor()
        .select(["version", "mode", "note", "at", "restores", "house_version", "person.name as author"])
        .select("person.email as address")
        .where("site", "=", site)
        .orderBy("version", "desc")
        .limit(limit)
        .execute();
      return rows.map(summaryOf);
    },

    async version(site: string, version: number): Promise<PolicyVersion | undefined> {
      const row = await whole().where("site", "=", site).where("version", "=", version).executeTakeFirst();
      return row && versionOf(row);
    },

    async latest(site: string): Promise<PolicyVersion | undefined> {
      const row = await whole().where("site", "=", site).orderBy("version", "desc").executeTakeFirst();
      return row && versionOf(row);
    },

    /** What connectors are told; undefined before the first version. */
    async published(site: string): Promise<PublishedRules | undefined> {
      const row = await whole()
        .innerJoin("site", "site.id", "policy_version.site")
        .innerJoin("workspace", "workspace.id", "site.workspace_id")
        .select(["workspace.plan", "workspace.id as workspace_id"])
        .where("policy_version.site", "=", site)
        .orderBy("policy_version.version", "desc")
        .executeTakeFirst();
      if (row === undefined) return undefined;
      return {
        version: versionOf(row),
        plan: planIn(row),
        workspaceId: row.workspace_id,
        licenses: await licenseNewsIn(db, site, now()),
        sellsAs: await sellingDomainIn(db, means, site),
      };
    },

    /** The mode that the connectors of each of these sites are given, where rules were published. */
    async modes(sites: readonly string[]): Promise<ReadonlyMap<string, Mode>> {
      if (sites.length === 0) return new Map();
      const rows = await db
        .selectFrom("policy_version as published")
        .innerJoin("site", "site.id", "published.site")
        .innerJoin("workspace", "workspace.id", "site.workspace_id")
        .select(["site.id", "published.mode", "workspace.plan"])
        .where("published.site", "in", sites)
        .where("published.version", "=", (eb) =>
          eb
            .selectFrom("policy_version as each")
            .select((one) => one.fn.max("each.version").as("latest"))
            .whereRef("each.site", "=", "published.site"),
        )
        .execute();
      return new Map(
        rows.map(({ id, mode, plan }) => [
          id,
          appliedMode(isMode(mode) ? mode : "observe", planIn({ plan })),
        ]),
      );
    },
  };
}

async function publishIn(
  trx: Transaction<Schema>,
  site: string,
  { publication, note, after, draft: written, restores }: NewVersion,
  by: Actor,
  at: Date,
  token?: string,
): Promise<PublishOutcome> {
  // So that one of two who publish at once is told of the other's version.
  const locked = await lockSite(trx, site);
  if (locked === undefined) return { outcome: "site-gone" };
  const { workspaceId, domain } = locked;
  if (locked.followsHouse) return { outcome: "follows-house" };
  const { mode } = publication;
  const plan = await planOf(trx, workspaceId);
  if (mode === "enforce" && !mayEnforce(plan)) return { outcome: "needs-pro" };
  const latest = await latestVersionIn(trx, site);
  if (latest !== after) return { outcome: "outdated" };
  if (written !== undefined && written !== (await savedAtIn(trx, site))) return { outcome: "outdated" };
  const version = latest + 1;
  await addVersion(trx, site, { publication, version, note, at, by, restores });
  if (restores === undefined) {
    await trx.deleteFrom("policy_draft").where("site", "=", site).execute();
  }
  await addChange(trx, {
    workspaceId,
    by,
    token,
    kind: restores === undefined ? "rules-published" : "rules-restored",
    subject: domain,
    value: String(version),
    at,
  });
  return { outcome: "published", version };
}

type SummaryRow = Pick<
  Selectable<Schema["policy_version"]>,
  "version" | "mode" | "note" | "at" | "restores" | "house_version"
> & { author: string | null; address: string | null };

function summaryOf({
  version,
  mode,
  note,
  at,
  restores,
  house_version,
  author,
  address,
}: SummaryRow): VersionSummary {
  return {
    version,
    mode: isMode(mode) ? mode : "observe",
    note,
    at,
    by: author ?? address ?? undefined,
    restores: restores ?? undefined,
    house: house_version ?? undefined,
  };
}

function versionOf(row: SummaryRow & Selectable<Schema["policy_version"]>): PolicyVersion {
  return {
    ...summaryOf(row),
    hash: row.hash,
    // They were parsed before they were kept.
    draft: JSON.parse(row.draft),
    policy: JSON.parse(row.policy),
  };
}

interface AddedVersion {
  publication: Publication;
  version: number;
  note: string;
  at: Date;
  by: Actor;
  restores?: number | undefined;
  houseVersion?: number | undefined;
}

/** Makes a version the latest of a site that the transaction has locked. Its connectors get it when they next ask. */
export async function addVersion(
  trx: Transaction<Schema>,
  site: string,
  { publication, version, note, at, by, restores, houseVersion }: AddedVersion,
): Promise<void> {
  const text = JSON.stringify(publication.policy);
  await trx
    .insertInto("policy_version")
    .values({
      site,
      version,
      mode: publication.mode,
      draft: JSON.stringify(publication.draft),
      policy: text,
      hash: createHash("sha256").update(text).digest("base64url"),
      note,
      at: at.toISOString(),
      by_person_id: by ?? null,
      restores: restores ?? null,
      house_version: houseVersion ?? null,
    })
    .execute();
  await trx
    .deleteFrom("policy_version")
    .where("site", "=", site)
    .where("version", "<=", version - ruleLimits.versions)
    .execute();
  await queueFileCheck(trx, site, at);
  const { workspace_id: workspaceId } = await trx
    .selectFrom("site")
    .select("workspace_id")
    .where("id", "=", site)
    .executeTakeFirstOrThrow();
  await addEvent(trx, {
    kind: "rules.published",
    workspaceId,
    site,
    about: `${site} ${version}`,
    facts: { version, mode: publication.mode },
    at,
  });
}

/** When the draft of a site was saved, which tells one from the next. */
export async function savedAtIn(trx: Transaction<Schema>, site: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom("policy_draft")
    .select("saved_at")
    .where("site", "=", site)
    .executeTakeFirst();
  return row?.saved_at;
}

/** The number of the latest version; 0 for none. */
export async function latestVersionIn(trx: Transaction<Schema>, site: string): Promise<number> {
  const last = await trx
    .selectFrom("policy_version")
    .select((eb) => eb.fn.max("version").as("version"))
    .where("site", "=", site)
    .executeTakeFirst();
  return last?.version ?? 0;
}
