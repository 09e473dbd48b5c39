/**
 * What a publisher has agreed with a licensee, as the token carries it. Names are those of RFC 7519 where it has
 * one, so that any JWT tool can read a token.
 */
export interface License {
  /** Who issued it: the publisher's origin. */
  readonly iss: string;
  /** The site it opens: an origin. */
  readonly aud: string;
  /** Who may use it. */
  readonly sub: string;
  /** What it opens, as paths of robots.txt (`*` and a final `$` have a meaning). */
  readonly paths: readonly string[];
  /** Its number, for counting visits under it. */
  readonly jti: string;
  readonly iat: number;
  /** In force from, and until, in seconds since 1970. */
  readonly nbf: number;
  readonly exp: number;
  /** The part of the license that this token is for, and the visits that it holds: gates count them. */
  readonly slice?: string;
  readonly visits?: number;
}

/** The most that is read of a token: headers of 8 KB are refused by many servers anyway. */
export const maxTokenLength = 4096;

/** Clocks of two machines are rarely the same. */
export const clockTolerance = 60;

/** The algorithms that a license may be signed with. Anything else, `none` above all, is refused. */
export const algorithms = {
  EdDSA: { generate: { name: "Ed25519" }, sign: { name: "Ed25519" } },
  ES256: { generate: { name: "ECDSA", namedCurve: "P-256" }, sign: { name: "ECDSA", hash: "SHA-256" } },
} as const;
export type Algorithm = keyof typeof algorithms;

/** What a token calls its algorithm, in the words of RFC 9421, which the keys are kept under. */
export function signedWith(alg: unknown): "ed25519" | "ecdsa-p256-sha256" | undefined {
  if (alg === "EdDSA") return "ed25519";
  return alg === "ES256" ? "ecdsa-p256-sha256" : undefined;
}
