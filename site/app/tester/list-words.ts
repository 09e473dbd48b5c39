import type { Purpose } from "@octroi/crawlers";
import type { CrawlerCheck } from "../../domain/robots/check.ts";
import type { CrawlerWords } from "../content/crawler-words.ts";

/** The names of the ids that a row shows. */
export interface ListWords {
  purposes: Record<Purpose, string>;
  statuses: Record<CrawlerCheck["status"], string>;
  stances: Record<CrawlerCheck["stance"], string>;
}

export function listWords({ purposes, statuses, robotsTxt }: CrawlerWords): ListWords {
  return { purposes: names(purposes), statuses: names(statuses), stances: names(robotsTxt) };
}

function names<Id extends string>(words: Record<Id, { name: string }>): Record<Id, string> {
  // The entries are those of a record by these very ids.
  return Object.fromEntries(
    Object.entries<{ name: string }>(words).map(([id, { name }]) => [id, name]),
  ) as Record<Id, string>;
}
