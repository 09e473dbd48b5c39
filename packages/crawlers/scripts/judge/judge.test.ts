import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { disagreement, type SignatureCase } from "./judge.ts";

const given: { cases: SignatureCase[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, "web-bot-auth-cases.json"), "utf8"),
);
const { cases } = given;

describe("the given cases of Web Bot Auth", () => {
  test.each(cases)("$id", async (each) => {
    expect(await disagreement(each)).toBeUndefined();
  });

  test("a wrong verdict is a disagreement, and so is a wrong agent", async () => {
    const good = cases.find(({ id }) => id === "good");
    if (good === undefined) throw new Error("There is no such case.");
    expect(await disagreement({ ...good, expected: "invalid" })).toContain("expected invalid");
    expect(await disagreement({ ...good, agent: "https://mallory.test" })).toContain("mallory");
    expect(await disagreement({ ...good, notAgent: "https://crawler.alpha.test" })).toContain("never");
  });
});

describe("the command", () => {
  const folder = mkdtempSync(join(tmpdir(), "judge-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  function run(name: string, content: unknown): { code: number; lines: string[] } {
    const file = join(folder, name);
    writeFileSync(file, JSON.stringify(content));
    try {
      const out = execFileSync(process.execPath, [join(import.meta.dirname, "main.ts"), file], {
        encoding: "utf8",
      });
      return { code: 0, lines: out.trim().split("\n") };
    } catch (error) {
      const { status, stdout } = error as { status: number; stdout: string };
      return { code: status, lines: stdout.trim().split("\n") };
    }
  }

  test("ends with how many passed and failed, alone on a line", () => {
    expect(run("given.json", given)).toEqual({ code: 0, lines: [`${cases.length} passed, 0 failed`] });
  });

  test("prints each disagreement before it, and fails", () => {
    const [first, ...others] = cases;
    const { code, lines } = run("wrong.json", { cases: [{ ...first, accepted: ["unsigned"] }, ...others] });
    expect(code).toBe(1);
    expect(lines).toHaveLength(2);
    expect(lines.at(-1)).toBe(`${others.length} passed, 1 failed`);
  });
});
