import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { directory, type TestSigner, testSigner } from "../../scripts/judge/signer.ts";
import { keySetAddresses } from "./directories.ts";
import { keyDirectories } from "./key-directories.ts";

const type = "application/http-message-signatures-directory+json";
const day = 24 * 60 * 60 * 1000;

let server: Server;
let port = 0;
let signer: TestSigner;
let requests = 0;
/** What the operator's server does with a request. */
let answer: "keys" | "no-keys" | "error" | "redirect" | "hang" | "huge" | "drop" = "keys";
let maxAge: string | undefined;

beforeAll(async () => {
  signer = await testSigner();
  server = createServer((request, response) => {
    requests++;
    const headers = { "content-type": type, ...(maxAge && { "cache-control": maxAge }) };
    switch (answer) {
      case "keys":
        return response.writeHead(200, headers).end(JSON.stringify({ keys: [signer.jwk] }));
      case "no-keys":
        return response.writeHead(200, headers).end('{"keys":[]}');
      case "error":
        return response.writeHead(503).end();
      case "redirect":
        return request.url === "/elsewhere"
          ? response.writeHead(200, headers).end(JSON.stringify({ keys: [signer.jwk] }))
          : response.writeHead(302, { location: "/elsewhere" }).end();
      case "huge":
        return response.writeHead(200, headers).end(" ".repeat(10_000_000));
      case "drop":
        return request.socket.destroy();
      case "hang":
        return undefined;
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests = 0;
  answer = "keys";
  maxAge = undefined;
});

/** Directories whose host stands on this machine, with a clock of their own. */
function directories(timeout = 5_000) {
  let now = Date.UTC(2026, 10, 16);
  const held = keyDirectories({
    addresses: [directory],
    fetch: (address, init) => fetch(`http://127.0.0.1:${port}${new URL(address).pathname}`, init),
    now: () => now,
    timeout,
  });
  return {
    ...held,
    keyids: () => [...(held.keysAt(directory)?.keys() ?? [])],
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

describe("a directory", () => {
  test("is read once a request has named it, and not before", async () => {
    const held = directories();
    await held.refresh();
    expect(requests).toBe(0);
    expect(held.isDue()).toBe(false);
    expect(held.keyids()).toEqual([]);
    expect(held.isDue()).toBe(true);
    await held.refresh();
    expect(requests).toBe(1);
    expect(held.keyids()).toEqual([signer.keyid]);
    expect(held.isDue()).toBe(false);
  });

  test("that is not listed is never read, whoever names it", async () => {
    const held = directories();
    expect(held.keysAt("https://evil.example/.well-known/http-message-signatures-directory")).toBeUndefined();
    expect(held.isDue()).toBe(false);
    await held.refresh();
    expect(requests).toBe(0);
  });

  test("is read once by many who ask at a time", async () => {
    const held = directories();
    held.keyids();
    await Promise.all(Array.from({ length: 50 }, () => held.refresh()));
    expect(requests).toBe(1);
  });

  test.each([
    [undefined, 60],
    ["max-age=600", 10],
    ["public, max-age=1", 5],
    ["max-age=99999999", 24 * 60],
    ["no-store", 60],
  ])("with cache-control %s is read again after %i minutes", async (cacheControl, minutes) => {
    maxAge = cacheControl;
    const held = directories();
    held.keyids();
    await held.refresh();
    held.pass(minutes * 60_000 - 1);
    expect(held.isDue()).toBe(false);
    held.pass(1);
    expect(held.isDue()).toBe(true);
  });

  test("that no longer holds a key stops it", async () => {
    const held = directories();
    held.keyids();
    await held.refresh();
    answer = "no-keys";
    held.pass(day);
    await held.refresh();
    expect(held.keyids()).toEqual([]);
  });

  test.each(["error", "redirect", "hang", "huge", "drop"] as const)(
    "that answers with %s keeps its last keys, for a week",
    async (fault) => {
      const held = directories(fault === "hang" ? 200 : 5_000);
      held.keyids();
      await held.refresh();
      answer = fault;
      held.pass(day);
      await held.refresh();
      expect(held.keyids()).toEqual([signer.keyid]);
      held.pass(7 * day);
      expect(held.keyids()).toEqual([]);
    },
  );

  test("whose answer never settles, even as it should have been given up, is asked again", async () => {
    let now = 0;
    let asked = 0;
    const held = keyDirectories({
      addresses: [directory],
      fetch: async () => (++asked === 1 ? new Promise(() => {}) : Response.json({ keys: [signer.jwk] })),
      now: () => now,
      timeout: 1000,
    });
    held.keysAt(directory);
    void held.refresh();
    now = 1999;
    expect(held.isDue()).toBe(false);
    now = 2000;
    expect(held.isDue()).toBe(true);
    await held.refresh();
    expect(held.keysAt(directory)?.has(signer.keyid)).toBe(true);
  });

  test("that fails is asked again later, within five minutes", async () => {
    answer = "error";
    const held = directories();
    held.keyids();
    for (const minutes of [1, 2, 4, 5, 5]) {
      await held.refresh();
      held.pass(minutes * 60_000 - 1);
      expect(held.isDue()).toBe(false);
      held.pass(1);
      expect(held.isDue()).toBe(true);
    }
    expect(requests).toBe(5);
    answer = "keys";
    await held.refresh();
    expect(held.keyids()).toEqual([signer.keyid]);
  });
});

test.each(keySetAddresses)("%s is of a public host, over https", (address) => {
  const held = keyDirectories({ addresses: [address] });
  held.keysAt(address);
  expect(held.isDue()).toBe(true);
});
