import type { Database } from "@octroi/database/database";
import type { Batch, Reception } from "../../domain/visits/visits.ts";
import type { Schema } from "../schema.ts";
import { crawlerNumbersIn } from "./crawlers.ts";
import { importingIn } from "./import.ts";
import { purgingIn } from "./purge.ts";
import { readingIn } from "./read.ts";
import { receiveIn } from "./receive.ts";

export function visitsIn(
  database: Pick<Database<Schema>, "db" | "transact" | "transactShared" | "background">,
  now: () => Date = () => new Date(),
) {
  const { db, transact, transactShared, background } = database;
  const crawlers = crawlerNumbersIn(db);
  return {
    /** Counts a batch, all of it or nothing: once it is said to be counted, it is on disk. */
    async receive(batch: Batch): Promise<Reception> {
      const numbers = await crawlers.numbersOf([...new Set(batch.visits.map(({ crawler }) => crawler))]);
      return transactShared((trx) => receiveIn(trx, batch, numbers, now()));
    },
    ...readingIn(db, crawlers),
    ...importingIn(transact, crawlers, now),
    ...purgingIn(background),
  };
}
