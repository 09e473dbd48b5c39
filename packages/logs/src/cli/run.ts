import { readFileSync } from "node:fs";
import { analyze, type Snapshot } from "../analyze.ts";
import { assistantsCsv, crawlersCsv } from "../csv.ts";
import { decompressors } from "../node.ts";
import type { LogReport } from "../report.ts";
import { logFilesAt, policyIn } from "./inputs.ts";
import { type Options, readOptions, usage } from "./options.ts";
import { progressLine } from "./progress.ts";
import { reportText } from "./report-text.ts";
import { version } from "./version.ts";

/** Where a command reads and writes: the parts of `process` that it needs. */
export interface Terminal {
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown; readonly isTTY?: boolean };
  /** Ends the reading: what has been read by then is printed. */
  readonly interrupted: AbortSignal;
}

/** Does what the arguments ask for, and answers with the exit code. What cannot be done is said in one sentence. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await answer(args, terminal);
  } catch (error) {
    terminal.stderr.write(`octroi-logs: ${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
}

async function answer(args: readonly string[], terminal: Terminal): Promise<number> {
  const options = readOptions(args);
  if (options.output === "help") {
    terminal.stdout.write(`${usage}\n`);
    return args.length === 0 ? 2 : 0;
  }
  if (options.output === "version") {
    terminal.stdout.write(`${version()}\n`);
    return 0;
  }
  const { state, report } = await read(options, terminal);
  terminal.stdout.write(`${formatReport(report, options.output)}\n`);
  if (state === "canceled") return 130;
  return report.lines.visits + report.visitsFiltered === 0 ? 1 : 0;
}

async function read(
  { files, policy, robots, isQuiet, output: _, ...options }: Options,
  { stdin, stderr, interrupted }: Terminal,
): Promise<Snapshot> {
  const isWatched = stderr.isTTY && !isQuiet;
  let last: Snapshot | undefined;
  for await (const snapshot of analyze(logFilesAt(files, stdin), {
    ...options,
    decompressors,
    policy:
      policy === undefined
        ? undefined
        : await policyIn(policy, (warning) => stderr.write(`octroi-logs: ${warning}\n`)),
    robotsTxt: robots === undefined ? undefined : readFileSync(robots, "utf8"),
    signal: interrupted,
    every: Number.POSITIVE_INFINITY,
    onProgress: (progress) => {
      if (isWatched) stderr.write(`\r\u001b[K${progressLine(progress)}`);
    },
  })) {
    last = snapshot;
  }
  if (isWatched) stderr.write("\r\u001b[K");
  if (last === undefined) throw new Error("nothing was read");
  return last;
}

function formatReport(report: LogReport, output: Options["output"]): string {
  if (output === "json") return JSON.stringify(report, null, 2);
  if (output === "people") return assistantsCsv(report).trimEnd();
  return output === "csv" ? crawlersCsv(report).trimEnd() : reportText(report);
}
