import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { StoreLocation } from "../../store/store.ts";

const site = join(import.meta.dirname, "../..");

export interface ServerProcess extends AsyncDisposable {
  url: string;
  pid: number | undefined;
  /** What it has logged so far. */
  log(): string;
  /** Ends it, by default without giving it a chance to notice, and waits until it is gone. */
  kill(signal?: NodeJS.Signals): Promise<void>;
}

export function databaseUrl(location: StoreLocation): string {
  return location.kind === "sqlite" ? location.file : location.url;
}

/** A server process of its own, with an optional limit on how large a file it may write. */
export async function startServer(
  location: StoreLocation,
  environment: Record<string, string> = {},
  fileBlocks: number | "unlimited" = "unlimited",
): Promise<ServerProcess> {
  const command = `ulimit -f ${fileBlocks}; exec "$0" "$1"`;
  const child = spawn("sh", ["-c", command, process.execPath, join(import.meta.dirname, "server.ts")], {
    cwd: site,
    env: { ...process.env, DATABASE_URL: databaseUrl(location), ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = once(child, "exit");
  let log = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    log += text;
  });
  const url = await Promise.race([
    once(createInterface(child.stdout), "line").then(([line]) => String(line)),
    exited.then(() => {
      throw new Error(`The server did not start.\n${log}`);
    }),
  ]);
  async function kill(signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
    child.kill(signal);
    await exited;
  }
  return { url, pid: child.pid, log: () => log, kill, [Symbol.asyncDispose]: () => kill() };
}

/** The status of the answer, or `undefined` when there was none. */
export async function signUp(server: { url: string }, email: string): Promise<number | undefined> {
  try {
    const response = await fetch(`${server.url}/api/waitlist`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ firstName: "Ada", lastName: "Lovelace", email }),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}

export async function isReady(server: { url: string }): Promise<boolean> {
  return (await fetch(`${server.url}/readyz`)).ok;
}

/** Runs the operator's command line as a process, to its end. */
export async function waitlist(location: StoreLocation, ...args: string[]) {
  const child = spawn(process.execPath, [join(site, "cli/main.ts"), ...args], {
    cwd: site,
    env: { ...process.env, DATABASE_URL: databaseUrl(location) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const read = async (stream: AsyncIterable<Buffer>) => {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    return Buffer.concat(chunks).toString("utf8");
  };
  const [out, err, [code]] = await Promise.all([read(child.stdout), read(child.stderr), once(child, "exit")]);
  return { out, err, code };
}
