import type { Crawler } from "@octroi/crawlers";
import { crawlers } from "@octroi/crawlers/registry";
import { crawlerSlug } from "@octroi/ui/words/crawler-slug";
import type { Path } from "../pages/pages.ts";
import { crawlerPath } from "./address.ts";

export const crawlerPaths: readonly Path[] = crawlers.map(({ token }) => crawlerPath(token));

const bySlug: ReadonlyMap<string, Crawler> = new Map([
  ...crawlers.flatMap((crawler) => crawler.aliases.map((alias) => [crawlerSlug(alias), crawler] as const)),
  // Last, so that no alias stands before a crawler's own name.
  ...crawlers.map((crawler) => [crawlerSlug(crawler.token), crawler] as const),
]);

/** The crawler an address means, in whatever case, by its token or by another spelling of it. */
export function crawlerAt(slug: string): Crawler | undefined {
  return bySlug.get(crawlerSlug(slug));
}

export interface Summary {
  all: number;
  /** Collect pages to train models. */
  training: number;
  /** Index pages for an answer engine, or open them for its users. */
  answering: number;
  /** Can be shown to be what they claim. */
  verifiable: number;
}

export function summaryOf(entries: readonly Crawler[]): Summary {
  const count = (holds: (crawler: Crawler) => boolean) => entries.filter(holds).length;
  return {
    all: entries.length,
    training: count(({ purpose }) => purpose === "training"),
    answering: count(({ purpose }) => purpose === "ai-search" || purpose === "user-triggered"),
    verifiable: count(isVerifiable),
  };
}

export function isVerifiable({ verification }: Crawler): boolean {
  return verification.methods.length > 0;
}

/** The other names of the same operator, the ones in use first. */
export function sameOperatorAs({ token, operator }: Crawler): readonly Crawler[] {
  if (operator === null || operator === notOneOperator) return [];
  const others = crawlers.filter((other) => other.operator === operator && other.token !== token);
  return others.sort((a, b) => Number(b.status === "active") - Number(a.status === "active"));
}

/** What the registry calls tools that anyone runs: they share nothing but that. */
const notOneOperator = "Open source";
