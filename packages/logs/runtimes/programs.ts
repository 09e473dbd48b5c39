import { spawnSync } from "node:child_process";

/** The path of a program: found, or installed where we may. Undefined where neither works. */
export function findProgram(name: string): string | undefined {
  const found = whereIs(name);
  if (found !== undefined || process.getuid?.() !== 0 || whereIs("apt-get") === undefined) return found;
  const quiet = { stdio: "ignore", timeout: 300_000 } as const;
  spawnSync("apt-get", ["update", "-qq"], quiet);
  const install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", name];
  // RUNLEVEL: nothing is to be started but what the tests start themselves.
  spawnSync("env", ["DEBIAN_FRONTEND=noninteractive", "RUNLEVEL=1", ...install], quiet);
  return whereIs(name);
}

function whereIs(command: string): string | undefined {
  const script = `PATH="$PATH:/usr/sbin:/usr/local/sbin"; command -v ${command}`;
  const { status, stdout } = spawnSync("sh", ["-c", script], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}
