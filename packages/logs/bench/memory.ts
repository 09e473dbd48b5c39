import { analyze } from "../src/index.ts";
import { logFile } from "../src/node.ts";

/**
 * Reads a log, and prints the memory in use at 100 MB and at each doubling of it: `node bench/memory.ts access.log`.
 * The log was written by another process: making its lines would use more memory than reading them.
 */
const file = logFile(process.argv[2] ?? "access.log");
const marks: { readonly megabytes: number; readonly rss: number }[] = [];

async function* marked() {
  let bytes = 0;
  let next = 100;
  for await (const chunk of file.stream()) {
    bytes += chunk.length;
    yield chunk;
    if (bytes >= next * 1e6) {
      marks.push({ megabytes: next, rss: settledMemory() });
      next *= 2;
    }
  }
}

/** What is held rather than what has not been collected yet. */
function settledMemory(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss;
}

for await (const { report } of analyze([{ name: file.name, stream: marked }], { every: 1000 })) void report;
console.log(JSON.stringify(marks));
