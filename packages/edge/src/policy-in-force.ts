import type { IdentityOf } from "@octroi/crawlers/verify";
import { identifierFor, type Policy } from "@octroi/policy";
import type { PublishedPolicy } from "./console/published-policy.ts";
import { type CheckLicense, licenseChecker } from "./licenses/check.ts";
import { type PageHeaders, pageHeaders } from "./page-headers.ts";
import { readAddressLists } from "./read-options.ts";
import type { GateRequest } from "./request.ts";
import type { Setup } from "./setup.ts";
import { type ClaimOf, claimReader } from "./visitor.ts";

/** The policy that visits are decided by, and what is computed from it. Replaced whole when the console publishes another. */
export interface PolicyInForce {
  readonly enforces: boolean;
  readonly policy: Policy;
  /** Under which the console published it; null for the bundled one. */
  readonly version: number | null;
  readonly claimOf: ClaimOf;
  readonly identityOf: IdentityOf;
  readonly checkLicense: CheckLicense;
  readonly headersOn: (request: GateRequest) => PageHeaders;
}

/** Decides nothing: stands in where no policy could be read. */
export const noPolicy: Policy = { version: 1, site: { origin: "https://localhost" }, rules: [] };

/** The bundled policy, or the published one. What the deployment says of the mode comes before what the console says. */
export function policyInForce(setup: Setup, published?: PublishedPolicy): PolicyInForce {
  const policy = published?.policy ?? setup.policy ?? noPolicy;
  const enforces = policy !== noPolicy && (setup.mode ?? published?.mode) === "enforce";
  const keys = [...setup.licenseKeys.keys, ...(published?.licenseKeys ?? [])];
  return {
    enforces,
    policy,
    version: published?.version ?? null,
    claimOf: claimReader(identifierFor(policy)),
    identityOf: readAddressLists(setup.addressLists, policy, setup.failed),
    checkLicense: licenseChecker({ keys }, setup.failed, published?.withdrawnLicenses),
    headersOn: enforces && setup.pageHeaders ? pageHeaders(policy) : () => noHeaders,
  };
}

const noHeaders: PageHeaders = {};
