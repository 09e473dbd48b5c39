import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brand } from "@octroi/ui/brand/brand";
import { describePlaceholder, placeholdersIn } from "@octroi/ui/brand/placeholders";
import { afterAll, expect, test } from "vitest";
import { startServer } from "./server-process.ts";

const folder = await mkdtemp(join(tmpdir(), "octroi-preflight-"));
afterAll(() => rm(folder, { recursive: true }));
const placeholders = placeholdersIn(brand);

test("N7 npm run preflight names each placeholder by its file and field, and fails while there is one", async () => {
  const root = join(import.meta.dirname, "../..");
  const { stdout, code = 0 } = await promisify(execFile)("npm", ["run", "--silent", "preflight"], {
    cwd: root,
  }).catch((error) => error);
  expect(code).toBe(placeholders.length === 0 ? 0 : 1);
  for (const field of placeholders)
    expect(stdout).toContain(`ui/src/brand/brand.ts: ${describePlaceholder(field)}\n`);
});

async function warningsAt(siteUrl: string): Promise<string[]> {
  const file = join(folder, `${new URL(siteUrl).protocol.slice(0, -1)}.sqlite`);
  const server = await startServer({ kind: "sqlite", file }, { SITE_URL: siteUrl });
  await server.kill("SIGTERM");
  return server
    .output()
    .split("\n")
    .filter((line) => line.includes("brand.ts"))
    .map((line) => JSON.parse(line).msg);
}

test("N7 a server with a public address logs one warning for each placeholder; one at home none", async () => {
  const expected = placeholders.map((field) => `ui/src/brand/brand.ts: ${describePlaceholder(field)}`);
  expect(await warningsAt("https://octroi.example")).toEqual(expected);
  expect(await warningsAt("http://localhost")).toEqual([]);
});
