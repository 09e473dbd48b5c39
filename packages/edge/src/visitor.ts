import { identify } from "@octroi/crawlers/identify";
import type { Identity, KnownCrawler } from "@octroi/policy";
import type { VisitRequest } from "./request.ts";

/** A crawler that has come, and how far its word can be trusted. */
export interface Visitor {
  readonly crawler: KnownCrawler;
  readonly identity: Identity;
}

/** No crawler's name stands further back; what a stranger sends may be as long as it likes. */
const longestUserAgent = 1024;

function claimOf({ headers }: VisitRequest): KnownCrawler | undefined {
  return identify((headers.get("user-agent") ?? "").slice(0, longestUserAgent));
}

/** Who is at the door. Nobody, for a person or for a program that gives no name we know. */
export async function visitorOf(
  request: VisitRequest,
  _address: string | undefined,
): Promise<Visitor | undefined> {
  const crawler = claimOf(request);
  return crawler && { crawler, identity: "unverifiable" };
}
