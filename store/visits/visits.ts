import type { Database } from "@octroi/database/database";
import type { Visits } from "../../domain/visits/visits.ts";
import type { Schema } from "../schema.ts";
import { crawlerNumbersIn } from "./crawlers.ts";
import { importingIn } from "./import.ts";
import { purgingIn } from "./purge.ts";
import { readingIn } from "./read.ts";
import { receiveIn } from "./receive.ts";

export function visitsIn(
  database: Pick<Database<Schema>, "db" | "transact" | "transactShared" | "background">,
  now: () => Date = () => new Date(),
): Visits {
  const { db, transact, transactShared, background } = database;
  const crawlers = crawlerNumbersIn(db);
  return {
    async receive(batch) {
      const numbers = await crawlers.numbersOf([...new Set(batch.visits.map(({ crawler }) => crawler))]);
      return transactShared((trx) => receiveIn(trx, batch, numbers, now()));
    },
    ...readingIn(db, crawlers),
    ...importingIn(transact, crawlers, now),
    ...purgingIn(background),
  };
}
