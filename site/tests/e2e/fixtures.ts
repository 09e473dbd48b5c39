import { type BrowserContext, test as base, type ConsoleMessage, expect, type Page } from "@playwright/test";
import { isHydrated } from "../browser/hydrated.ts";
import type { RunningSite } from "../browser/site.ts";

interface Fixtures {
  /** Opens a path and waits until React has taken the page over. */
  visit: (path: string) => Promise<void>;
  /** Everything the page complained about: errors, hydration warnings, refused scripts. */
  complaints: string[];
}

interface WorkerFixtures {
  /** The context that tests of one worker share where they can: see `sharing`. */
  shared: BrowserContext;
  /** A tab of it that stays open from test to test. */
  tab: Page;
  /** The real server that the setup started, with its SQLite file. */
  site: Pick<RunningSite, "address" | "database">;
}

/** How a page is looked at where a test asks for nothing else. */
const look = { viewport: { width: 1280, height: 800 }, locale: "en-US", reducedMotion: "reduce" } as const;

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
  shared: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({ baseURL: site.address, ...look });
      // What an earlier tab has left behind is gone when the first page opens in a new one.
      await context.addInitScript((ours) => {
        if (location.origin !== ours || sessionStorage.getItem("opened") !== null) return;
        localStorage.clear();
        sessionStorage.setItem("opened", "");
      }, site.address);
      await use(context);
      await context.close();
    },
    { scope: "worker" },
  ],
  tab: [async ({ shared }, use) => use(await shared.newPage()), { scope: "worker" }],
  baseURL: async ({ site }, use) => use(site.address),
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
      await awake(page);
    });
  },
});

/**
 * For tests that need no context of their own: a new tab in one that is emptied afterwards, but for the browser's
 * cache. So the same scripts are not loaded and compiled four hundred times. Whoever stops the clock, does
 * without script or lets things move takes `test`.
 */
export const sharing = test.extend({
  context: async ({ shared, javaScriptEnabled, permissions, contextOptions }, use) => {
    if (!javaScriptEnabled || permissions || contextOptions.reducedMotion !== "reduce") needsItsOwn();
    await use(shared);
    await shared.clearCookies();
    await shared.clearPermissions();
    await shared.setOffline(false);
  },
  page: async ({ context, viewport }, use) => {
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    Object.defineProperty(page, "clock", { get: needsItsOwn });
    await use(page);
    await page.close();
  },
});

function needsItsOwn(): never {
  throw new Error("This test needs a context of its own: it takes `test`, not `sharing`.");
}

/** Waits until React has taken the page over and the early taps are replayed. */
export async function awake(page: Page) {
  await page.waitForFunction(isHydrated);
}

export { expect };
