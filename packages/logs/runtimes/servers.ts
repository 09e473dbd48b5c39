import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../../database/testing/free-port.ts";
import type { Configure } from "./configurations.ts";

/** A server that runs, listens on both loopback addresses and writes logs. */
export interface RunningServer {
  readonly port: number;
  /** Ends it, and answers with the logs it wrote, by name. */
  stop(): Promise<Readonly<Record<string, string>>>;
}

export const serverNames = ["nginx", "apache2", "caddy"] as const;
export type ServerName = (typeof serverNames)[number];

/** Starts the server with what `configure` writes into its folder, and waits until it answers. */
export async function startServer(
  command: string,
  configure: Configure,
  stopSignal: NodeJS.Signals,
): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), "logs-server-"));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, "logs"));
  const port = await freePort();
  const homes = ["XDG_DATA_HOME", "XDG_CONFIG_HOME", "HOME"].map((name) => `${name}=${folder}`);
  const child = spawn("env", [...homes, command, ...configure(folder, port)], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (said += data));
  const stop = async () => {
    if (child.exitCode === null) {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill(stopSignal);
      await ended;
    }
  };
  try {
    await untilItListens(port, child, () => said);
  } catch (error) {
    await stop();
    rmSync(folder, { recursive: true });
    throw error;
  }
  return {
    port,
    async stop() {
      await stop();
      const logs = readdirSync(join(folder, "logs")).map((name) => [
        name,
        readFileSync(join(folder, "logs", name), "utf8"),
      ]);
      rmSync(folder, { recursive: true });
      return Object.fromEntries(logs);
    },
  };
}

async function untilItListens(port: number, child: ChildProcess, said: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended: ${said()}`);
    const isListening = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => {
        socket.destroy();
        resolve(true);
      }).on("error", () => resolve(false));
    });
    if (isListening) return;
    await pause(50);
  }
}
