import { execFile } from "node:child_process";
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { sqlite } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { openStore as openConsole, openStore } from "../../../store/store.ts";

const root = new URL("../../../", import.meta.url).pathname;

/** The script in a folder that stands for the machine's root, with the real commands, run without systemd. */
async function machine(folder: string, files: { site: string; console: string }) {
  const backups = ["octroi", "octroi-console"].map((name) => join(folder, "var/backups", name));
  for (const path of [...backups, join(folder, "etc/octroi"), join(folder, "bin")]) {
    await mkdir(path, { recursive: true });
  }
  await writeFile(join(folder, "etc/octroi/environment"), `DATABASE_URL=${files.site}\n`);
  await writeFile(join(folder, "etc/octroi/console-environment"), `CONSOLE_DATABASE_URL=${files.console}\n`);
  const octroi = `#!/bin/sh
case $1 in waitlist) program=site/cli/main.ts ;; *) program=cli/main.ts ;; esac
shift
exec "${process.execPath}" "${root}$program" "$@"\n`;
  await writeFile(join(folder, "bin/octroi"), octroi, { mode: 0o755 });
  const script = await readFile(join(root, "deploy/octroi-backup.sh"), "utf8");
  const local = script.replaceAll(/(?<=[\s"'])\/(var|etc)\//g, `${folder}/$1/`);
  await writeFile(join(folder, "backup.sh"), local);
  return {
    backups,
    copies: async () => (await Promise.all(backups.map((path) => readdir(path)))).map(({ length }) => length),
    run: () =>
      new Promise<number>((resolve) => {
        const env = {
          PATH: `${join(folder, "bin")}:${process.env["PATH"]}`,
          DATABASE_URL: files.site,
          CONSOLE_DATABASE_URL: files.console,
        };
        execFile("sh", [join(folder, "backup.sh")], { env }, (error) => resolve(Number(error?.code ?? 0)));
      }),
  };
}

test("W12 copies are taken as often as they are asked for, both whatever happens to one, and old ones go first", async () => {
  await using files = await sqlite();
  const [site, console] = [await files.fresh(), await files.fresh()];
  await (await openStore(site)).close();
  await (await openConsole(console)).close();
  const folder = join(dirname(site.file), "machine");
  const { backups, copies, run } = await machine(folder, { site: site.file, console: console.file });
  const [waitlistCopies = ""] = backups;
  const old = join(waitlistCopies, "waitlist-2026-01-01.sqlite");
  await writeFile(old, "");
  const longAgo = new Date(Date.now() - 31 * 86_400_000);
  await utimes(old, longAgo, longAgo);

  expect(await run()).toBe(0);
  expect(await copies()).toEqual([1, 1]);
  for (const path of backups) {
    const [copy = ""] = await readdir(path);
    expect((await stat(join(path, copy))).mode & 0o777).toBe(0o600);
  }
  // Names tell seconds apart.
  const second = Math.floor(Date.now() / 1_000);
  await expect.poll(() => Math.floor(Date.now() / 1_000)).toBeGreaterThan(second);
  expect(await run()).toBe(0);
  expect(await copies()).toEqual([2, 2]);

  await expect.poll(() => Math.floor(Date.now() / 1_000)).toBeGreaterThan(second + 1);
  await rm(site.file);
  await writeFile(site.file, "This is no database.");
  expect(await run()).toBe(1);
  expect(await copies()).toEqual([2, 3]);
});
