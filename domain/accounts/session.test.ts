import { expect, test } from "vitest";
import { browserName, isFresh, sessionLimits } from "./session.ts";

test("a proof is fresh for ten minutes", () => {
  const provenAt = "2026-01-01T12:00:00.000Z";
  const after = (ms: number) => new Date(Date.parse(provenAt) + ms);
  expect(isFresh({ provenAt }, after(0))).toBe(true);
  expect(isFresh({ provenAt }, after(sessionLimits.proofMs - 1))).toBe(true);
  expect(isFresh({ provenAt }, after(sessionLimits.proofMs))).toBe(false);
});

test.each([
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Windows"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15",
    "Safari, macOS",
  ],
  [
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
    "Chrome, Android",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
    "Edge, Windows",
  ],
  ["curl/8.0", ""],
  [undefined, ""],
])("%j is %j", (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
