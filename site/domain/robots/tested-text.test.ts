import { expect, test } from "vitest";
import { maxTestedOctets, testedOctets, testedText } from "./tested-text.ts";

test("ten megabytes are cut to what crawlers read", () => {
  expect(testedText("x".repeat(10_000_000))).toEqual({
    taken: true,
    text: "x".repeat(maxTestedOctets),
    cut: true,
  });
  expect(testedText("x".repeat(maxTestedOctets))).toMatchObject({ cut: false });
});

test("octets that are not UTF-8 are taken, and the mark at the beginning stays", () => {
  expect(testedOctets(Uint8Array.of(0xef, 0xbb, 0xbf, 0x23, 0xe9))).toEqual({
    taken: true,
    text: "\ufeff#\ufffd",
    cut: false,
  });
});

test.each([
  ["a picture", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d)],
  ["UTF-16", Uint8Array.of(0xff, 0xfe, 0x55, 0, 0x73, 0)],
])("%s is not taken", (_, octets) => {
  expect(testedOctets(octets)).toEqual({ taken: false });
});
