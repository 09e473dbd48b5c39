import { defineConfig } from "@playwright/test";
import { lightly, quietFlags } from "./flags.ts";
import { runsLayout, runsSlow } from "./slow.ts";

/**
 * Letters as wide as drawn, or rounded to whole pixels: a line differs by a few, and machines do either. The whole Chromium
 * takes it from here alone; the headless shell rounds.
 */
const fonts = ["unhinted", "hinted"] as const;

/** How an application's browser tests are run; `name` is that of its folder under `artifacts`. */
export function browserConfig(name: string) {
  // The setup sets it, and workers inherit it.
  const { CHROMIUM_PATH: executablePath } = process.env;
  const launchOptions = { ...(executablePath !== undefined && { executablePath }), args: quietFlags };
  return defineConfig({
    testDir: "e2e",
    outputDir: `../../artifacts/${name}`,
    // Reading this configuration looks for nothing and installs nothing: the setup does, once, when tests are to run.
    globalSetup: "./setup/browser.ts",
    // A page spends half of its time waiting: a third worker uses it, a fourth only slows the others down.
    workers: 3,
    // A shared machine may stand still for a minute.
    timeout: 240_000,
    // A state is waited for as long as it takes on a busy machine.
    expect: { timeout: 60_000 },
    // What passes at its second try is reported as flaky, and is to be mended.
    retries: 1,
    ...(!runsSlow && { grepInvert: /@slow/ }),
    ...(runsLayout && {
      grep: /@layout/,
      projects: fonts.map((name) => ({
        name,
        use: {
          launchOptions: {
            ...launchOptions,
            // Scrollbars take room on most desktops, and Playwright hides them.
            ignoreDefaultArgs: ["--hide-scrollbars"],
            env: { ...process.env, FONTCONFIG_FILE: `${import.meta.dirname}/fonts/${name}.conf` },
          },
        },
      })),
    }),
    forbidOnly: process.env["CI"] !== undefined,
    reporter: [["list"]],
    use: {
      browserName: "chromium",
      launchOptions,
      viewport: { width: 1280, height: 800 },
      locale: "en-US",
      extraHTTPHeaders: lightly,
      // Those who test what moves ask for it.
      contextOptions: { reducedMotion: "reduce" },
      // A trace of every test costs as much as the test: `npx playwright test -g "…" --trace on` makes one.
      screenshot: "only-on-failure",
    },
  });
}
