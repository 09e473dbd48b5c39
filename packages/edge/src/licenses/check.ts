import { matchesPath, pathPattern, requestPath } from "@octroi/crawlers/robots";
import { type SigningKey, signingKey } from "@octroi/crawlers/verify";
import type { LicenseKey, LicenseKeySet } from "./keys.ts";
import { clockTolerance, type License } from "./license.ts";
import { readToken, type TokenFault } from "./token.ts";

/** Why a token opens nothing. */
export type LicenseFault =
  | TokenFault
  | "unknown-key"
  | "wrong-signature"
  | "wrong-issuer"
  | "wrong-audience"
  | "not-yet-valid"
  | "expired"
  | "other-paths"
  | "withdrawn"
  | "slice-spent";

export type CheckedLicense =
  | { readonly valid: true; readonly license: License }
  | { readonly valid: false; readonly fault: LicenseFault };

export interface LicenseUse {
  readonly issuer: string;
  readonly audience: string;
  /** With its query. */
  readonly path: string;
  /** In milliseconds, as `Date.now()` has it. */
  readonly now: number;
}

export type CheckLicense = (token: string, use: LicenseUse) => Promise<CheckedLicense>;

/**
 * Checks tokens against a publisher's public keys, without asking anyone. Keys that sign no licenses are ignored;
 * `failed` hears of those that should and cannot. Licenses whose numbers are `withdrawn` open nothing.
 *
 * @example
 * const check = licenseChecker(publicKeys);
 * await check(token, { issuer: "https://example.com", audience: "https://example.com", path: "/a", now: Date.now() });
 * // { valid: true, license: { sub: "Example AI", … } }
 */
export function licenseChecker(
  { keys }: LicenseKeySet,
  failed: (error: unknown) => void = () => {},
  withdrawn: readonly string[] = [],
): CheckLicense {
  const genuine = new Map<string, License>();
  let imported: Promise<ReadonlyMap<string, SigningKey>> | undefined;

  async function verified(token: string): Promise<License | LicenseFault> {
    const read = readToken(token);
    if ("fault" in read) return read.fault;
    imported ??= importKeys(keys, failed);
    const key = (await imported).get(read.kid);
    if (!key?.algorithms.includes(read.algorithm)) return "unknown-key";
    if (!(await key.verify(read.algorithm, read.signature, read.signed))) return "wrong-signature";
    if (withdrawn.includes(read.license.jti)) return "withdrawn";
    // What is not genuine is not remembered: whoever makes it up could push out the rest.
    if (genuine.size >= maxRemembered) genuine.clear();
    genuine.set(token, read.license);
    return read.license;
  }

  return async (token, use) => {
    const license = genuine.get(token) ?? (await verified(token));
    if (typeof license === "string") return { valid: false, fault: license };
    const fault = faultOf(license, use);
    return fault === undefined ? { valid: true, license } : { valid: false, fault };
  };
}

/** Checking a signature costs a hundred times what all else does, and the same crawler brings the same token. */
const maxRemembered = 1000;

async function importKeys(
  keys: readonly LicenseKey[],
  failed: (error: unknown) => void,
): Promise<ReadonlyMap<string, SigningKey>> {
  const found = new Map<string, SigningKey>();
  for (const jwk of keys) {
    if (jwk.crv !== "Ed25519" && jwk.crv !== "P-256") continue;
    const key = await signingKey(jwk);
    if (key !== undefined) found.set(jwk.kid ?? key.keyid, key);
    else
      failed(
        new Error(`The license key “${jwk.kid}” cannot be read, so licenses signed with it open nothing.`),
      );
  }
  return found;
}

function faultOf(license: License, { issuer, audience, path, now }: LicenseUse): LicenseFault | undefined {
  const seconds = now / 1000;
  if (!isSameSite(license.iss, issuer)) return "wrong-issuer";
  if (!isSameSite(license.aud, audience)) return "wrong-audience";
  if (seconds < license.nbf - clockTolerance) return "not-yet-valid";
  if (seconds >= license.exp + clockTolerance) return "expired";
  const asked = requestPath(path);
  const opens = license.paths.some((pattern) => matchesPath(pathPattern(pattern), asked));
  return opens ? undefined : "other-paths";
}

/** A site with `www.` and without is one, as it is for signatures. */
function isSameSite(one: string, other: string): boolean {
  return one.replace("//www.", "//") === other.replace("//www.", "//");
}
