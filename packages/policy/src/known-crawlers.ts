import { knownCrawler, knownCrawlers } from "@octroi/crawlers/identify";

const operators: ReadonlySet<string> = new Set(
  knownCrawlers.flatMap(({ operator }) => operator?.toLowerCase() ?? []),
);

export function hasCrawler(name: string): boolean {
  return knownCrawler(name) !== undefined;
}

export function hasOperator(name: string): boolean {
  return operators.has(name.toLowerCase());
}
