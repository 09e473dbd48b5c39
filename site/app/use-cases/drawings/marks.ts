import type { Decision } from "@octroi/ui/words/decision";
import type { UseCaseId } from "../../../domain/use-cases/use-cases.ts";

export interface ReadingMark {
  readonly crawler: string;
  readonly decision: Decision;
}

/** Who reads which part of each drawing, and what was decided: the page's own rules, which a test compares. */
export const readingMarks = {
  media: {
    lead: { crawler: "OAI-SearchBot", decision: "allow" },
    second: { crawler: "ChatGPT-User", decision: "limit" },
    premium: { crawler: "PerplexityBot", decision: "block" },
    archives: { crawler: "GPTBot", decision: "charge" },
  },
  recipes: {
    photo: { crawler: "ImagesiftBot", decision: "block" },
    amounts: { crawler: "ChatGPT-User", decision: "charge" },
    method: { crawler: "GPTBot", decision: "block" },
    story: { crawler: "Googlebot", decision: "allow" },
  },
  affiliation: {
    table: { crawler: "PerplexityBot", decision: "block" },
  },
  "saas-docs": {
    current: { crawler: "Claude-User", decision: "allow" },
    retired: { crawler: "OAI-SearchBot", decision: "block" },
    community: { crawler: "GPTBot", decision: "charge" },
  },
} as const satisfies Record<UseCaseId, Record<string, ReadingMark>>;
