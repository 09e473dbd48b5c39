import type { Language } from "@octroi/ui/language/language";
import { browserTest, waitForHydration } from "@octroi/ui/testing/browser-test";
import { expect } from "@playwright/test";
import type { Furnished } from "../browser/furnish.ts";

interface Fixtures {
  /** Gives this browser one of the console's cookies: of a session, or of a code that was asked for. */
  remember: (name: "session" | "challenge", value: string) => Promise<void>;
}

interface Furniture {
  owner: Furnished;
  /** The session of somebody without a site. */
  newcomer: string;
  /** The session of somebody who may only read, in the owner's workspace. */
  reader: string;
  /** The sessions of an owner who is invited to Pro, and of one who is on it. */
  invited: string;
  pro: string;
}

interface WorkerFixtures {
  /** What the setup has put into the console, for each language. */
  furniture: Readonly<Record<Language, Furniture>>;
  /** Where the console keeps its data. */
  folder: string;
  /** Where the mails are that the console would have sent. */
  mailFolder: string;
}

export const test = browserTest.extend<Fixtures, WorkerFixtures>({
  furniture: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern.
    async ({}, use) => use(JSON.parse(fromSetup("TESTED_FURNITURE"))),
    { scope: "worker" },
  ],
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern.
    async ({}, use) => use(fromSetup("TESTED_FOLDER")),
    { scope: "worker" },
  ],
  mailFolder: [async ({ folder }, use) => use(`${folder}/mail`), { scope: "worker" }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern.
  baseURL: async ({}, use) => use(fromSetup("TESTED_CONSOLE")),
  remember: async ({ context, baseURL }, use) => {
    await use(async (name, value) => {
      await context.addCookies([{ name: `octroi_${name}`, value, url: baseURL ?? "" }]);
    });
  },
});

function fromSetup(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error("Expected the setup to have started a console.");
  return value;
}

export { expect, waitForHydration };
