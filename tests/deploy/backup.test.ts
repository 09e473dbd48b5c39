import { mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseLocation } from "@octroi/database/database";
import { all, execute } from "@octroi/database/testing/databases";
import { debianPostgres, shell } from "@octroi/database/testing/debian-postgres";
import { freePort } from "@octroi/database/testing/free-port";
import { until } from "@octroi/web/testing/until";
import { expect, test } from "vitest";
import { findProgram } from "../../scripts/find-program.ts";
import { openStore } from "../../store/store.ts";
import { decoded, type MailServer, mailServer } from "../console/mail/mail-server.ts";
import {
  addSites,
  countedVisits,
  eventsPerBatch,
  keepReporting,
  startCollector,
} from "../console/visits/under-load.ts";
import { person } from "../site/person.ts";
import { documentedCommands, root } from "./documented-commands.ts";

const today = new Date().toISOString().slice(0, 10);
const publisher = "ada@example.com";
const emails = ["ada@example.com", "grace@example.com"];

/** Somebody who signs in with the code that was mailed to them. Resolves to their cookies. */
async function signIn(address: string, { mails }: MailServer): Promise<string> {
  const before = mails.length;
  const jar = new Map<string, string>();
  async function post(path: string, fields: Record<string, string>): Promise<string | null> {
    const headers = { cookie: [...jar].map((pair) => pair.join("=")).join("; "), origin: address };
    const body = new URLSearchParams(fields);
    const response = await fetch(address + path, { method: "POST", headers, body, redirect: "manual" });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    return response.headers.get("location");
  }
  expect(await post("/sign-in", { email: publisher })).toBe("/sign-in/code");
  await expect.poll(() => mails.length).toBeGreaterThan(before);
  const [, first = "", second = ""] = /(\d{3})\s(\d{3})/.exec(decoded(mails.at(-1)?.text ?? "")) ?? [];
  const next = await post("/sign-in/code", { code: first + second });
  if (next === "/welcome") await post(next, { name: "Ada", language: "en", terms: "yes", age: "yes" });
  else expect(next).toBe("/sites");
  return [...jar].map((pair) => pair.join("=")).join("; ");
}

interface Scenario {
  location: DatabaseLocation;
  copy(): Promise<void>;
  restore(): Promise<void>;
}

/** What people and gates gave site and console, copied while gates report, and brought back. */
async function thereAndBack({ location, copy, restore }: Scenario): Promise<void> {
  {
    await using store = await openStore(location);
    for (const email of emails) await store.waitlist.add(person({ email }));
    const limit = store.rateLimit("signup", { requests: 5, seconds: 600 });
    await limit({ address: "203.0.113.7", network: undefined });
  }
  await using mail = await mailServer();
  const settings = {
    CONSOLE_PORT: String(await freePort()),
    SMTP_URL: mail.url.href,
    RATE_LIMIT: "off",
  };
  const first = await startCollector(location, settings);
  const sites = await addSites(location, 4);
  const cookies = await signIn(first.url, mail);
  const load = keepReporting(sites, () => first);
  expect(await until(() => load.acknowledged() >= 20)).toBe(true);
  const acknowledged = load.acknowledged();
  await copy();
  const sentMeanwhile = load.acknowledged() + load.underWay();
  expect(await until(() => load.acknowledged() >= sentMeanwhile + 20)).toBe(true);
  await load.finish();
  await first.kill("SIGTERM");

  await restore();
  const batches = (await countedVisits(location, sites)) / eventsPerBatch;
  expect(Number.isInteger(batches)).toBe(true);
  expect(batches).toBeGreaterThanOrEqual(acknowledged);
  expect(batches).toBeLessThanOrEqual(sentMeanwhile);
  await using again = await startCollector(location, settings);
  // Who was signed in still is, and who was not can be.
  expect(
    (await fetch(`${again.url}/account`, { headers: { cookie: cookies }, redirect: "manual" })).status,
  ).toBe(200);
  await signIn(again.url, mail);
  const next = keepReporting(sites, () => again);
  const sentSince = await next.finish();
  expect(await countedVisits(location, sites)).toBe(batches * eventsPerBatch + sentSince);

  await using store = await openStore(location, { create: false });
  expect((await all(store.waitlist.entries())).map(({ email }) => email).sort()).toEqual(emails);
}

const local = (lines: string[]) =>
  lines.filter((line) => !line.startsWith("systemctl")).map((line) => line.replace(/\d{4}-\d\d-\d\d/, today));

const modeOf = async (file: string) => (await stat(file)).mode & 0o777;

test("W12 SQLite’s copy, taken and brought back as documented while gates report, holds all that was acknowledged", async () => {
  const folder = await mkdtemp(join(tmpdir(), "octroi-backup-"));
  const [state, backups] = [join(folder, "lib"), join(folder, "backups")];
  for (const place of [state, backups]) await mkdir(join(place, "octroi"), { recursive: true });
  const file = join(state, "octroi/octroi.sqlite");
  const here = (line: string) =>
    line
      .replaceAll("/var/lib", state)
      .replaceAll("/var/backups", backups)
      .replace(/-o \S+ -g \S+ /, "");
  const run = (lines: string[]) =>
    shell(lines.map(here).join("\n"), {
      cwd: root,
      env: { PATH: process.env["PATH"], TZ: "UTC", DATABASE_URL: file },
    });
  const copying = await documentedCommands("operations.md", "Copying SQLite");
  const restoring = await documentedCommands("operations.md", "Restoring SQLite");
  await thereAndBack({
    location: { kind: "sqlite", file },
    copy: () => run(copying),
    async restore() {
      expect(await modeOf(join(backups, `octroi/octroi-${today}.sqlite`))).toBe(0o600);
      await run(local(restoring));
    },
  });
  await rm(folder, { recursive: true });
});

const tools = findProgram("pg_ctlcluster", "postgresql");
const isRoot = process.getuid?.() === 0;

test.skipIf(!tools || !isRoot)(
  "W12 PostgreSQL’s, of a database made as documented, too; it is its owner’s alone and holds no client",
  async () => {
    await using server = await debianPostgres();
    const backups = await mkdtemp(join(tmpdir(), "octroi-dumps-"));
    await mkdir(join(backups, "octroi"));
    for (const line of await documentedCommands("deploy.md", "The database")) {
      await server.run(line, "a-secret\na-secret\n");
    }
    const location = { kind: "postgres" as const, url: server.urlOf("octroi", "a-secret", "octroi") };
    const run = (lines: string[]) => server.run(lines.join("\n").replaceAll("/var/backups", backups));
    const copying = await documentedCommands("operations.md", "Copying PostgreSQL");
    const restoring = await documentedCommands("operations.md", "Restoring PostgreSQL");
    await thereAndBack({
      location,
      copy: () => run(["umask 022", ...copying]),
      async restore() {
        expect(await modeOf(join(backups, `octroi/octroi-${today}.dump`))).toBe(0o600);
        await run(local(restoring));
      },
    });
    expect(await execute(location, "select * from rate_limit")).toEqual([]);
    await rm(backups, { recursive: true });
  },
);
