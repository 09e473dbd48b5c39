import { test as base, expect, type Page } from "@playwright/test";
import { isHydrated } from "../browser/hydrated.ts";
import type { RunningSite } from "../browser/site.ts";

interface Fixtures {
  /** Opens a path and waits until React has taken the page over. */
  visit: (path: string) => Promise<void>;
  /** Everything the page complained about: errors, hydration warnings, refused scripts. */
  complaints: string[];
}

interface WorkerFixtures {
  /** The real server that the setup started, with its SQLite file. */
  site: Pick<RunningSite, "address" | "database">;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern.
    async ({}, use) => {
      const { TESTED_SITE: address, TESTED_DATABASE: database } = process.env;
      if (address === undefined || database === undefined) throw new Error("The setup started no server.");
      await use({ address, database });
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

/** Waits until React has taken the page over and the early taps are replayed. */
export async function awake(page: Page) {
  await page.waitForFunction(isHydrated);
}

export { expect };
