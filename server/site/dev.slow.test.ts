import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { ServerProcess } from "@octroi/web/testing/server-process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer } from "../../tests/site/server-process.ts";

const root = join(import.meta.dirname, "../..");
/** 127.0.0.1, as the kernel's tables of sockets have it. */
const loopback = "0100007F";
const listening = "0A";
let folder: string;
let server: ServerProcess;

beforeAll(async () => {
  // Inside the project, as the usual `data/` is.
  await mkdir(join(root, "artifacts"), { recursive: true });
  folder = await mkdtemp(join(root, "artifacts/dev-"));
  const file = join(folder, "octroi.sqlite");
  server = await startServer({ kind: "sqlite", file }, { NODE_ENV: "development" }, { entry: "dev.ts" });
});
afterAll(async () => {
  await server.kill();
  await rm(folder, { recursive: true });
});

async function statusOf(file: string): Promise<number> {
  const response = await fetch(`${server.url}/@fs${file}`);
  await response.body?.cancel();
  return response.status;
}

test("the development server shows its sources, and no file of the waitlist", async () => {
  expect(await statusOf(join(root, "site/app/entry.client.ts"))).toBe(200);
  expect(await statusOf(join(folder, "octroi.sqlite"))).toBe(403);
  expect(await statusOf(join(folder, "octroi.sqlite-wal"))).toBe(403);
  expect(await statusOf(join(root, "README.md"))).toBe(403);
});

test.runIf(process.platform === "linux")("each face in development has one port, on loopback", () => {
  const port = Number(new URL(server.url).port).toString(16).toUpperCase().padStart(4, "0");
  const sockets = listeningSockets(server.pid);
  expect(sockets).toContain(`${loopback}:${port}`);
  expect(sockets.map((socket) => socket?.split(":")[0])).toEqual([loopback, loopback]);
});

test("the development server ends on SIGTERM while a page waits for edits", async () => {
  const page = await fetch(`${server.url}/@vite/client`);
  const token = /wsToken = "([^"]+)"/.exec(await page.text())?.[1];
  const socket = new WebSocket(`${server.url.replace("http", "ws")}/?token=${token}`, "vite-hmr");
  await new Promise((opened, failed) => {
    socket.onopen = opened;
    socket.onerror = failed;
  });
  await server.kill("SIGTERM");
});

/** The addresses that a process listens on, in hexadecimal. */
function listeningSockets(pid: number): (string | undefined)[] {
  const files = readdirSync(`/proc/${pid}/fd`).map((fd) => fileAt(`/proc/${pid}/fd/${fd}`));
  return ["tcp", "tcp6"]
    .flatMap((table) => readFileSync(`/proc/net/${table}`, "utf8").trim().split("\n"))
    .map((row) => row.trim().split(/\s+/))
    .filter(([, , , state, , , , , , inode]) => state === listening && files.includes(`socket:[${inode}]`))
    .map(([, address]) => address);
}

/** What a descriptor leads to; undefined once it is closed. */
function fileAt(descriptor: string): string | undefined {
  try {
    return readlinkSync(descriptor);
  } catch {
    return undefined;
  }
}
