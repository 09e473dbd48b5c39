import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseLocation } from "@octroi/database/database";
import { execute } from "@octroi/database/testing/databases";
import { shell } from "@octroi/database/testing/debian-postgres";
import { startPostgres } from "@octroi/database/testing/postgres";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fingerprintOf } from "../../domain/secrets/secrets.ts";
import { secretIn } from "../../server/secret.ts";
import { openStore } from "../../store/store.ts";
import { makeEarlierSite } from "../console/store/earlier-site.ts";
import { databaseUrl } from "../site/server-process.ts";
import { documentedCommands, root } from "./documented-commands.ts";
import { startBoth } from "./fronts.ts";

/** Stands for the machine's root. */
let machine: string;
const at = (...path: string[]) => join(machine, ...path);

beforeEach(async () => {
  machine = await mkdtemp(join(tmpdir(), "octroi-move-"));
  for (const path of ["etc/octroi", "var/lib/octroi", "var/backups/octroi"])
    await mkdir(at(path), { recursive: true });
  for (const path of ["var/lib/octroi-console/mail", "var/backups/octroi-console"])
    await mkdir(at(path), { recursive: true });
  await writeFile(at("var/backups/octroi-console/console-2026-11-18.sqlite"), "");
});
afterEach(() => rm(machine, { recursive: true }));

/** The settings of version 0.9, and what its two units had kept. */
async function twoUnits(site: DatabaseLocation, console: DatabaseLocation, secret?: string): Promise<void> {
  await writeFile(
    at("etc/octroi/environment"),
    `SITE_URL=https://octroi.example
SIGN_UP_URL=https://console.octroi.example/sign-up
DATABASE_URL=${databaseUrl(site)}
TRUST_PROXY=127.0.0.1,::1\n`,
  );
  await writeFile(
    at("etc/octroi/console-environment"),
    `CONSOLE_URL=https://console.octroi.example
SITE_URL=https://octroi.example
CONSOLE_DATABASE_URL=${databaseUrl(console)}
${secret === undefined ? "# CONSOLE_SECRET=" : `CONSOLE_SECRET=${secret}`}
SMTP_URL=smtp://127.0.0.1:9
TRUST_PROXY=127.0.0.1,::1\n`,
  );
  await makeEarlierSite(site);
  await using store = await openStore(console);
  await store.people.ensure("ada@example.com", "en");
  const ours =
    secret === undefined ? secretIn(at("var/lib/octroi-console")) : Buffer.from(secret, "base64url");
  await store.secretFingerprint.claim(fingerprintOf(ours));
}

/** The lines under a heading, on this machine: it has neither the units nor their users. */
async function type(heading: string): Promise<void> {
  const lines = (await documentedCommands("deploy.md", heading)).filter(
    (line) => !/^(systemctl|chown|runuser) /.test(line),
  );
  const local = lines.join("\n").replaceAll(/(?<=[ =])\/(etc|var)\//g, `${machine}/$1/`);
  await shell(local, { cwd: root, env: { PATH: process.env["PATH"] } });
}

/** As the unit starts it, with what the file of settings has in the end. */
async function start() {
  const text = await readFile(at("etc/octroi/environment"), "utf8");
  const settings = [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => [name, value]);
  // None but the one in the file, if there is one.
  const environment = { CONSOLE_SECRET: "", ...Object.fromEntries(settings) };
  return {
    environment,
    server: await startBoth({ kind: "sqlite", file: "unused" }, environment),
  };
}

async function expectBoth(location: DatabaseLocation, waiting: number): Promise<void> {
  await using store = await openStore(location, { create: false });
  expect(await store.waitlist.count()).toBe(waiting);
  expect(await store.people.findByEmail("ada@example.com")).toBeDefined();
}

test("two units with SQLite become one by the documented lines: both databases, secret and copies come along", async () => {
  const site = { kind: "sqlite" as const, file: at("var/lib/octroi/waitlist.sqlite") };
  const console = { kind: "sqlite" as const, file: at("var/lib/octroi-console/console.sqlite") };
  await twoUnits(site, console);
  const waiting = (await execute(site, "select id from waitlist")).length;

  await type("Moving the settings and the files");
  const { environment, server } = await start();
  await using _ = server;
  const location = { kind: "sqlite" as const, file: at("var/lib/octroi/octroi.sqlite") };
  expect(environment).toMatchObject({
    DATABASE_URL: location.file,
    CONSOLE_URL: "https://console.octroi.example",
    SMTP_URL: "smtp://127.0.0.1:9",
  });
  expect(Object.keys(environment)).not.toContain("SIGN_UP_URL");
  await expectBoth(location, waiting);
  expect([existsSync(site.file), existsSync(at("var/lib/octroi/console.sqlite"))]).toEqual([false, false]);
  expect((await stat(at("var/lib/octroi/console.secret"))).mode & 0o777).toBe(0o600);
  expect((await readdir(at("var/lib"))).concat(await readdir(at("var/backups")))).toEqual([
    "octroi",
    "octroi",
  ]);
  expect(await readdir(at("var/backups/octroi"))).toEqual(["console-2026-11-18.sqlite"]);
});

test("two units with PostgreSQL become one in the console’s database, and a second server starts beside it", async () => {
  await using postgres = await startPostgres({ durable: false });
  const site = { kind: "postgres" as const, url: await postgres.freshUrl() };
  const console = { kind: "postgres" as const, url: await postgres.freshUrl() };
  await twoUnits(site, console, Buffer.alloc(32, 7).toString("base64url"));
  const waiting = (await execute(site, "select id from waitlist")).length;

  await type("Moving the settings and the files");
  const { server: first } = await start();
  await using _ = first;
  await expectBoth(console, waiting);
  await type("Moving PostgreSQL");
  const { environment, server: second } = await start();
  await using __ = second;
  expect(environment).toMatchObject({ DATABASE_URL: console.url });
  expect(Object.keys(environment)).not.toContain("CONSOLE_DATABASE_URL");
  await expectBoth(console, waiting);
});
