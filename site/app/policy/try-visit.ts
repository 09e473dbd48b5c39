import { identify, knownCrawler } from "@octroi/crawlers/identify";
import { crawlerByToken } from "@octroi/crawlers/registry";
import { sampleAddress } from "@octroi/crawlers/verify";
import type { Policy } from "@octroi/policy";
import { foreignAddress } from "../exchange/choice.ts";
import { exchangeAt } from "../exchange/exchange.ts";
import type { AskedVisit, TriedVisit } from "./protocol.ts";

/** Longer than any path that a server takes. */
const longest = 2048;

/** What the gate would answer to a crawler that asks for a path. Nothing leaves the page. */
export async function tryVisit(policy: Policy, { crawler, path, origin }: AskedVisit): Promise<TriedVisit> {
  const typed = crawler.trim().slice(0, longest);
  const known = knownCrawler(typed) ?? identify(typed);
  if (known === undefined) return null;
  const userAgent = crawlerByToken(known.token)?.userAgent?.header ?? known.token;
  const published = origin === "published" ? sampleAddress(known.token) : undefined;
  const url =
    URL.parse(path.trim().slice(0, longest) || "/", policy.site.origin) ?? new URL(policy.site.origin);
  const asked = new URL(url.pathname + url.search, policy.site.origin);
  return (await exchangeAt(policy, { userAgent, address: published ?? foreignAddress, url: asked })) ?? null;
}
