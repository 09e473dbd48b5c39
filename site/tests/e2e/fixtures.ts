import { test as base, expect, type Page } from "@playwright/test";
import type {} from "../../app/early-taps.ts";
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
      await awake(page);
    });
  },
});

/** Waits until React has taken the page over: the header first, then the page, long tables by stretches, the footer. */
export async function awake(page: Page) {
  await page.waitForFunction(() => {
    const rows = ":is(.directory, .registry) tr:nth-child(40n + 1)";
    const parts = [...document.querySelectorAll(`main, main > *, ${rows}, footer`)];
    const isTaken = parts.every((part) => Object.keys(part).some((key) => key.startsWith("__reactProps")));
    return isTaken && window.releaseTaps === undefined;
  });
}

export { expect };
