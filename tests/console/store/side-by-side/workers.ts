import { execute } from "@octroi/database/testing/databases";
import { until } from "@octroi/web/testing/until";
import type { Store } from "../../../../store/store.ts";
import { pick, type World } from "./world.ts";

/** Between claim and completion: what it had comes back when its lease ends. */
export function workerThatDies({ random, stores }: World) {
  const store = pick(random, stores);
  return () => store.jobs.claim(["mail"], 3, 5_000);
}

/** Its lease ends, another one claims what it had, and then it says what became of it. */
export function workerThatIsLate(world: World) {
  const store = pick(world.random, world.stores);
  const says = world.random.below(3);
  return async () => {
    const claimed = await claimQueued(world, store);
    for (const [index, job] of claimed.entries()) {
      await until(async () => (await attemptsAt(world, job.id)) !== job.attempts);
      const word = (says + index) % 3;
      if (word === 0) await store.jobs.complete(job);
      if (word === 1) await store.jobs.fail(job, "late");
      if (word === 2) await store.jobs.postpone(job, 3_600_000, "late");
    }
  };
}

/** Mails for which it is faster than the workers that send them. Its lease is over at once. */
async function claimQueued({ ledger, next }: World, store: Store) {
  for (let tries = 0; tries < 20; tries += 1) {
    const email = `late-${next()}@example.com`;
    await store.challenges.create({ purpose: "sign-in", email, language: "en" });
    ledger.mails.add(email);
    const claimed = await store.jobs.claim(["mail"], 3, 0);
    if (claimed.length > 0) return claimed;
  }
  return [];
}

/** Undefined where the job was deleted with what it is about. */
async function attemptsAt({ location }: World, job: string): Promise<number | undefined> {
  const [row] = await execute(location, `select attempts from job where id = '${job}'`);
  return row === undefined ? undefined : Number(Object(row).attempts);
}
