import { spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";

/** Runs npm scripts, as many at a time as there are cores, and fails once all have ended if one of them failed. */
const waiting = process.argv.slice(2);
const failed: string[] = [];

async function runNext(): Promise<void> {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const child = spawn("npm", ["run", "--silent", name], { stdio: ["ignore", "pipe", "pipe"] });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (part: Buffer) => printed.push(part));
    }
    const [code] = await once(child, "close");
    // Whole, so that no two of them mix.
    console.log(`${name}\n${Buffer.concat(printed)}`);
    if (code !== 0) failed.push(name);
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, runNext));
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(", ")}`);
  process.exitCode = 1;
}
