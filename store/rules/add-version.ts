import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import type { Publication } from "../../domain/rules/publication.ts";
import { ruleLimits } from "../../domain/rules/rules.ts";
import type { Actor } from "../../domain/workspaces/workspaces.ts";
import { oweFileCheck } from "../files/files.ts";
import type { Schema } from "../schema.ts";

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
  await oweFileCheck(trx, site, at);
}
