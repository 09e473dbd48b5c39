import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

test("a row that there is not is refused, and the known ones are named", () => {
  const file = fileURLToPath(new URL("../../tests/reliability/main.ts", import.meta.url));
  const run = spawnSync(process.execPath, [file, "--only", "floods"], { encoding: "utf8" });
  expect([run.status, run.stderr]).toEqual([2, expect.stringMatching(/flood, hostile.*found “floods”\./)]);
});
