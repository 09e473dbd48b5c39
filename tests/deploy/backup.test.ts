import { mkdir, mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { DatabaseLocation } from "@octroi/database/database";
import { all, execute } from "@octroi/database/testing/databases";
import { debianPostgres, shell } from "@octroi/database/testing/debian-postgres";
import { freePort } from "@octroi/database/testing/free-port";
import { ensureFreshBuild } from "@octroi/ui/vite/fresh-build";
import { until } from "@octroi/web/testing/until";
import { beforeAll, expect, test } from "vitest";
import { findProgram } from "../../scripts/find-program.ts";
import { openStore } from "../../store/store.ts";
import { decoded, type MailServer, mailServer } from "../console/mail/mail-server.ts";
import { addSites, countedVisits, eventsPerBatch, keepReporting } from "../console/visits/under-load.ts";
import { person } from "../site/person.ts";
import { startConsole } from "./fronts.ts";

const root = resolve(import.meta.dirname, "../..");
const today = new Date().toISOString().slice(0, 10);
const publisher = "ada@example.com";
const emails = ["ada@example.com", "grace@example.com"];

beforeAll(() => ensureFreshBuild("console"));

/** The lines for a shell under a heading of a page, as they are printed. */
async function documentedCommands(page: string, heading: string): Promise<string[]> {
  const text = await readFile(join(root, "docs", page), "utf8");
  const [, section = ""] = text.split(`\n### ${heading}\n`);
  const [, commands] = /```sh\n([\s\S]*?)```/.exec(section) ?? [];
  if (commands === undefined) throw new Error(`Expected commands under “${heading}” in ${page}.`);
  return commands.split("\n").filter((line) => line !== "");
}

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

interface Places {
  site: DatabaseLocation;
  console: DatabaseLocation;
}

interface Scenario {
  places: Places;
  /** Beside `CONSOLE_DATABASE_URL`. */
  environment: Record<string, string>;
  copy(): Promise<void>;
  restore(): Promise<void>;
}

/** Both applications with what people and gates gave them, copied while gates report, and brought back. */
async function thereAndBack({ places, environment, copy, restore }: Scenario): Promise<void> {
  {
    await using store = await openStore(places.site);
    for (const email of emails) await store.waitlist.add(person({ email }));
    const limit = store.rateLimit("signup", { requests: 5, seconds: 600 });
    await limit({ address: "203.0.113.7", network: undefined });
  }
  await using mail = await mailServer();
  const settings = {
    ...environment,
    CONSOLE_PORT: String(await freePort()),
    SMTP_URL: mail.url.href,
    RATE_LIMIT: "off",
  };
  const first = await startConsole(places.console, settings);
  const sites = await addSites(places.console, 4);
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
  const batches = (await countedVisits(places.console, sites)) / eventsPerBatch;
  expect(Number.isInteger(batches)).toBe(true);
  expect(batches).toBeGreaterThanOrEqual(acknowledged);
  expect(batches).toBeLessThanOrEqual(sentMeanwhile);
  await using again = await startConsole(places.console, settings);
  // Who was signed in still is, and who was not can be.
  expect(
    (await fetch(`${again.url}/account`, { headers: { cookie: cookies }, redirect: "manual" })).status,
  ).toBe(200);
  await signIn(again.url, mail);
  const next = keepReporting(sites, () => again);
  const sentSince = await next.finish();
  expect(await countedVisits(places.console, sites)).toBe(batches * eventsPerBatch + sentSince);

  await using store = await openStore(places.site, { create: false });
  expect((await all(store.waitlist.entries())).map(({ email }) => email).sort()).toEqual(emails);
}

test("W12 SQLite’s copies, taken and brought back as documented while gates report, hold all that was acknowledged", async () => {
  const folder = await mkdtemp(join(tmpdir(), "octroi-backup-"));
  const [state, backups] = [join(folder, "lib"), join(folder, "backups")];
  for (const place of [state, backups]) {
    for (const user of ["octroi", "octroi-console"]) await mkdir(join(place, user), { recursive: true });
  }
  const places: Places = {
    site: { kind: "sqlite", file: join(state, "octroi/octroi.sqlite") },
    console: { kind: "sqlite", file: join(state, "octroi-console/octroi.sqlite") },
  };
  const here = (line: string) =>
    line
      .replaceAll("/var/lib", state)
      .replaceAll("/var/backups", backups)
      .replace(/-o \S+ -g \S+ /, "");
  const run = (lines: string[]) =>
    shell(lines.map(here).join("\n"), {
      cwd: root,
      env: {
        PATH: process.env["PATH"],
        TZ: "UTC",
        DATABASE_URL: join(state, "octroi/octroi.sqlite"),
        CONSOLE_DATABASE_URL: join(state, "octroi-console/octroi.sqlite"),
      },
    });
  const copying = await documentedCommands("operations.md", "Copying SQLite");
  const restoring = await documentedCommands("operations.md", "Restoring SQLite");
  await thereAndBack({
    places,
    environment: {},
    copy: () => run(copying),
    async restore() {
      for (const copy of ["octroi/waitlist", "octroi-console/console"]) {
        expect((await stat(join(backups, `${copy}-${today}.sqlite`))).mode & 0o777).toBe(0o600);
      }
      const local = restoring.filter((line) => !line.startsWith("systemctl"));
      await run(local.map((line) => line.replace(/\d{4}-\d\d-\d\d/, today)));
    },
  });
  await rm(folder, { recursive: true });
});

const tools = findProgram("pg_ctlcluster", "postgresql");
const isRoot = process.getuid?.() === 0;

test.skipIf(!tools || !isRoot)(
  "W12 PostgreSQL’s, in databases made as documented, too; they are their owner’s alone and hold no client",
  async () => {
    await using server = await debianPostgres();
    const backups = await mkdtemp(join(tmpdir(), "octroi-dumps-"));
    for (const user of ["octroi", "octroi-console"]) await mkdir(join(backups, user));
    for (const line of await documentedCommands("deploy.md", "The databases")) {
      await server.run(line, "a-secret\na-secret\n");
    }
    const places: Places = {
      site: { kind: "postgres", url: server.urlOf("octroi", "a-secret", "octroi") },
      console: { kind: "postgres", url: server.urlOf("octroi-console", "a-secret", "octroi_console") },
    };
    const run = (lines: string[]) => server.run(lines.join("\n").replaceAll("/var/backups", backups));
    const copying = await documentedCommands("operations.md", "Copying PostgreSQL");
    const restoring = await documentedCommands("operations.md", "Restoring PostgreSQL");
    await thereAndBack({
      places,
      environment: { CONSOLE_SECRET: Buffer.alloc(32, 7).toString("base64url") },
      copy: () => run(["umask 022", ...copying]),
      async restore() {
        for (const copy of ["octroi/waitlist", "octroi-console/console"]) {
          expect((await stat(join(backups, `${copy}-${today}.dump`))).mode & 0o777).toBe(0o600);
        }
        const local = restoring.filter((line) => !line.startsWith("systemctl"));
        await run(local.map((line) => line.replace(/\d{4}-\d\d-\d\d/, today)));
      },
    });
    expect(await execute(places.site, "select * from rate_limit")).toEqual([]);
    await rm(backups, { recursive: true });
  },
);
