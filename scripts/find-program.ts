import { spawnSync } from "node:child_process";

/**
 * Where a program is. One that is missing is installed where that can be done, which takes root and Debian's
 * packages; otherwise undefined, and its tests are skipped in plain sight.
 */
export function findProgram(name: string, debianPackage = name): string | undefined {
  const found = whereIs(name);
  if (found !== undefined) return found;
  installPackage(debianPackage);
  return whereIs(name);
}

/** Installs one of Debian's packages where that can be done; nothing happens elsewhere. */
export function installPackage(debianPackage: string): void {
  if (process.getuid?.() !== 0 || whereIs("apt-get") === undefined) return;
  // RUNLEVEL: nothing is to be started but what the tests start themselves. Two tests may ask at the same time.
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  const options = ["-qq", "-o", "DPkg::Lock::Timeout=300"];
  const aptGet = (...words: string[]) =>
    spawnSync("apt-get", [...words, ...options], { stdio: "ignore", timeout: 300_000, env: environment });
  aptGet("update");
  aptGet("install", "-y", "--no-install-recommends", debianPackage);
}

/** Servers stand in folders that only root has on its path. */
function whereIs(command: string): string | undefined {
  const script = `PATH="$PATH:/usr/sbin:/usr/local/sbin"; command -v "$0"`;
  const { status, stdout } = spawnSync("sh", ["-c", script, command], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}
