import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { faultOf } from "./guards.ts";
import { aggregated, formatPrefix, readPrefix, sizeOf } from "./prefix.ts";
import { type RecordedList, readRecord } from "./record.ts";
import { refresh } from "./refresh.ts";
import { reportOf } from "./report.ts";

const before = ["198.41.128.0/24", "198.41.130.0/24", "198.41.132.0/24", "198.41.134.0/24"];
const json = (prefixes: readonly string[], creationTime = "2026-11-20T10:00:00") =>
  JSON.stringify({
    creationTime,
    prefixes: prefixes.map((text) => (text.includes(":") ? { ipv6Prefix: text } : { ipv4Prefix: text })),
  });

/** What the operators' server answers, by path. */
const answers: Readonly<Record<string, { status?: number; type?: string; body: string }>> = {
  "/same.json": { body: json(before.toReversed()) },
  "/grown.json": { body: json([...before, "198.41.135.0/24", "2606:4700::/48"]) },
  "/named.json": {
    body: JSON.stringify({ prefixes: before.map((ip_prefix) => ({ ip_prefix, region: "us-east-1" })) }),
  },
  "/shrunken.json": { body: json(before.slice(0, 1)) },
  "/swollen.json": { body: json(Array.from({ length: 60 }, (_, index) => `198.41.${index * 2}.0/24`)) },
  "/wide.json": { body: json([...before, "198.0.0.0/15"]) },
  "/wide-v6.json": { body: json([...before, "2600::/24"]) },
  "/private.json": { body: json([...before, "10.1.0.0/16"]) },
  "/local-v6.json": { body: json([...before, "fd00::/48"]) },
  "/host-bits.json": { body: json([...before, "198.41.136.1/24"]) },
  "/nonsense.json": { body: json([...before, "1.2.3"]) },
  "/empty.json": { body: json([]) },
  "/html.json": { type: "text/html", body: "<!doctype html><title>Blocked</title>" },
  "/other.json": { body: '{"ranges":[]}' },
  "/missing.json": { status: 404, body: "not found" },
  "/broken.json": { status: 500, body: "" },
  "/huge.json": { body: " ".repeat(5 * 1024 * 1024) },
  "/list.txt": { type: "text/plain", body: before.join("\n") },
  "/ip-addresses/": {
    type: "text/html",
    body: `<script>{"prefixes":[${before.map((prefix) => `{"ip_prefix":"${prefix}"}`)}]}</script>v1.2.3`,
  },
};

let server: Server;
let port = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = answers[request.url ?? ""];
    // What is not there hangs.
    if (answer === undefined) return;
    response.writeHead(answer.status ?? 200, { "content-type": answer.type ?? "application/json" });
    response.end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The operators' hosts stand on this machine. */
const get: typeof fetch = (address, init) => {
  const { pathname } = new URL(String(address));
  return fetch(`http://127.0.0.1:${port}${pathname}`, init);
};

const listAt = (path: string): RecordedList => ({
  operator: "Somebody",
  crawlers: ["GPTBot"],
  source: `https://operator.example${path}`,
  published: "2026-10-01",
  copyOf: "somebody/mirror@2026-10-01",
  old: true,
  prefixes: before,
});

async function refreshed(path: string, timeout = 5_000) {
  const record = { collected: "2026-10-02", lists: [listAt(path)] };
  const result = await refresh(record, { today: "2026-11-21", get, timeout });
  return { outcome: result.outcomes[0], list: result.record.lists[0], report: reportOf(result) };
}

describe("a good answer", () => {
  test("renews the list, and says what changed", async () => {
    const { outcome, list, report } = await refreshed("/grown.json");
    expect(outcome).toMatchObject({
      outcome: "renewed",
      added: ["198.41.134.0/23", "2606:4700::/48"],
      removed: ["198.41.134.0/24"],
    });
    expect(list).toMatchObject({ published: "2026-11-20", read: "2026-11-21" });
    expect(list).not.toHaveProperty("old");
    expect(list).not.toHaveProperty("copyOf");
    expect(report).toContain("+ 2606:4700::/48");
  });

  test.each(["/same.json", "/named.json", "/list.txt", "/ip-addresses/"])(
    "that holds the same addresses, in whatever form, changes none: %s",
    async (path) => {
      const { outcome, list } = await refreshed(path);
      expect(outcome).toMatchObject({ outcome: "unchanged" });
      expect(list?.prefixes).toEqual(before);
    },
  );
});

describe("a bad answer leaves the last good copy as it was", () => {
  test.each([
    ["/shrunken.json", "about 4 prefixes as before, found 1"],
    ["/swollen.json", "about 4 prefixes as before, found 60"],
    ["/wide.json", "at least 16 bits"],
    ["/wide-v6.json", "at least 32 bits"],
    ["/private.json", "Expected a public prefix"],
    ["/local-v6.json", "Expected a public prefix"],
    ["/host-bits.json", "Expected a prefix such as"],
    ["/nonsense.json", "Expected a prefix such as"],
    ["/empty.json", "at least one prefix"],
    ["/html.json", "Expected JSON, found"],
    ["/other.json", "array `prefixes`"],
    ["/missing.json", "404"],
    ["/broken.json", "500"],
    ["/huge.json", "at most 4 MiB"],
  ])("%s: %s", async (path, because) => {
    const { outcome, list, report } = await refreshed(path);
    expect(outcome).toMatchObject({ outcome: "kept", because: expect.stringContaining(because) });
    expect(list).toEqual(listAt(path));
    expect(report).toContain("kept as it was");
  });

  test("an answer that never comes, or a host that is not there", async () => {
    expect((await refreshed("/hanging.json", 200)).outcome).toMatchObject({ outcome: "kept" });
    const result = await refresh(
      { collected: "2026-10-02", lists: [listAt("/gone.json")] },
      { today: "2026-11-21", get: () => fetch("http://127.0.0.1:1/") },
    );
    expect(result.record.lists[0]).toEqual(listAt("/gone.json"));
  });
});

test("what only a person can read is left to one", async () => {
  expect((await refreshed("/help/bots")).outcome).toMatchObject({ outcome: "by-hand" });
});

describe("the recorded lists", () => {
  const { lists } = readRecord();

  test("keep the guards: valid networks, none private, none wider than /16 or /32", () => {
    const faults = lists.flatMap(({ prefixes }) =>
      prefixes.flatMap((text) => {
        const prefix = readPrefix(text);
        return prefix === undefined || faultOf(prefix) !== undefined ? [text] : [];
      }),
    );
    expect(faults).toEqual([]);
  });

  test("say where they come from, and when", () => {
    for (const { source, published, copyOf, read } of lists) {
      expect(source).not.toBe("");
      expect(published ?? copyOf ?? read, source).toBeTruthy();
    }
  });
});

test("prefixes joined together hold the same addresses, and as few as can be", () => {
  const prefix = fc.tuple(fc.integer({ min: 24, max: 32 }), fc.nat({ max: 1023 })).map(([bits, at]) => {
    const size = 2 ** (32 - bits);
    return { version: 4, first: BigInt(Math.floor(at / size) * size), bits } as const;
  });
  fc.assert(
    fc.property(fc.array(prefix, { maxLength: 40 }), (prefixes) => {
      const held = (list: readonly { first: bigint; bits: number; version: 4 | 6 }[]) =>
        new Set(
          list.flatMap((each) =>
            Array.from({ length: Number(sizeOf(each)) }, (_, i) => Number(each.first) + i),
          ),
        );
      const joined = aggregated(prefixes);
      expect([...held(joined)].sort()).toEqual([...held(prefixes)].sort());
      expect(joined.reduce((sum, each) => sum + Number(sizeOf(each)), 0)).toBe(held(joined).size);
      expect(aggregated(joined)).toEqual(joined);
    }),
  );
});

test.each([
  "2606:4700::/48",
  "::/0",
  "2001:db8::1/128",
  "2001:4860:4801:10::/64",
  "1:0:0:2::/64",
  "198.41.128.0/24",
])("%s is written as it was read", (text) => {
  const prefix = readPrefix(text);
  expect(prefix && formatPrefix(prefix)).toBe(text);
});
