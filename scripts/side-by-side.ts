import { type ChildProcess, spawn } from "node:child_process";

/**
 * `node scripts/side-by-side.ts "one command" "another"` runs all of them at once. The first is shown as it goes,
 * each of the others once those before it have ended. Fails when one has failed, after all have ended.
 */
interface Run {
  command: string;
  child: ChildProcess;
  ended: Promise<boolean>;
  /** Prints what came so far, and from now on what comes. */
  show(): void;
}

const runs = process.argv.slice(2).map(start);
let interrupted = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    // Test runners clean up after an interruption, and not all of them when told to end.
    endAll(interrupted ? "SIGKILL" : "SIGINT");
    interrupted = true;
  });
}

const failed: string[] = [];
for (const { command, ended, show } of runs) {
  console.log(`\n> ${command}\n`);
  show();
  if (!(await ended)) failed.push(command);
}
for (const command of failed) console.error(`\nFailed: ${command}`);
process.exitCode = failed.length === 0 ? 0 : 1;

function start(command: string): Run {
  const child = spawn(command, {
    shell: true,
    // A group of its own, so that a signal reaches whatever it has started.
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: "1" }) },
  });
  const held: Buffer[] = [];
  let print = (chunk: Buffer): unknown => held.push(chunk);
  child.stdout.on("data", (chunk: Buffer) => print(chunk));
  child.stderr.on("data", (chunk: Buffer) => print(chunk));
  return {
    command,
    child,
    ended: new Promise((resolve) => {
      child.once("error", () => resolve(false));
      child.once("close", (code) => resolve(code === 0));
    }),
    show() {
      for (const chunk of held) process.stdout.write(chunk);
      print = (chunk) => process.stdout.write(chunk);
    },
  };
}

function endAll(signal: NodeJS.Signals): void {
  for (const { child } of runs) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) continue;
    process.kill(-child.pid, signal);
  }
}
