import { Script } from "node:vm";
import { describe, expect, test } from "vitest";
import { type Found, regularExpressions } from "./regular-expressions.ts";

/**
 * Strings of a hundred thousand characters, each one piece again and again, with an end that fails. A linear
 * expression is done with one in a millisecond; one that looks back at every place takes many seconds.
 */
const long = 100_000;

/** Files that cut what they are given, and where, before their expressions see it. */
const cut: Readonly<Record<string, number>> = {
  "packages/crawlers/src/lint/illegal-token.ts": 300,
  // The decimals of a price.
  "domain/rules/money.ts": 6,
  "domain/agreements/typed-agreement.ts": 6,
  // What a transfer may say of a name.
  "domain/books/sepa.ts": 140,
};

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
    for (const start of ["", "\\u0001"]) {
      for (const end of ["", "\\u0001"]) (start + text + end).replace(expression, "");
    }
  }
`);

/**
 * The piece over which an expression took too long, if there is one: V8 is told to stop it. It does so by the clock,
 * and a machine may have been busy elsewhere: what counts is the time that the processor spent here.
 */
function tooLongOver(
  { source, flags }: Pick<Found, "source" | "flags">,
  pumps: readonly string[],
  { length = long, boundMs = 10_000 } = {},
) {
  let tried: string | undefined;
  const trying = (pump: string) => {
    tried = pump;
  };
  const expression = new RegExp(source, flags);
  const started = process.threadCpuUsage();
  const spentMs = () => {
    const { user, system } = process.threadCpuUsage(started);
    return (user + system) / 1_000;
  };
  do {
    try {
      trial.runInNewContext({ expression, pumps, length, trying }, { timeout: boundMs });
      return undefined;
    } catch {}
  } while (spentMs() < 0.9 * boundMs);
  return tried;
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
  expect(tooLongOver({ source, flags: "" }, ["x", pump], { boundMs: 1_000 })).toBe(pump);
});

describe("no expression takes more than its fair time over a long hostile text", () => {
  test.each(found)("$where /$source/", (expression) => {
    const length = cut[expression.where.replace(/:\d+$/, "")];
    expect(tooLongOver(expression, pumpsFor(expression.source), { length })).toBeUndefined();
  });
});
