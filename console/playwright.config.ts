import { lightly, quietFlags } from "@octroi/ui/testing/flags";
import { runsSlow } from "@octroi/ui/testing/slow";
import { defineConfig } from "@playwright/test";

// The setup sets it, and workers inherit it.
const { CHROMIUM_PATH: executablePath } = process.env;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "../artifacts/browser-console",
  // Reading this file looks for nothing and installs nothing: the setup does, once, when tests are to run.
  globalSetup: "./tests/setup/browser.ts",
  // A page spends half of its time waiting: a third worker uses it.
  workers: 3,
  // A shared machine may stand still for a minute.
  timeout: 240_000,
  // A state is waited for as long as it takes on a busy machine: nothing is tried twice.
  expect: { timeout: 60_000 },
  retries: 0,
  ...(!runsSlow && { grepInvert: /@slow/ }),
  forbidOnly: process.env["CI"] !== undefined,
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    launchOptions: { ...(executablePath !== undefined && { executablePath }), args: quietFlags },
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    extraHTTPHeaders: lightly,
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
  },
});
