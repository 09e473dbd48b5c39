import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { DatabaseLocation } from "@octroi/database/database";
import { execute, onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { openStore } from "../../../store/store.ts";
import { stoppedClock } from "../clock.ts";
import { addAgreement, addPublisher, visitsEntry } from "./publishers.ts";

const program = join(import.meta.dirname, "close-months-process.ts");
const publishers = 230;
const closing = "2026-11-02T00:00:00.000Z";

function startClosing(location: DatabaseLocation) {
  return spawn(process.execPath, [program, JSON.stringify(location), closing], {
    stdio: ["ignore", "pipe", "inherit"],
  });
}

onEachDatabase((freshDatabase) => {
  test("M4 kill -9 while a month closes: each publisher has one statement, numbers have no gaps, each owner one mail", async () => {
    const location = await freshDatabase();
    const clock = stoppedClock("2026-10-20T12:00:00.000Z");
    {
      await using store = await openStore(location, { now: clock.now });
      const terms = await addAgreement(location, "OpenAI", { amount: "0.005", currency: "EUR" });
      for (let each = 0; each < publishers; each += 1) {
        const publisher = await addPublisher(store, `publisher${each}`);
        await store.books.post([visitsEntry(publisher, terms, 10, clock.now())]);
      }
    }
    const written = async () => {
      const [row] = await execute(location, "select count(*) as written from statement");
      return Number(Object(row).written);
    };
    let left: number[] = [];
    // As soon as it is open, and as soon as there is one slice, or two: wherever it is then.
    for (const enough of [0, 1, 101]) {
      const child = startClosing(location);
      await once(child.stdout, "data");
      const ended = once(child, "exit");
      let isOver = false;
      void ended.then(() => {
        isOver = true;
      });
      while (!isOver && (await written()) < enough);
      child.kill("SIGKILL");
      await ended;
      left = [...left, await written()];
    }
    // It was killed in between, at least once, or this test tries nothing.
    expect(left.some((count) => count < publishers)).toBe(true);
    const last = startClosing(location);
    expect(await once(last, "exit")).toEqual([0, null]);
    const numbers = await execute(location, "select number from statement order by number");
    expect(numbers.map((row) => Object(row).number)).toEqual(
      Array.from({ length: publishers }, (_, place) => place + 1),
    );
    const mails = await execute(location, "select count(*) as mails from job where kind = 'mail'");
    expect(Number(Object(mails[0]).mails)).toBe(publishers);
    expect(await execute(location, "select month from stated_month")).toEqual([{ month: "2026-10" }]);
    expect(await execute(location, "select number from bill")).toEqual([{ number: 1 }]);
  });
});
