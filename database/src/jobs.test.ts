import { expect, test } from "vitest";
import { execute, onEachDatabase } from "../testing/databases.ts";
import type { DatabaseLocation } from "./database.ts";
import { deleteJobsAbout, type Job, type JobTable, jobsIn, type NewJob, tooLate } from "./jobs.ts";
import { openDatabase } from "./open.ts";
import { addJobOutcome, addJobSubjects, createJobTable, createSharedTables } from "./tables.ts";
import { startWorker } from "./worker.ts";

interface Schema {
  job: JobTable;
}

onEachDatabase((_, emptyDatabase) => {
  /** With a clock that stands still until it is moved. */
  async function open(location?: DatabaseLocation) {
    const at = location ?? (await emptyDatabase());
    const database = await openDatabase<Schema>(at, {
      migrations: {
        "0001-shared": createSharedTables,
        "0002-job": createJobTable,
        "0003-outcome": addJobOutcome,
        "0004-subjects": addJobSubjects,
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
  const mail = (key: string): NewJob => ({
    kind: "mail",
    key,
    payload: { to: `${key}@example.com` },
    about: [],
    expiresAt: new Date("2026-03-02T12:00:00.000Z"),
  });

  test("what waits and what failed is listed with the reason, and what failed is forgotten later", async () => {
    await using store = await open();
    const { jobs, clock } = store;
    await store.add(mail("waiting"));
    await store.add(mail("refused"));
    const claimed = await jobs.claim(["mail"], 10, 1_000);
    await jobs.postpone(leaseOf(claimed, "waiting"), 5_000, "ETIMEDOUT");
    await jobs.fail(leaseOf(claimed, "refused"), "EENVELOPE 550");
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
    await store.jobs.complete(leaseOf([job], "ada"));
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
    // Both are put off by this clock: what were put off by the next one would never be due.
    const reasons = async () => (await jobs.open(10)).map(({ reason = "" }) => reason).toSorted();
    await expect.poll(reasons).toEqual(["error", "status 421"]);
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

  test("whoever comes back after the lease, to a job that another has taken, changes nothing", async () => {
    await using store = await open();
    const { jobs, clock } = store;
    await store.add(mail("ada"));
    const late = leaseOf(await jobs.claim(["mail"], 1, 60_000), "ada");
    clock.now = new Date(clock.now.getTime() + 60_000);
    const current = leaseOf(await jobs.claim(["mail"], 1, 60_000), "ada");
    await jobs.complete(late);
    await jobs.fail(late, "EENVELOPE 550");
    await jobs.postpone(late, -60_000, "late");
    expect(await jobs.claim(["mail"], 1, 60_000)).toEqual([]);
    expect(await jobs.open(1)).toMatchObject([{ failedAt: undefined, reason: undefined }]);
    await jobs.complete(current);
    await jobs.fail(current, "EENVELOPE 550");
    expect([await jobs.pending(), await jobs.open(1)]).toEqual([0, []]);
  });

  test("jobs are deleted by the ids of what they are about, whatever they say, done ones too", async () => {
    await using store = await open();
    await store.add({ ...mail("ada"), about: ["ada", "journal"] });
    await store.add({ ...mail("ada's second"), about: ["ada"] });
    // What it says is another's id.
    await store.add({ ...mail("grace"), payload: { to: "ada", ada: "journal" }, about: ["grace"] });
    const [job] = await store.jobs.claim(["mail"], 1, 1_000);
    await store.jobs.complete(leaseOf([job], "ada"));
    await store.transact((trx) => deleteJobsAbout(trx, ["ada", "nobody"]));
    expect(await execute(store.at, "select key, payload from job")).toEqual([
      { key: "grace", payload: '{"to":"ada","ada":"journal"}' },
    ]);
    expect(await execute(store.at, "select about from job_about")).toEqual([{ about: "grace" }]);
  });

  test("a job whose row cannot be read keeps no other from being claimed", async () => {
    await using store = await open();
    await store.add(mail("broken"));
    await store.add(mail("well"));
    await execute(store.at, "update job set payload = '{' where key = 'broken'");
    const claimed = await store.jobs.claim(["mail"], 10, 1_000);
    expect(claimed.find(({ key }) => key === "broken")?.payload).toBeUndefined();
    expect(claimed).toHaveLength(2);
    expect(await store.jobs.open(10)).toHaveLength(2);
  });

  test("what nobody does is given up after its end", async () => {
    await using store = await open();
    await store.add({ ...mail("ada"), kind: "of-an-earlier-version" });
    await store.jobs.failExpired(new Date("2026-03-02T12:00:00.000Z"));
    expect(await store.jobs.pending()).toBe(1);
    await store.jobs.failExpired(new Date("2026-03-02T12:00:00.001Z"));
    expect(await store.jobs.open(10)).toMatchObject([{ reason: tooLate, failedAt: expect.any(String) }]);
  });

  /** Works until nothing is owed, an hour between two attempts. */
  async function workThrough(
    { jobs, clock }: Awaited<ReturnType<typeof open>>,
    options: Pick<Parameters<typeof startWorker<Job>>[0], "attempt" | "attemptMs">,
  ) {
    const failed: string[] = [];
    const stop = startWorker<Job>({
      queue: {
        ...jobs,
        async claim(limit, leaseMs) {
          clock.now = new Date(clock.now.getTime() + 3_600_000);
          return jobs.claim(["mail"], limit, leaseMs);
        },
      },
      ...options,
      pace: { idleMs: 5, firstRetryMs: 5, maxRetryMs: 20 },
      onPostponed: () => {},
      onFailed: ({ key }, reason) => failed.push(`${key}: ${reason}`),
      onError: () => {},
    });
    await expect.poll(() => jobs.pending()).toBe(0);
    await stop();
    return failed;
  }

  test("a job fails after ten attempts in a row that threw, and not before", async () => {
    await using store = await open();
    await store.add(mail("always"));
    await store.add(mail("nine times"));
    const counts = new Map<string, number>();
    const failed = await workThrough(store, {
      async attempt({ key, attempts }) {
        counts.set(key, attempts);
        if (key === "nine times" && attempts > 18) return { outcome: "done" };
        if (key === "nine times" && attempts === 10) return { outcome: "postponed", reason: "busy" };
        throw new Error("unexpected");
      },
    });
    expect(failed).toEqual(["always: error"]);
    expect(Object.fromEntries(counts)).toEqual({ always: 10, "nine times": 19 });
  });

  test("an attempt ends in time, whatever it waits for, and what is too late is not tried", async () => {
    await using store = await open();
    await store.add(mail("slow"));
    await store.add({ ...mail("late"), expiresAt: store.clock.now });
    const attempted: string[] = [];
    const failed = await workThrough(store, {
      attemptMs: 20,
      async attempt({ key, attempts }) {
        attempted.push(`${key} ${attempts}`);
        return attempts === 1 ? new Promise(() => {}) : { outcome: "done" };
      },
    });
    expect(attempted).toEqual(["slow 1", "slow 2"]);
    expect(failed).toEqual([`late: ${tooLate}`]);
  });
});

/** What a worker gives a job back with. */
function leaseOf(claimed: readonly (Job | undefined)[], key: string): Job {
  const job = claimed.find((each) => each?.key === key);
  if (job === undefined) throw new Error(`Expected “${key}” to be claimed, found ${claimed.length} others`);
  return job;
}
