import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { run } from "@octroi/database/cli/run";
import { describe, expect, test } from "vitest";
import { octroiProgram } from "./program.ts";

const typed = (...args: string[]) => typedAt("/nonexistent/octroi.sqlite", ...args);

async function typedAt(database: string, ...args: string[]) {
  const out = new PassThrough();
  const err = new PassThrough();
  const code = await run(octroiProgram, args, { DATABASE_URL: database }, { out, err, folder: "/" });
  out.end();
  err.end();
  return { code, out: await text(out), err: await text(err) };
}

describe("W12 the command line", () => {
  test.each([
    [[]],
    [["lst"]],
    [["waitlist"]],
    [["waitlist", "lst"]],
    [["constructor"]],
    [["waitlist", "list", "--limit", "3"]],
    [["waitlist", "list", "ada@example.com"]],
    [["waitlist", "count", "--since", "yesterday"]],
    [["waitlist", "count", "--since", "2026-02-31"]],
    [["waitlist", "count", "--since", "2026-02-31T09:00Z"]],
    [["waitlist", "count", "--since", "01/02/2026"]],
    [["waitlist", "export"]],
    [["waitlist", "export", "--format", "xml"]],
    [["waitlist", "erase"]],
    [["waitlist", "erase", "a@example.com", "b@example.com"]],
    [["waitlist", "stats", "--days", "0"]],
    [["backup"]],
  ])("exits with 2 and points to the help where it does not understand: %j", async (args) => {
    const { code, out, err } = await typed(...args);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain("--help");
  });

  test("a list that is not there is said, not made", async () => {
    const { code, err } = await typed("waitlist", "count");
    expect(code).toBe(1);
    expect(err).toContain("DATABASE_URL");
  });

  test("a database that cannot be opened for writing is one sentence that says what to look at", async () => {
    // A folder, which nobody can write to as a file, not even root.
    const { code, out, err } = await typedAt(tmpdir(), "waitlist", "count");
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toMatch(/^The database cannot be opened for writing: .*DATABASE_URL.*\n$/);
  });

  test.each([
    [["console", "accounts", "--json"], "accounts --json"],
    [["waitlist", "count"], "waitlist count"],
    [["waitlist", "backup", "copy.sqlite"], "backup copy.sqlite"],
  ])("what was npm run %j says where it went", (words, command) => {
    const file = join(import.meta.dirname, "moved.ts");
    const { status, stderr } = spawnSync(process.execPath, [file, ...words], { encoding: "utf8" });
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: `There is one command line now: npm run octroi -- ${command}\n`,
    });
  });

  test("--help needs no database", async () => {
    const help = await typed("--help");
    expect(help).toMatchObject({ code: 0, err: "" });
    expect(help.out).toContain(": list, count, export, erase, purge, stats\n");
    const about = await typed("waitlist", "--help");
    expect(about).toMatchObject({ code: 0, err: "" });
    for (const command of ["list", "count", "export", "erase", "purge", "stats"]) {
      expect(about.out).toContain(`  waitlist ${command} `);
      expect(await typed("waitlist", command, "--help")).toMatchObject({ code: 0, err: "" });
    }
  });
});
