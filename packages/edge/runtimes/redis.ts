import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../../database/testing/free-port.ts";
import { findProgram } from "../../../scripts/find-program.ts";

export interface Redis {
  readonly url: string;
  stop(): Promise<void>;
}

/** A real server, kept in memory alone; undefined where there is none and none can be installed. */
export async function startRedis(): Promise<Redis | undefined> {
  const program = findProgram("redis-server");
  if (program === undefined) return undefined;
  const port = await freePort();
  const words = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const child = spawn(program, words, { stdio: "ignore" });
  const ended = once(child, "exit");
  await listening(port, child);
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

async function listening(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`redis-server ended with ${child.exitCode}.`);
    const socket = connect(port, "127.0.0.1");
    const isUp = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isUp) return;
    await pause(20);
  }
}
