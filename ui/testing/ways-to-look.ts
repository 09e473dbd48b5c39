import type { Browser, Page } from "@playwright/test";
import { withLargeText } from "./large-text.ts";

const waysToLook = ["as-most-do", "forced-colors", "large-text", "no-script"] as const;
export type WayToLook = (typeof waysToLook)[number];
export const waysUsage = `  --as forced-colors | large-text | no-script`;

export function wayToLook(value: string = "as-most-do"): WayToLook {
  const way = waysToLook.find((each) => each === value);
  if (way === undefined) throw new Error(`Expected --as ${waysToLook.join(" or ")}, found ${value}`);
  return way;
}

/** A window of so many pixels, as somebody has it who may see colors, letters or scripts otherwise. */
export async function openWindow(
  browser: Browser,
  width: number,
  way: WayToLook,
): Promise<{ page: Page; look: <T>(look: () => Promise<T>) => Promise<T>; close: () => Promise<void> }> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: "reduce",
    forcedColors: way === "forced-colors" ? "active" : "none",
    javaScriptEnabled: way !== "no-script",
  });
  const page = await context.newPage();
  return {
    page,
    look: (look) => (way === "large-text" ? withLargeText(page, look) : look()),
    close: () => context.close(),
  };
}
