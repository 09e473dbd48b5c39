import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { combinedLog } from "../tests/sample-log.ts";
import { progressLine } from "./cli/progress.ts";
import { run } from "./cli/run.ts";

const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

const folder = mkdtempSync(join(tmpdir(), "logs-cli-"));
const at = (name: string) => join(folder, name);

beforeAll(() => {
  mkdirSync(join(folder, "all"));
  writeFileSync(join(folder, "access.log"), combinedLog(400));
  writeFileSync(join(folder, "days.log"), combinedLog(6000));
  writeFileSync(join(folder, "all/1.log"), combinedLog(10));
  writeFileSync(join(folder, "all/2.log"), combinedLog(20));
  writeFileSync(join(folder, "odd.log"), "\u001b[31mnot a log\u001b[2J\n");
  writeFileSync(join(folder, "robots.txt"), "User-agent: *\nDisallow: /2026/");
  const rule = {
    who: { purpose: ["training"] },
    action: "charge",
    price: { amount: "0.01", currency: "EUR" },
  };
  const policy = { version: 1, site: { origin: "https://example.com" }, rules: [rule] };
  writeFileSync(join(folder, "policy.json"), JSON.stringify(policy));
  writeFileSync(join(folder, "bad-policy.json"), JSON.stringify({ ...policy, rules: [{ who: {} }] }));
  writeFileSync(join(folder, "broken-policy.json"), '{\n  "version": 1,\n  oops\n}\n');
  writeFileSync(join(folder, "cut-policy.json"), '{\n  "version": 1\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the command prints and ends with, without a process of its own. */
async function ran(args: readonly string[], { input = "", isTTY = false } = {}) {
  let stdout = "";
  let stderr = "";
  const status = await run(args, {
    stdin: new Blob([input]).stream(),
    stdout: { write: (text) => (stdout += text) },
    stderr: { write: (text) => (stderr += text), isTTY },
    interrupted: new AbortController().signal,
  });
  return { stdout, stderr, status };
}

describe("the command", () => {
  test("prints tables for people", async () => {
    const held = ["--policy", at("policy.json"), "--robots", at("robots.txt")];
    const { stdout, stderr, status } = await ran([...held, at("access.log")]);
    expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
    expect(stdout).toMatch(/^400 visits from 2025-10-09T10:53:20\+02:00 to /);
    expect(stdout).toMatch(/^Format: combined\.$/m);
    expect(stdout).toMatch(
      /^Crawler +Purpose +Visits +Bytes +Paths +Errors +Verified +Outside +robots\.txt +Refused$/m,
    );
    expect(stdout).toMatch(/^GPTBot +training +100 /m);
    expect(stdout).toMatch(/^OpenAI +100 +\d+$/m);
    expect(stdout).toMatch(/Had every charged visit that got a page been paid: 1\.\d+ EUR\.$/m);
  });

  test("prints the whole report as JSON, and the crawlers as CSV", async () => {
    const { stdout } = await ran(["--json", at("access.log")]);
    expect(JSON.parse(stdout)).toMatchObject({ lines: { visits: 400 } });
    const rows = (await ran(["--csv", at("access.log")])).stdout.trimEnd().split("\r\n");
    expect(rows).toHaveLength(4);
    expect(rows.every((row) => row.split(",").length === 22)).toBe(true);
  });

  test("reads folders and the standard input", async () => {
    expect((await ran([at("all")])).stdout).toMatch(/^30 visits /);
    expect((await ran(["-"], { input: combinedLog(7) })).stdout).toMatch(/^7 visits /);
  });

  test("counts the days and the crawlers that it is asked for", async () => {
    const report = async (...args: string[]) =>
      JSON.parse((await ran(["--json", ...args, at("days.log")])).stdout);
    const days = ["--since", "2025-10-10", "--until", "2025-10-10"];
    const some = await report(...days);
    expect(some.days.map(({ day }: { day: string }) => day)).toEqual(["2025-10-10"]);
    expect(some).toMatchObject({ lines: { visits: 2880 }, visitsFiltered: 3120 });
    const named = await report(...days, "--crawler", "gptbot", "--crawler", "ClaudeBot");
    expect(
      named.crawlers.map(({ token, visits }: { token: string; visits: number }) => [token, visits]),
    ).toEqual([
      ["ClaudeBot", 720],
      ["GPTBot", 720],
    ]);
    expect(named.total.visits).toBe(1440);
    expect(named.everyoneElse.visits).toBe(0);
    const { stdout, status } = await ran(["--since", "2030-01-01", at("days.log")]);
    expect(status).toBe(0);
    expect(stdout).toContain("Left out as asked: 6,000 visits.");
  });

  test("shows lines that it cannot read, and never obeys them", async () => {
    const { stdout, status } = await ran([at("odd.log")]);
    expect(status).toBe(1);
    expect(stdout).toContain("odd.log:1 (layout) ·[31mnot a log·[2J");
    expect(stdout).not.toContain("\u001b");
  });

  test.each([
    [["nothing.log"], /there is no file “.*nothing\.log”/],
    [["--format", "morse", "access.log"], /there is no format “morse”: choose one of common/],
    [["--policy", "bad-policy.json", "access.log"], /bad-policy\.json is not a policy\. .*rules/],
    [["--policy", "broken-policy.json", "access.log"], /broken-policy\.json:3 is not JSON: /],
    [["--policy", "cut-policy.json", "access.log"], /cut-policy\.json:3 is not JSON: /],
    [["--since", "2026-02-30", "access.log"], /since takes a day such as 2026-10-31, not “2026-02-30”/],
    [["--until", "yesterday", "access.log"], /until takes a day such as/],
    [["--crawler", "GPT-Bot", "access.log"], /there is no crawler “GPT-Bot” in the registry/],
    [["--json", "--csv", "access.log"], /choose --json or --csv, not both/],
    [["--pages", "many", "access.log"], /--pages takes a number/],
    [["--fields", "date", "access.log"], /fields must name at least/],
    [["--nonsense", "access.log"], /--nonsense/],
  ])("asked for %j, answers in one sentence", async (asked, sentence) => {
    const args = asked.map((arg) => (/\.(?:log|json)$/.test(arg) ? at(arg) : arg));
    const { stdout, stderr, status } = await ran(args);
    expect({ stdout, status }).toEqual({ stdout: "", status: 2 });
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
    expect(stderr).toMatch(sentence);
  });

  test("says how to use it", async () => {
    expect(await ran(["--help"])).toMatchObject({ status: 0, stderr: "" });
    expect(await ran([])).toMatchObject({ status: 2 });
    expect((await ran(["--version"])).stdout).toBe(`${manifest.version}\n`);
  });

  test("shows a terminal how far it is, and leaves nothing of it there", async () => {
    const { stderr } = await ran([at("access.log")], { isTTY: true });
    expect(stderr).toContain("100%  file 1 of 1  400 visits");
    expect(stderr.endsWith("\r\u001b[K")).toBe(true);
    expect((await ran(["--quiet", at("access.log")], { isTTY: true })).stderr).toBe("");
  });

  test("prints what it has when its process is interrupted", async () => {
    const child = spawn(process.execPath, [join(import.meta.dirname, "cli.ts"), "-"], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    let stdout = "";
    child.stdout.on("data", (data) => (stdout += data));
    child.stdin.on("error", () => undefined);
    const ended = new Promise((resolve) => child.once("exit", resolve));
    const chunk = combinedLog(1000);
    let isEnded = false;
    let isTold = false;
    void ended.then(() => (isEnded = true));
    // It is interrupted once it has taken more than a pipe holds, and is so reading.
    for (let sent = 0; !isEnded; sent += chunk.length) {
      if (sent > 1_000_000 && !isTold) isTold = child.kill("SIGINT");
      if (!child.stdin.write(chunk)) {
        await Promise.race([new Promise((resolve) => child.stdin.once("drain", resolve)), ended]);
      }
    }
    expect(await ended).toBe(130);
    expect(stdout).toMatch(/^[\d,]+ visits from /);
  });
});

test("the progress says how far and how fast", () => {
  const progress = { bytes: 50, totalBytes: 200, files: 1, totalFiles: 3, visits: 5000, milliseconds: 1000 };
  expect(progressLine(progress)).toBe("██████░░░░░░░░░░░░░░░░░░  25%  file 2 of 3  5,000 visits  5,000/s");
});
