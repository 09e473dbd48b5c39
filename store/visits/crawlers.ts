import { anyNumberOf, anyOf } from "@octroi/database/many-rows";
import { type Kysely, sql } from "kysely";
import { unlisted } from "../../domain/visits/visit.ts";
import type { Schema } from "../schema.ts";

/** Numbers for the registry's names. */
export interface CrawlerNumbers {
  /** The number of each, and a new one for a name that has none. */
  numbersOf(tokens: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The numbers of those that have one. */
  known(tokens: readonly string[]): Promise<number[]>;
  /** The name of each of these numbers. */
  tokens(ids: readonly number[]): Promise<(id: number) => string>;
}

export function crawlerNumbersIn(db: Kysely<Schema>): CrawlerNumbers {
  /** Names are only ever added, so that what was read once stays true. */
  const numbers = new Map<string, number>();
  const tokens = new Map<number, string>();

  function remember(rows: readonly { id: number; token: string }[]): void {
    for (const { id, token } of rows) {
      numbers.set(token, id);
      tokens.set(id, token);
    }
  }

  /** Another process may have added some, so that those which this one does not know are looked up. */
  async function lookUp(names: readonly string[]): Promise<void> {
    const missing = names.filter((name) => !numbers.has(name));
    if (missing.length === 0) return;
    remember(await db.selectFrom("crawler").selectAll().where("token", "in", anyOf(db, missing)).execute());
  }

  return {
    async numbersOf(names) {
      for (;;) {
        const missing = names.filter((name) => !numbers.has(name));
        if (missing.length === 0) return numbers;
        for (const token of missing) {
          // Where another process takes the number or the name meanwhile, the next round finds or repeats it.
          await sql`insert into crawler (id, token) select coalesce(max(id), 0) + 1, ${token} from crawler where true
            on conflict do nothing`.execute(db);
        }
        await lookUp(missing);
      }
    },
    async known(names) {
      await lookUp(names);
      return names.map((name) => numbers.get(name)).filter((number) => number !== undefined);
    },
    async tokens(ids) {
      const missing = [...new Set(ids)].filter((id) => !tokens.has(id));
      if (missing.length > 0) {
        remember(
          await db.selectFrom("crawler").selectAll().where("id", "in", anyNumberOf(db, missing)).execute(),
        );
      }
      return (id) => tokens.get(id) ?? unlisted;
    },
  };
}

export function numberOf(token: string, numbers: ReadonlyMap<string, number>): number {
  const number = numbers.get(token);
  if (number === undefined) throw new Error(`Expected a number for ${token}, found none.`);
  return number;
}
