import { Script } from "node:vm";
import { describe, expect, test } from "vitest";
import { regularExpressions } from "./regular-expressions.ts";

/**
 * Strings of a hundred thousand characters, each one piece again and again with an end that fails: a linear
 * expression is done with one in a millisecond, one that tries twice at every place takes half a minute.
 */
const length = 100_000;
const boundMs = 8_000;

const ordinary = [
  "a",
  "0",
  " ",
  "\t",
  "\n",
  ".",
  "-",
  "/",
  "@",
  ":",
  ";",
  ",",
  "=",
  "%",
  "<",
  '"',
  "é",
  "\\",
  "a.",
  "a@",
  "/a",
  "<a ",
  "a=",
  " ;",
];

/** The expression's own characters, alone and by twos: what it may match again and again. */
function pumpsFor(source: string): string[] {
  const own = [...new Set(source.replaceAll(/\\[a-zA-Z]\{?[^}]*\}?|[\\^$*+?()[\]{}|]/g, ""))].slice(0, 12);
  const pairs = own.flatMap((first) => own.map((second) => first + second)).slice(0, 40);
  return [...new Set([...ordinary, ...own, ...pairs])];
}

const found = regularExpressions();

test("the expressions are found", () => {
  const sources = found.map(({ source }) => source);
  expect(found.length).toBeGreaterThan(40);
  expect(sources).toContain("^[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+$");
  expect(sources).toContain("^application\\/json\\s*(?:;|$)");
});

/** The worst case of one expression over one hostile string, ended by V8 when it takes too long. */
function isQuick(source: string, flags: string, pump: string): boolean {
  const hostile = pump.repeat(length / pump.length);
  const script = new Script(
    "for (const text of texts) { expression.lastIndex = 0; text.replace(expression, ''); }",
  );
  const texts = [hostile, `${hostile}\u0001`, `\u0001${hostile}`];
  try {
    script.runInNewContext({ expression: new RegExp(source, flags), texts }, { timeout: boundMs });
    return true;
  } catch {
    return false;
  }
}

test("the test sees an expression that takes too long", () => {
  expect(isQuick("^(a+)+$", "", "a")).toBe(false);
  expect(isQuick("\\s+$", "", " ")).toBe(false);
});

describe("no expression takes more than its fair time over a long hostile text", () => {
  test.each(found)("$where /$source/", ({ source, flags }) => {
    expect(pumpsFor(source).filter((pump) => !isQuick(source, flags, pump))).toEqual([]);
  });
});
