import type { Database } from "@octroi/database/database";
import { sql } from "kysely";
import { ownSiteId } from "../domain/sites/own-site.ts";
import type { Schema } from "./schema.ts";

/** What waits and what is, for whoever is called when there is too much of it. */
export interface StoreGauges {
  jobs: { kind: string; state: JobState; count: number }[];
  /** How long the job that should have been begun first has been waiting. */
  overdueSeconds: number;
  sites: { status: string; count: number }[];
  /** Payments of which nobody but the operator can say how they ended. */
  unansweredPayments: number;
}

/** `retrying`: an attempt failed, and another one will follow. `failed`: none will. */
export type JobState = "waiting" | "retrying" | "failed";

/** Reads open and failed jobs by their indexes, however many are done, and one row for each site. */
export function gaugesIn({ db }: Pick<Database<Schema>, "db">, now: () => Date): () => Promise<StoreGauges> {
  return async () => {
    const open = await db
      .selectFrom("job")
      .select((eb) => [
        "kind",
        sql<JobState>`case when reason is null then 'waiting' else 'retrying' end`.as("state"),
        eb.fn.countAll<number | string>().as("count"),
        eb.fn.min("due_at").as("first"),
      ])
      .where("done_at", "is", null)
      .groupBy(["kind", "state"])
      .execute();
    const failed = await db
      .selectFrom("job")
      .select((eb) => [
        "kind",
        sql<JobState>`'failed'`.as("state"),
        eb.fn.countAll<number | string>().as("count"),
      ])
      .where("failed_at", "is not", null)
      .groupBy("kind")
      .execute();
    const sites = await db
      .selectFrom("site")
      .select((eb) => ["status", eb.fn.countAll<number | string>().as("count")])
      .where("id", "<>", ownSiteId)
      .groupBy("status")
      .execute();
    const { unanswered } = await db
      .selectFrom("payment")
      .select((eb) => eb.fn.countAll<number | string>().as("unanswered"))
      .where("state", "in", ["submitted", "unknown"])
      .where("asked_at", "is not", null)
      .executeTakeFirstOrThrow();
    const firsts = open.map(({ first }) => Date.parse(first));
    return {
      jobs: [...open, ...failed].map(({ kind, state, count }) => ({ kind, state, count: Number(count) })),
      overdueSeconds: Math.max(0, now().getTime() - Math.min(now().getTime(), ...firsts)) / 1_000,
      sites: sites.map(({ status, count }) => ({ status, count: Number(count) })),
      unansweredPayments: Number(unanswered),
    };
  };
}
