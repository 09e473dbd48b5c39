import { expect, test } from "vitest";
import { LineFull, waitingLine } from "./waiting-line.ts";

function work() {
  const started: string[] = [];
  const finish = new Map<string, () => void>();
  const job = (name: string) => () =>
    new Promise<string>((resolve) => {
      started.push(name);
      finish.set(name, () => resolve(name));
    });
  return { started, job, finish: (name: string) => finish.get(name)?.() };
}

test("a few run, a few wait in order, the rest is turned away unless it must be done", async () => {
  const { started, job, finish } = work();
  const inLine = waitingLine({ atOnce: 1, waiting: 1 });
  const first = inLine(job("first"));
  const second = inLine(job("second"));
  await expect(inLine(job("third"))).rejects.toThrow(LineFull);
  const fourth = inLine(job("fourth"), { always: true });
  expect(started).toEqual(["first"]);
  finish("first");
  expect(await first).toBe("first");
  finish("second");
  expect(await second).toBe("second");
  finish("fourth");
  expect(await fourth).toBe("fourth");
  expect(started).toEqual(["first", "second", "fourth"]);
});

test("work that fails gives its place up all the same", async () => {
  const inLine = waitingLine({ atOnce: 1, waiting: 1 });
  await expect(inLine(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await inLine(async () => "yes")).toBe("yes");
});
