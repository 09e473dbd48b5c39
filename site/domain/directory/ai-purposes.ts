import type { Purpose } from "@octroi/crawlers";

/** The purposes that make a crawler one of AI. Search engines, previews, advertising and archives are not. */
export const aiPurposes = [
  "training",
  "ai-search",
  "user-triggered",
  "agent",
  "coding-agent",
  "dataset",
  "control-token",
] as const satisfies readonly Purpose[];
export type AiPurpose = (typeof aiPurposes)[number];
