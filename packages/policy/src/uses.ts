/** The uses of pages that can be decided and asked about, in RSL's words. */
export const uses = ["search", "ai-input", "ai-index", "ai-train"] as const;
export type Use = (typeof uses)[number];
