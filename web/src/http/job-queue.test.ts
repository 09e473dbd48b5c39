import { expect, test } from "vitest";
import { createJobQueue, QueueFull } from "./job-queue.ts";

function jobs() {
  const started: string[] = [];
  const finish = new Map<string, () => void>();
  const job = (name: string) => () =>
    new Promise<string>((resolve) => {
      started.push(name);
      finish.set(name, () => resolve(name));
    });
  return { started, job, finish: (name: string) => finish.get(name)?.() };
}

test("a few jobs run, a few wait, the rest is refused; an urgent one is not, and goes first", async () => {
  const { started, job, finish } = jobs();
  const enqueue = createJobQueue({ concurrency: 1, maxWaiting: 1 });
  const first = enqueue(job("first"));
  const second = enqueue(job("second"));
  await expect(enqueue(job("third"))).rejects.toThrow(QueueFull);
  const fourth = enqueue(job("fourth"), { urgent: true });
  await expect.poll(() => started).toEqual(["first"]);
  finish("first");
  expect(await first).toBe("first");
  await expect.poll(() => started).toEqual(["first", "fourth"]);
  finish("fourth");
  expect(await fourth).toBe("fourth");
  await expect.poll(() => started).toEqual(["first", "fourth", "second"]);
  finish("second");
  expect(await second).toBe("second");
});

test("one owner leaves room for the others, and has it again when a job of theirs is done", async () => {
  const { job, finish, started } = jobs();
  const enqueue = createJobQueue({ concurrency: 1, maxWaiting: 10, maxPerOwner: 2 });
  const first = enqueue(job("first"), { owner: "ada" });
  const second = enqueue(job("second"), { owner: "ada" });
  await expect(enqueue(job("third"), { owner: "ada" })).rejects.toThrow(QueueFull);
  const other = enqueue(job("other"), { owner: "grace" });
  await expect.poll(() => started).toEqual(["first"]);
  finish("first");
  await first;
  const fourth = enqueue(job("fourth"), { owner: "ada" });
  for (const name of ["second", "other", "fourth"]) {
    await expect.poll(() => started).toContain(name);
    finish(name);
  }
  expect(await Promise.all([second, other, fourth])).toEqual(["second", "other", "fourth"]);
});

test("jobs that never wait leave room for others between two of them", async () => {
  const enqueue = createJobQueue({ concurrency: 2, maxWaiting: 10 });
  const order: string[] = [];
  const busy = [1, 2, 3, 4].map((n) => enqueue(async () => order.push(`work ${n}`)));
  await new Promise<void>((resolve) => setImmediate(resolve));
  order.push("another turn of the event loop");
  await Promise.all(busy);
  expect(order.indexOf("another turn of the event loop")).toBe(2);
});

test("a job that fails gives its place up", async () => {
  const enqueue = createJobQueue({ concurrency: 1, maxWaiting: 1 });
  await expect(enqueue(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await enqueue(async () => "yes")).toBe("yes");
});
