/** Bytes, piece by piece. A piece holds until the next one is asked for: its memory may then be used again. */
export type Chunks = AsyncIterable<Uint8Array>;

/**
 * The first bytes of a stream, at least `length` of them if there are so many, and the whole stream again: those first
 * bytes in one piece, as what a file begins with is told from it.
 */
export async function peek(
  chunks: Chunks,
  length: number,
): Promise<{ readonly start: Uint8Array; readonly all: Chunks; close(): Promise<void> }> {
  const iterator = chunks[Symbol.asyncIterator]();
  const taken: Uint8Array[] = [];
  let size = 0;
  let failure: { readonly error: unknown } | undefined;
  while (size < length && failure === undefined) {
    try {
      const { value, done } = await iterator.next();
      if (done === true) break;
      size += value.length;
      taken.push(size < length ? value.slice() : value);
    } catch (error) {
      // What came before is there to be read.
      failure = { error };
    }
  }
  const close = async () => {
    await iterator.return?.();
  };
  const start = joined(taken, size);
  return { start, all: again(start, iterator, failure), close };
}

async function* again(
  start: Uint8Array,
  iterator: AsyncIterator<Uint8Array>,
  failure: { readonly error: unknown } | undefined,
): Chunks {
  if (start.length > 0) yield start;
  if (failure !== undefined) throw failure.error;
  for (;;) {
    const { value, done } = await iterator.next();
    if (done === true) return;
    yield value;
  }
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const [only] = chunks;
  if (only !== undefined && chunks.length === 1) return only;
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** A stream's bytes. Not every browser lets a stream be iterated over. */
export async function* chunksOf(stream: ReadableStream<Uint8Array>): Chunks {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}

/** Pieces that whoever takes them may keep. */
export async function* copyChunks(chunks: Chunks): Chunks {
  for await (const chunk of chunks) yield chunk.slice();
}

/** UTF-16 as UTF-8. */
export async function* toUtf8(chunks: Chunks, encoding: "utf-16le" | "utf-16be"): Chunks {
  const decoder = new TextDecoder(encoding);
  const encoder = new TextEncoder();
  for await (const chunk of chunks) yield encoder.encode(decoder.decode(chunk, { stream: true }));
  yield encoder.encode(decoder.decode());
}
