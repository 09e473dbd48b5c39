import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StartError } from "@octroi/web/start-error";
import { afterEach, beforeEach, expect, test } from "vitest";
import { secretIn } from "./secret.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "octroi-secret-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("the first start makes a secret that only its owner reads, and later ones find it", async () => {
  const data = join(folder, "data");
  const secret = secretIn(data);
  expect(secret).toHaveLength(32);
  expect(secretIn(data)).toEqual(secret);
  expect((await stat(join(data, "console.secret"))).mode & 0o777).toBe(0o600);
});

test("a file that was cut short stops the start: a new secret would end every session and key", async () => {
  await writeFile(join(folder, "console.secret"), "c2hvcnQ\n");
  expect(() => secretIn(folder)).toThrow(StartError);
});

test("a folder that cannot be made is named, with the variable that does without", () => {
  expect(() => secretIn("/dev/null/data")).toThrow(/^CONSOLE_SECRET is not set/);
});
