import { expect, test, vi } from "vitest";
import type { ToWorker } from "./messages.ts";
import { createWorkerClient } from "./worker-client.ts";

/** The platform's worker, which Node does not have, driven by hand. */
function createStandIn() {
  const received: ToWorker<string>[] = [];
  let isEnded = false;
  const worker = {
    onmessage: (_: { data: unknown }) => {},
    onerror: () => {},
    postMessage: (message: ToWorker<string>) => void received.push(message),
    terminate: () => {
      isEnded = true;
    },
  };
  return {
    // What the client uses of it.
    worker: worker as unknown as Worker,
    requests: () => received.flatMap((message) => (message.kind === "request" ? [message.request] : [])),
    received,
    answer: (answer: string) => worker.onmessage({ data: { kind: "answer", answer } }),
    update: (update: number) => worker.onmessage({ data: { kind: "update", update } }),
    fail: () => worker.onerror(),
    isEnded: () => isEnded,
  };
}

function clientWith(options: Parameters<typeof createWorkerClient<string, string, number>>[1] = {}) {
  const started: ReturnType<typeof createStandIn>[] = [];
  const client = createWorkerClient<string, string, number>(() => {
    const next = createStandIn();
    started.push(next);
    return next.worker;
  }, options);
  const worker = (position: number) => {
    const found = started[position];
    if (!found) throw new Error(`Expected ${position + 1} workers, found ${started.length}.`);
    return found;
  };
  return { client, started, worker };
}

test("no worker starts before something is asked, and one answers all", async () => {
  const { client, started, worker } = clientWith();
  expect(started).toEqual([]);
  const first = client.ask("a");
  worker(0).answer("A");
  const second = client.ask("b");
  worker(0).answer("B");
  expect(await Promise.all([first, second])).toEqual(["A", "B"]);
  expect(started.length).toBe(1);
});

test("of requests that wait, the newest is sent, and its answer is everyone's", async () => {
  const { client, worker } = clientWith();
  const answers = ["a", "b", "c"].map((request) => client.ask(request));
  worker(0).answer("A");
  worker(0).answer("C");
  expect(await Promise.all(answers)).toEqual(["A", "C", "C"]);
  expect(worker(0).requests()).toEqual(["a", "c"]);
});

test("what does not supersede leaves the others in the queue", async () => {
  const { client, worker } = clientWith({ supersedes: (newer, older) => newer[0] === older[0] });
  const answers = ["x", "a1", "b1", "a2"].map((request) => client.ask(request));
  for (const answer of ["X", "B1", "A2"]) worker(0).answer(answer);
  expect(await Promise.all(answers)).toEqual(["X", "A2", "B1", "A2"]);
});

test("a worker that fails rejects what was asked, and the next request starts another", async () => {
  const { client, started, worker } = clientWith();
  const under = client.ask("a");
  const waiting = client.ask("b");
  worker(0).fail();
  await expect(under).rejects.toThrow("could not be fetched");
  await expect(waiting).rejects.toThrow("could not be fetched");
  expect(worker(0).isEnded()).toBe(true);
  const again = client.ask("c");
  worker(1).answer("C");
  expect(await again).toBe("C");
  expect(started.length).toBe(2);
});

test("a prepared worker that could not be fetched is fetched again when it is needed", async () => {
  const { client, worker } = clientWith();
  client.prepare();
  worker(0).fail();
  const answer = client.ask("a");
  worker(1).answer("A");
  expect(await answer).toBe("A");
});

test("a worker that does not answer in time is ended", async () => {
  vi.useFakeTimers();
  const { client, worker } = clientWith({ timeoutMs: 1000 });
  const late = client.ask("a");
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  await expect(late).rejects.toThrow("within 1000 ms");
  expect(worker(0).isEnded()).toBe(true);
});

test("updates reach the request under way, which can be asked to finish early", async () => {
  const { client, worker } = clientWith();
  const updates: number[] = [];
  const answer = client.ask("a", (update) => updates.push(update));
  worker(0).update(1);
  worker(0).update(2);
  client.finishEarly();
  expect(worker(0).received.at(-1)).toEqual({ kind: "cancel" });
  worker(0).answer("A");
  expect(await answer).toBe("A");
  expect(updates).toEqual([1, 2]);
});

test("dropping a request ends the worker that is at it, and keeps one that is idle", async () => {
  const { client, started, worker } = clientWith();
  client.prepare();
  client.drop();
  const dropped = client.ask("a");
  client.drop();
  await expect(dropped).rejects.toThrow("dropped");
  const answer = client.ask("b");
  worker(1).answer("B");
  expect(await answer).toBe("B");
  expect(started.length).toBe(2);
});
