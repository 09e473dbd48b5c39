import { type Crawler, type Purpose, purposes } from "@octroi/crawlers";
import { pages, splitPath } from "../pages/pages.ts";

/** The orders of the directory; the first is the default. */
export const sortOrders = ["known", "name", "operator", "purpose"] as const;
export type SortOrder = (typeof sortOrders)[number];

export const defaultOrder = sortOrders[0];
export const sortParameter = "sort";

/** Whose crawlers a publisher meets first, by our choice; a test finds each of them in the registry. */
export const bestKnownOperators: readonly (string | null)[] = [
  "OpenAI",
  "Anthropic",
  "Perplexity",
  "Mistral AI",
  "Google",
  "Microsoft",
  "Apple",
  "Meta",
  "Amazon",
  "Common Crawl",
  "ByteDance",
  "DuckDuckGo",
];

/** The order that an address asks for; the default where it asks for none that exists. */
export function sortOrderIn(search: string): SortOrder {
  const requested = new URLSearchParams(search).get(sortParameter);
  return sortOrders.find((order) => order === requested) ?? defaultOrder;
}

/** Whether a path and its query are the directory's, in another order than the default. */
export function asksSort(pathname: string, search: string): boolean {
  return splitPath(pathname).path === pages.crawlers && sortOrderIn(search) !== defaultOrder;
}

interface Sortable extends Pick<Crawler, "operator" | "purpose" | "status"> {
  token: string;
}

/** Rows that are equal in this order stand by name. */
export function sortCrawlers<Row extends Sortable>(rows: readonly Row[], order: SortOrder): Row[] {
  const compare = comparisons[order];
  return rows.toSorted((a, b) => compare(a, b) || byName(a.token, b.token));
}

const byName = (a: string, b: string) => a.localeCompare(b, "en");

const comparisons: Record<SortOrder, (a: Sortable, b: Sortable) => number> = {
  known: (a, b) => knownRank(a) - knownRank(b),
  name: () => 0,
  operator: byOperator,
  purpose: (a, b) => purposeRank[a.purpose] - purposeRank[b.purpose],
};

/** Those in use, company by company; then everyone else. */
function knownRank({ operator, status }: Sortable): number {
  const rank = bestKnownOperators.indexOf(operator);
  return rank < 0 || status !== "active" ? bestKnownOperators.length : rank;
}

/** Those that nobody is known to run come last. */
function byOperator(a: Sortable, b: Sortable): number {
  if (a.operator === null || b.operator === null)
    return Number(a.operator === null) - Number(b.operator === null);
  return byName(a.operator, b.operator);
}

const purposeRank = Object.fromEntries(purposes.map((purpose, rank) => [purpose, rank])) as Record<
  Purpose,
  number
>;
