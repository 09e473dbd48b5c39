import { pipeline, Readable } from "node:stream";
import { createGunzip, createZstdDecompress, type ZstdDecompress } from "node:zlib";
import type { Chunks } from "../files/chunks.ts";
import type { Decompressors } from "../files/decompress.ts";
import { BadFile } from "../files/problem.ts";

const chunkSize = 256 * 1024;
/** A piece of compressed bytes may grow a thousandfold: small pieces keep what is unpacked at once small. */
const pieceLength = 16 * 1024;

/**
 * Node's own decompression, several times as fast as what browsers are given.
 *
 * @example
 * analyze(files, { decompressors });
 */
export const decompressors: Decompressors = {
  gzip: gunzip,
  // Node has it from 22.15 on.
  zstd: typeof createZstdDecompress === "function" ? zstd : undefined,
};

async function* gunzip(chunks: Chunks): Chunks {
  const stream = pipeline(Readable.from(chunks), createGunzip({ chunkSize }), () => {
    // What goes wrong is thrown by the loop below.
  });
  try {
    for await (const chunk of stream) yield chunk;
  } catch (error) {
    throw badFile(error);
  } finally {
    stream.destroy();
  }
}

/** Node stops after the first frame; files that were joined, or packed by several threads, have many. */
async function* zstd(chunks: Chunks): Chunks {
  const unpacked: Uint8Array[] = [];
  let frame = openFrame(unpacked);
  try {
    for await (const chunk of chunks) {
      for (let at = 0; at < chunk.length; ) {
        const piece = chunk.subarray(at, at + pieceLength);
        const taken = await write(frame, piece);
        at += taken;
        yield* unpacked.splice(0);
        if (taken < piece.length) {
          frame.destroy();
          frame = openFrame(unpacked);
        }
      }
    }
    await end(frame);
    yield* unpacked;
  } catch (error) {
    throw badFile(error);
  } finally {
    frame.destroy();
  }
}

function openFrame(unpacked: Uint8Array[]): ZstdDecompress {
  return createZstdDecompress({ chunkSize }).on("data", (data: Uint8Array) => unpacked.push(data));
}

/** How many bytes of the piece belonged to the frame. */
function write(frame: ZstdDecompress, piece: Uint8Array): Promise<number> {
  return new Promise((resolve, reject) => {
    const before = frame.bytesWritten;
    frame.once("error", reject);
    frame.write(piece, () => {
      frame.off("error", reject);
      resolve(frame.bytesWritten - before);
    });
  });
}

function end(frame: ZstdDecompress): Promise<void> {
  return new Promise((resolve, reject) => {
    frame.once("error", reject).once("end", () => resolve());
    frame.end();
  });
}

function badFile(error: unknown): BadFile {
  if (error instanceof BadFile) return error;
  const isCut = error instanceof Error && "code" in error && error.code === "Z_BUF_ERROR";
  return new BadFile(isCut ? "truncated" : "damaged", error);
}
