import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["packages/**/*.test.ts", "site/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "packages/*/runtimes/**", "site/tests/e2e/**", "site/build/**"],
    maxWorkers: 2,
    // Real processes and real databases start slowly on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
