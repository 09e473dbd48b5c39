import type { IdentityOf } from "@octroi/crawlers/verify";
import { identifierFor, type Policy } from "@octroi/policy";
import type { PublishedPolicy } from "./console/published-policy.ts";
import { type CheckLicense, licenseChecker } from "./licenses/check.ts";
import { noPolicy } from "./no-policy.ts";
import { type OwnPage, selfReportPage } from "./own-pages.ts";
import { type PageHeaders, pageHeaders } from "./page-headers.ts";
import { readAddressLists } from "./read-address-lists.ts";
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
  /** What the gate answers in place of the site: what it says of itself and, where it enforces, the policy's documents. */
  readonly ownPages: readonly OwnPage[];
}

/**
 * The bundled policy, or the published one. One that is published to be observed weakens nothing and refuses nothing: the
 * bundled policy stays where it is enforced. A deployment that observes enforces neither.
 */
export function policyInForce(setup: Setup, published?: PublishedPolicy): PolicyInForce {
  const applied = published?.mode === "observe" && ownModeOf(setup) === "enforce" ? undefined : published;
  const policy = applied?.policy ?? setup.policy ?? noPolicy;
  const enforces = policy !== noPolicy && setup.mode !== "observe" && (applied ?? setup).mode === "enforce";
  if (enforces) refusals().catch(setup.failed);
  const keys = [...setup.licenseKeys.keys, ...(published?.licenseKeys ?? [])];
  return {
    enforces,
    policy,
    version: applied?.version ?? null,
    claimOf: claimReader(identifierFor(policy)),
    identityOf: readAddressLists(setup.addressLists, policy, setup.failed),
    checkLicense: licenseChecker({ keys }, setup.failed, published?.withdrawnLicenses),
    ownPages: [
      ...(setup.selfReport ? [selfReportPage] : []),
      ...((enforces && (applied ?? setup).documents) || []),
    ],
    headersOn: enforces && setup.pageHeaders ? pageHeaders(policy) : () => noHeaders,
  };
}

/** What the deployment decides by itself: it observes whatever is published, or enforces a policy of its own until another is. */
export function ownModeOf({ mode, policy }: Setup): "observe" | "enforce" | undefined {
  if (mode === "observe") return mode;
  return mode === "enforce" && policy !== undefined ? mode : undefined;
}

const noHeaders: PageHeaders = {};

/**
 * What a refusal says is a twelfth of the gate, and not loaded before it starts. Where rules are enforced it is asked for
 * then, so that no deployment that takes files away can open a page.
 */
export const refusals = () => import("./answers/refusals.ts");
