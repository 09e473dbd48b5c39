import { knownCrawler } from "@octroi/crawlers/identify";
import { crawlerByToken } from "@octroi/crawlers/registry";
import { sampleAddress } from "@octroi/crawlers/verify";
import { identifierFor, ownAddresses, type Policy } from "@octroi/policy";
import { foreignAddress } from "../exchange/choice.ts";
import { exchangeAt } from "../exchange/exchange.ts";
import type { VisitRequest, VisitResult } from "./protocol.ts";

/** Longer than any path that a server takes. */
const maxLength = 2048;

/** What the gate would answer to a crawler that asks for a path. Nothing leaves the page. */
export async function tryVisit(
  policy: Policy,
  { crawler, path, origin }: VisitRequest,
): Promise<VisitResult> {
  const typed = crawler.trim().slice(0, maxLength);
  const known = knownCrawler(typed) ?? identifierFor(policy)(typed);
  if (known === undefined) return null;
  const userAgent = crawlerByToken(known.token)?.userAgent?.header ?? known.token;
  const published = origin === "published" ? addressFor(policy, known.token) : undefined;
  const url =
    URL.parse(path.trim().slice(0, maxLength) || "/", policy.site.origin) ?? new URL(policy.site.origin);
  const target = new URL(url.pathname + url.search, policy.site.origin);
  return (await exchangeAt(policy, { userAgent, address: published ?? foreignAddress, url: target })) ?? null;
}

/** An address that verifies a crawler, by the policy's own declarations or by what its operator publishes. */
function addressFor(policy: Policy, token: string): string | undefined {
  const own = ownAddresses(policy).find((each) => each.token === token);
  return own?.addresses[0]?.split("/")[0] ?? sampleAddress(token);
}
