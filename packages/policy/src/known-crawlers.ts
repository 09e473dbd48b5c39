import { crawlerByToken, crawlers } from "@octroi/crawlers/registry";

const operators: ReadonlySet<string> = new Set(
  crawlers.flatMap(({ operator }) => operator?.toLowerCase() ?? []),
);

export function hasCrawler(name: string): boolean {
  return crawlerByToken(name) !== undefined;
}

export function hasOperator(name: string): boolean {
  return operators.has(name.toLowerCase());
}
