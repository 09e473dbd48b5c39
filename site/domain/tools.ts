import type { PageId } from "./pages.ts";

/** The free tools, by the page each has, in the order in which they are shown. A new one begins here. */
export const tools = [
  "robotsTxtGenerator",
  "robotsTxtTester",
  "crawlers",
] as const satisfies readonly PageId[];
export type ToolId = (typeof tools)[number];

/** The one that is shown as new. */
export const newestTool: ToolId = "robotsTxtTester";
