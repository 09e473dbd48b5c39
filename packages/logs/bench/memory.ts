import { setTimeout } from "node:timers/promises";
import { analyze } from "../src/index.ts";
import { logFile } from "../src/node.ts";

/**
 * Reads a log, and prints what the process has in memory at 100 MB, at each doubling of it, and at its end:
 * `node --expose-gc bench/memory.ts access.log`. The log was written by another process: making its lines would use
 * more memory than reading them.
 */
const file = logFile(process.argv[2] ?? "access.log");
const marks: number[] = [];

async function* marked() {
  let bytes = 0;
  let next = 100;
  for await (const chunk of file.stream()) {
    bytes += chunk.length;
    yield chunk;
    if (bytes >= next * 1e6) {
      await mark();
      next *= 2;
    }
  }
  await mark();
}

async function mark(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) {
    globalThis.gc?.();
    // Buffers are given back by another thread.
    await setTimeout(50);
  }
  marks.push(process.memoryUsage().rss);
}

for await (const { report } of analyze([{ name: file.name, stream: marked }], { every: 1000 })) void report;
console.log(JSON.stringify(marks));
