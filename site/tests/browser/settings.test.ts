import { execFileSync } from "node:child_process";
import { chmod, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

test("reading the browser tests’ settings installs nothing, as tools do that only look at them", async () => {
  const folder = await mkdtemp(join(tmpdir(), "octroi-settings-"));
  // On a machine without a browser, these are what would be asked to bring one.
  for (const name of ["apt-get", "npx"]) {
    await writeFile(join(folder, name), `#!/bin/sh\n: > ${folder}/asked-${name}\n`);
    await chmod(join(folder, name), 0o755);
  }
  const settings = new URL("../../playwright.config.ts", import.meta.url).href;
  execFileSync(process.execPath, ["--input-type=module", "-e", `await import("${settings}")`], {
    env: { PATH: folder, PLAYWRIGHT_BROWSERS_PATH: folder },
  });
  expect(await readdir(folder)).toEqual(["apt-get", "npx"]);
  await rm(folder, { recursive: true });
});
