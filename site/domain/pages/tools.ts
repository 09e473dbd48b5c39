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

/** The one that its card calls new. */
export const newTool: ToolId = "robotsTxtGenerator";
