import { createReadStream, statSync } from "node:fs";
import { type Duplex, pipeline, Readable } from "node:stream";
import { createGunzip, createZstdDecompress } from "node:zlib";
import type { LogFile } from "./analyze.ts";
import type { Chunks } from "./files/chunks.ts";
import type { Decompressors } from "./files/decompress.ts";
import { BadFile } from "./files/problem.ts";

const chunkSize = 256 * 1024;

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
    stream: () => createReadStream(path, { highWaterMark: chunkSize }),
  };
}

/**
 * Node's own decompression: about three times as fast as what browsers are given.
 *
 * @example
 * analyze(files, { decompressors });
 */
export const decompressors: Decompressors = {
  gzip: (chunks) => through(chunks, createGunzip({ chunkSize })),
  zstd: createZstdDecompress && ((chunks) => through(chunks, createZstdDecompress({ chunkSize }))),
};

async function* through(chunks: Chunks, decompress: Duplex): Chunks {
  const stream = pipeline(Readable.from(chunks), decompress, () => {
    // What goes wrong is thrown by the loop below.
  });
  try {
    for await (const chunk of stream) yield chunk;
  } catch (error) {
    if (error instanceof BadFile) throw error;
    const isCut = error instanceof Error && "code" in error && error.code === "Z_BUF_ERROR";
    throw new BadFile(isCut ? "truncated" : "damaged", error);
  } finally {
    stream.destroy();
  }
}
