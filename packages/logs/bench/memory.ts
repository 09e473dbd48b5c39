import { analyze } from "../src/index.ts";
import { generatedLines } from "./generated-log.ts";

/**
 * Reads so many megabytes of a log that is made while it is read, and prints the memory in use at 100 MB and
 * at each doubling of it: `node bench/memory.ts 800`.
 */
const megabytes = Number(process.argv[2] ?? 400);
const marks: { readonly megabytes: number; readonly rss: number }[] = [];
let next = 100;

async function* log() {
  const lines = generatedLines();
  for (let bytes = 0; bytes < megabytes * 1e6; ) {
    let chunk = "";
    while (chunk.length < 256 * 1024) chunk += lines.next().value;
    bytes += chunk.length;
    yield Buffer.from(chunk);
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

for await (const { report } of analyze([{ name: "generated", stream: log }], { every: 1000 })) void report;
console.log(JSON.stringify(marks));
