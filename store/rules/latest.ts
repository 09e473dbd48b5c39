import type { Transaction } from "kysely";
import type { Schema } from "../schema.ts";

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
