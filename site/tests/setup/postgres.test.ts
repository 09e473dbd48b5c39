import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test("a run whose tests failed ends as failed, with the database it shared", () => {
  const script = `
    import setup from "./postgres.ts";
    const stop = await setup({ provide() {} });
    await stop();
    process.exitCode = 3;
  `;
  const words = ["--input-type=module", "--eval", script];
  const { status, stderr } = spawnSync(process.execPath, words, {
    cwd: import.meta.dirname,
    encoding: "utf8",
  });
  expect(status, stderr).toBe(3);
});
