import { isAiPurpose, knownCrawler, type Purpose } from "@octroi/crawlers/identify";
import { unlisted } from "./visit.ts";

/** What a crawler comes for; `unlisted` for the crawlers that the registry does not know. */
export type VisitPurpose = Purpose | typeof unlisted;

/** The order in which purposes are shown. */
export const visitPurposes: readonly VisitPurpose[] = [
  "training",
  "ai-search",
  "user-triggered",
  "agent",
  "coding-agent",
  "dataset",
  "search-engine",
  "link-preview",
  "advertising",
  "archive",
  "control-token",
  unlisted,
];

/** A crawler that has left the registry since is `unlisted`, like those that were never in it. */
export function purposeOf(crawler: string): VisitPurpose {
  return knownCrawler(crawler)?.purpose ?? unlisted;
}

export function isAi(crawler: string): boolean {
  const purpose = purposeOf(crawler);
  return purpose !== unlisted && isAiPurpose(purpose);
}
