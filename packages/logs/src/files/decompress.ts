import type { Chunks } from "./chunks.ts";
import { gunzip } from "./gunzip.ts";
import { chunksOf } from "./stream.ts";

/** Takes the compression off a stream. Node brings its own, which is faster. */
export interface Decompressors {
  readonly gzip: (chunks: Chunks) => Chunks;
  /** Undefined where the platform cannot. */
  readonly zstd: ((chunks: Chunks) => Chunks) | undefined;
}

export const platformDecompressors: Decompressors = { gzip: gunzip, zstd: zstdOfThePlatform() };

/** Few browsers can, and TypeScript knows only what all of them can: hence the cast, inside a question. */
function zstdOfThePlatform(): Decompressors["zstd"] {
  const create = () => new DecompressionStream("zstd" as CompressionFormat);
  try {
    create();
    return (chunks) => chunksOf(streamOf(chunks).pipeThrough(create()));
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
