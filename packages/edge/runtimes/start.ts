import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";

export interface Running {
  readonly address: string;
  stop(): Promise<void>;
  /** Asks it to end, as a deployment does, and waits until it has. */
  terminate(): Promise<void>;
}

export interface Command {
  readonly folder: string;
  readonly command: string;
  readonly arguments: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

/** Starts a server in a process of its own, and waits until it answers. */
export async function start(port: number, started: Command): Promise<Running> {
  const { folder, command, arguments: words, environment } = started;
  const child = spawn(command, words, {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: "", PORT: String(port), ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    // A group of its own: some of these start others, and all have to end.
    detached: true,
  });
  let said = "";
  child.stdout.on("data", (data) => {
    said += data;
  });
  child.stderr.on("data", (data) => {
    said += data;
  });
  const ended = once(child, "exit");
  const address = `http://127.0.0.1:${port}`;
  while (!(await answers(address))) {
    if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}:\n${said}`);
    await pause(50);
  }
  return {
    address,
    async stop() {
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
        process.kill(-child.pid, "SIGKILL");
      await ended;
    },
    async terminate() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

async function answers(address: string): Promise<boolean> {
  try {
    await (await fetch(address)).body?.cancel();
    return true;
  } catch {
    return false;
  }
}
