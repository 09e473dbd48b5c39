import { setTimeout as delay } from "node:timers/promises";
import { type Databases, databases } from "@octroi/database/testing/databases";
import { test } from "vitest";
import { openStore } from "../../../store/store.ts";
import { mailServer } from "../mail/mail-server.ts";
import { countReports, furnishReports, startServer } from "./many-reports.ts";

const monday = new Date("2027-01-11T08:00:00.000Z");
const laterBy = (minutes: number) => new Date(monday.getTime() + minutes * 60_000);
const size = { people: 12, workspacesOfEach: 10 };
const owed = size.people * size.workspacesOfEach;
const onceEach = { ids: owed, peopleAndWorkspaces: owed, idsByReport: owed };
/** A lease ends after two minutes: what a killed server had under way comes then. */
const afterLeases = { timeout: 240_000 };
const timeout = 600_000;

async function furnished(name: string) {
  const database = databases.find((each) => each.name === name);
  if (database === undefined) throw new Error(`Expected ${name} among the databases`);
  const server: Databases = await database.start();
  const location = await server.fresh();
  await furnishReports(location, { ...size, since: new Date(monday.getTime() - 30 * 86_400_000) });
  const store = await openStore(location, { create: false });
  return {
    location,
    pending: () => store.jobs.pending(),
    async [Symbol.asyncDispose]() {
      await store.close();
      await server[Symbol.asyncDispose]();
    },
  };
}

// Most of the time each waits until a lease ends.
test.concurrent(
  "two servers on one PostgreSQL send each report once, none again after a restart, and each once more a week later",
  async ({ expect }) => {
    await using world = await furnished("PostgreSQL");
    await using mails = await mailServer();
    const servers = await Promise.all([1, 2].map(() => startServer(world.location, mails.url, laterBy(1))));
    await expect.poll(() => mails.mails.length, afterLeases).toBeGreaterThanOrEqual(owed);
    await expect.poll(world.pending).toBe(0);
    await Promise.all(servers.map((server) => server.kill("SIGTERM")));
    expect(countReports(mails)).toEqual({ deliveries: owed, ...onceEach });

    const nextDay = await startServer(world.location, mails.url, laterBy(24 * 60));
    await nextDay.kill("SIGTERM");
    expect(await world.pending()).toBe(0);
    expect(mails.mails).toHaveLength(owed);

    await using _nextWeek = await startServer(world.location, mails.url, laterBy(7 * 24 * 60 + 1));
    await expect.poll(() => mails.mails.length, afterLeases).toBeGreaterThanOrEqual(2 * owed);
    await expect.poll(world.pending).toBe(0);
    expect(countReports(mails)).toEqual({
      deliveries: 2 * owed,
      ids: 2 * owed,
      peopleAndWorkspaces: owed,
      idsByReport: 2 * owed,
    });
  },
  timeout,
);

/** Each second kill takes all servers at the moment when a mail is accepted, before they can note it. */
const kills = 10;

test.concurrent.for([
  { name: "PostgreSQL", count: 2 },
  { name: "SQLite", count: 1 },
])(
  "servers on $name ($count), killed ten times while they send: each report under one id, none lost",
  { timeout },
  async ({ name, count }, { expect }) => {
    await using world = await furnished(name);
    let allowance = 0;
    let onAccepted = () => {};
    await using mails = await mailServer(
      {
        // Holds what comes until the next kill is prepared.
        async onMailFrom(_, __, done) {
          while (mails.mails.length >= allowance) await delay(20);
          done();
        },
      },
      () => onAccepted(),
    );
    const start = (minutes: number) => startServer(world.location, mails.url, laterBy(minutes));
    const servers = await Promise.all(Array.from({ length: count }, () => start(1)));
    for (let round = 0; round < kills; round += 1) {
      const killed = round % 2 === 0 ? [round % count] : servers.map((_, index) => index);
      const target = mails.mails.length + 6;
      if (round % 2 !== 0) {
        onAccepted = () => {
          if (mails.mails.length < target) return;
          for (const server of servers) process.kill(server.pid, "SIGKILL");
          onAccepted = () => {};
        };
      }
      allowance = target;
      await expect.poll(() => mails.mails.length, afterLeases).toBeGreaterThanOrEqual(target);
      await Promise.all(killed.map((index) => servers[index]?.kill("SIGKILL")));
      for (const index of killed) servers[index] = await start(2 + round);
    }
    expect(mails.mails.length).toBeLessThan(owed);
    allowance = Number.POSITIVE_INFINITY;
    await expect.poll(world.pending, { timeout: 300_000 }).toBe(0);
    await Promise.all(servers.map((server) => server.kill("SIGTERM")));
    const { deliveries, ...counted } = countReports(mails);
    expect(counted).toEqual(onceEach);
    // The limit of SMTP: a mail that was accepted when the kill came is sent again, under the same id. Those that
    // each server that was killed had under way, at most.
    const underWay = 5;
    expect(deliveries - owed).toBeLessThanOrEqual((kills / 2) * (1 + count) * underWay);
    console.log(`${name}: ${deliveries} deliveries, ${counted.ids} message ids, ${owed} reports`);
  },
);
