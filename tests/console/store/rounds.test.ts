import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { DatabaseLocation } from "@octroi/database/database";
import { execute, onEachDatabase } from "@octroi/database/testing/databases";
import { pino } from "pino";
import { expect, test } from "vitest";
import { startVisitRetention } from "../../../server/console/visits/retention.ts";
import { openStore, type Store } from "../../../store/store.ts";
import { stoppedClock } from "../clock.ts";
import { openVisits, site } from "../visits/store.ts";

const program = fileURLToPath(new URL("round-process.ts", import.meta.url));

onEachDatabase((freshDatabase) => {
  /** Servers on one database, by one clock, which is not that of the machine. */
  async function open(location: DatabaseLocation, start = new Date()) {
    const clock = stoppedClock(start.toISOString());
    const stores = [
      await openStore(location, { now: clock.now }),
      await openStore(location, { now: clock.now }),
    ];
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => lines.push(line) });
    /** Whether the round is over: due again later than a server could hold it. */
    const isOver = async () => {
      const [found] = await execute(location, "select due_at from round where name = 'visits'");
      return Date.parse(Object(found).due_at) > clock.now().getTime() + 60 * 60_000;
    };
    return {
      stores,
      clock,
      isOver,
      rounds: () => lines.length,
      start: (store: Store | undefined) => {
        if (store === undefined) throw new Error("Expected a server, found none");
        return startVisitRetention(store, log);
      },
      async [Symbol.asyncDispose]() {
        for (const store of stores) await store.close();
      },
    };
  }

  test("of two servers one does the round of a day, and a restart does none until the next", async () => {
    await using opened = await open(await freshDatabase());
    const { stores, clock, isOver, rounds, start } = opened;
    const both = async () => {
      const running = stores.map(start);
      await expect.poll(isOver).toBe(true);
      for (const stop of running) await stop();
    };
    await both();
    expect(rounds()).toBe(1);
    await both();
    clock.forward({ hours: 22 });
    await both();
    expect(rounds()).toBe(1);
    clock.forward({ hours: 2 });
    await both();
    expect(rounds()).toBe(2);
  });

  test("a round that a server killed in its middle left is done by another, and begun by none before", async () => {
    const location = await freshDatabase();
    await using _visits = await openVisits(location);
    const all = 200_000;
    await execute(
      location,
      `insert into visit_site (site, last_number, last_page, pages, event_ids, allowance, allowance_at)
      values ('${site}', 0, 0, 0, ${all}, 0, 0)`,
    );
    await execute(
      location,
      `with recursive number (n) as (select 1 union all select n + 1 from number where n < ${all})
       insert into visit_event (site, id, day) select '${site}', 'event ' || n, 20000 from number`,
    );
    const left = async () => {
      const [row] = await execute(location, "select count(*) as total from visit_event");
      return Number(Object(row).total);
    };
    const server = spawn(process.execPath, [program, JSON.stringify(location)], { stdio: "inherit" });
    await expect.poll(left, { interval: 5 }).toBeLessThan(all);
    server.kill("SIGKILL");
    await once(server, "exit");
    expect(await left()).toBeGreaterThan(0);

    await using opened = await open(location);
    const { stores, clock, isOver, rounds, start } = opened;
    const [other] = stores;
    clock.forward({ minutes: 1 });
    await start(other)();
    expect(rounds()).toBe(0);
    expect(await left()).toBeGreaterThan(0);
    clock.forward({ minutes: 3 });
    const stop = start(other);
    await expect.poll(isOver).toBe(true);
    await stop();
    expect([rounds(), await left()]).toEqual([1, 0]);
  });

  test("a server that is told to stop leaves its round to another at once", async () => {
    await using opened = await open(await freshDatabase());
    const { stores, isOver, rounds, start } = opened;
    const [one, other] = stores;
    await start(one)();
    const stop = start(other);
    await expect.poll(isOver).toBe(true);
    await stop();
    expect(rounds()).toBe(2);
  });

  test("a round that a clock years ahead put off is due by the right one", async () => {
    const location = await freshDatabase();
    const ahead = new Date();
    ahead.setUTCFullYear(ahead.getUTCFullYear() + 5);
    for (const start of [ahead, new Date()]) {
      await using opened = await open(location, start);
      const stop = opened.start(opened.stores[0]);
      await expect.poll(opened.isOver).toBe(true);
      await expect.poll(opened.rounds).toBe(1);
      await stop();
    }
  });
});
