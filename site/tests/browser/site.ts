import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

export interface RunningSite {
  address: string;
  /** The SQLite file of this instance. */
  database: string;
  stop(): Promise<void>;
}

/** The real server in its own process, on a free port, with its own data folder. */
export async function startSite(
  environment: Record<string, string> = {},
  entry = "main.ts",
): Promise<RunningSite> {
  const folder = await mkdtemp(join(tmpdir(), "octroi-"));
  const database = join(folder, "waitlist.sqlite");
  const child = spawn(process.execPath, [join(import.meta.dirname, "../../server", entry)], {
    env: {
      PATH: process.env.PATH,
      HOST: "127.0.0.1",
      PORT: "0",
      DATABASE_URL: database,
      LOG_LEVEL: "error",
      ...environment,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The server ended with ${code} before it listened.`)));
    createInterface(child.stdout).on("line", (line) => {
      const found = /^Octroi.*: (http:\S+)$/.exec(line)?.[1];
      if (found) resolve(found);
    });
  });
  return {
    address,
    database,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
