import { declaredName, type KnownCrawler, knownCrawler } from "@octroi/crawlers/identify";
import type { Identity, IdentityOf, SignatureVerdict } from "@octroi/crawlers/verify";
import type { GateRequest } from "./request.ts";

/** A crawler that has come, and how far its word can be trusted. */
export interface Visitor {
  readonly crawler: KnownCrawler;
  readonly identity: Identity;
}

/** No crawler's name stands further back; what a stranger sends may be as long as it likes. */
const maxUserAgentLength = 1024;

/** More headers than this are not remembered. */
const maxClaims = 1000;

/** The crawler that a request says it comes from; of one that no list knows, the name that it gives itself. */
export type ClaimOf = (request: GateRequest) => KnownCrawler | string | undefined;

/** Remembers what it found in the headers that came lately: the same browsers come again and again. */
export function claimReader(identify: (header: string) => KnownCrawler | undefined): ClaimOf {
  const claims = new Map<string, KnownCrawler | string | null>();
  return ({ headers }) => {
    const header = (headers.get("user-agent") ?? "").slice(0, maxUserAgentLength);
    let claim = claims.get(header);
    if (claim === undefined) {
      if (claims.size >= maxClaims) claims.clear();
      claim = identify(header) ?? declaredName(header) ?? null;
      claims.set(header, claim);
    }
    if (claim !== null) return claim;
    const from = headers.get("from");
    return from === null ? undefined : declaredName(header, from.slice(0, maxUserAgentLength));
  };
}

export function isSigned({ headers }: GateRequest): boolean {
  return headers.get("signature-input") !== null;
}

/**
 * The crawler that visits, by what the request says, by the visitor's address and by its signature. Undefined for a
 * person or for a program that gives no name we know. A valid signature says more than a name that anyone can use.
 */
export function visitorOf(
  claim: KnownCrawler | string | undefined,
  address: string | undefined,
  signature: SignatureVerdict | undefined,
  identityOf: IdentityOf,
): Visitor | undefined {
  const claimed = typeof claim === "string" ? undefined : claim;
  const signers = signature?.verdict === "verified" ? signature.crawlers : [];
  const crawler =
    claimed && (signers.length === 0 || signers.includes(claimed.token)) ? claimed : signerOf(signers);
  return crawler && { crawler, identity: identityOf(crawler, address ?? "", signature) };
}

function signerOf([token]: readonly string[]): KnownCrawler | undefined {
  return token === undefined ? undefined : knownCrawler(token);
}
