import type { PageId } from "./pages.ts";

/** The free tools, by the page each has, in the order in which they are shown. A new one begins here. */
export const tools = [
  "robotsTxtGenerator",
  "robotsTxtTester",
  "crawlers",
] as const satisfies readonly PageId[];
export type ToolId = (typeof tools)[number];

/** Which tools say on their card how long they have been here. */
export const toolBadges: Partial<Record<ToolId, "new" | "added">> = {
  robotsTxtGenerator: "new",
  robotsTxtTester: "added",
};
