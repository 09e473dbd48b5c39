import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** 32 random bytes, as text that goes into a cookie or an address. */
export function randomToken(): string {
  return randomBytes(32).toString("base64url");
}

/** All that the database knows of a token. */
export function digestOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** In a time that does not say how much of it was right. */
export function isSameText(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(digestOf(given)), Buffer.from(digestOf(expected)));
}

const letters = "abcdefghijklmnopqrstuvwxyz234567";

/** 80 random bits, in letters and digits that look like no other. */
export function randomSiteId(): string {
  return Array.from(randomBytes(16), (byte) => letters[byte % letters.length]).join("");
}
