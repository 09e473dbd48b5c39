import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The programs by these names, installed as root where they are missing; else the names of the missing. */
export function ensurePrograms(needs: Readonly<Record<string, string>>): string[] {
  const missing = () => Object.keys(needs).filter((program) => !isOnPath(program));
  if (missing().length > 0 && process.getuid?.() === 0 && isOnPath("apt-get")) {
    const packages = missing().map((program) => needs[program] ?? program);
    spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  }
  return missing();
}

function isOnPath(program: string): boolean {
  return (process.env.PATH ?? "").split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Ends a process that we started, and waits until it is gone. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  await gone;
}

/** Started with no one listening to what it says. */
export function start(program: string, args: readonly string[], environment: Record<string, string> = {}) {
  const child = spawn(program, args, { stdio: "ignore", env: { ...process.env, ...environment } });
  const abandon = () => child.kill("SIGKILL");
  process.once("exit", abandon);
  child.once("exit", () => process.off("exit", abandon));
  return child;
}
