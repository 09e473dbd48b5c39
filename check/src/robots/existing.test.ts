import { octetLimit } from "@octroi/crawlers/robots";
import { expect, test } from "vitest";
import { existingRobots, existingRobotsIn, linesIn, octetsIn, withLineEndingsOf } from "./existing.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

test.each(["User-agent: *\r\nDisallow:\r\n", "\uFEFFSitemap: é\n", "\t# a\r", "", "💩"])(
  "%j is taken as it is, pasted or opened",
  (text) => {
    expect(existingRobots(text)).toEqual({ taken: true, text });
    expect(existingRobotsIn(bytes(text))).toEqual({ taken: true, text });
  },
);

test.each(["a\0b", "\x1b[0m", "a\ufffdb", "\ud800"])("%j is not text", (text) => {
  expect(existingRobots(text)).toEqual({ taken: false, because: "not-text" });
});

test("octets that are not UTF-8 would come back changed: they are not text", () => {
  expect(existingRobotsIn(Uint8Array.of(0x23, 0xe9, 0x0a))).toEqual({ taken: false, because: "not-text" });
});

test("the limit counts octets, and the largest file that crawlers read whole is taken", () => {
  const full = "é".repeat(octetLimit / 2);
  expect(existingRobots(full).taken).toBe(true);
  const tooLong = { taken: false, because: "too-long", octets: octetLimit + 1 };
  expect(existingRobots(`${full}a`)).toEqual(tooLong);
  expect(existingRobotsIn(bytes(`${full}a`))).toEqual(tooLong);
});

test.each([
  ["a\r\nb", "a\nb\nc", "a\r\nb\r\nc"],
  ["a\rb", "a\nb", "a\rb"],
  ["a\nb", "a\nb\n", "a\nb\n"],
  ["", "a\nb", "a\nb"],
  ["a\r\nb\n", "a\nb\n", "a\nb\n"],
])("typing in a file that was %j and now shows %j makes it %j", (previous, typed, result) => {
  expect(withLineEndingsOf(previous, typed)).toBe(result);
});

test.each([
  ["a\nb\n", 2],
  ["a\r\nb", 2],
  ["a\rb\rc\r", 3],
  ["a\n\n", 2],
])("%j has %i lines", (text, lines) => {
  expect(linesIn(text)).toBe(lines);
});

test("a text is as long as its octets, not as its characters", () => {
  expect(octetsIn("é€😀")).toBe(2 + 3 + 4);
});
