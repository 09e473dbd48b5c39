import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Network } from "@octroi/web/reading/network";

export interface ProxyProcess extends AsyncDisposable {
  url: string;
  control: string;
  /** What it has written so far, its log included. */
  output(): string;
  /** Signals that it shall end, and waits until it has. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

/** The real proxy on free ports, in a process of its own. */
export async function startProxyProcess(
  ports: Network["ports"],
  environment: Readonly<Record<string, string>>,
): Promise<ProxyProcess> {
  const entry = join(import.meta.dirname, "server.ts");
  const child = spawn(process.execPath, [entry, JSON.stringify(ports)], {
    env: {
      PATH: process.env["PATH"],
      HOST: "127.0.0.1",
      PROXY_PORT: "0",
      PROXY_CONTROL_PORT: "0",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "close");
  // A run that is broken off leaves nothing behind.
  const abandon = () => child.kill("SIGKILL");
  process.once("exit", abandon);
  child.once("exit", () => process.off("exit", abandon));
  let output = "";
  const addresses: string[] = [];
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface(stream).on("line", (line) => {
        output += `${line}\n`;
        const address = /^Octroi.*: (http:\S+)$/.exec(line)?.[1];
        if (address !== undefined && addresses.push(address) === 2) resolve();
      });
    }
    child.once("close", () => reject(new Error(`The proxy did not start.\n${output}`)));
  });
  const [control = "", url = ""] = addresses;
  async function end(signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
    child.kill(signal);
    await ended;
  }
  return { url, control, output: () => output, end, [Symbol.asyncDispose]: () => end() };
}
