import { readFile } from "node:fs/promises";
import { connect } from "node:net";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { exchange } from "../tests/exchange.ts";
import { watchGate } from "../tests/fuzz/fuzz.ts";
import { recordingOrigin } from "../tests/recording-origin.ts";
import { proxiedHost, startProxy } from "../tests/start-proxy.ts";
import { fronts } from "./fuzzed-servers.ts";

const deployed = await readFile(resolve(import.meta.dirname, "../../deploy/proxy.Caddyfile"), "utf8");
const startCaddy = fronts.Caddy;

type Fields = readonly (readonly [string, string])[];
const hidden = "GET /articles/paid HTTP/1.1\r\nHost: example.com\r\n\r\n";
const get: Fields = [
  [":method", "GET"],
  [":scheme", "http"],
  [":authority", "example.com"],
  [":path", "/open"],
];
const but = (...others: Fields): Fields => [
  ...get.filter(([name]) => !others.some(([other]) => other === name)),
  ...others,
];

/** What HTTP/1.1 would take for a second request, or for other borders of the first. */
const visits: Readonly<Record<string, [fields: Fields, body?: string]>> = {
  "more than its length": [but([":method", "POST"], ["content-length", "1"]), `a${hidden}`],
  "less than its length": [but([":method", "POST"], ["content-length", "400"]), hidden],
  "two lengths": [but([":method", "POST"], ["content-length", "0"], ["content-length", "56"]), hidden],
  "chunks of its own": [but([":method", "POST"], ["transfer-encoding", "chunked"]), `0\r\n\r\n${hidden}`],
  "an upgrade with a body": [
    [...get, ["connection", "upgrade"], ["upgrade", "websocket"], ["content-length", "56"]],
    hidden,
  ],
  "a line break in a field": [[...get, ["x-note", `a\r\n\r\n${hidden}`]]],
  "a line break in a field's name": [[...get, [`x-note: a\r\n\r\n${hidden}x`, "a"]]],
  "a line break in the path": [but([":path", `/open HTTP/1.1\r\nHost: example.com\r\n\r\n${hidden}`])],
  "a space in the path": [but([":path", "/open HTTP/1.1 /articles/paid"])],
  "a line break in the method": [but([":method", `${hidden}GET`])],
  "a line break in the host": [but([":authority", `example.com\r\n\r\n${hidden}`])],
  "another host beside it": [[...get, ["host", "other.example"]]],
  "two paths": [[...get, [":path", "/articles/paid"]]],
  "a socket in a stream": [but([":method", "CONNECT"], [":protocol", "websocket"]), hidden],
};

test.skipIf(!startCaddy)("what comes over HTTP/2 arrives as the gate judged it, or not at all", async () => {
  if (!startCaddy) throw new Error("Expected Caddy to be installed.");
  await using origin = await recordingOrigin();
  const hosts = [proxiedHost({ status: "protected" })];
  await using proxy = await startProxy({ network: origin.network, hosts, limits: { silenceMs: 2_000 } });
  const judged = watchGate(proxy);
  const front = await startCaddy(proxy.url, deployed);
  try {
    await over2(front.url, [...get, ["x-long", "a".repeat(300)]]);
    await over2(front.url, but([":method", "POST"]), hidden);
    expect(origin.requests.map(({ method, target, body }) => [method, target, body])).toEqual([
      ["GET", "/open", ""],
      ["POST", "/open", hidden],
    ]);
    for (const [name, [fields, body]] of Object.entries(visits)) {
      await over2(front.url, fields, body);
      // Whoever comes next on a connection of the proxy gets the answer to their own question.
      const after = `/after/${encodeURIComponent(name)}`;
      const next = await exchange(front.url, after, { headers: { host: "example.com" } });
      expect([name, next.status, String(next.body)]).toEqual([name, 200, after]);
    }
  } finally {
    await front.stop();
  }
  const known = new Set(judged.map(({ method, target }) => `${method} ${target}`));
  const arrived = origin.requests.map(({ method, target }) => `${method} ${target}`);
  expect(arrived.filter((each) => !known.has(each))).toEqual([]);
  expect(arrived.filter((each) => each.includes("paid") && !each.includes("HTTP"))).toEqual([]);
  expect(origin.faults).toEqual([]);
  expect(proxy.failures).toEqual([]);
});

/** One request in frames of our own: libraries refuse to send what is tried here. Resolves once it is answered or ended. */
function over2(url: string, fields: Fields, body = ""): Promise<void> {
  const { hostname, port } = new URL(url);
  const flags = { endStream: 1, endHeaders: 4 };
  const head = Buffer.concat(
    fields.map(([name, value]) => Buffer.concat([Buffer.of(0), text(name), text(value)])),
  );
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {}).once("close", () => resolve());
    socket.write("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");
    socket.write(frame(4, 0, 0, Buffer.alloc(0)));
    socket.write(frame(1, flags.endHeaders | (body ? 0 : flags.endStream), 1, head));
    if (body) socket.write(frame(0, flags.endStream, 1, Buffer.from(body)));
    let unread = Buffer.alloc(0);
    socket.on("data", (data) => {
      unread = Buffer.concat([unread, data]);
      while (unread.length >= 9 && unread.length >= 9 + unread.readUIntBE(0, 3)) {
        const [length, type = 0, flag = 0] = [unread.readUIntBE(0, 3), unread[3], unread[4]];
        const isOver = type === 3 || type === 7 || (type <= 1 && (flag & flags.endStream) !== 0);
        unread = unread.subarray(9 + length);
        if (isOver) socket.destroy();
      }
    });
  });
}

function frame(type: number, flags: number, stream: number, payload: Buffer): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head.writeUInt8(type, 3);
  head.writeUInt8(flags, 4);
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}

/** A string of HPACK: its length in seven bits, or more, then its bytes as they are. */
function text(value: string): Buffer {
  const bytes = Buffer.from(value, "latin1");
  if (bytes.length < 127) return Buffer.concat([Buffer.of(bytes.length), bytes]);
  const more: number[] = [];
  let rest = bytes.length - 127;
  for (; rest >= 128; rest = Math.floor(rest / 128)) more.push((rest % 128) + 128);
  return Buffer.concat([Buffer.of(127, ...more, rest), bytes]);
}
