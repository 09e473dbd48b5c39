import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buildPackage } from "./build-package.ts";

/** What a site installs to put the gate in front of itself, those first that the others need. */
const packages = ["crawlers", "policy", "edge"];

/**
 * Packs the gate as it is published, for a site that is to try a checkout, and prints the command that installs it there:
 * all three at once, as npm would look for the others in the registry.
 */
function packAll(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const built = mkdtempSync(join(tmpdir(), "octroi-pack-"));
  const files = packages.map((name) => {
    buildPackage(join(import.meta.dirname, "../packages", name), join(built, name));
    const words = ["pack", "--json", "--loglevel", "silent", "--pack-destination", folder];
    const [packed] = JSON.parse(execFileSync("npm", words, { cwd: join(built, name), encoding: "utf8" }));
    return join(folder, packed.filename);
  });
  rmSync(built, { recursive: true });
  return `npm install ${files.join(" ")}`;
}

console.log(packAll(resolve(process.argv[2] ?? "artifacts/packages")));
