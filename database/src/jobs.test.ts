import { expect, test } from "vitest";
import { execute, onEachDatabase } from "../testing/databases.ts";
import type { DatabaseLocation } from "./database.ts";
import { type JobTable, jobsIn, type NewJob } from "./jobs.ts";
import { openDatabase } from "./open.ts";
import { addJobOutcome, createJobTable, createSharedTables } from "./tables.ts";
import { startWorker } from "./worker.ts";

interface Schema {
  job: JobTable;
}

onEachDatabase((freshDatabase) => {
  /** With a clock that stands still until it is moved. */
  async function open(location?: DatabaseLocation) {
    const at = location ?? (await freshDatabase());
    const database = await openDatabase<Schema>(at, {
      migrations: {
        "0001-shared": createSharedTables,
        "0002-job": createJobTable,
        "0003-outcome": addJobOutcome,
      },
      create: true,
    });
    const clock = { now: new Date("2026-03-01T12:00:00.000Z") };
    const jobs = jobsIn(database, () => clock.now);
    return {
      ...database,
      at,
      clock,
      jobs,
      add: (job: NewJob) => database.transact((trx) => jobs.add(trx, job)),
    };
  }
  const mail = (key: string): NewJob => ({ kind: "mail", key, payload: { to: `${key}@example.com` } });

  test("what waits and what failed is listed with the reason, and what failed is forgotten later", async () => {
    await using store = await open();
    const { jobs, clock } = store;
    await store.add(mail("waiting"));
    await store.add(mail("refused"));
    const claimed = await jobs.claim(["mail"], 10, 1_000);
    const idOf = (key: string) => claimed.find((job) => job.key === key)?.id ?? "";
    await jobs.postpone(idOf("waiting"), 5_000, "ETIMEDOUT");
    await jobs.fail(idOf("refused"), "EENVELOPE 550");
    const at = clock.now.toISOString();
    expect(await jobs.open(10)).toMatchObject([
      { payload: { to: "waiting@example.com" }, attempts: 1, reason: "ETIMEDOUT", failedAt: undefined },
      { payload: { to: "refused@example.com" }, reason: "EENVELOPE 550", failedAt: at },
    ]);
    expect(await jobs.pending()).toBe(1);
    clock.now = new Date(clock.now.getTime() + 10_000);
    expect(await jobs.claim(["mail"], 10, 1_000)).toMatchObject([{ key: "waiting" }]);
    await jobs.forgetFailed(clock.now);
    expect((await jobs.open(10))[1]).toMatchObject({ payload: null, reason: "EENVELOPE 550" });
  });

  test("two jobs of one kind and key are one, also once it is done, until it is forgotten", async () => {
    await using store = await open();
    expect(await store.add(mail("ada"))).toBe("added");
    expect(await store.add(mail("ada"))).toBe("repeated");
    expect(await store.add({ ...mail("ada"), kind: "report" })).toBe("added");
    const [job] = await store.jobs.claim(["mail"], 10, 1_000);
    expect(job).toMatchObject({ kind: "mail", key: "ada", attempts: 1, payload: { to: "ada@example.com" } });
    await store.jobs.complete(job?.id ?? "");
    expect(await store.add(mail("ada"))).toBe("repeated");
    expect(await store.jobs.pending()).toBe(1);
    expect(JSON.stringify(await execute(store.at, "select * from job where kind = 'mail'"))).not.toContain(
      "ada@example.com",
    );
    expect(await store.jobs.forgetDone(new Date(store.clock.now.getTime() + 1))).toBe(1);
    expect(await store.add(mail("ada"))).toBe("added");
  });

  test("a job is claimed by one process, not before it is due, and comes back when its lease ends", async () => {
    await using one = await open();
    await using two = await open(one.at);
    await one.add(mail("ada"));
    await one.add({ ...mail("grace"), dueAt: new Date("2026-03-01T12:00:30.000Z") });
    const claimed = (
      await Promise.all([one, two].map(({ jobs }) => jobs.claim(["mail"], 10, 60_000)))
    ).flat();
    expect(claimed.map(({ key }) => key)).toEqual(["ada"]);
    two.clock.now = new Date("2026-03-01T12:00:59.000Z");
    expect((await two.jobs.claim(["mail"], 10, 1_000)).map(({ key }) => key)).toEqual(["grace"]);
    two.clock.now = new Date("2026-03-01T12:01:00.000Z");
    expect(await two.jobs.claim(["report"], 10, 1_000)).toEqual([]);
    const again = await two.jobs.claim(["mail"], 1, 1_000);
    expect(again).toMatchObject([{ id: expect.any(String), attempts: 2 }]);
  });

  test("a job is owed only if the transaction that owes it is kept", async () => {
    await using store = await open();
    await store
      .transact(async (trx) => {
        await store.jobs.add(trx, mail("ada"));
        throw new Error("not kept");
      })
      .catch(() => {});
    expect(await store.jobs.pending()).toBe(0);
  });

  test("a worker tries again what was postponed, and goes on after an attempt that threw", async () => {
    await using store = await open();
    const { jobs, clock } = store;
    for (const key of ["refused-once", "thrown-once", "well"]) await store.add(mail(key));
    const attempts: string[] = [];
    const postponed: string[] = [];
    const errors: unknown[] = [];
    const stop = startWorker({
      queue: { ...jobs, claim: (limit, leaseMs) => jobs.claim(["mail"], limit, leaseMs) },
      async attempt({ key, attempts: count }) {
        attempts.push(`${key} ${count}`);
        if (count === 1 && key === "refused-once") return { outcome: "postponed", reason: "status 421" };
        if (count === 1 && key === "thrown-once") throw new Error("unexpected");
        return { outcome: "done" };
      },
      pace: { idleMs: 5, firstRetryMs: 5, maxRetryMs: 20 },
      onPostponed: ({ key }, reason) => postponed.push(`${key}: ${reason}`),
      onError: (error) => errors.push(error),
    });
    await expect.poll(() => jobs.pending()).toBe(2);
    // The delay and the lease are over.
    clock.now = new Date("2026-03-01T13:00:00.000Z");
    await expect.poll(() => jobs.pending()).toBe(0);
    await stop();
    expect(attempts.toSorted()).toEqual([
      "refused-once 1",
      "refused-once 2",
      "thrown-once 1",
      "thrown-once 2",
      "well 1",
    ]);
    expect(postponed).toEqual(["refused-once: status 421"]);
    expect(errors).toHaveLength(1);
  });
});
