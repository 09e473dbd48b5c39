import { expect, test } from "vitest";
import { runPeriodically } from "./periodic.ts";

test("a round that is under way learns that it is to stop", async () => {
  const begun = Promise.withResolvers<void>();
  const stop = runPeriodically(async (stopping) => {
    begun.resolve();
    await new Promise((resolve) => stopping.addEventListener("abort", resolve));
    return 1;
  });
  await begun.promise;
  await stop();
});

test("a round that is slower than its interval delays the next, and is waited for at the end", async () => {
  let running = 0;
  let rounds = 0;
  const most: number[] = [];
  const slow = Promise.withResolvers<void>();
  const stop = runPeriodically(async () => {
    running += 1;
    most.push(running);
    rounds += 1;
    if (rounds === 2) await slow.promise;
    running -= 1;
    return 1;
  });
  await expect.poll(() => rounds).toBe(2);
  const stopped = stop();
  slow.resolve();
  await stopped;
  expect([rounds, running, Math.max(...most)]).toEqual([2, 0, 1]);
});
