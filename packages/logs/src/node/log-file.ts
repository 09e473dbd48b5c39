import { statSync } from "node:fs";
import { open } from "node:fs/promises";
import type { LogFile } from "../analyze.ts";
import type { Chunks } from "../files/chunks.ts";

const pieceSize = 256 * 1024;

/**
 * A file on the disk. Its pieces share their memory: each is good until the next one is asked for.
 *
 * @example
 * for await (const { report } of analyze([logFile("/var/log/nginx/access.log")], { decompressors })) { … }
 */
export function logFile(path: string): LogFile {
  return { name: path, size: statSync(path).size, stream: () => piecesOf(path) };
}

/** The disk fills one piece of memory while the other is read. */
async function* piecesOf(path: string): Chunks {
  const file = await open(path);
  try {
    const memory = [new Uint8Array(pieceSize), new Uint8Array(pieceSize)] as const;
    let next = file.read(memory[0]);
    for (let isFirst = true; ; isFirst = !isFirst) {
      const { bytesRead, buffer } = await next;
      if (bytesRead === 0) return;
      next = file.read(isFirst ? memory[1] : memory[0]);
      // A fault counts when its piece is due.
      next.catch(() => undefined);
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}
