import fc from "fast-check";
import { expect, test } from "vitest";
import { robotsInFragment, robotsPart } from "./address.ts";

test.each(["User-agent: *\r\nDisallow: /é\r\n", "\ufeffUser-agent: *\n", "# 机器人\rDisallow: /\r"])(
  "%j travels as it is, line endings and marks included",
  (text) => {
    expect(robotsInFragment(`#policy=e30&${robotsPart(text)}`)).toBe(text);
    expect(robotsPart(text)).toMatch(/^robots=[\w-]+$/);
  },
);

test("what is empty, too long or no text does not travel", () => {
  expect(robotsPart("")).toBeUndefined();
  expect(robotsPart("Disallow: /a\n".repeat(2_000))).toBeUndefined();
  expect(robotsPart("User-agent: *\0")).toBeUndefined();
});

test("whatever an address carries, it is a text or nothing", () => {
  fc.assert(
    fc.property(fc.string(), (carried) => {
      expect(["string", "undefined"]).toContain(typeof robotsInFragment(`#robots=${carried}`));
    }),
  );
  for (const hash of ["", "#robots", "#robots=", "#robots=a+b", "#robots=AAAA", "#robots=abcde"]) {
    expect(robotsInFragment(hash), hash).toBeUndefined();
  }
});
