import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["packages/**/*.test.ts", "site/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "site/tests/e2e/**", "site/build/**"],
    maxWorkers: 2,
  },
});
