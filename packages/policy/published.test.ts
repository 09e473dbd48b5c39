import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildPackage } from "../../scripts/build-package.ts";

const consumer = mkdtempSync(join(tmpdir(), "policy-"));
const installed = join(consumer, "node_modules/@octroi/policy");

beforeAll(() => {
  const built = join(consumer, "built");
  mkdirSync(built);
  const archives = ["crawlers", "policy"].map((name) => {
    buildPackage(join(import.meta.dirname, "..", name), join(built, name));
    const packed = npm(["pack", join(built, name), "--pack-destination", built, "--json"], consumer);
    const [{ filename }] = JSON.parse(packed);
    return join(built, filename);
  });
  writeFileSync(join(consumer, "package.json"), '{ "type": "module", "private": true }');
  npm(["install", "--offline", "--no-audit", "--no-fund", "--ignore-scripts", ...archives], consumer);
}, 240_000);
afterAll(() => rmSync(consumer, { recursive: true }));

function npm(args: readonly string[], cwd: string): string {
  return execFileSync("npm", args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

function run(script: string): string {
  return execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: consumer,
    encoding: "utf8",
  }).trim();
}

describe("the package as it is packed and installed", () => {
  test("is plain JavaScript that Node imports, by every path", () => {
    expect(
      run(`import { preset } from "@octroi/policy"; import { decide } from "@octroi/policy/decide";
           import { identify } from "@octroi/crawlers/identify";
           const policy = preset("block-ai", { origin: "https://example.com" });
           console.log(decide(policy, { crawler: identify("GPTBot/1.2"), identity: "unverifiable", path: "/" }).action)`),
    ).toBe("block");
    expect(run('import { parsePolicy } from "@octroi/policy/parse"; console.log(parsePolicy(1).ok)')).toBe(
      "false",
    );
    expect(
      run(
        'import { outputs } from "@octroi/policy/outputs"; console.log(outputs.rsl.check("<rsl/>")[0].code)',
      ),
    ).toBe("rsl-namespace");
    expect(
      run(
        'import { check } from "@octroi/policy/check"; console.log(check({ origin: "https://a.b" }).valid)',
      ),
    ).toBe("true");
    expect(
      run('import schema from "@octroi/policy/schema.json" with { type: "json" }; console.log(schema.title)'),
    ).toBe("Octroi policy");
  });

  test("has types that a strict project accepts", () => {
    writeFileSync(
      join(consumer, "use.ts"),
      `import { type Decision, decide, type Policy, parsePolicy } from "@octroi/policy";
       import { headersFor } from "@octroi/policy/outputs";
       const parsed = parsePolicy("{}");
       export const policy: Policy | undefined = parsed.ok ? parsed.policy : undefined;
       export function price(decision: Decision): string | undefined {
         return decision.action === "charge" ? decision.price.amount : undefined;
       }
       export const names = policy && headersFor(policy, "/").map(([name]) => name);
       // @ts-expect-error a visit has a path
       if (policy) decide(policy, { crawler: null, identity: "verified" });`,
    );
    const tsc = join(fileURLToPath(import.meta.resolve("typescript/package.json")), "../bin/tsc");
    const options = [
      "--noEmit",
      "--strict",
      "--module",
      "nodenext",
      "--target",
      "es2024",
      "--lib",
      "es2024,dom",
      "--types",
      "",
    ];
    expect(() =>
      execFileSync(process.execPath, [tsc, ...options, "use.ts"], { cwd: consumer, stdio: "pipe" }),
    ).not.toThrow();
  });

  test("holds no tests and none of their data", () => {
    const files = readdirSync(installed, { recursive: true, encoding: "utf8" });
    expect(files.filter((file) => /test|cases|\.ts$/.test(file) && !file.endsWith(".d.ts"))).toEqual([]);
  });

  test("needs the crawlers and nothing else", () => {
    const manifest = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
    expect(manifest).toMatchObject({
      name: "@octroi/policy",
      dependencies: { "@octroi/crawlers": "^0.1.0" },
    });
    expect(Object.keys(manifest.dependencies)).toHaveLength(1);
    expect(manifest).not.toHaveProperty("devDependencies");
    expect(readFileSync(join(installed, "README.md"), "utf8")).toContain("@octroi/policy");
    expect(readFileSync(join(installed, "LICENSE"), "utf8")).toContain("MIT");
  });
});
