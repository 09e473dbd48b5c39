import { defineConfig } from "vitest/config";

/** What is printed for servers and runtimes, run on them, and what is published, as published: `npm run test:runtimes`. */
export default defineConfig({
  test: {
    include: [
      "packages/*/runtimes/**/*.test.ts",
      "packages/*/published.test.ts",
      "scripts/{publishable,node-versions}.test.ts",
      "tests/deploy/*.test.ts",
      "{proxy,tests}/runtimes/*.test.ts",
      "tests/payments/*.test.ts",
      "tests/journeys/*.test.ts",
    ],
    globalSetup: ["packages/edge/runtimes/install.ts", "tests/payments/install.ts", "tests/setup/build.ts"],
    // Most wait for half of the time: until a gate asks again, a lease ends, or something is installed.
    maxWorkers: 3,
    testTimeout: 300_000,
    // Real servers on ports that were free a moment ago: another test's may have taken one. Vitest counts what was tried again.
    retry: 1,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
