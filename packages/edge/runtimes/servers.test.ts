import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, inject, test } from "vitest";
import { startRedis } from "./redis.ts";
import { serverRuntimes } from "./runtimes.ts";
import { testSharedLimits } from "./shared-limits.ts";
import { testRuntimes } from "./test-runtimes.ts";

const run = promisify(execFile);
const home = inject("examples");

test("the compiler accepts the examples, with the types as they are published", async () => {
  const files = [
    "node/*.ts",
    "hono/*.ts",
    "fastify/*.ts",
    "koa/*.ts",
    "cloudflare-pages/functions/*.ts",
    "vercel/*.ts",
    "cloudflare-workers/src/*.ts",
    "netlify/netlify/*/*.ts",
  ];
  const options = { strict: true, noEmit: true, module: "preserve", target: "es2024", types: ["node"] };
  const project = {
    compilerOptions: { ...options, skipLibCheck: true, resolveJsonModule: true },
    include: files,
  };
  writeFileSync(join(home, "tsconfig.json"), JSON.stringify(project));
  await expect(
    run(process.execPath, [join(home, "node_modules/.bin/tsc"), "-p", home]),
  ).resolves.toMatchObject({
    stdout: "",
  });
});

testSharedLimits(await startRedis(), home);

testRuntimes(serverRuntimes);
