import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");
const listed = [
  ...readFileSync(join(root, "docs/requirements.md"), "utf8").matchAll(/^\| ([A-Z]\d+) \|/gm),
].map(([, code = ""]) => code);

/** The codes that names of tests begin with, each with the file that has it. */
const named = globSync("{packages,ui,site,server,domain,tests}/**/*.{test,spec}.{ts,tsx}", {
  cwd: root,
  exclude: (path) => path.includes("node_modules"),
}).flatMap((file) =>
  [...readFileSync(join(root, file), "utf8").matchAll(/["`]((?:[A-Z]\d+ )+)/g)].flatMap(([, codes = ""]) =>
    codes
      .trim()
      .split(" ")
      .map((code) => ({ file, code })),
  ),
);

test("every code in a test’s name is a requirement that docs/requirements.md lists", () => {
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ code }) => !listed.includes(code))).toEqual([]);
});

test("every requirement that docs/requirements.md lists has a test", () => {
  const codes = new Set(named.map(({ code }) => code));
  expect(listed.length).toBeGreaterThan(50);
  expect(listed.filter((code) => !codes.has(code))).toEqual([]);
});

test("no requirement is listed twice", () => {
  expect(listed.filter((code, position) => listed.indexOf(code) !== position)).toEqual([]);
});
