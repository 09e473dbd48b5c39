import type { Transact } from "./database.ts";

interface Waiting<Schema> {
  work: Parameters<Transact<Schema>>[0];
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** More would make the first of them wait for long. */
const maxShared = 16;

/**
 * On SQLite transactions run one by one, and each waits for the disk: pieces of work that queue meanwhile share the
 * next transaction and its commit. Where one of them fails, all are done again, each in a transaction of its own:
 * a piece of work may run twice or more before its promise resolves.
 */
export function shareCommit<Schema>(transact: Transact<Schema>): Transact<Schema> {
  const queue: Waiting<Schema>[] = [];
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    for (;;) {
      const group = queue.splice(0, maxShared);
      if (group.length === 0) break;
      await runTogether(group).catch(() => runOneByOne(group));
    }
    isRunning = false;
  }

  async function runTogether(group: readonly Waiting<Schema>[]): Promise<void> {
    const results = await transact(async (trx) => {
      const values: unknown[] = [];
      for (const { work } of group) values.push(await work(trx));
      return values;
    });
    for (const [index, { resolve }] of group.entries()) resolve(results[index]);
  }

  async function runOneByOne(group: readonly Waiting<Schema>[]): Promise<void> {
    for (const { work, resolve, reject } of group) await transact(work).then(resolve, reject);
  }

  return <T>(work: Parameters<Transact<Schema>>[0]) =>
    new Promise<T>((resolve, reject) => {
      // What the work resolves to is what its caller expects.
      queue.push({ work, resolve: (value) => resolve(value as T), reject });
      if (!isRunning) void run();
    });
}
