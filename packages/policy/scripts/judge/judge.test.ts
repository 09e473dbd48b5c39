import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { type Case, isCaseFile } from "./cases.ts";
import { disagreements } from "./disagreements.ts";

const home = join(import.meta.dirname, "../..");
const fixture: unknown = JSON.parse(readFileSync(join(home, "fixtures/policy-cases.json"), "utf8"));
if (!isCaseFile(fixture)) throw new Error("The fixture holds no cases.");
const { cases } = fixture;
const folder = mkdtempSync(join(tmpdir(), "octroi-judge-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("the given cases", () => {
  test.each(cases.map((each) => [each.id, each] as const))("%s", (_id, each) => {
    expect(disagreements(each)).toEqual([]);
  });
});

describe("a case that says otherwise is told", () => {
  const [first] = cases;
  const changed = (change: Partial<Case>): readonly string[] =>
    first ? disagreements({ ...first, ...change }) : [];

  test("its verdict, its findings, its answers", () => {
    expect(changed({ valid: false })).toEqual(["valid is true, expected false"]);
    expect(changed({ findings: [{ code: "rsl-root", level: "error" }] })).toEqual(["rsl-root was not found"]);
    expect(changed({ findings: [{ code: "xml-bom", level: "info" }] })).toEqual([]);
    expect(changed({ meaning: { ask: [{ path: "/a", use: "search", answer: "not-licensed" }] } })).toEqual([
      '/a search: answer is "licensed", expected "not-licensed"',
    ]);
    expect(changed({ meaning: { ask: [{ path: "/a", use: "search", answer: "open" }] } })).toEqual([]);
    expect(changed({ valid: "open", meaning: {} })).toEqual([]);
  });

  test("an error too many on a case that is valid", () => {
    expect(changed({ input: "<rsl/>", meaning: {} })).toEqual([
      "valid is false, expected true",
      "rsl-namespace was found",
    ]);
  });
});

describe("the command", () => {
  const judge = join(home, "scripts/judge.ts");

  test("prints the count alone on a line", () => {
    const output = execFileSync(process.execPath, [judge, "fixtures/policy-cases.json"], {
      cwd: home,
      encoding: "utf8",
    });
    expect(output).toBe(`${cases.length} passed, 0 failed\n`);
  });

  test("prints what disagrees and ends with 1", () => {
    const file = join(folder, "cases.json");
    writeFileSync(
      file,
      JSON.stringify({ cases: cases.slice(0, 3).map((each) => ({ ...each, valid: !each.valid })) }),
    );
    const { stdout, status } = spawnSync(process.execPath, [judge, file], { encoding: "utf8" });
    expect(stdout).toMatch(/^rsl-01: valid is true, expected false$/m);
    expect(stdout).toMatch(/^0 passed, 3 failed$/m);
    expect(status).toBe(1);
  });
});
