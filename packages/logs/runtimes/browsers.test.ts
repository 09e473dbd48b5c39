import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findProgram } from "../../../scripts/find-program.ts";
import { combinedLog } from "../tests/sample-log.ts";
import { type BrowserPage, servePage } from "./browser-page.ts";

const script = `
import { analyze } from "@octroi/logs";
const file = new File([await (await fetch("/log")).blob()], "access.log.gz");
let answer = {};
try {
  for await (const { state, report } of analyze([file])) {
    answer = structuredClone({ state, visits: report.total.visits, problem: report.files[0]?.problem ?? null });
  }
} catch (error) {
  answer = { error: String(error) };
}
await fetch("/answer", { method: "POST", body: JSON.stringify(answer) });
`;

const browsers: Readonly<Record<string, (profile: string) => readonly string[]>> = {
  "chromium-headless-shell": (profile) => ["--no-sandbox", "--disable-gpu", `--user-data-dir=${profile}`],
  "firefox-esr": (profile) => ["--headless", "--no-remote", "--profile", profile],
};

describe("gzip of several members, which the browsers’ own decompression refuses", () => {
  let page: BrowserPage;
  beforeAll(async () => {
    const members = Array.from({ length: 5 }, () => gzipSync(combinedLog(1000)));
    page = await servePage(script, Buffer.concat(members));
  });
  afterAll(() => page.close());

  for (const [name, options] of Object.entries(browsers)) {
    const command = findProgram(name);
    if (command === undefined) console.warn(`${name} was not found and could not be installed: not tried`);

    test.skipIf(command === undefined)(`is read to its end in ${name}`, async () => {
      const profile = mkdtempSync(join(tmpdir(), "logs-profile-"));
      const answer = page.answer();
      const child = spawn(command ?? "", [...options(profile), page.address], {
        stdio: "ignore",
        detached: true,
      });
      const ended = new Promise((resolve) => child.once("exit", resolve));
      try {
        expect(await answer).toEqual({ state: "done", visits: 5000, problem: null });
      } finally {
        // Browsers are several processes: the group that was started here.
        if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
        await ended;
        rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
      }
    });
  }
});
