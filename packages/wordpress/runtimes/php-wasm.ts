import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The oldest PHP that the plugin promises, and the newest there is. */
export const wasmVersions = ["7.4", "8.5"] as const;
export type WasmVersion = (typeof wasmVersions)[number];

const release = "3.1.56";

/** WordPress Playground's builds of PHP, in the system's temporary folder: fetched once. */
function wasmModules(): string {
  const home = join(tmpdir(), `octroi-php-wasm-${release}`);
  if (existsSync(home)) return home;
  const folder = mkdtempSync(join(tmpdir(), "octroi-fetched-"));
  writeFileSync(join(folder, "package.json"), "{}");
  const names = ["universal", ...wasmVersions.map((version) => `node-${version.replace(".", "-")}`)];
  const packages = names.map((name) => `@php-wasm/${name}@${release}`);
  const options = ["--silent", "--ignore-scripts", "--no-audit", "--no-fund"];
  execFileSync("npm", ["install", ...options, ...packages], { cwd: folder, stdio: "ignore" });
  try {
    renameSync(folder, home);
  } catch {
    // Another process has fetched it meanwhile.
    rmSync(folder, { recursive: true });
  }
  return home;
}

/** What runs a PHP that is compiled to WebAssembly: a program and its arguments. */
export function wasmCommand(version: WasmVersion, ...args: readonly string[]): string[] {
  const host = join(import.meta.dirname, "hosts/php-wasm.mjs");
  return [process.execPath, host, wasmModules(), version, ...args];
}
