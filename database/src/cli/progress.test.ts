import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withProgress } from "./progress.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function outputOf(isTTY: boolean, msEach: number): Promise<string> {
  let text = "";
  const write = (piece: string) => {
    text += piece;
    return true;
  };
  const items = (async function* () {
    for (let item = 0; item < 4; item += 1) {
      vi.advanceTimersByTime(msEach);
      yield item;
    }
  })();
  let passed = 0;
  for await (const _ of withProgress(items, 4, { write, isTTY })) passed += 1;
  expect(passed).toBe(4);
  return text;
}

test("a short export says nothing", async () => {
  expect(await outputOf(true, 10)).toBe("");
  expect(await outputOf(false, 1_000)).toBe("");
});

test("a long one keeps a person informed on one line", async () => {
  expect(await outputOf(true, 150)).toBe(
    "\r2 of 4 entries exported\r4 of 4 entries exported\r4 of 4 entries exported\n",
  );
});

test("and a log file with a line now and then", async () => {
  expect(await outputOf(false, 4_000)).toBe("3 of 4 entries exported\n4 of 4 entries exported\n");
});
