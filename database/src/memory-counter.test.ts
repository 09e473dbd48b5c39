import { expect, test } from "vitest";
import { memoryCounter } from "./memory-counter.ts";

function counter(maxClients = 3) {
  const clock = { now: 0 };
  const count = memoryCounter({ requests: 2, seconds: 10 }, { maxClients, now: () => clock.now });
  return { clock, count };
}

test("a client has its allowance, is told when to come back, and has it again then", async () => {
  const { clock, count } = counter();
  expect(await count("a")).toEqual({ allowed: true, remaining: 1, resetSeconds: 10 });
  clock.now = 4_000;
  expect(await count("a")).toEqual({ allowed: true, remaining: 0, resetSeconds: 6 });
  expect(await count("a")).toEqual({ allowed: false, retryAfterSeconds: 6 });
  expect(await count("b")).toEqual({ allowed: true, remaining: 1, resetSeconds: 10 });
  clock.now = 10_000;
  expect(await count("a")).toEqual({ allowed: true, remaining: 1, resetSeconds: 10 });
});

test("only so many clients are kept, the latest ones", async () => {
  const { count } = counter(3);
  for (const client of ["a", "b", "c", "c", "d"]) await count(client);
  expect(await count("c")).toMatchObject({ allowed: false });
  // Forgotten for d's sake, and so counted anew.
  for (const _ of [1, 2]) expect(await count("a")).toMatchObject({ allowed: true });
});

test("however many clients there are, memory is bounded", async () => {
  const count = memoryCounter({ requests: 1, seconds: 1_000 }, { maxClients: 1_000 });
  await count("first");
  for (let n = 0; n < 100_000; n += 1) await count(`client ${n}`);
  // Were all of them kept, the first one would be too.
  expect(await count("first")).toMatchObject({ allowed: true });
  expect(await count("client 99999")).toMatchObject({ allowed: false });
});
