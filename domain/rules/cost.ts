import { type BlockingCost, type Crawler, crawlers } from "@octroi/crawlers";
import { type DecidedPurpose, registryPurposes } from "@octroi/ui/policy/purposes";

/** What a publisher loses by blocking, and which crawlers it is lost with. */
export interface Cost {
  cost: BlockingCost;
  crawlers: string[];
}

/** Whose crawlers most publishers have heard of: they stand first where a few are named for many. */
const knownOperators = [
  "OpenAI",
  "Anthropic",
  "Perplexity",
  "Google",
  "Microsoft",
  "Mistral AI",
  "Meta",
  "Apple",
];

function rank({ operator }: Crawler): number {
  const place = knownOperators.indexOf(operator ?? "");
  return place < 0 ? knownOperators.length : place;
}

const inUse = crawlers
  .filter(({ status, sendsRequests }) => sendsRequests && (status === "active" || status === "undocumented"))
  .sort((a, b) => rank(a) - rank(b));

/** What blocking a purpose costs, by the registry: what most of its crawlers cost first. */
export function costsOf(purpose: DecidedPurpose): Cost[] {
  const covered: readonly string[] = registryPurposes[purpose];
  const costs = new Map<BlockingCost, string[]>();
  for (const { token, blockingCost } of inUse.filter((crawler) => covered.includes(crawler.purpose))) {
    costs.set(blockingCost, [...(costs.get(blockingCost) ?? []), token]);
  }
  return [...costs]
    .map(([cost, crawlers]) => ({ cost, crawlers }))
    .sort((a, b) => b.crawlers.length - a.crawlers.length);
}

/** What blocking one crawler costs; undefined for a crawler that the registry does not know. */
export function costOf(crawler: string): BlockingCost | undefined {
  return crawlers.find(({ token }) => token === crawler)?.blockingCost;
}

/** The crawlers in use that a decision about a purpose is about, those that most have heard of first. */
export function crawlersOf(purpose: DecidedPurpose): string[] {
  const covered: readonly string[] = registryPurposes[purpose];
  return inUse.filter((crawler) => covered.includes(crawler.purpose)).map(({ token }) => token);
}
