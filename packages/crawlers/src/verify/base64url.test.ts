import { expect, test } from "vitest";
import { fromBase64url, toBase64url } from "./base64url.ts";

test("bytes come back from base64url, a megabyte of them too", () => {
  const bytes = Uint8Array.from({ length: 1_000_001 }, (_, at) => at * 7);
  for (const length of [0, 1, 2, 3, 8191, 8192, 8193, bytes.length]) {
    const part = bytes.subarray(0, length);
    const text = toBase64url(part);
    expect(text).not.toMatch(/[^\w-]/);
    expect(Buffer.compare(Buffer.from(text, "base64url"), part), String(length)).toBe(0);
    expect(Buffer.compare(fromBase64url(text) ?? Buffer.from("none"), part), String(length)).toBe(0);
  }
});

test("what is not base64url has no bytes", () => {
  for (const text of ["A", "AA==", "A+", "A/", "é", "AA A"])
    expect(fromBase64url(text), text).toBeUndefined();
});
