import { createPublicKey } from "node:crypto";
import { thumbprint } from "@octroi/crawlers/verify";
import { issueLicense, type LicenseKeySet } from "@octroi/edge/licenses";
import { type License, validity } from "../../../domain/licenses/license.ts";
import { type Slice, sliceLimits } from "../../../domain/market/slice.ts";
import type { Secrets } from "../../../domain/secrets/secrets.ts";
import type { Site } from "../../../domain/sites/site.ts";
import type { GrantedLicense } from "../../../store/market/slices.ts";

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

/** What a company's crawler sends of a slice; of a license whose reading is not counted, for as long. */
export async function sliceToken(
  secrets: Pick<Secrets, "licenseKeyOf">,
  { license, slice }: { license: GrantedLicense; slice: Slice | undefined },
  { domain, workspaceId }: Pick<Site, "domain" | "workspaceId">,
  now: Date,
): Promise<{ token: string; until: Date }> {
  const origin = `https://${domain}`;
  const { from, until: last } = validity(license);
  const end = slice?.until.getTime() ?? now.getTime() + sliceLimits.ms;
  const until = new Date(Math.min(end + sliceLimits.tokenMs, last.getTime()));
  const token = await issueLicense(secrets.licenseKeyOf(workspaceId).export({ format: "jwk" }), {
    id: license.id,
    issuer: origin,
    audience: origin,
    licensee: license.company,
    paths: license.paths,
    from: slice?.from ?? from,
    until,
    ...(slice && { slice }),
  });
  return { token, until };
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
