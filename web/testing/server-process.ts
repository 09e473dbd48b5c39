import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { nodeFlags } from "./node-flags.ts";
import { until } from "./until.ts";

export interface ServerProcess extends AsyncDisposable {
  url: string;
  pid: number;
  /** What it has written so far, its log included. */
  output(): string;
  /** Whether it has ended, by itself or not. */
  ended(): boolean;
  /** Ends it, by default without giving it a chance to notice, and waits until it is gone. */
  kill(signal?: NodeJS.Signals): Promise<void>;
}

export interface ProcessOptions {
  /** Which of the addresses that it prints is its `url`: the one after this name. */
  face?: "Octroi console";
  /** The largest file it may write, in blocks of 512 bytes. */
  fileBlocks?: number | "unlimited";
  /** Takes what it prints, its log included, in place of this process. */
  logFile?: string;
}

/** In characters: under load, a log nobody reads must not fill the memory. */
const maxOutputLength = 1_000_000;

const compileCache = join(import.meta.dirname, "../../node_modules/.cache/octroi-tests");

/** A server in a process of its own, once it has printed the address that it listens at. */
export async function startProcess(
  file: string,
  environment: Readonly<Record<string, string>>,
  { face, fileBlocks = "unlimited", logFile }: ProcessOptions = {},
): Promise<ServerProcess> {
  const command = `ulimit -f ${fileBlocks}; exec "$0" ${nodeFlags.join(" ")} "$1"`;
  const child = spawn("sh", ["-c", command, process.execPath, file], {
    env: {
      PATH: process.env["PATH"],
      HOST: "127.0.0.1",
      LOG_LEVEL: "warn",
      // A third of a start is compiling the same code again. Not where the size of files is what is tried.
      ...(fileBlocks === "unlimited" && { NODE_COMPILE_CACHE: compileCache }),
      ...environment,
    },
    stdio: ["ignore", logFile === undefined ? "pipe" : openSync(logFile, "w"), "pipe"],
  });
  // Not before all that it wrote has been read.
  const exited = once(child, "close");
  // A run that is broken off leaves nothing behind.
  const abandon = () => child.kill("SIGKILL");
  process.once("exit", abandon);
  child.once("exit", () => process.off("exit", abandon));
  let output = "";
  const printed = [child.stdout, child.stderr].filter((stream) => stream !== null);
  const lines = printed.map((stream) => createInterface(stream));
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of lines) {
      stream.on("line", (line) => {
        output = `${output.length > maxOutputLength ? "" : output}${line}\n`;
        const address = addressIn(line, face);
        if (address !== undefined) resolve(address);
      });
    }
    if (logFile !== undefined) addressWrittenTo(logFile, face).then(resolve, reject);
    child.once("error", reject);
    child.once("close", () => reject(new Error(`The server did not start.\n${output}`)));
  });
  if (child.pid === undefined) throw new Error("Expected a process id after spawn, found none.");
  async function kill(signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
    child.kill(signal);
    await exited;
  }
  return {
    url,
    pid: child.pid,
    output: () => output,
    ended: () => child.exitCode !== null || child.signalCode !== null,
    kill,
    [Symbol.asyncDispose]: () => kill(),
  };
}

async function addressWrittenTo(file: string, face: ProcessOptions["face"]): Promise<string> {
  let address: string | undefined;
  await until(() => {
    address = addressIn(readFileSync(file, "utf8"), face);
    return address !== undefined;
  });
  return address ?? Promise.reject(new Error(`No address in ${file}.`));
}

function addressIn(text: string, face: ProcessOptions["face"]): string | undefined {
  const lines = text.matchAll(/^(Octroi[^:]*?)(?: \(development\))?: (http:\S+)$/gm);
  const [, , address] =
    [...lines].find(([, name]) => (name === "Octroi console") === (face !== undefined)) ?? [];
  return address;
}
