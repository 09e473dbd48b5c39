import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { isStale } from "./fresh-build.ts";

/** A site with one of each kind of source, all older than its build. */
async function builtSite() {
  const root = await mkdtemp(join(tmpdir(), "octroi-build-"));
  const files = [
    "app/root.tsx",
    "app/old.tsx",
    "react-router.config.ts",
    "package.json",
    "../package-lock.json",
  ];
  const site = join(root, "site");
  for (const file of [...files, "build/server/index.js"]) {
    await mkdir(join(site, file, ".."), { recursive: true });
    await writeFile(join(site, file), "");
  }
  for (const file of [...files, "app"]) await utimes(join(site, file), 1_000, 1_000);
  return { path: site, url: pathToFileURL(`${site}/`), files };
}

test("a build is stale once a source, a setting or a library is newer, or a source is gone", async () => {
  const { path, url, files } = await builtSite();
  expect(isStale(url)).toBe(false);
  const later = Date.now() / 1_000 + 60;
  for (const file of files) {
    await utimes(join(path, file), later, later);
    expect(isStale(url), file).toBe(true);
    await utimes(join(path, file), 1_000, 1_000);
  }
  expect(isStale(url)).toBe(false);
  await utimes(join(path, "build/server/index.js"), 2_000, 2_000);
  expect(isStale(url)).toBe(false);
  await rm(join(path, "app/old.tsx"));
  expect(isStale(url)).toBe(true);
});
