import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { installExamples } from "./install.ts";
import { startRedis } from "./redis.ts";
import { runtimes } from "./runtimes.ts";
import { testSharedLimits } from "./shared-limits.ts";
import type { Running } from "./start.ts";
import { environment, visitors } from "./visitors.ts";

const run = promisify(execFile);
let home = "";
const table: string[][] = [["", ...Object.keys(visitors)]];

beforeAll(() => {
  home = installExamples();
});
afterAll(() => {
  const widths =
    table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  console.log(
    table.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")).join("\n"),
  );
});

test("the compiler accepts the examples, with the types as they are published", async () => {
  const files = [
    "node/*.ts",
    "hono/*.ts",
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

testSharedLimits(await startRedis(), () => home);

describe.each(Object.entries(runtimes))("%s", (name, runtime) => {
  let running: Running;
  beforeAll(async () => {
    running = await runtime.serve(home, environment);
  });
  afterAll(() => running?.stop());

  test("answers every visitor as the policy says", async () => {
    const got: Record<string, number[]> = {};
    for (const [who, { headers, address, gets }] of Object.entries(visitors)) {
      const statuses: number[] = [];
      for (const _ of gets) {
        const response = await fetch(`${running.address}/articles/1`, {
          headers: { [runtime.addressHeader]: address, ...(await headers()) },
        });
        await response.body?.cancel();
        statuses.push(response.status);
      }
      got[who] = statuses;
    }
    table.push([name, ...Object.values(got).map((statuses) => statuses.join(" "))]);
    expect(got).toEqual(Object.fromEntries(Object.entries(visitors).map(([who, { gets }]) => [who, gets])));
  });

  const { prints } = runtime;
  if (prints === undefined) return;
  test("serves robots.txt and the headers that the policy prints", async () => {
    const { robots, headers } = prints(home);
    const served = await fetch(`${running.address}/robots.txt`);
    expect(served.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(await served.text()).toBe(robots);
    const page = await fetch(`${running.address}/articles/1`);
    for (const [name, value] of headers) expect(page.headers.get(name)).toContain(value);
  });
});
