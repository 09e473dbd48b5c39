import type { PageId } from "./pages.ts";

/** The free tools, by the page each has. A new one begins here. */
export const tools = ["robotsTxtGenerator"] as const satisfies readonly PageId[];
export type ToolId = (typeof tools)[number];
