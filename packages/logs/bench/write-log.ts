import { closeSync, openSync, writeSync } from "node:fs";
import { generatedLines } from "./generated-log.ts";

/** Writes so many megabytes of a generated log: `node bench/write-log.ts 400 access.log`. */
const [megabytes = "400", file = "access.log"] = process.argv.slice(2);
const lines = generatedLines();
const target = openSync(file, "w");
for (let bytes = 0; bytes < Number(megabytes) * 1e6; ) {
  let chunk = "";
  while (chunk.length < 256 * 1024) chunk += lines.next().value;
  bytes += writeSync(target, chunk);
}
closeSync(target);
