import type { Purpose } from "@octroi/crawlers/identify";

/** What a publisher decides about, in the order in which every tool shows it. Search comes first, and is always open. */
export const decidedPurposes = ["ai-search", "assistant", "agent", "training", "dataset"] as const;
export type DecidedPurpose = (typeof decidedPurposes)[number];

/** The registry's purposes that each of them covers. Names that exist in robots.txt alone switch training off. */
export const registryPurposes = {
  "ai-search": ["ai-search"],
  assistant: ["user-triggered"],
  agent: ["agent", "coding-agent"],
  training: ["training", "control-token"],
  dataset: ["dataset"],
} as const satisfies Readonly<Record<DecidedPurpose, readonly Purpose[]>>;

/** Previews, advertising and archives pass, and so do search engines: the form does not decide about them. */
export const undecidedPurposes = [
  "search-engine",
  "link-preview",
  "advertising",
  "archive",
] as const satisfies readonly Purpose[];
