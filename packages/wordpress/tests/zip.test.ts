import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { pluginZip } from "../scripts/build.ts";

test("the same sources make the same zip, wherever it is built", () => {
  const here = createHash("sha256").update(pluginZip()).digest("hex");
  const script = `
    const { pluginZip } = await import(${JSON.stringify(new URL("../scripts/build.ts", import.meta.url).href)});
    process.stdout.write((await import("node:crypto")).createHash("sha256").update(pluginZip()).digest("hex"));`;
  for (const zone of ["Asia/Tokyo", "America/Los_Angeles"]) {
    const env = { ...process.env, TZ: zone };
    expect(execFileSync(process.execPath, ["--input-type=module", "-e", script], { env }).toString()).toBe(
      here,
    );
  }
});
