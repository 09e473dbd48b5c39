import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, describe, expect, test, vi } from "vitest";
import { delivery } from "./deliver.ts";
import type { VisitEvent } from "./event.ts";
import { createReporter } from "./reporter.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A collector on this machine. */
async function collector(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  // Proven: a server that listens on a port has an address with one.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

function fails(error: unknown): void {
  expect.fail(String(error));
}

function event(id: number): VisitEvent {
  return {
    v: 1,
    id: String(id),
    time: "2026-11-16T00:00:00.000Z",
    host: "example.com",
    path: "/",
    method: "GET",
    status: 200,
    crawler: "GPTBot",
    operator: "OpenAI",
    purpose: "training",
    identity: "verified",
    decision: "allow",
    because: "no-rule",
    rule: null,
    mode: "observe",
    refusal: null,
  };
}

async function idsIn(request: IncomingMessage): Promise<string[]> {
  const lines = (await text(request)).trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line).id);
}

describe("reports", () => {
  test("reach a collector as NDJSON, in one batch, with the work named to the runtime", async () => {
    const batches: string[][] = [];
    const types: unknown[] = [];
    const address = await collector(async (request, response) => {
      types.push(request.headers["content-type"]);
      batches.push(await idsIn(request));
      response.writeHead(204).end();
    });
    const reporter = createReporter(delivery(address), fails, { every: 1 });
    const work: Promise<unknown>[] = [];
    for (const id of [1, 2, 3]) reporter.add(event(id), (promise) => work.push(promise));
    expect(work).toHaveLength(1);
    await Promise.all(work);
    expect(batches).toEqual([["1", "2", "3"]]);
    expect(types).toEqual(["application/x-ndjson"]);
  });

  test("reach a function, in batches of a bounded size", async () => {
    const sizes: number[] = [];
    const reporter = createReporter(
      delivery((events) => sizes.push(events.length)),
      fails,
      { every: 1e6, batch: 2 },
    );
    for (const id of [1, 2, 3]) reporter.add(event(id));
    await reporter.flush();
    expect(sizes).toEqual([2, 1]);
  });

  test("in a rush leave as soon as a batch is full: none is dropped while the collector is well", async () => {
    const failed = vi.fn();
    let taken = 0;
    const count = delivery(async (events) => {
      taken += events.length;
    });
    const reporter = createReporter(count, failed, { every: 1e6, batch: 2, maxBatches: 2 });
    for (let id = 0; id < 50; id += 1) {
      reporter.add(event(id));
      await nextTurn();
    }
    await reporter.flush();
    expect(taken).toBe(50);
    expect(failed).not.toHaveBeenCalled();
  });

  test("are kept while a collector answers 500, and sent when it is well again", async () => {
    const answers = [500, 204];
    const seen: string[][] = [];
    const address = await collector(async (request, response) => {
      seen.push(await idsIn(request));
      response.writeHead(answers.shift() ?? 204).end();
    });
    const failed = vi.fn();
    const reporter = createReporter(delivery(address), failed, { every: 1e6 });
    reporter.add(event(1));
    await reporter.flush();
    expect(String(failed.mock.calls)).toContain("500");
    reporter.add(event(2));
    await reporter.flush();
    expect(seen).toEqual([["1"], ["1"], ["2"]]);
  });

  test("that a collector kept, but whose answer was lost, come again as the same batch, under the same id", async () => {
    const requests: { id: string; ids: string[] }[] = [];
    const address = await collector(async (request, response) => {
      requests.push({ id: String(request.headers["idempotency-key"]), ids: await idsIn(request) });
      if (requests.length > 1) response.end();
      else request.socket.destroy();
    });
    const reporter = createReporter(delivery(address), () => {}, { every: 1e6, batch: 2 });
    reporter.add(event(1));
    await reporter.flush();
    for (const id of [2, 3, 4]) reporter.add(event(id));
    await reporter.flush();
    expect(requests).toEqual([
      { id: "1", ids: ["1"] },
      { id: "1", ids: ["1"] },
      { id: "2", ids: ["2", "3"] },
      { id: "4", ids: ["4"] },
    ]);
  });

  test("to a collector that hangs are given up in time, and nothing waits for them", async () => {
    const address = await collector(() => {});
    const failed = vi.fn();
    const reporter = createReporter(delivery(address), failed, { every: 1, timeout: 50 });
    let work: Promise<unknown> = Promise.resolve();
    reporter.add(event(1), (promise) => {
      work = promise;
    });
    await work;
    expect(failed).toHaveBeenCalledOnce();
  });

  test("to nobody who listens, or to a function that throws, fail in silence for the site", async () => {
    const failed = vi.fn();
    const nobody = createReporter(delivery("http://127.0.0.1:1/"), failed);
    const thrower = createReporter(
      delivery(() => {
        throw new Error("full");
      }),
      failed,
    );
    const nonsense = createReporter(delivery("not an address"), failed);
    for (const reporter of [nobody, thrower, nonsense]) {
      reporter.add(event(1));
      await reporter.flush();
    }
    expect(failed).toHaveBeenCalledTimes(3);
  });

  test("wait longer after each failure", async () => {
    const failed = vi.fn();
    const reporter = createReporter(delivery("http://127.0.0.1:1/"), failed, { every: 1, firstPause: 1e6 });
    const work: Promise<unknown>[] = [];
    reporter.add(event(1), (promise) => work.push(promise));
    await Promise.all(work);
    for (const id of [2, 3, 4]) reporter.add(event(id), (promise) => work.push(promise));
    expect(work).toHaveLength(1);
    expect(failed).toHaveBeenCalledOnce();
  });

  test("that nobody takes are dropped by whole batches, the oldest first, and it is told", async () => {
    const failed = vi.fn();
    const received: string[][] = [];
    let isDown = true;
    const reporter = createReporter(
      delivery((events) => {
        if (isDown) throw new Error("down");
        received.push(events.map(({ id }) => id));
      }),
      failed,
      { every: 1e6, batch: 2, maxBatches: 2 },
    );
    for (const id of [1, 2]) reporter.add(event(id));
    await reporter.flush();
    for (const id of [3, 4, 5, 6, 7]) reporter.add(event(id));
    isDown = false;
    await reporter.flush();
    expect(received).toEqual([["3", "4"], ["5", "6"], ["7"]]);
    expect(String(failed.mock.calls)).toContain("dropped");
  });

  test("wait as long as a collector asks, up to the longest pause", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    try {
      const pauses = [20, 1e6];
      let requests = 0;
      const address = await collector((request, response) => {
        requests++;
        request.resume();
        const pause = pauses.shift();
        if (pause === undefined) response.end();
        else response.writeHead(429, { "retry-after": String(pause) }).end();
      });
      const options = { every: 1, firstPause: 1, maxPause: 60_000 };
      const reporter = createReporter(delivery(address), () => {}, options);
      const addLater = async (id: number, milliseconds: number) => {
        vi.advanceTimersByTime(milliseconds);
        const work: Promise<unknown>[] = [];
        reporter.add(event(id), (promise) => work.push(promise));
        await Promise.all(work);
        return requests;
      };
      expect(await addLater(1, 0)).toBe(1);
      expect(await addLater(2, 19_999)).toBe(1);
      expect(await addLater(3, 1)).toBe(2);
      expect(await addLater(4, 59_999)).toBe(2);
      expect(await addLater(5, 1)).toBe(4);
    } finally {
      vi.useRealTimers();
    }
  });

  test("that failed are sent again when the pause is over, though nobody visits", async () => {
    const seen: string[][] = [];
    const address = await collector(async (request, response) => {
      seen.push(await idsIn(request));
      response.writeHead(seen.length === 1 ? 503 : 200, { "retry-after": "1" }).end();
    });
    const failed = vi.fn();
    const reporter = createReporter(delivery(address), failed, { every: 1e6 });
    reporter.add(event(1));
    await reporter.flush();
    expect(seen).toEqual([["1"]]);
    await expect.poll(() => seen, { timeout: 20_000 }).toEqual([["1"], ["1"]]);
    expect(failed).toHaveBeenCalledOnce();
  });

  test.each([401, 410])("that are answered %s are told once, however often they are", async (status) => {
    const address = await collector((request, response) => {
      request.resume();
      response.writeHead(status).end();
    });
    const failed = vi.fn();
    const reporter = createReporter(delivery(address), failed, { every: 1e6 });
    for (const id of [1, 2, 3]) {
      reporter.add(event(id));
      await reporter.flush();
    }
    expect(failed).toHaveBeenCalledOnce();
    expect(String(failed.mock.calls)).toContain(String(status));
  });

  test("that a collector cannot read do not hold up the others", async () => {
    const seen: string[][] = [];
    const address = await collector(async (request, response) => {
      seen.push(await idsIn(request));
      response.writeHead(seen.length === 1 ? 413 : 200).end();
    });
    const failed = vi.fn();
    const reporter = createReporter(delivery(address), failed, { every: 1e6, batch: 1 });
    for (const id of [1, 2]) reporter.add(event(id));
    await reporter.flush();
    expect(seen).toEqual([["1"], ["2"]]);
    expect(String(failed.mock.calls)).toContain("413");
  });

  test("flush waits for what is being sent, so that a server may end after it", async () => {
    const delivered: string[] = [];
    let deliver = () => {};
    const slow = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    const reporter = createReporter(
      async (events) => {
        await slow;
        delivered.push(...events.map(({ id }) => id));
      },
      fails,
      { every: 0, batch: 1 },
    );
    reporter.add(event(1));
    await nextTurn();
    let ended = false;
    const flushed = reporter.flush().then(() => {
      ended = true;
    });
    await nextTurn();
    expect(ended).toBe(false);
    deliver();
    await flushed;
    expect(delivered).toEqual(["1"]);
  });

  test("a collector that cannot be reached is named by its origin, without what its address may keep secret", async () => {
    const messages: string[] = [];
    const reporter = createReporter(delivery("http://127.0.0.1:1/secret?token=1"), (error) =>
      messages.push(String(error)),
    );
    reporter.add(event(1));
    await reporter.flush();
    expect(messages).toEqual([expect.stringMatching(/http:\/\/127\.0\.0\.1:1\b.*ECONNREFUSED|bad port/)]);
    expect(messages[0]).not.toContain("secret");
    const refusing = await collector((_request, response) => response.writeHead(404).end());
    const other = createReporter(delivery(`${refusing}visits`), (error) => messages.push(String(error)));
    other.add(event(2));
    await other.flush();
    expect(messages[1]).toContain(`${new URL(refusing).origin} answered 404`);
  });
});
