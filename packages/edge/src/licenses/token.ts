import { type Claims, readJws } from "../jws.ts";
import { type License, maxTokenLength, signedWith } from "./license.ts";

/** A token that is well formed. Nothing in it has been checked yet. */
export interface ReadToken {
  readonly algorithm: "ed25519" | "ecdsa-p256-sha256";
  readonly kid: string;
  readonly license: License;
  readonly signed: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
}

export type TokenFault = "too-long" | "malformed" | "unknown-algorithm";

/** The parts of a token, or what is wrong with its form. */
export function readToken(token: string): ReadToken | { readonly fault: TokenFault } {
  if (token.length > maxTokenLength) return { fault: "too-long" };
  const jws = readJws(token);
  if (jws === undefined) return { fault: "malformed" };
  const { header, payload, signed, signature } = jws;
  const algorithm = signedWith(header["alg"]);
  if (algorithm === undefined) return { fault: "unknown-algorithm" };
  const license = licenseOf(payload);
  const kid = header["kid"];
  if (!isText(kid) || license === undefined) return { fault: "malformed" };
  return { algorithm, kid, license, signature, signed };
}

const maxPaths = 100;

function licenseOf(claims: Claims): License | undefined {
  const { iss, aud, sub, paths, jti, iat, nbf, exp, slice, visits } = claims;
  if (!isText(iss) || !isText(aud) || !isText(sub) || !isText(jti)) return undefined;
  if (!isTime(iat) || !isTime(nbf) || !isTime(exp)) return undefined;
  if (!Array.isArray(paths) || paths.length > maxPaths || !paths.every(isText)) return undefined;
  const license = { iss, aud, sub, paths, jti, iat, nbf, exp };
  if (slice === undefined) return license;
  return isText(slice) && isTime(visits) ? { ...license, slice, visits } : undefined;
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isTime(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
