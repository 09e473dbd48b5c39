import { defineConfig } from "vitest/config";

/** They keep nothing between files and may share a process, which saves loading the same modules again. */
const pure = ["packages/**/*.test.ts", "site/{app,domain,markdown,cli}/**/*.test.{ts,tsx}"];
/** They read the pages that the built site answers: a process renders each once for all the files it runs. */
const pages = [
  "site/tests/pages/*.test.ts",
  "site/server/{site,api/signup-form}.test.ts",
  "site/server/pages/{addresses,crawler-data,document,files,form-pages,generated-robots,language-choice}.test.ts",
  "site/server/{ledger/{gate,live-page},policy/policy}.test.ts",
  "site/tests/{links,site-check/own-site}.test.ts",
];
/**
 * What takes long and seldom fails alone: servers in trouble, of which `npm test` has one killed, and every regular
 * expression over strings that it may take too long for.
 */
const thorough = [
  "site/tests/reliability/{faults,load}.test.ts",
  "site/tests/security/regular-expressions.test.ts",
];
const never = [
  ...(process.env.EXHAUSTIVE === undefined ? thorough : []),
  "**/node_modules/**",
  "packages/*/{published.test.ts,runtimes/**}",
  "site/tests/{e2e,engines,deploy}/**",
  "site/build/**",
];

export default defineConfig({
  test: {
    // Some wait for a process or a database half of the time: a third worker uses it.
    maxWorkers: 3,
    // Real processes and real databases start slowly on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: { name: "pure", include: pure, exclude: never, isolate: false },
      },
      {
        extends: true,
        test: {
          name: "pages",
          include: pages,
          exclude: never,
          isolate: false,
          // As the server runs: React's other build says more about mistakes, and takes three times as long.
          env: { NODE_ENV: "production" },
          globalSetup: ["site/tests/setup/build.ts", "site/tests/setup/folder.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "site",
          include: ["site/**/*.test.{ts,tsx}"],
          exclude: [...never, ...pure, ...pages],
          globalSetup: ["site/tests/setup/build.ts", "site/tests/setup/postgres.ts"],
        },
      },
    ],
  },
});
