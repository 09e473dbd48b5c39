import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the programs of others are that payments are tried with. */
    payments: string;
  }
}

/** 250 MB: kept in the system’s temporary folder, and installed anew when the lock file changes. */
export default function setup({ provide }: Pick<TestProject, "provide">) {
  const lock = readFileSync(join(import.meta.dirname, "package-lock.json"));
  const edition = createHash("sha256").update(lock).digest("hex").slice(0, 12);
  const home = join(tmpdir(), `octroi-payments-${edition}`);
  mkdirSync(home, { recursive: true });
  for (const name of ["package.json", "package-lock.json", "hosts"]) {
    cpSync(join(import.meta.dirname, name), join(home, name), { recursive: true });
  }
  const installed = join(home, "node_modules/.installed");
  if (!existsSync(installed)) {
    // Not `npm ci`: it wants the chain’s native part for every machine, and some registries do not have them all.
    execFileSync("npm", ["install", "--no-audit", "--no-fund"], { cwd: home, stdio: "ignore" });
    writeFileSync(installed, "");
  }
  provide("payments", home);
}
