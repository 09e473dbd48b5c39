import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openStore } from "../../store/store.ts";
import { typedAt } from "./terminal.ts";

const typed = (database: string, ...args: string[]) => typedAt({ DATABASE_URL: database }, args);

test("a backup of the console is whole, its owner's alone, and opens as the console's database", async () => {
  const folder = await mkdtemp(join(tmpdir(), "octroi-console-"));
  const file = join(folder, "octroi.sqlite");
  const copy = join(folder, "copy.sqlite");
  await using store = await openStore({ kind: "sqlite", file });
  const ada = await store.people.ensure("ada@example.com", "en");
  expect(await typed(file, "backup", copy)).toEqual({
    code: 0,
    out: `1 person, 0 sites, 0 waiting copied to ${copy}\n`,
    err: "",
  });
  expect((await stat(copy)).mode & 0o777).toBe(0o600);
  expect(await typed(file, "backup", copy)).toMatchObject({ code: 1 });
  await using restored = await openStore({ kind: "sqlite", file: copy }, { create: false });
  expect(await restored.people.ensure("ada@example.com", "fr")).toEqual(ada);
  await rm(folder, { recursive: true });
});

test("a database that is not there is said, by the variable that leads to it, and not made", async () => {
  const { code, err } = await typed("/nonexistent/octroi.sqlite", "backup", "/tmp/copy.sqlite");
  expect(code).toBe(1);
  expect(err).toContain("DATABASE_URL");
});
