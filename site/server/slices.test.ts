import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { inSlices } from "./slices.ts";

/** Takes as long as a whole slice. */
function work(): void {
  const end = performance.now() + 6;
  while (performance.now() < end);
}

test("what is to be done at once is done in order, and others have their turn in between", async () => {
  const later = inSlices();
  const order: string[] = [];
  for (const name of ["first", "second", "third"]) {
    later(() => {
      work();
      order.push(name);
    });
  }
  expect(order).toEqual([]);
  for (let turn = 1; turn <= 3; turn += 1) {
    await nextTurn();
    order.push(`turn ${turn}`);
  }
  expect(order).toEqual(["first", "turn 1", "second", "turn 2", "third", "turn 3"]);
});

test("what comes once all is done is done too", async () => {
  const later = inSlices();
  const done: number[] = [];
  for (const number of [1, 2]) {
    later(() => done.push(number));
    await nextTurn();
    expect(done.at(-1)).toBe(number);
  }
});
