import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parsePolicy } from "./src/parse.ts";

const readme = readFileSync(join(import.meta.dirname, "README.md"), "utf8");
const blocks = (language: string) =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, "gms"))].map(([, code = ""]) => code);
const folder = mkdtempSync(join(tmpdir(), "octroi-readme-"));

beforeAll(() => {
  symlinkSync(resolve(import.meta.dirname, "../../node_modules"), join(folder, "node_modules"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Makes `expression; // value` an assertion, and leaves every other line as it is. */
function asserting(code: string): string {
  const lines = code.split("\n").map((line) => {
    const [, indent = "", expression, value] =
      /^(\s*)((?:if \(.*?\) )?[^/\s].*?); \/\/ (.*)$/.exec(line) ?? [];
    if (expression === undefined || value === undefined || /^(?:const|import)\b/.test(expression))
      return line;
    const [, condition = "", asked = expression] = /^(if \(.*?\) )(.*)$/.exec(expression) ?? [];
    return `${indent}${condition}expectEqual(${asked}, ${value});`;
  });
  return `import { deepEqual as expectEqual } from "node:assert/strict";\n${lines.join("\n")}\n`;
}

describe("the README", () => {
  test("shows a policy that is one", () => {
    expect(blocks("json").map((text) => parsePolicy(text).ok)).toEqual([true]);
  });

  test.each(blocks("ts").map((code, index) => [index, code] as const))(
    "example %i says what it shows",
    async (index, code) => {
      const file = join(folder, `example-${index}.ts`);
      writeFileSync(file, asserting(code));
      expect(asserting(code)).toContain("expectEqual(");
      await expect(import(/* @vite-ignore */ pathToFileURL(file).href)).resolves.toBeDefined();
    },
  );

  test("has examples that a strict compiler takes", () => {
    const tsc = join(fileURLToPath(import.meta.resolve("typescript/package.json")), "../bin/tsc");
    const files = blocks("ts").map((code, index) => {
      writeFileSync(join(folder, `compiled-${index}.ts`), code);
      return `compiled-${index}.ts`;
    });
    const options =
      "--noEmit --strict --skipLibCheck --allowImportingTsExtensions --module esnext --moduleResolution bundler --target es2024 --resolveJsonModule --types".split(
        " ",
      );
    expect(() =>
      execFileSync(process.execPath, [tsc, ...options, "", ...files], { cwd: folder, stdio: "pipe" }),
    ).not.toThrow();
  });
});
