import { fromBase64url } from "@octroi/crawlers/verify";
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
  const [head = "", body = "", tail, more] = token.split(".");
  const header = jsonOf(head);
  const signature = tail === undefined ? undefined : fromBase64url(tail);
  if (header === undefined || signature === undefined || more !== undefined) return { fault: "malformed" };
  const { alg, kid, crit } = header;
  const algorithm = signedWith(alg);
  if (algorithm === undefined) return { fault: "unknown-algorithm" };
  const license = licenseOf(jsonOf(body));
  // A token that lists extensions we must understand has some that we do not.
  if (typeof kid !== "string" || crit !== undefined || license === undefined) return { fault: "malformed" };
  return { algorithm, kid, license, signature, signed: new TextEncoder().encode(`${head}.${body}`) };
}

function jsonOf(part: string): Readonly<Record<string, unknown>> | undefined {
  const bytes = fromBase64url(part);
  if (bytes === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const maxPaths = 100;

function licenseOf(claims: Readonly<Record<string, unknown>> | undefined): License | undefined {
  const { iss, aud, sub, paths, jti, iat, nbf, exp } = claims ?? {};
  if (!isText(iss) || !isText(aud) || !isText(sub) || !isText(jti)) return undefined;
  if (!isTime(iat) || !isTime(nbf) || !isTime(exp)) return undefined;
  if (!Array.isArray(paths) || paths.length > maxPaths || !paths.every(isText)) return undefined;
  return { iss, aud, sub, paths, jti, iat, nbf, exp };
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isTime(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
