import type { Database } from "@octroi/database/database";
import type { Jobs } from "@octroi/database/jobs";
import { sessionLimits } from "../domain/accounts/session.ts";
import { msPerDay } from "../domain/visits/day.ts";
import type { Schema } from "./schema.ts";

/** How long the key of a job that is done is known, so that it is not done again. */
const doneJobMs = 30 * msPerDay;
/** How long an operator can see whom a mail did not reach. */
const failedJobMs = 7 * msPerDay;
/** How long a connector is told that its site was removed, or its key ended; later its key is merely wrong. */
const goneMs = 400 * msPerDay;

/** Deletes what is over: it opens nothing any more, and would only be kept. */
export function housekeepingIn(
  { transact }: Pick<Database<Schema>, "transact">,
  jobs: Pick<Jobs<Schema>, "forgetDone" | "forgetFailed">,
  now: () => Date,
): () => Promise<void> {
  const before = (ms: number) => new Date(now().getTime() - ms);
  return async () => {
    const moment = now().toISOString();
    await transact(async (trx) => {
      await trx.deleteFrom("challenge").where("expires_at", "<=", moment).execute();
      await trx.deleteFrom("invitation").where("expires_at", "<=", moment).execute();
      const idle = before(sessionLimits.idleMs).toISOString();
      await trx.deleteFrom("session").where("last_seen_at", "<=", idle).execute();
      const gone = before(goneMs).toISOString();
      await trx.deleteFrom("removed_site").where("removed_at", "<=", gone).execute();
      await trx.deleteFrom("ended_key").where("ended_at", "<=", gone).execute();
    });
    await jobs.forgetDone(before(doneJobMs));
    await jobs.forgetFailed(before(failedJobMs));
  };
}
