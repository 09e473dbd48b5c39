import { createSocket, type Socket } from "node:dgram";
import { once } from "node:events";
import { afterEach, beforeEach, expect, test } from "vitest";
import { dnsResolver, isUnknownHost, type Resolve } from "./resolve.ts";

const types = { A: 1, AAAA: 28 };
const codes = { ok: 0, serverFailure: 2, unknownName: 3 };

/** A name server that knows a few records, on this machine. */
let server: Socket;
let records: Partial<Record<keyof typeof types, readonly Buffer[]>>;
let code: number;
let isSilent: boolean;
/** The record type that goes unanswered. */
let silentFor: number | undefined;
let queries: string[];
let resolve: Resolve;

beforeEach(async () => {
  records = {};
  code = codes.ok;
  isSilent = false;
  silentFor = undefined;
  queries = [];
  server = createSocket("udp4");
  server.on("message", (query, { port, address }) => {
    queries.push(nameIn(query));
    if (!isSilent && typeIn(query) !== silentFor) server.send(answerTo(query), port, address);
  });
  server.bind(0, "127.0.0.1");
  await once(server, "listening");
  resolve = dnsResolver([`127.0.0.1:${server.address().port}`]);
});
afterEach(() => server.close());

const soon = () => AbortSignal.timeout(5_000);

test("the addresses of both families are all given, so that all can be checked", async () => {
  records = { A: [Buffer.of(93, 184, 216, 34), Buffer.of(10, 0, 0, 7)], AAAA: [Buffer.alloc(16, 0x20)] };
  expect(await resolve("example.com", soon())).toEqual([
    "93.184.216.34",
    "10.0.0.7",
    "2020:2020:2020:2020:2020:2020:2020:2020",
  ]);
});

test("one family is enough", async () => {
  records = { AAAA: [Buffer.alloc(16, 0x20)] };
  expect(await resolve("example.com", soon())).toHaveLength(1);
});

test("the hosts file has no say: the name servers are asked even for localhost", async () => {
  code = codes.unknownName;
  await expect(resolve("localhost", soon())).rejects.toSatisfy(isUnknownHost);
  expect(new Set(queries)).toEqual(new Set(["localhost"]));
});

test.each([
  ["no such name", codes.unknownName, true],
  ["a name without an address", codes.ok, true],
  ["a server in trouble", codes.serverFailure, false],
])("%s is told apart", async (_, answered, isUnknown) => {
  code = answered;
  const failure = await resolve("example.com", soon()).catch((error: unknown) => error);
  expect(isUnknownHost(failure)).toBe(isUnknown);
});

test("a host is not unknown while one of its families went unanswered", async () => {
  silentFor = types.AAAA;
  const failure = await resolve("example.com", AbortSignal.timeout(100)).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: "ECANCELLED" });
  expect(isUnknownHost(failure)).toBe(false);
});

test("a silent server is left when time is up", async () => {
  isSilent = true;
  const failure = await resolve("example.com", AbortSignal.timeout(50)).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: "ECANCELLED" });
});

function nameIn(query: Buffer): string {
  const labels: string[] = [];
  for (let at = 12; query[at]; at += 1 + (query[at] ?? 0)) {
    labels.push(query.toString("latin1", at + 1, at + 1 + (query[at] ?? 0)));
  }
  return labels.join(".");
}

function typeIn(query: Buffer): number {
  return query.readUInt16BE(12 + nameIn(query).length + 2);
}

/** RFC 1035: the question again, and after it the records of the type that was asked for. */
function answerTo(query: Buffer): Buffer {
  const end = 12 + nameIn(query).length + 2 + 4;
  const asksFor = typeIn(query);
  const found = (asksFor === types.A ? records.A : asksFor === types.AAAA ? records.AAAA : []) ?? [];
  const header = Buffer.from(query.subarray(0, 12));
  header.writeUInt16BE(0x8180 | code, 2);
  header.writeUInt16BE(found.length, 6);
  header.writeUInt32BE(0, 8);
  const rows = found.map((data) =>
    Buffer.concat([Buffer.of(0xc0, 12, 0, asksFor, 0, 1, 0, 0, 0, 60, 0, data.length), data]),
  );
  return Buffer.concat([header, query.subarray(12, end), ...rows]);
}
