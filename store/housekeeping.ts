import type { Database } from "@octroi/database/database";
import type { Jobs } from "@octroi/database/jobs";
import { sql } from "kysely";
import { sessionLimits } from "../domain/accounts/session.ts";
import { requestHours } from "../domain/api/token.ts";
import { msPerDay, msPerHour } from "../domain/visits/day.ts";
import { webhookLimits } from "../domain/webhooks/webhook.ts";
import type { Schema } from "./schema.ts";
import { rowsPerSlice } from "./visits/figures.ts";

/** How long the key of a job that is done is known, so that it is not done again. */
const doneJobMs = 30 * msPerDay;
/** How long an operator can see whom a mail did not reach. */
const failedJobMs = 7 * msPerDay;
/** How long after its end a job is left to whoever does its kind. */
const nobodysJobMs = msPerHour;
/** How long a connector is told that its site was removed, or its key ended; later its key is merely wrong. */
const goneMs = 400 * msPerDay;
/** How long it is known what a slice of a license was used for. */
const sliceMs = 31 * msPerDay;

/** Stripe sends an event again for three days. */
const stripeEventMs = 31 * msPerDay;

/** Deletes what is over: it opens nothing any more, and would only be kept. */
export function housekeepingIn(
  { db, transact }: Database<Schema>["background"],
  jobs: Pick<Jobs<Schema>, "failExpired" | "forgetDone" | "forgetFailed">,
  now: () => Date,
): () => Promise<void> {
  const maxRows = rowsPerSlice(db);
  const before = (ms: number) => new Date(now().getTime() - ms);

  /** In slices, each a transaction of its own: after a flood of sign-ins there are many. */
  async function deleteUntil(
    table: keyof typeof ends,
    time: string,
    column: string = ends[table][1],
  ): Promise<void> {
    const [id, endedAt] = [sql.ref(ends[table][0]), sql.ref(column)];
    const slice = sql`select ${id} from ${sql.table(table)} where ${endedAt} <= ${time} limit ${sql.lit(maxRows)}`;
    let deleted: bigint | undefined;
    do {
      const result = await transact((trx) =>
        // Asked again of the row itself: somebody may have used it since it was chosen.
        sql`delete from ${sql.table(table)} where ${id} in (${slice}) and ${endedAt} <= ${time}`.execute(trx),
      );
      deleted = result.numAffectedRows;
    } while (deleted === BigInt(maxRows));
  }

  return async () => {
    const moment = now().toISOString();
    const gone = before(goneMs).toISOString();
    await deleteUntil("challenge", moment);
    await deleteUntil("invitation", moment);
    await deleteUntil("session", before(sessionLimits.idleMs).toISOString());
    await deleteUntil("session", before(sessionLimits.lifetimeMs).toISOString(), "created_at");
    await deleteUntil("removed_site", gone);
    await deleteUntil("ended_key", gone);
    await deleteUntil("slice", before(sliceMs).toISOString());
    await deleteUntil("market_nonce", moment);
    await deleteUntil("company_proof", moment);
    await deleteUntil("stripe_event", before(stripeEventMs).toISOString());
    await deleteUntil("stripe_refund", moment);
    await deleteUntil("api_request", before(requestHours * msPerHour).toISOString());
    const kept = before(webhookLimits.keptDays * msPerDay).toISOString();
    await deleteUntil("webhook_event", kept);
    await deleteUntil("site_alert", kept);
    await jobs.failExpired(before(nobodysJobMs));
    await jobs.forgetDone(before(doneJobMs));
    await jobs.forgetFailed(before(failedJobMs));
  };
}

/** The key of each table, and the column that says since when a row is over. */
const ends = {
  challenge: ["id", "expires_at"],
  invitation: ["id", "expires_at"],
  session: ["id", "last_seen_at"],
  removed_site: ["id", "removed_at"],
  ended_key: ["secret_digest", "ended_at"],
  slice: ["id", "ends_at"],
  market_nonce: ["digest", "expires_at"],
  company_proof: ["id", "expires_at"],
  stripe_event: ["id", "received_at"],
  stripe_refund: ["id", "forget_at"],
  api_request: ["id", "at"],
  webhook_event: ["id", "at"],
  site_alert: ["id", "at"],
} as const satisfies Partial<Record<keyof Schema, readonly [string, string]>>;
