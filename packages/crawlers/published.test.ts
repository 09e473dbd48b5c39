import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildPackage } from "../../scripts/build-package.ts";
import { programsIn } from "./readme.ts";
import { crawlers } from "./src/registry.ts";
import { crawlerWords as en } from "./src/words/en.ts";
import { crawlerWords as fr } from "./src/words/fr.ts";

const consumer = mkdtempSync(join(tmpdir(), "crawlers-"));
const compiler = join(fileURLToPath(import.meta.resolve("typescript/package.json")), "../bin/tsc");
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
        'import { identityOf } from "@octroi/crawlers/verify"; console.log(identityOf({ token: "GPTBot" }, "192.0.2.1"))',
      ),
    ).toBe("outside");
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
    const options = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2024", "--types", ""];
    expect(() =>
      execFileSync(process.execPath, [compiler, ...options, "use.ts"], { cwd: consumer, stdio: "pipe" }),
    ).not.toThrow();
  });

  test("does what its README shows, example by example", () => {
    const programs = programsIn(readFileSync(join(installed, "README.md"), "utf8"));
    expect(programs.length).toBeGreaterThan(5);
    const names = programs.map((program, index) => {
      const name = `example-${index}.ts`;
      writeFileSync(join(consumer, name), program);
      return name;
    });
    const types = fileURLToPath(new URL("../../node_modules/@types", import.meta.url));
    const options = [
      ...["--strict", "--module", "nodenext", "--target", "es2024", "--types", "node", "--typeRoots", types],
      ...["--skipLibCheck", "--outDir", "run"],
    ];
    execFileSync(process.execPath, [compiler, ...options, ...names], { cwd: consumer, stdio: "inherit" });
    for (const name of names) {
      execFileSync(process.execPath, [join("run", name.replace(".ts", ".js"))], {
        cwd: consumer,
        stdio: "inherit",
      });
    }
  });

  test("holds no tests and none of their data", () => {
    const files = readdirSync(installed, { recursive: true, encoding: "utf8" });
    expect(files.filter((file) => /test|cases/.test(file))).toEqual([]);
  });

  test("asks nothing of one platform alone", () => {
    const files = readdirSync(installed, { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".js"),
    );
    const bound = files.filter((file) =>
      /from "(?!\.)|\b(?:Buffer|process|window|document|Deno|Bun)\./.test(
        readFileSync(join(installed, file), "utf8"),
      ),
    );
    expect(bound).toEqual([]);
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
