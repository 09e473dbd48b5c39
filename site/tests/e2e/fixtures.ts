import { test as base, expect } from "@playwright/test";
import { type RunningSite, startSite } from "../browser/site.ts";

interface Fixtures {
  /** Opens a path and waits until React has taken the page over. */
  visit: (path: string) => Promise<void>;
  /** Everything the page complained about: errors, hydration warnings, refused scripts. */
  complaints: string[];
}

interface WorkerFixtures {
  /** The real server, one per worker, with its own database. */
  site: RunningSite;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern.
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.address),
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    await use(complaints);
  },
  visit: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path);
      // The header wakes first, then the page, long tables stretch by stretch, then the footer.
      await page.waitForFunction(() => {
        const rows = ":is(.directory, .registry) tr:nth-child(40n + 1)";
        const parts = [...document.querySelectorAll(`main, main > *, ${rows}, footer`)];
        return parts.every((part) => Object.keys(part).some((key) => key.startsWith("__reactProps")));
      });
    });
  },
});

export { expect };
