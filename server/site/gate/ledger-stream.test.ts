import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterEach, expect, test } from "vitest";
import type { LedgerReport } from "../../../site/domain/ledger/report.ts";
import { emptySummary } from "../../../site/domain/ledger/summary.ts";
import { ledgerStream } from "./ledger-stream.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

function reportOf(visits: number): LedgerReport {
  const days = { from: "2026-10-18", to: "2026-11-16" };
  return { schemaVersion: 1, documentation: "", mode: "enforce", ...emptySummary(days), visits };
}

/** A stream of a report that the test changes, on a server of its own. */
async function streaming(limits: Parameters<typeof ledgerStream>[1] = {}) {
  const state: { report: LedgerReport | undefined; looks: number } = { report: reportOf(1), looks: 0 };
  const stream = ledgerStream(
    async () => {
      state.looks += 1;
      if (state.report === undefined) throw new Error("away");
      return state.report;
    },
    { lookEveryMs: 5, ...limits },
  );
  const answer = (request: Request) =>
    stream.open(request.headers.get("x-client") ?? "") ?? new Response(null, { status: 503 });
  const server = createServer(getRequestListener(answer)).listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => {
    stream.close();
    server.close();
    server.closeAllConnections();
  });
  // A TCP server's address is never a string.
  const { port } = server.address() as AddressInfo;
  async function open(client = "192.0.2.1") {
    const asking = get({ port, host: "127.0.0.1", agent: false, headers: { "x-client": client } });
    const [response]: IncomingMessage[] = await once(asking, "response");
    if (response === undefined) throw new Error("Expected a response, found none.");
    const read = { text: "", ended: false };
    response.setEncoding("utf8").on("data", (chunk) => {
      read.text += chunk;
    });
    response.on("end", () => {
      read.ended = true;
    });
    return { status: response.statusCode, read, leave: () => asking.destroy() };
  }
  return { state, stream, open };
}

const visitsIn = (text: string) =>
  [...text.matchAll(/"visits":(\d+),"verified"/g)].map(([, visits]) => Number(visits));

test("each reader is sent the report, and again when it has changed", async () => {
  const { state, open } = await streaming();
  const [one, two] = [await open(), await open()];
  await expect.poll(() => visitsIn(one.read.text)).toEqual([1]);
  state.report = reportOf(2);
  await expect.poll(() => visitsIn(one.read.text)).toEqual([1, 2]);
  await expect.poll(() => visitsIn(two.read.text).at(-1)).toBe(2);
});

test("a reader hears something now and then, and keeps what it has while the storage is away", async () => {
  const { state, open } = await streaming({ heartbeatMs: 5 });
  const { read } = await open();
  await expect.poll(() => visitsIn(read.text)).toEqual([1]);
  state.report = undefined;
  const before = read.text.length;
  await expect.poll(() => read.text.slice(before)).toContain("\n:\n\n");
  expect(visitsIn(read.text)).toEqual([1]);
});

test("only so many read at once, and a place that is left is free again", async () => {
  const { open } = await streaming({ readers: 2 });
  const [first] = [await open(), await open()];
  expect((await open()).status).toBe(503);
  first.leave();
  await expect.poll(async () => (await open()).status).toBe(200);
});

test("one client reads on so many connections, and leaves the other places to others", async () => {
  const { open } = await streaming({ readersPer: { client: 2 } });
  const [first] = [await open(), await open()];
  expect((await open()).status).toBe(503);
  expect((await open("192.0.2.2")).status).toBe(200);
  first.leave();
  await expect.poll(async () => (await open()).status).toBe(200);
});

test("a connection ends after a while, and all of them when the server stops", async () => {
  const short = await streaming({ maxDurationMs: 20 });
  const { read } = await short.open();
  await expect.poll(() => read.ended).toBe(true);
  const { stream, open } = await streaming();
  const reader = await open();
  stream.close();
  await expect.poll(() => reader.read.ended).toBe(true);
  expect((await open()).status).toBe(503);
});

test("the storage is asked while somebody reads, and not otherwise", async () => {
  const { state, open } = await streaming();
  expect(state.looks).toBe(0);
  const reader = await open();
  await expect.poll(() => state.looks).toBeGreaterThan(1);
  reader.leave();
  let before = -1;
  await expect
    .poll(() => {
      const still = before === state.looks;
      before = state.looks;
      return still;
    })
    .toBe(true);
});
