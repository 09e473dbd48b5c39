import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { findProgram } from "../../scripts/find-program.ts";

/** Installs what is missing of these programs, given with their Debian packages, or throws. */
export function ensurePrograms(needs: Readonly<Record<string, string>>): void {
  for (const [program, debianPackage] of Object.entries(needs)) {
    if (findProgram(program, debianPackage) === undefined) {
      throw new Error(`Expected ${program} on the PATH: install Debian's ${debianPackage}.`);
    }
  }
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
