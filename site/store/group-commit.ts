import { CompiledQuery, type Kysely, type Transaction } from "kysely";
import type { Transact } from "./database.ts";
import type { Schema } from "./schema.ts";

interface Job {
  /** Does the work, and returns what tells its caller: to be called once the commit is on disk. */
  run(trx: Transaction<Schema>): Promise<() => void>;
  fail(reason: unknown): void;
}

const savepoint = CompiledQuery.raw("savepoint job");
const rollback = CompiledQuery.raw("rollback to job");
const release = CompiledQuery.raw("release job");

/** node:sqlite works on the event loop, and a group runs in one go: this bounds how long others pause. */
const largestGroup = 64;

/**
 * One commit, and one wait for the disk, for all the work that arrives while the previous commit ran.
 * Each piece has a savepoint, so that one that fails takes nobody else with it.
 */
export function groupCommit(db: Kysely<Schema>): Transact {
  const waiting: Job[] = [];
  let running = false;

  async function commit(group: readonly Job[]): Promise<void> {
    const answers = await db.transaction().execute(async (trx) => {
      const ready: (() => void)[] = [];
      for (const job of group) ready.push(await job.run(trx));
      return ready;
    });
    for (const answer of answers) answer();
  }

  async function run(): Promise<void> {
    const group = waiting.splice(0, largestGroup);
    try {
      await commit(group);
    } catch (reason) {
      // Whoever waits behind would meet the same fault, only later.
      for (const job of [...group, ...waiting.splice(0)]) job.fail(reason);
    }
    running = waiting.length > 0;
    if (running) setImmediate(run);
  }

  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push({
        fail: reject,
        async run(trx) {
          await trx.executeQuery(savepoint);
          try {
            const value = await work(trx);
            await trx.executeQuery(release);
            return () => resolve(value);
          } catch (reason) {
            // Where the fault ended the whole transaction this throws too, and the group fails as one.
            await trx.executeQuery(rollback);
            await trx.executeQuery(release);
            return () => reject(reason);
          }
        },
      });
      if (running) return;
      running = true;
      // Requests read in the same turn of the event loop share the commit.
      setImmediate(run);
    });
}
