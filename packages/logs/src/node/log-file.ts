import { createReadStream, statSync } from "node:fs";
import type { LogFile } from "../analyze.ts";

/**
 * A file on the disk.
 *
 * @example
 * for await (const { report } of analyze([logFile("/var/log/nginx/access.log")], { decompressors })) { … }
 */
export function logFile(path: string): LogFile {
  return {
    name: path,
    size: statSync(path).size,
    stream: () => createReadStream(path, { highWaterMark: 256 * 1024 }),
  };
}
