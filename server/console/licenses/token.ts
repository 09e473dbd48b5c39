import { createPublicKey } from "node:crypto";
import { thumbprint } from "@octroi/crawlers/verify";
import { issueLicense, type LicenseKeySet } from "@octroi/edge/licenses";
import { type License, validity } from "../../../domain/licenses/license.ts";
import type { Secrets } from "../../../domain/secrets/secrets.ts";
import type { Site } from "../../../domain/sites/site.ts";

/** What a company's crawler sends: signed with the key of the workspace that the site belongs to. */
export function licenseToken(
  secrets: Pick<Secrets, "licenseKeyOf">,
  { id, company, paths, from, until }: License,
  { domain, workspaceId }: Pick<Site, "domain" | "workspaceId">,
): Promise<string> {
  const origin = `https://${domain}`;
  return issueLicense(secrets.licenseKeyOf(workspaceId).export({ format: "jwk" }), {
    id,
    issuer: origin,
    audience: origin,
    licensee: company,
    paths,
    ...validity({ from, until }),
  });
}

/** What verifies the licenses of a workspace's sites. */
export async function licenseKeysOf(
  secrets: Pick<Secrets, "licenseKeyOf">,
  workspaceId: string,
): Promise<LicenseKeySet> {
  const { kty, crv, x } = createPublicKey(secrets.licenseKeyOf(workspaceId)).export({ format: "jwk" });
  if (kty === undefined || crv === undefined || x === undefined) {
    throw new TypeError("Expected an Ed25519 public key with x, found none");
  }
  const kid = await thumbprint({ kty, crv, x });
  return { keys: [{ kty, crv, x, kid, alg: "EdDSA", use: "sig" }] };
}
