import { test as base, type ConsoleMessage, type Page } from "@playwright/test";
import { isPageHydrated } from "./hydrated.ts";

interface Fixtures {
  /** Opens a path and waits until all of it is hydrated. */
  visit: (path: string) => Promise<void>;
  /** Everything the page complained about: errors, hydration warnings, refused scripts. */
  complaints: string[];
}

export const browserTest = base.extend<Fixtures>({
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    const fail = (error: Error) => complaints.push(String(error));
    const tell = (message: ConsoleMessage) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    };
    page.on("pageerror", fail).on("console", tell);
    await use(complaints);
    page.off("pageerror", fail).off("console", tell);
  },
  visit: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path);
      await waitForHydration(page);
    });
  },
});

/** Waits until all of it is hydrated and the early taps are replayed. */
export async function waitForHydration(page: Page) {
  // Not at every frame, which would then be drawn for this question alone.
  await page.waitForFunction(isPageHydrated, undefined, { polling: 50 });
}
