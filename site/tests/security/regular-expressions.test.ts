import { Script } from "node:vm";
import { describe, expect, test } from "vitest";
import { regularExpressions } from "./regular-expressions.ts";

/**
 * Strings of a hundred thousand characters, each one piece again and again, with an end that fails. A linear
 * expression is done with one in a millisecond; one that looks back at every place takes many seconds.
 */
const length = 100_000;

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
];
const ordinaryPairs = ["a.", "a@", "/a", "<a", "a=", " ;", "0.", "&#"];

/** The expression's own characters, alone and by twos: what it may match again and again. */
function pumpsFor(source: string): string[] {
  const own = [...new Set(source.replaceAll(/\\[a-zA-Z]|[\\^$*+?()[\]{}|]/g, ""))].slice(0, 10);
  const pairs = own.flatMap((first) => own.map((second) => first + second)).slice(0, 30);
  return [...new Set([...ordinary, ...ordinaryPairs, ...own, ...pairs])];
}

const trial = new Script(`
  for (const pump of pumps) {
    trying(pump);
    const text = pump.repeat(length / pump.length);
    for (const hostile of [text, text + "\\u0001", "\\u0001" + text]) hostile.replace(expression, "");
  }
`);

/** The piece over which an expression took too long, if there is one: V8 is told to stop it. */
function tooLongOver(source: string, flags: string, pumps: readonly string[], boundMs = 10_000) {
  let tried: string | undefined;
  const trying = (pump: string) => {
    tried = pump;
  };
  const expression = new RegExp(source, flags);
  try {
    trial.runInNewContext({ expression, pumps, length, trying }, { timeout: boundMs });
    return undefined;
  } catch {
    return tried;
  }
}

const found = regularExpressions();

test("the expressions are found", () => {
  const sources = found.map(({ source }) => source);
  expect(found.length).toBeGreaterThan(40);
  expect(sources).toContain("^[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+$");
  expect(sources).toContain("^application\\/json\\s*(?:;|$)");
});

test.each([
  ["^(a+)+$", "a"],
  ["\\s+$", " "],
])("the trial sees that /%s/ takes too long", (source, pump) => {
  expect(tooLongOver(source, "", ["x", pump], 1_000)).toBe(pump);
});

describe("no expression takes more than its fair time over a long hostile text", () => {
  test.each(found)("$where /$source/", ({ source, flags }) => {
    expect(tooLongOver(source, flags, pumpsFor(source))).toBeUndefined();
  });
});
