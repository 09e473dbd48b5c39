import { matchesPath, pathPattern, requestPath } from "@octroi/crawlers/robots";
import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../crawlers/testing/runs.ts";
import { contains, mayOverlap } from "./patterns.ts";

test.each([
  ["/", "/a", true],
  ["/a", "/ab", true],
  ["/a$", "/a", false],
  ["/*.pdf", "/a/*.pdf$", true],
  ["/*.pdf$", "/a/*.pdf", false],
  ["/*", "/", true],
  ["/a*", "/a", true],
])("%s contains %s: %s", (outer, inner, expected) => {
  expect(contains(outer, inner)).toBe(expected);
});

const part = fc.constantFrom("/", "a", "b", "*", "ab", ".");
const pattern = fc
  .tuple(fc.array(part, { maxLength: 5 }), fc.constantFrom("", "$"))
  .map(([parts, end]) => `/${parts.join("")}${end}`);
const path = fc
  .array(fc.constantFrom("/", "a", "b", "."), { maxLength: 6 })
  .map((parts) => `/${parts.join("")}`);
const matches = (pattern: string, path: string) => matchesPath(pathPattern(pattern), requestPath(path));

test("what is said to be contained is, and what is matched by both is said to overlap", () => {
  fc.assert(
    fc.property(pattern, pattern, path, (a, b, path) => {
      if (contains(a, b) && matches(b, path)) expect(matches(a, path)).toBe(true);
      if (matches(a, path) && matches(b, path)) expect(mayOverlap(a, b)).toBe(true);
    }),
    { ...runs(8000), seed: 18 },
  );
});
