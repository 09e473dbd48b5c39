import { type Kysely, sql } from "kysely";
import { unlisted } from "../../domain/visits/visit.ts";
import type { Schema } from "../schema.ts";

/** Numbers for the registry's names. */
export interface CrawlerNumbers {
  /** The number of each, and a new one for a name that has none. */
  numbersOf(tokens: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Of those that have one. */
  known(): Promise<ReadonlyMap<string, number>>;
  /** The name of each number. */
  tokens(): Promise<(id: number) => string>;
}

export function crawlerNumbersIn(db: Kysely<Schema>): CrawlerNumbers {
  /** Names are only ever added, so that what was read once stays true. */
  let numbers: ReadonlyMap<string, number> = new Map();
  let tokens: ReadonlyMap<number, string> = new Map();

  async function read(): Promise<void> {
    const rows = await db.selectFrom("crawler").selectAll().execute();
    numbers = new Map(rows.map(({ id, token }) => [token, id]));
    tokens = new Map(rows.map(({ id, token }) => [id, token]));
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
        await read();
      }
    },
    async known() {
      await read();
      return numbers;
    },
    async tokens() {
      // Read anew: another process may have added some.
      await read();
      return (id) => tokens.get(id) ?? unlisted;
    },
  };
}

export function numberOf(token: string, numbers: ReadonlyMap<string, number>): number {
  const number = numbers.get(token);
  if (number === undefined) throw new Error(`Expected a number for ${token}, found none.`);
  return number;
}
