import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildPackage } from "../../scripts/build-package.ts";
import { compileIn, compileWithoutDom, runIn, runReadmeIn } from "../../scripts/published.ts";
import { parsePolicy } from "./src/parse.ts";

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

describe("the package as it is packed and installed", () => {
  test("is plain JavaScript that Node imports, by every path", () => {
    const script = `
      import { preset } from "@octroi/policy";
      import { decide } from "@octroi/policy/decide";
      import { identify } from "@octroi/crawlers/identify";
      import { parsePolicy } from "@octroi/policy/parse";
      import { outputs } from "@octroi/policy/outputs";
      import { headersFor } from "@octroi/policy/http-headers";
      import { identifierFor } from "@octroi/policy/identify";
      import { check } from "@octroi/policy/check";
      import schema from "@octroi/policy/schema.json" with { type: "json" };
      const policy = preset("block-ai", { origin: "https://example.com" });
      console.log(decide(policy, { crawler: identify("GPTBot/1.2"), identity: "unverifiable", path: "/" }).action);
      console.log(parsePolicy(1).ok);
      console.log(outputs.rsl.check("<rsl/>")[0].code);
      console.log(headersFor(policy)[0][0]);
      console.log(check({ origin: "https://a.b" }).valid);
      console.log(schema.title);
      console.log(identifierFor(policy)("GPTBot/1.2").token);`;
    expect(runIn(consumer, script).split("\n")).toEqual([
      "block",
      "false",
      "rsl-namespace",
      "Content-Usage",
      "true",
      "Octroi policy",
      "GPTBot",
    ]);
  });

  test("does what its README shows, example by example, and shows a policy that is one", () => {
    const readme = readFileSync(join(installed, "README.md"), "utf8");
    const shown = [...readme.matchAll(/^```json\n(.*?)^```$/gms)].map(
      ([, text = ""]) => parsePolicy(text).ok,
    );
    expect(shown).toEqual([true, true]);
    expect(runReadmeIn(consumer, readme)).toBe(4);
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
    expect(() => compileIn(consumer, ["use.ts"], ["--noEmit", "--types", ""])).not.toThrow();
  });

  test("has types that a project without a browser's types accepts", () => {
    writeFileSync(
      join(consumer, "server.ts"),
      `import { type Policy, parsePolicy } from "@octroi/policy";
       import { check } from "@octroi/policy/check";
       import { headersFor } from "@octroi/policy/http-headers";
       import { identifierFor } from "@octroi/policy/identify";
       import { outputs } from "@octroi/policy/outputs";
       export const names = (policy: Policy) => headersFor(policy, "/").map(([name]) => name);
       export { check, identifierFor, outputs, parsePolicy };`,
    );
    expect(() => compileWithoutDom(consumer, "server.ts")).not.toThrow();
  });

  test("has a command that checks a policy", () => {
    writeFileSync(
      join(consumer, "octroi.policy.json"),
      '{ "version": 1, "site": { "origin": "https://example.com" }, "rules": [] }',
    );
    expect(npm(["exec", "--offline", "--", "octroi-policy", "check", "octroi.policy.json"], consumer)).toBe(
      "octroi.policy.json: ok\n",
    );
    writeFileSync(join(consumer, "bad.json"), "{");
    expect(() => npm(["exec", "--offline", "--", "octroi-policy", "check", "bad.json"], consumer)).toThrow();
  });

  test("holds no tests and none of their data", () => {
    const files = readdirSync(installed, { recursive: true, encoding: "utf8" });
    expect(files.filter((file) => /test|cases|\.ts$/.test(file) && !file.endsWith(".d.ts"))).toEqual([]);
  });

  test("needs the crawlers and nothing else", () => {
    const manifest = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
    expect(manifest).toMatchObject({
      name: "@octroi/policy",
      dependencies: { "@octroi/crawlers": "^0.2.0" },
    });
    expect(Object.keys(manifest.dependencies)).toHaveLength(1);
    expect(manifest).not.toHaveProperty("devDependencies");
    expect(readFileSync(join(installed, "README.md"), "utf8")).toContain("@octroi/policy");
    expect(readFileSync(join(installed, "LICENSE"), "utf8")).toContain("MIT");
  });
});
