#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { analyze, type Snapshot } from "./analyze.ts";
import { logFilesAt, policyIn } from "./cli/inputs.ts";
import { type Options, readOptions, usage } from "./cli/options.ts";
import { progressLine } from "./cli/progress.ts";
import { reportText } from "./cli/report-text.ts";
import { crawlersCsv } from "./csv.ts";
import { decompressors } from "./node.ts";
import type { LogReport } from "./report.ts";

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (options.output === "help") {
    console.log(usage);
    return options.files.length === 0 && process.argv.length === 2 ? 2 : 0;
  }
  if (options.output === "version") {
    console.log(version());
    return 0;
  }
  const { state, report } = await read(options);
  process.stdout.write(`${printed(report, options.output)}\n`);
  if (state === "canceled") return 130;
  return report.lines.visits === 0 ? 1 : 0;
}

/** Reads until the end, or until Ctrl+C: what has been read by then is printed. */
async function read({ files, policy, robots, format, fields, pages, isQuiet }: Options): Promise<Snapshot> {
  const cancel = new AbortController();
  process.once("SIGINT", () => cancel.abort());
  const isWatched = process.stderr.isTTY && !isQuiet;
  let last: Snapshot | undefined;
  for await (const snapshot of analyze(logFilesAt(files), {
    decompressors,
    format,
    fields,
    pages,
    policy: policy === undefined ? undefined : await policyIn(policy),
    robotsTxt: robots === undefined ? undefined : readFileSync(robots, "utf8"),
    signal: cancel.signal,
    every: Number.POSITIVE_INFINITY,
    onProgress: (progress) => {
      if (isWatched) process.stderr.write(`\r\u001b[K${progressLine(progress)}`);
    },
  })) {
    last = snapshot;
  }
  if (isWatched) process.stderr.write("\r\u001b[K");
  if (last === undefined) throw new Error("nothing was read");
  return last;
}

function printed(report: LogReport, output: Options["output"]): string {
  if (output === "json") return JSON.stringify(report, null, 2);
  return output === "csv" ? crawlersCsv(report).trimEnd() : reportText(report);
}

function version(): string {
  // Beside the compiled file when published, one folder up in the repository.
  for (const place of ["./package.json", "../package.json"]) {
    try {
      const manifest: unknown = JSON.parse(readFileSync(new URL(place, import.meta.url), "utf8"));
      if (typeof manifest === "object" && manifest !== null && "version" in manifest) {
        return String(manifest.version);
      }
    } catch {
      // Not there.
    }
  }
  return "unknown";
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`octroi-logs: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
