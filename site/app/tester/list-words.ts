import type { CrawlerCheck } from "@octroi/check/robots/check";
import type { Purpose } from "@octroi/crawlers";
import { type CrawlerWords, namesOf } from "@octroi/ui/words/crawlers";

/** The names of the ids that a row shows. */
export interface ListWords {
  purposes: Record<Purpose, string>;
  statuses: Record<CrawlerCheck["status"], string>;
  stances: Record<CrawlerCheck["stance"], string>;
}

export function listWords({ purposes, statuses, robotsTxt }: CrawlerWords): ListWords {
  return { purposes: namesOf(purposes), statuses: namesOf(statuses), stances: namesOf(robotsTxt) };
}
