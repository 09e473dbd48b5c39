import { sqlite } from "@octroi/database/testing/databases";
import { sendRaw, statusesIn } from "@octroi/web/testing/raw-http";
import type { ServerProcess } from "@octroi/web/testing/server-process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer } from "../site/server-process.ts";

let folder: Awaited<ReturnType<typeof sqlite>>;
let server: ServerProcess;
beforeAll(async () => {
  folder = await sqlite();
  server = await startServer(await folder.fresh());
});
afterAll(async () => {
  await server.kill("SIGTERM");
  await folder[Symbol.asyncDispose]();
});

const post = "POST /api/waitlist HTTP/1.1\r\nhost: octroi.example\r\ncontent-type: application/json\r\n";
const hidden = "GET /robots.txt HTTP/1.1\r\nhost: octroi.example\r\n\r\n";

describe("request smuggling: what two readers could take for two lengths is refused, and the connection ends", () => {
  test.each([
    ["a length beside chunks", `${post}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`],
    ["chunks beside a length", `${post}transfer-encoding: chunked\r\ncontent-length: 4\r\n\r\n0\r\n\r\n`],
    ["two lengths", `${post}content-length: 2\r\ncontent-length: 60\r\n\r\n{}`],
    ["two lengths on one line", `${post}content-length: 2, 60\r\n\r\n{}`],
    ["a signed length", `${post}content-length: +2\r\n\r\n{}`],
    ["a space before the colon", `${post}transfer-encoding : chunked\r\n\r\n0\r\n\r\n`],
    ["an unknown coding last", `${post}transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n`],
    ["a coding nobody knows", `${post}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ["a folded header", `${post}x: a\r\n transfer-encoding: chunked\r\n\r\n`],
    ["a bare line feed in a header", `${post}x: a\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`],
    ["a bare carriage return", `${post}x: a\rtransfer-encoding: chunked\r\n\r\n0\r\n\r\n`],
    ["a NUL in a header", `${post}x: a\u0000b\r\n\r\n`],
    ["a chunk’s size that is no number", `${post}transfer-encoding: chunked\r\n\r\n0x2\r\n{}\r\n0\r\n\r\n`],
    ["no host", "GET / HTTP/1.1\r\n\r\n"],
  ])("%s", async (_, request) => {
    const text = await sendRaw(server.url, [request + hidden], { ends: true });
    expect(statusesIn(text)).toEqual([400]);
    expect(text.toLowerCase()).toContain("connection: close");
    expect(text).not.toContain("Sitemap");
  });

  test("what stands in a body stays in it", async () => {
    const bye = "GET /healthz HTTP/1.1\r\nhost: octroi.example\r\nconnection: close\r\n\r\n";
    const text = await sendRaw(server.url, [
      `${post}content-length: ${hidden.length}\r\n\r\n${hidden}${bye}`,
    ]);
    expect(statusesIn(text)).toEqual([400, 200]);
    expect(text).not.toContain("Sitemap");
  });
});

describe("path traversal: nothing a visitor sends names a file", () => {
  test.each([
    "/../../../../etc/passwd",
    "/assets/../../../package.json",
    "/assets/..%2f..%2f..%2fpackage.json",
    "/..%5c..%5cpackage.json",
    "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    "/....//....//etc/passwd",
    "/assets/%00/../../package.json",
    "/assets/.../...//package.json",
    "file:///etc/passwd",
    "/@fs/etc/passwd",
    "/server/index.js",
    "/.env",
    "/.git/config",
  ])("%s", async (path) => {
    const bytes = `GET ${path} HTTP/1.1\r\nhost: octroi.example\r\nconnection: close\r\n\r\n`;
    const text = await sendRaw(server.url, [bytes]);
    expect([308, 400, 404]).toContain(statusesIn(text)[0]);
    expect(text).not.toMatch(/root:|"workspaces"|"dependencies"|\[core\]/);
  });
});

test("a secret in the configuration is not in what a failed start prints", async () => {
  const location = { kind: "postgres" as const, url: "postgres://octroi:hunter2@127.0.0.1:1/octroi" };
  await expect(startServer(location, { METRICS_TOKEN: "hunter2hunter2hunter2" })).rejects.toThrow(
    /^(?!.*hunter2).*did not start/s,
  );
});
