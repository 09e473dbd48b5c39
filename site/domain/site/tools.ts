import type { PageId } from "./pages.ts";

/**
 * The free tools as one path, in the order in which a publisher needs them, by the page each has. A new tool
 * begins here.
 */
export const stations = {
  see: ["logAnalyzer", "crawlers"],
  check: ["siteCheck", "robotsTxtTester"],
  decide: ["robotsTxtGenerator", "aiPolicy"],
  apply: ["middleware", "documentation"],
  watch: ["ledger"],
} as const satisfies Record<string, readonly PageId[]>;

export type StationId = keyof typeof stations;
export type ToolId = (typeof stations)[StationId][number];

export const tools: readonly ToolId[] = Object.values(stations).flat();

/** Which tools say on their card how long they have been here. */
export const toolBadges: Partial<Record<ToolId, "new" | "added">> = {
  robotsTxtGenerator: "new",
  aiPolicy: "added",
  siteCheck: "added",
  logAnalyzer: "added",
  ledger: "added",
};
