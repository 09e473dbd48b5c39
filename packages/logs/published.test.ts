import { spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync, zstdCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildPackage } from "../../scripts/build-package.ts";
import { compileWithoutDom, installedFromNpm, runReadmeIn } from "../../scripts/published.ts";
import { problemWords } from "./src/files/problem.ts";
import { combinedLog } from "./tests/sample-log.ts";

const consumer = mkdtempSync(join(tmpdir(), "logs-"));
const modules = join(consumer, "node_modules");
const installed = join(modules, "@octroi/logs");

beforeAll(() => {
  mkdirSync(join(modules, "@octroi"), { recursive: true });
  for (const name of ["crawlers", "policy", "logs"]) {
    buildPackage(join(import.meta.dirname, "..", name), join(modules, "@octroi", name));
  }
  symlinkSync(fileURLToPath(new URL("..", import.meta.resolve("fflate"))), join(modules, "fflate"));
  writeFileSync(join(consumer, "package.json"), '{ "type": "module" }');
}, 300_000);
afterAll(() => rmSync(consumer, { recursive: true }));

describe("the package as it is published", () => {
  test("does what its README shows, example by example", () => {
    const readme = readFileSync(join(installed, "README.md"), "utf8");
    expect(runReadmeIn(consumer, readme)).toBe(3);
  });

  test("has a command that reads logs", () => {
    const manifest = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
    const command = join(installed, manifest.bin["octroi-logs"]);
    expect(readFileSync(command, "utf8")).toMatch(/^#!\/usr\/bin\/env node\n/);
    writeFileSync(join(consumer, "access.log"), combinedLog(100));
    const { stdout, stderr, status } = spawnSync(process.execPath, [command, "access.log"], {
      cwd: consumer,
      encoding: "utf8",
    });
    expect(stderr).toBe("");
    expect(status).toBe(0);
    expect(stdout).toMatch(/^100 visits from /);
    expect(spawnSync(process.execPath, [command, "--version"], { encoding: "utf8" }).stdout.trim()).toBe(
      manifest.version,
    );
  });

  test.runIf(process.platform === "linux")(
    "has a command that runs on the oldest Node that it is for",
    () => {
      // The oldest from 22.12 on that npm has for both architectures.
      const node = join(installedFromNpm(`node-linux-${process.arch}`, "22.13.1"), "bin/node");
      writeFileSync(join(consumer, "old.log"), combinedLog(100));
      writeFileSync(join(consumer, "old.log.gz"), gzipSync(combinedLog(50)));
      writeFileSync(join(consumer, "old.log.zst"), zstdCompressSync(combinedLog(50)));
      const files = ["old.log", "old.log.gz", "old.log.zst"];
      const { stdout, stderr } = spawnSync(node, [join(installed, "cli.js"), ...files], {
        cwd: consumer,
        encoding: "utf8",
      });
      expect(stderr).toBe("");
      expect(stdout).toMatch(/^150 visits from /);
      expect(stdout).toContain(`old.log.zst ${problemWords.zstd}`);
    },
  );

  test("has types that a project without a browser's types accepts", () => {
    writeFileSync(
      join(consumer, "server.ts"),
      `import { analyze, type LogFile } from "@octroi/logs";
       import { csvRow } from "@octroi/logs/csv";
       import { decompressors, logFile } from "@octroi/logs/node";
       export const snapshots = (file: File) => analyze([file, logFile("access.log")], { decompressors });
       export const row: string = csvRow(["a", 1]);
       export type { LogFile };`,
    );
    expect(() => compileWithoutDom(consumer, "server.ts")).not.toThrow();
  });

  test("asks for nothing of Node where browsers import it", () => {
    const reached = modulesFrom(join(installed, "index.js"));
    expect(reached.length).toBeGreaterThan(20);
    const asking = reached.filter((file) => /from "node:/.test(readFileSync(file, "utf8")));
    expect(asking).toEqual([]);
  });

  test("holds no tests, and names what it needs", () => {
    const files = readdirSync(installed, { recursive: true, encoding: "utf8" });
    expect(files.filter((file) => /test|bench|runtimes/.test(file))).toEqual([]);
    const manifest = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
    expect(Object.keys(manifest.dependencies)).toEqual(["@octroi/crawlers", "@octroi/policy", "fflate"]);
    expect(manifest).not.toHaveProperty("devDependencies");
  });
});

/** The package's own files that are loaded with this one. */
function modulesFrom(file: string, known = new Set<string>()): readonly string[] {
  if (known.has(file)) return [];
  known.add(file);
  const specifiers = [...readFileSync(file, "utf8").matchAll(/from "(\.[^"]+)"/g)];
  for (const [, specifier = ""] of specifiers) modulesFrom(join(file, "..", specifier), known);
  return [...known];
}
