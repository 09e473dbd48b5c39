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
): Promise<{ page: Page; picture: (file: string) => Promise<void>; close: () => Promise<void> }> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: "reduce",
    forcedColors: way === "forced-colors" ? "active" : "none",
    javaScriptEnabled: way !== "no-script",
  });
  const page = await context.newPage();

  /** A picture of the full page would go back to letters of the usual size. */
  async function largePicture(path: string): Promise<void> {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
    await page.screenshot({ path });
    await page.setViewportSize({ width, height: 900 });
  }

  return {
    page,
    async picture(path) {
      if (way === "large-text") await withLargeText(page, () => largePicture(path));
      else await page.screenshot({ path, fullPage: true });
    },
    close: () => context.close(),
  };
}
