import { execFile } from "node:child_process";
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { sqlite } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { openStore } from "../../../store/store.ts";

const root = new URL("../../../", import.meta.url).pathname;

/** The script in a folder that stands for the machine's root, with the real commands, run without systemd. */
async function machine(folder: string, databaseUrl: string) {
  const backups = join(folder, "var/backups/octroi");
  for (const path of [backups, join(folder, "etc/octroi"), join(folder, "bin")]) {
    await mkdir(path, { recursive: true });
  }
  await writeFile(join(folder, "etc/octroi/environment"), `DATABASE_URL=${databaseUrl}\n`);
  const programs = {
    octroi: `exec "${process.execPath}" "${root}cli/main.ts" "$@"`,
    // PostgreSQL's own, by what it was asked for.
    runuser: `echo "$@"; [ "$7" != missing ]`,
  };
  for (const [name, line] of Object.entries(programs)) {
    await writeFile(join(folder, "bin", name), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
  }
  const script = await readFile(join(root, "deploy/octroi-backup.sh"), "utf8");
  const local = script.replaceAll(/(?<=[\s"'=])\/(var|etc)\//g, `${folder}/$1/`);
  await writeFile(join(folder, "backup.sh"), local);
  return {
    backups,
    copies: () => readdir(backups),
    run: () =>
      new Promise<number>((resolve) => {
        const env = { PATH: `${join(folder, "bin")}:${process.env["PATH"]}`, DATABASE_URL: databaseUrl };
        execFile("sh", [join(folder, "backup.sh")], { env }, (error) => resolve(Number(error?.code ?? 0)));
      }),
  };
}

test("W12 copies are taken as often as they are asked for, and old ones go first", async () => {
  await using files = await sqlite();
  const { file } = await files.fresh();
  await (await openStore({ kind: "sqlite", file })).close();
  const { backups, copies, run } = await machine(join(dirname(file), "machine"), file);
  const old = join(backups, "waitlist-2026-01-01.sqlite");
  await writeFile(old, "");
  const longAgo = new Date(Date.now() - 31 * 86_400_000);
  await utimes(old, longAgo, longAgo);

  expect(await run()).toBe(0);
  const [copy = "", ...others] = await copies();
  expect(others).toEqual([]);
  expect((await stat(join(backups, copy))).mode & 0o777).toBe(0o600);
  // Names tell seconds apart.
  const second = Math.floor(Date.now() / 1_000);
  await expect.poll(() => Math.floor(Date.now() / 1_000)).toBeGreaterThan(second);
  expect(await run()).toBe(0);
  expect(await copies()).toHaveLength(2);

  await rm(file);
  await writeFile(file, "This is no database.");
  expect(await run()).toBe(1);
  expect(await copies()).toHaveLength(2);
});

test("W12 PostgreSQL’s copy is of the database that the settings name, and leaves nothing where it fails", async () => {
  await using files = await sqlite();
  const folder = dirname((await files.fresh()).file);
  const { backups, copies, run } = await machine(
    join(folder, "machine"),
    "postgres://octroi:a-secret@127.0.0.1/octroi_console?connect_timeout=10",
  );
  expect(await run()).toBe(0);
  const [copy = ""] = await copies();
  expect(copy).toMatch(/^octroi-[\d-]+\.dump$/);
  expect(await readFile(join(backups, copy), "utf8")).toMatch(/ pg_dump .* octroi_console\n$/);

  const broken = await machine(join(folder, "broken"), '"postgresql://octroi@127.0.0.1/missing"');
  expect(await broken.run()).toBe(1);
  expect(await broken.copies()).toEqual([]);
});
