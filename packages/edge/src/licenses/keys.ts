import { thumbprint } from "@octroi/crawlers/verify";
import { type Algorithm, algorithms } from "./license.ts";

/**
 * A public or private key as JSON (RFC 7517), with the members of an Ed25519 or P-256 key. `JsonWebKey` has them too,
 * and is declared by `lib.dom` alone.
 */
export interface LicenseKey {
  readonly kty?: string;
  readonly crv?: string;
  readonly x?: string;
  readonly y?: string;
  /** In a private key only. */
  readonly d?: string;
  readonly kid?: string;
  readonly alg?: string;
  readonly use?: string;
  readonly key_ops?: string[];
  readonly ext?: boolean;
}

/** Public keys as they are kept in a file or an environment variable. */
export interface LicenseKeySet {
  readonly keys: readonly LicenseKey[];
}

/**
 * A new key pair to sign licenses with. The public half goes to the gate, the private half stays where licenses
 * are issued.
 *
 * @example
 * const { privateKey, publicKeys } = await createLicenseKeys();
 */
export async function createLicenseKeys(
  algorithm: Algorithm = "EdDSA",
): Promise<{ privateKey: LicenseKey; publicKeys: LicenseKeySet }> {
  const pair = await crypto.subtle.generateKey(algorithms[algorithm].generate, true, ["sign", "verify"]);
  if (!("privateKey" in pair)) throw new Error(`No key pair for ${algorithm}.`);
  const {
    key_ops: _operations,
    ext: _ext,
    ...secret
  } = await crypto.subtle.exportKey("jwk", pair.privateKey);
  const { d: _d, ...shared } = secret;
  const kid = await thumbprint(shared);
  return {
    privateKey: { ...secret, kid, alg: algorithm, use: "sig" },
    publicKeys: { keys: [{ ...shared, kid, alg: algorithm, use: "sig" }] },
  };
}

/** Which algorithm a key is for, by its type and curve; undefined for one that signs no licenses. */
export function algorithmOf({ kty, crv }: LicenseKey): Algorithm | undefined {
  if (kty === "OKP" && crv === "Ed25519") return "EdDSA";
  return kty === "EC" && crv === "P-256" ? "ES256" : undefined;
}
