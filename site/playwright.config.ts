import { defineConfig } from "@playwright/test";
import { chromiumPath, quietFlags } from "./tests/browser/chromium.ts";

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "../artifacts/browser",
  workers: 2,
  timeout: 60_000,
  fullyParallel: true,
  // The list names what needed its second try: a machine short of breath, or a test to mend.
  retries: 1,
  forbidOnly: process.env.CI !== undefined,
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: chromiumPath(), args: quietFlags },
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    // Those who test what moves ask for it.
    contextOptions: { reducedMotion: "reduce" },
    trace: "retain-on-failure",
  },
});
