import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { buildPackage } from "../../../scripts/build-package.ts";

const repository = join(import.meta.dirname, "../../..");
const examples = join(repository, "examples");

/** Before all tests, since several files use the one installation at once. */
export default function setup({ provide }: Pick<TestProject, "provide">) {
  provide("examples", installExamples());
}

/**
 * A copy of `examples/` with the runtimes that its lock file names, and with our packages as they are published.
 * Over 800 MB: kept in the system's temporary folder, and installed anew when the lock file changes. Each checkout has
 * its own, since what it packs lies in there.
 */
function installExamples(): string {
  const lock = readFileSync(join(examples, "package-lock.json"));
  const edition = createHash("sha256").update(lock).update(repository).digest("hex").slice(0, 12);
  const home = join(tmpdir(), `octroi-runtimes-${edition}`);
  mkdirSync(home, { recursive: true });
  cpSync(examples, home, { recursive: true, filter: (path) => !path.includes("node_modules") });
  cpSync(join(import.meta.dirname, "hosts"), join(home, "hosts"), { recursive: true });
  const installed = join(home, "node_modules/.installed");
  if (!existsSync(installed)) {
    execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: home, stdio: "ignore" });
    writeFileSync(installed, "");
  }
  for (const name of ["crawlers", "policy", "edge"]) {
    buildPackage(join(repository, "packages", name), join(home, "node_modules/@octroi", name));
  }
  return home;
}
