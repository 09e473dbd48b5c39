import { finished } from "node:stream/promises";
// Whole: a named import of `createZstdDecompress`, which came with Node 22.15, would keep older ones from loading this.
import * as zlib from "node:zlib";
import type { Chunks } from "../files/chunks.ts";
import type { Decompressors } from "../files/decompress.ts";
import { BadFile } from "../files/problem.ts";

/** Where a fault follows, Node drops what it was unpacking at once: no more than this. */
const chunkSize = 128 * 1024;
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
  zstd: typeof zlib.createZstdDecompress === "function" ? zstd : undefined,
};

/** Reads any number of members. What had been unpacked before a fault is there to be read. */
async function* gunzip(chunks: Chunks): Chunks {
  const unpacked: Uint8Array[] = [];
  const stream = collectFrom(zlib.createGunzip({ chunkSize }), unpacked);
  try {
    for await (const chunk of chunks) {
      for (let at = 0; at < chunk.length; at += pieceLength) {
        const writing = write(stream, chunk.subarray(at, at + pieceLength));
        // What came before is read while Node unpacks on; a fault counts after that.
        writing.catch(() => undefined);
        yield* unpacked.splice(0);
        await writing;
      }
    }
    await end(stream);
  } catch (error) {
    yield* unpacked.splice(0);
    throw badFile(error);
  } finally {
    stream.destroy();
  }
  yield* unpacked;
}

/** Node stops after the first frame; files that were joined, or packed by several threads, have many. */
async function* zstd(chunks: Chunks): Chunks {
  const unpacked: Uint8Array[] = [];
  const open = () => collectFrom(zlib.createZstdDecompress({ chunkSize }), unpacked);
  let frame = open();
  try {
    for await (const chunk of chunks) {
      for (let at = 0; at < chunk.length; ) {
        const piece = chunk.subarray(at, at + pieceLength);
        const taken = await write(frame, piece);
        at += taken;
        yield* unpacked.splice(0);
        if (taken < piece.length) {
          frame.destroy();
          frame = open();
        }
      }
    }
    await end(frame);
  } catch (error) {
    yield* unpacked.splice(0);
    throw badFile(error);
  } finally {
    frame.destroy();
  }
  yield* unpacked;
}

type Decompressor = zlib.Gunzip | zlib.ZstdDecompress;

function collectFrom<Stream extends Decompressor>(stream: Stream, unpacked: Uint8Array[]): Stream {
  stream.on("data", (data: Uint8Array) => unpacked.push(data));
  return stream;
}

/** How many bytes of the piece belonged to what is unpacked. */
function write(stream: Decompressor, piece: Uint8Array): Promise<number> {
  return new Promise((resolve, reject) => {
    const before = stream.bytesWritten;
    stream.once("error", reject);
    stream.write(piece, () => {
      stream.off("error", reject);
      resolve(stream.bytesWritten - before);
    });
  });
}

async function end(stream: Decompressor): Promise<void> {
  stream.end();
  await finished(stream);
}

function badFile(error: unknown): BadFile {
  if (error instanceof BadFile) return error;
  const isCut = error instanceof Error && "code" in error && error.code === "Z_BUF_ERROR";
  return new BadFile(isCut ? "truncated" : "damaged", error);
}
