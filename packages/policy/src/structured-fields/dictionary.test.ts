import fc from "fast-check";
import { parseDictionary as parseTheirs } from "structured-headers";
import { expect, test } from "vitest";
import { parseDictionary } from "./dictionary.ts";

test.each([
  ["", 0],
  ["   ", 0],
  ["a", 1],
  ["a=1,b=?0 ,\t*c=tok/en:*", 3],
  ['a="x\\"y";p;q=1, b=(1 "x";y tok) ', 2],
  ['a=:aGk=:, b=@-1, c=%"%c3%a9", d=-0.125', 4],
  ["a=1, a", 2],
  ["a=1\t", 1],
])("%j is a dictionary of %i", (text, count) => {
  expect(parseDictionary(text)).toHaveLength(count);
});

test.each([
  ["\ta=1"],
  ["a=1,"],
  ["a=1;"],
  ["A=1"],
  ["a =1"],
  ["a= 1"],
  ["a=1 b=2"],
  ["a=é"],
  ["é=1"],
  ["a=?2"],
  ["a=1."],
  ["a=1234567890123456"],
  ["a=1.2345"],
  ["a=(1,2)"],
  ["a=(1"],
  ['a="x'],
  ['a="é"'],
  ["a=:*:"],
  ["a=@1.5"],
  ['a=%"%C3%A9"'],
  ['a=%"%ff"'],
  [",a=1"],
])("%j is not", (text) => {
  expect(parseDictionary(text)).toBeUndefined();
});

test("a long run of spaces is read in one pass", () => {
  expect(parseDictionary(`a=1${" ".repeat(500_000)}b`)).toBeUndefined();
});

const pieces = fc.constantFrom(
  ...'a b train-ai search y n yes ? ?1 ?0 1 1.5 - . , ; = ( ) " : @ % * \\'.split(" "),
  " ",
  "\t",
  ", ",
  "=n",
  "=y",
  '"s"',
  "é",
  "A",
);

test("the same texts are dictionaries for another parser, with the same members", () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 10 }), (parts) => {
      const text = parts.join("");
      const ours = parseDictionary(text);
      const theirs = theirMembers(text);
      expect(ours === undefined).toBe(theirs === undefined);
      const kept = new Map(ours?.map(({ key, item }) => [key, item]));
      expect([...kept.keys()].sort()).toEqual([...(theirs?.keys() ?? [])].sort());
      for (const [key, item] of kept) {
        const token = theirs?.get(key);
        expect(item.type === "token" ? item.value : undefined).toBe(token);
      }
    }),
    { numRuns: 5000, seed: 18 },
  );
});

/** Their members, with the words of those that are tokens. */
function theirMembers(text: string): Map<string, string | undefined> | undefined {
  try {
    return new Map(
      [...parseTheirs(text)].map(([key, [value]]) => [key, isToken(value) ? value.toString() : undefined]),
    );
  } catch {
    return undefined;
  }
}

function isToken(value: unknown): value is { toString(): string } {
  return typeof value === "object" && value !== null && value.constructor.name === "Token";
}
