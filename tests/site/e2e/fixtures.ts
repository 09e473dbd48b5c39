import { browserTest, waitForHydration } from "@octroi/ui/testing/browser-test";
import { lightly } from "@octroi/ui/testing/flags";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import type { RunningSite } from "../browser/site.ts";

interface WorkerFixtures {
  /** The context that tests of one worker share where they can: see `sharing`. */
  shared: BrowserContext;
  /** Its one tab, which stays open from test to test. */
  tab: Page;
  /** The real server that the setup started, with its SQLite file. */
  site: Pick<RunningSite, "address" | "database">;
}

/** How a page is looked at where a test asks for nothing else. */
const look = { locale: "en-US" };

/** All that a test may have listened to. */
const heard = ["console", "download", "pageerror", "request", "response", "worker"];

export const test = browserTest.extend<object, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern.
    async ({}, use) => {
      const { TESTED_SITE: address, TESTED_DATABASE: database } = process.env;
      if (address === undefined || database === undefined)
        throw new Error("Expected the setup to have started a server.");
      await use({ address, database });
    },
    { scope: "worker" },
  ],
  shared: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({ baseURL: site.address, extraHTTPHeaders: lightly, ...look });
      await use(context);
      await context.close();
    },
    { scope: "worker" },
  ],
  tab: [
    async ({ shared }, use) => {
      const tab = await shared.newPage();
      for (const name of ["clock", "addInitScript"]) Object.defineProperty(tab, name, { get: needsItsOwn });
      await use(tab);
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.address),
});

/**
 * For tests that need no context of their own: one tab for all of a worker, left as new but for the browser's cache.
 * A new tab has a new process, which reads the same styles and compiles the same scripts again: half as much again
 * for a visit. Whoever stops the clock or does without script takes `test`.
 */
export const sharing = test.extend({
  context: async ({ shared, tab, javaScriptEnabled, permissions }, use) => {
    if (!javaScriptEnabled || permissions) needsItsOwn();
    await use(shared);
    await shared.setOffline(false);
    await shared.unrouteAll({ behavior: "ignoreErrors" });
    for (const opened of shared.pages()) if (opened !== tab) await opened.close();
    await shared.clearCookies();
    await shared.clearPermissions();
  },
  // Emptied before the context is: a page that is still open may write to it.
  page: async ({ context, tab, viewport, contextOptions: { reducedMotion = null }, site }, use) => {
    if (viewport) await tab.setViewportSize(viewport);
    await tab.emulateMedia({ media: null, forcedColors: null, reducedMotion });
    await use(tab);
    for (const name of heard) tab.removeAllListeners(name);
    await tab.unrouteAll({ behavior: "ignoreErrors" });
    await context.setOffline(false);
    // A page without script of its own, from which what its neighbours stored can be reached.
    await tab.goto(`${site.address}/robots.txt`);
    await tab.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
});

function needsItsOwn(): never {
  throw new Error("This test needs a context of its own: it takes `test`, not `sharing`.");
}

export { expect, waitForHydration };
