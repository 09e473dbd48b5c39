import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../../database/testing/free-port.ts";

/** A server that runs in a folder of its own, on a port that was free. */
export interface RunningServer {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

export interface ServerSetup {
  /** Writes what the server needs, and returns the command that runs it in the foreground. */
  readonly prepare: (folder: string, port: number) => readonly [program: string, ...args: string[]];
  readonly environment?: (folder: string) => Readonly<Record<string, string>>;
}

export async function startServer({ prepare, environment }: ServerSetup): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), "octroi-server-"));
  // Started as root, servers read their pages as somebody else.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const [program, ...args] = prepare(folder, port);
  const child = spawn(program, args, {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    ...(environment && { env: { ...environment(folder) } }),
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (output += String(data)));
  const ended = new Promise<never>((_, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`${program} ended with ${code}:\n${output}`)));
  });
  ended.catch(() => {});
  const address = `http://127.0.0.1:${port}`;
  await Promise.race([answers(address), ended]);
  return {
    address,
    async stop() {
      const exited = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Asks until somebody answers: the race with the process's end is what stops it. */
async function answers(address: string): Promise<void> {
  for (;;) {
    try {
      await fetch(address);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
