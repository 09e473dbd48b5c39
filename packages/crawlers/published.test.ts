import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildPackage } from "../../scripts/build-package.ts";
import { crawlers } from "./src/registry.ts";
import { crawlerWords as en } from "./src/words/en.ts";
import { crawlerWords as fr } from "./src/words/fr.ts";

const consumer = mkdtempSync(join(tmpdir(), "crawlers-"));
const installed = join(consumer, "node_modules/@octroi/crawlers");

beforeAll(() => {
  mkdirSync(installed, { recursive: true });
  buildPackage(import.meta.dirname, installed);
  writeFileSync(join(consumer, "package.json"), '{ "type": "module" }');
}, 60_000);
afterAll(() => rmSync(consumer, { recursive: true }));

function run(script: string): string {
  return execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: consumer,
    encoding: "utf8",
  }).trim();
}

describe("the package as it is published", () => {
  test("is plain JavaScript that Node imports, by every path", () => {
    expect(
      run('import { crawlerByToken } from "@octroi/crawlers"; console.log(crawlerByToken("gptbot").token)'),
    ).toBe("GPTBot");
    expect(
      run('import { crawlers } from "@octroi/crawlers/registry"; console.log(crawlers[0].evidence.kind)'),
    ).toBe(crawlers[0]?.evidence.kind);
    for (const [language, words] of [
      ["fr", fr],
      ["en", en],
    ] as const) {
      expect(
        run(
          `import { crawlerWords } from "@octroi/crawlers/words/${language}"; console.log(crawlerWords.GPTBot.description)`,
        ),
      ).toBe(words.GPTBot.description);
    }
    expect(
      run('import { identify } from "@octroi/crawlers/identify"; console.log(identify("CCBot/2.0").token)'),
    ).toBe("CCBot");
    expect(
      run(
        'import { parseRobots } from "@octroi/crawlers/robots"; console.log(parseRobots("a: b").lines.length)',
      ),
    ).toBe("1");
    expect(
      run(
        'import { lintRobots } from "@octroi/crawlers/lint"; console.log(lintRobots("Disallow: /")[0].code)',
      ),
    ).toBe("rules-before-group");
  });

  test("has types that a strict project accepts", () => {
    writeFileSync(
      join(consumer, "use.ts"),
      `import { crawlerByToken, type Verdict, matchRobots, parseRobots } from "@octroi/crawlers";
       import { printRobots } from "@octroi/crawlers/robots";
       const verdict: Verdict = matchRobots(parseRobots(printRobots({ groups: [] })), { agent: "a", path: "/" });
       export const line: number | undefined = verdict.because === "rule" ? verdict.rule.line : undefined;
       // @ts-expect-error the entry may be missing
       crawlerByToken("x").token;`,
    );
    const tsc = join(fileURLToPath(import.meta.resolve("typescript/package.json")), "../bin/tsc");
    const options = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2024", "--types", ""];
    expect(() =>
      execFileSync(process.execPath, [tsc, ...options, "use.ts"], { cwd: consumer, stdio: "pipe" }),
    ).not.toThrow();
  });

  test("holds no tests and none of their data", () => {
    const files = readdirSync(installed, { recursive: true, encoding: "utf8" });
    expect(files.filter((file) => /test|cases/.test(file))).toEqual([]);
  });

  test("carries README and license, and nothing to install", () => {
    const manifest = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
    expect(manifest).toMatchObject({ name: "@octroi/crawlers", sideEffects: false });
    expect(manifest).not.toHaveProperty("dependencies");
    expect(manifest).not.toHaveProperty("devDependencies");
    expect(readFileSync(join(installed, "README.md"), "utf8")).toContain("@octroi/crawlers");
    expect(readFileSync(join(installed, "LICENSE"), "utf8")).toContain("MIT");
  });
});
