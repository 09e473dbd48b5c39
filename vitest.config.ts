import { defineConfig } from "vitest/config";

/** These need no build of an application and no database. */
const pure = [
  "packages/**/*.test.ts",
  "ui/**/*.test.ts",
  "web/**/*.test.ts",
  "check/**/*.test.ts",
  "proxy/**/*.test.ts",
  "site/**/*.test.{ts,tsx}",
  "console/**/*.test.ts",
  "domain/**/*.test.ts",
  "server/mail/**/*.test.ts",
  "tests/{architecture,documents,requirements}.test.ts",
];
const exclude = [
  "**/node_modules/**",
  // `npm run test:runtimes` and `npm run test:engines` run these.
  "packages/*/{published.test.ts,runtimes/**}",
  "tests/{engines,deploy,runtimes}/**",
  "proxy/runtimes/**",
  // `npm run test:exhaustive` runs these too.
  ...(process.env["SLOW"] === undefined ? ["**/*.slow.test.ts"] : []),
];

export default defineConfig({
  test: {
    // Files share a process: each module is loaded, and each page rendered, once for all of them.
    isolate: false,
    // Some wait for a process or a database half of the time: a third worker uses it.
    maxWorkers: 3,
    // Real processes and real databases start slowly on a busy machine.
    testTimeout: process.env["SLOW"] === undefined ? 180_000 : 600_000,
    hookTimeout: 180_000,
    // What passes at its second try is counted as retried, and is to be mended.
    retry: 1,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      { extends: true, test: { name: "pure", include: pure, exclude } },
      {
        extends: true,
        test: {
          name: "console",
          // The database’s own tests come along: they need no more than a server.
          include: [
            "store/**/*.test.ts",
            "cli/**/*.test.ts",
            "server/{console,connectors,market,operations}/**/*.test.ts",
            "server/*.test.ts",
            "tests/console/**/*.test.ts",
            "database/**/*.test.ts",
          ],
          exclude: [...exclude, ...pure],
          env: { NODE_ENV: "production" },
          globalSetup: ["tests/setup/build.ts", "tests/setup/databases.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "site",
          include: [
            "server/site/**/*.test.ts",
            "tests/*.test.ts",
            "tests/{site,security}/**/*.test.ts",
            "bench/**/*.test.ts",
          ],
          exclude: [...exclude, ...pure],
          // As the server runs: React's other build says more about mistakes, and takes three times as long.
          env: { NODE_ENV: "production" },
          globalSetup: ["tests/setup/build.ts", "tests/site/setup/folder.ts", "tests/setup/databases.ts"],
        },
      },
    ],
  },
});
