import { thumbprint, toBase64url } from "@octroi/crawlers/verify";
import { algorithmOf, type LicenseKey } from "./keys.ts";
import { algorithms, type License } from "./license.ts";

export interface LicenseTerms {
  /** The publisher's origin; the site's own where the same publisher runs it. */
  readonly issuer: string;
  /** The site it opens: an origin. */
  readonly audience: string;
  readonly licensee: string;
  /** Every path, where absent. */
  readonly paths?: readonly string[];
  readonly from: Date;
  readonly until: Date;
  /** Its number; a random one, where absent. */
  readonly id?: string;
  /** A part of the license, and the visits that it holds, where the token is for that alone: gates count them. */
  readonly slice?: { readonly id: string; readonly visits: number };
}

/**
 * A signed license: what a crawler sends as `Authorization: License …`.
 *
 * @example
 * const token = await issueLicense(privateKey, {
 *   issuer: "https://example.com",
 *   audience: "https://example.com",
 *   licensee: "Example AI",
 *   from: new Date(),
 *   until: new Date(Date.now() + 30 * 86_400_000),
 * });
 */
export async function issueLicense(key: LicenseKey, terms: LicenseTerms): Promise<string> {
  const alg = algorithmOf(key);
  if (alg === undefined || key.d === undefined) throw new Error("Not a private Ed25519 or P-256 key.");
  const { issuer, audience, licensee, paths = ["/"], from, until, id = crypto.randomUUID(), slice } = terms;
  const license: License = {
    iss: new URL(issuer).origin,
    aud: new URL(audience).origin,
    sub: licensee,
    paths,
    jti: id,
    iat: seconds(new Date()),
    nbf: seconds(from),
    exp: seconds(until),
    ...(slice && { slice: slice.id, visits: slice.visits }),
  };
  const header = { alg, typ: "JWT", kid: key.kid ?? (await thumbprint(key)) };
  const signed = `${part(header)}.${part(license)}`;
  const { generate, sign } = algorithms[alg];
  // What the key says of its own use is not asked: runtimes differ in which of it they refuse.
  const { alg: _alg, use: _use, key_ops: _operations, ext: _ext, ...material } = key;
  const secret = await crypto.subtle.importKey("jwk", material, generate, false, ["sign"]);
  const signature = await crypto.subtle.sign(sign, secret, new TextEncoder().encode(signed));
  return `${signed}.${toBase64url(new Uint8Array(signature))}`;
}

function part(value: object): string {
  return toBase64url(new TextEncoder().encode(JSON.stringify(value)));
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
