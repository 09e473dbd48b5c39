import { Gunzip } from "fflate";
import { type Chunks, chunksOf } from "./chunks.ts";
import { BadFile } from "./problem.ts";

/** Takes the compression off a stream. Node brings its own, which is faster. */
export interface Decompressors {
  readonly gzip: (chunks: Chunks) => Chunks;
  /** Undefined where the platform cannot. */
  readonly zstd: ((chunks: Chunks) => Chunks) | undefined;
}

/** A piece of compressed bytes may grow a thousandfold: small pieces keep what is unpacked at once small. */
const pieceLength = 16 * 1024;

/**
 * Unpacks gzip of any number of members, which is what rotated logs become when they are joined. The browsers'
 * `DecompressionStream` refuses everything after the first.
 */
async function* gunzip(chunks: Chunks): Chunks {
  const unpacked: Uint8Array[] = [];
  const stream = new Gunzip((data) => {
    unpacked.push(data);
  });
  const push = (piece: Uint8Array, isLast: boolean) => {
    try {
      stream.push(piece, isLast);
    } catch (error) {
      throw new BadFile(isLast ? "truncated" : "damaged", error);
    }
  };
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += pieceLength) {
      push(chunk.subarray(at, at + pieceLength), false);
      yield* unpacked.splice(0);
    }
  }
  push(new Uint8Array(0), true);
  yield* unpacked;
}

/** Which browsers can is asked of them: the names that TypeScript knows are those of all of them. */
function zstdOfThePlatform(): Decompressors["zstd"] {
  try {
    const format: string = "zstd";
    new DecompressionStream(format as CompressionFormat);
    return (chunks) =>
      chunksOf(streamOf(chunks).pipeThrough(new DecompressionStream(format as CompressionFormat)));
  } catch {
    return undefined;
  }
}

function streamOf(chunks: Chunks): ReadableStream<Uint8Array<ArrayBuffer>> {
  const iterator = chunks[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await iterator.next();
      if (done === true) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}

export const platformDecompressors: Decompressors = { gzip: gunzip, zstd: zstdOfThePlatform() };
