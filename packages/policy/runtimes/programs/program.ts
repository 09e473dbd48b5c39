import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const apt = "/usr/bin/apt-get";
const folders = ["/usr/sbin", "/usr/bin", "/usr/local/bin", "/usr/local/sbin"];

/**
 * Where a program is. One that is missing is installed where that can be done, which takes root and Debian's
 * packages; otherwise undefined, and its tests are skipped in plain sight.
 */
export function findProgram(name: string, debianPackage: string): string | undefined {
  const found = () => folders.map((folder) => `${folder}/${name}`).find(existsSync);
  const existing = found();
  if (existing !== undefined || process.getuid?.() !== 0 || !existsSync(apt)) return existing;
  try {
    execFileSync(apt, ["install", "-y", "--no-install-recommends", debianPackage], {
      stdio: "ignore",
      env: { PATH: "/usr/sbin:/usr/bin:/sbin:/bin", DEBIAN_FRONTEND: "noninteractive" },
      timeout: 300_000,
    });
  } catch {
    return undefined;
  }
  return found();
}
