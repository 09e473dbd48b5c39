import { signingKey } from "@octroi/crawlers/verify";
import type { Policy } from "@octroi/policy";
import type { PolicyDocument } from "@octroi/policy/documents";
import { type Claims, readJws } from "../jws.ts";
import type { LicenseKey } from "../licenses/keys.ts";
import type { Mode } from "../mode.ts";
import { type Failed, isKeySet, readPolicy } from "../read-options.ts";
import type { SiteKey } from "./site-key.ts";

/** What the console publishes for a site, verified and read. */
export interface PublishedPolicy {
  /** Counted up by the console. */
  readonly version: number;
  /** When the console last changed what it says, in milliseconds since 1970. */
  readonly at: number;
  readonly mode: Mode;
  readonly policy: Policy;
  /** What says it in files, such as the license. None, where the console is older than this. */
  readonly documents: readonly PolicyDocument[];
  readonly licenseKeys: readonly LicenseKey[];
  /** The numbers of licenses that no longer open anything. */
  readonly withdrawnLicenses: readonly string[];
}

/** What the console says of a site (a compact JWS). Throws where it is not signed with the site's key. */
async function verifiedPayload(token: string, { site, publicKey }: SiteKey): Promise<Claims> {
  const jws = readJws(token);
  const key = await signingKey({ kty: "OKP", crv: "Ed25519", x: publicKey });
  const isGenuine =
    jws?.header["alg"] === "EdDSA" && (await key?.verify("ed25519", jws.signature, jws.signed));
  if (!isGenuine)
    throw new Error("The published policy is not signed for this key. The one before it stays.");
  if (jws.payload["site"] !== site) throw malformed("site");
  return jws.payload;
}

/** Whether the console says, signed, that it no longer knows the site. */
export async function isSignedRemoval(token: string, key: SiteKey): Promise<boolean> {
  return verifiedPayload(token, key).then(
    ({ gone }) => gone === true,
    () => false,
  );
}

/** Reads a signed policy. Throws where it is not signed with the site's key, or cannot be used whole. */
export async function readPublishedPolicy(
  token: string,
  siteKey: SiteKey,
  failed: Failed,
): Promise<PublishedPolicy> {
  const payload = await verifiedPayload(token, siteKey);
  const { version, mode, licenseKeys = { keys: [] }, withdrawnLicenses = [], documents = [] } = payload;
  const at = Date.parse(String(payload["at"]));
  if (typeof version !== "number" || !Number.isSafeInteger(version)) throw malformed("version");
  if (mode !== "observe" && mode !== "enforce") throw malformed("mode");
  if (Number.isNaN(at)) throw malformed("at");
  if (!isKeySet(licenseKeys)) throw malformed("licenseKeys");
  if (!Array.isArray(withdrawnLicenses)) throw malformed("withdrawnLicenses");
  if (!Array.isArray(documents)) throw malformed("documents");
  const problems: unknown[] = [];
  const policy = readPolicy(
    // Beside it, so that gates that know no market can read the policy.
    { ...Object(payload["policy"]), market: payload["market"] },
    "The published policy",
    (problem) => problems.push(problem),
    "The one before it stays.",
  );
  if (policy === undefined) throw problems[0];
  for (const warning of problems) failed(warning);
  return { version, at, mode, policy, documents, licenseKeys: licenseKeys.keys, withdrawnLicenses };
}

function malformed(name: string): Error {
  return new Error(`The published policy’s ${name} cannot be read. The one before it stays.`);
}
