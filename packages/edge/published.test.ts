import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildPackage } from "../../scripts/build-package.ts";
import { compileWithoutDom, runIn, runReadmeIn } from "../../scripts/published.ts";
import { version } from "./src/version.ts";
import { policy } from "./tests/policy.ts";

const consumer = mkdtempSync(join(tmpdir(), "edge-"));
const installed = join(consumer, "node_modules/@octroi");

beforeAll(() => {
  mkdirSync(installed, { recursive: true });
  for (const name of ["crawlers", "policy", "edge"]) {
    buildPackage(join(import.meta.dirname, "..", name), join(installed, name));
  }
  writeFileSync(join(consumer, "package.json"), '{ "type": "module" }');
  writeFileSync(join(consumer, "octroi.policy.json"), JSON.stringify(policy));
}, 120_000);
afterAll(() => rmSync(consumer, { recursive: true }));

const readme = readFileSync(join(import.meta.dirname, "README.md"), "utf8");

describe("the package as it is published", () => {
  test("is plain JavaScript that Node imports, by every path", () => {
    const { exports } = JSON.parse(readFileSync(join(installed, "edge/package.json"), "utf8"));
    const paths = Object.keys(exports).map((path) => path.replace(".", "@octroi/edge"));
    expect(paths).toContain("@octroi/edge/next");
    const script = paths.map((path) => `console.log(Object.keys(await import("${path}")).length > 0);`);
    expect(runIn(consumer, script.join("\n")).split("\n")).toEqual(paths.map(() => "true"));
  });

  test("does what the README shows, in types and in fact", () => {
    expect(runReadmeIn(consumer, readme)).toBe(3);
  });

  test("has types that a project without a browser's types accepts", () => {
    writeFileSync(
      join(consumer, "server.ts"),
      `import "@octroi/edge";
       import "@octroi/edge/express";
       import { createLicenseKeys, issueLicense, type LicenseKey } from "@octroi/edge/licenses";
       import "@octroi/edge/node";
       export const privateKey: Promise<LicenseKey> = createLicenseKeys().then((keys) => keys.privateKey);
       export const curve = (key: LicenseKey): string | undefined => key.crv;
       export { issueLicense };`,
    );
    expect(() => compileWithoutDom(consumer, "server.ts")).not.toThrow();
  });

  test("has a README whose links lead somewhere from where it is published", () => {
    expect(readme.match(/\]\((?!https:)[^)]*\)/g)).toBeNull();
  });

  test("has a command that runs", () => {
    const { bin } = JSON.parse(readFileSync(join(installed, "edge/package.json"), "utf8"));
    const command = join(installed, "edge", bin["octroi-edge"]);
    expect(readFileSync(command, "utf8").startsWith("#!/usr/bin/env node\n")).toBe(true);
    const keys = execFileSync(process.execPath, [command, "license", "keys"], {
      cwd: consumer,
      stdio: "pipe",
    });
    expect(JSON.parse(keys.toString()).keys).toHaveLength(1);
  });

  test("holds no tests, names its version, and needs our two packages alone", () => {
    const files = readdirSync(join(installed, "edge"), { recursive: true, encoding: "utf8" });
    expect(files.filter((file) => /test|runtimes|bench/.test(file))).toEqual([]);
    const manifest = JSON.parse(readFileSync(join(installed, "edge/package.json"), "utf8"));
    expect(manifest).toMatchObject({ version, sideEffects: false });
    expect(Object.keys(manifest.dependencies)).toEqual(["@octroi/crawlers", "@octroi/policy"]);
    expect(manifest).not.toHaveProperty("devDependencies");
  });

  test("has adapters of at most thirty lines", () => {
    const folder = join(import.meta.dirname, "src/adapters");
    for (const name of readdirSync(folder)) {
      const lines = readFileSync(join(folder, name), "utf8").trimEnd().split("\n");
      expect(lines.length, name).toBeLessThanOrEqual(30);
    }
  });
});
