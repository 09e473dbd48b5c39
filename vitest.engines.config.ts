import { defineConfig } from "vitest/config";

/** The journeys in Firefox and WebKit, as Debian ships them: `npm run test:engines`. */
export default defineConfig({
  test: {
    include: ["tests/engines/*.test.ts"],
    globalSetup: ["tests/setup/build.ts"],
    maxWorkers: 1,
    // WebKit's driver was seen to stop answering in the middle of a journey.
    retry: 2,
    testTimeout: 120_000,
    // Installing a browser takes a while.
    hookTimeout: 600_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
