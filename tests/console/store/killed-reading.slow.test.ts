import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { execute, onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { openStore } from "../../../store/store.ts";
import { stoppedClock } from "../clock.ts";
import { addCompany, addSeller, credit, paid, quoted } from "./market.ts";

const program = join(import.meta.dirname, "read-visits-process.ts");
const now = "2026-11-18T12:00:00.000Z";
const [batches, visits] = [100, 10];

onEachDatabase((freshDatabase) => {
  test("M1 kill -9 while visits are settled: what was read is debited once, and the books say the same", async () => {
    const location = await freshDatabase();
    const clock = stoppedClock(now);
    await using store = await openStore(location, { now: clock.now });
    const { site, offer } = await addSeller(location, store, "ada", {
      ...credit,
      paths: ["/"],
      count: 7_000,
    });
    const company = await addCompany(store, "bot");
    const order = await quoted(store, { site, offer, company });
    const bought = await store.orders.fulfil(order.id, paid(clock.now()));
    if (bought.outcome !== "fulfilled" || bought.license === undefined) throw new Error("Expected a license");
    const license = bought.license.id;
    // What a site may send at once is given back with time.
    const start = (run: number) => {
      const later = new Date(Date.parse(now) + run * 30_000).toISOString();
      const reading = { site, company, license, batches, visits, read: now, now: later };
      return spawn(process.execPath, [program, JSON.stringify(location), JSON.stringify(reading)], {
        stdio: ["ignore", "pipe", "inherit"],
      });
    };
    const used = async () => Number(Object((await execute(location, "select used from license"))[0]).used);
    const left: number[] = [];
    // Where there may be two servers, both get the same reports. They die as soon as there are some more.
    const servers = location.kind === "sqlite" ? 1 : 2;
    for (const [run, more] of [1, 150, 400].entries()) {
      const before = await used();
      const children = Array.from({ length: servers }, () => start(run));
      const ended = Promise.all(children.map((child) => once(child, "exit")));
      let isOver = false;
      void ended.then(() => {
        isOver = true;
      });
      while (!isOver && (await used()) < before + more);
      for (const child of children) child.kill("SIGKILL");
      await ended;
      left.push(await used());
    }
    // They were killed in between, or this test tries nothing.
    expect(left.some((count) => count > 0 && count < batches * visits)).toBe(true);
    expect(await once(start(4), "exit")).toEqual([0, null]);
    expect(await used()).toBe(batches * visits);
    const slices = await execute(location, "select sum(used) as used, sum(visits) as visits from slice");
    expect(Number(Object(slices[0]).used)).toBe(batches * visits);
    const entries = await store.books.entries("2026-11", { limit: 10_000 });
    const read = entries.filter(({ kind }) => kind === "read");
    expect(read.reduce((sum, entry) => sum + (entry.visits ?? 0), 0)).toBe(batches * visits);
    const [income] = await store.books.balances({ kind: "income" });
    expect(-(income?.amount ?? 0n)).toBe((5_500_000n * BigInt(batches * visits)) / 7_000n);
    expect(await store.books.unbalanced()).toEqual([]);
  });
});
