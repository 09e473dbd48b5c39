import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { StoreLocation } from "../../store/store.ts";
import { databaseUrl } from "../server-process.ts";

const site = join(import.meta.dirname, "../..");

/** The status of the answer, or `undefined` when there was none. */
export async function signUp(
  server: { url: string },
  email: string,
  headers: Record<string, string> = {},
): Promise<number | undefined> {
  try {
    const response = await fetch(`${server.url}/api/waitlist`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
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
