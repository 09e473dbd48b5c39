import type { Chunks } from "./chunks.ts";

const pieceSize = 2 ** 19;

/** A stream's bytes: all into the same memory where the stream and the browser allow it, as files do. */
export function chunksOf(stream: ReadableStream<Uint8Array>): Chunks {
  const reader = byteReader(stream);
  return reader === undefined ? given(stream.getReader()) : filled(reader);
}

function byteReader(stream: ReadableStream<Uint8Array>): ReadableStreamBYOBReader | undefined {
  try {
    return stream.getReader({ mode: "byob" });
  } catch {
    return undefined;
  }
}

async function* filled(reader: ReadableStreamBYOBReader): Chunks {
  let memory = new ArrayBuffer(pieceSize);
  try {
    for (;;) {
      const { value, done } = await reader.read(new Uint8Array(memory), { min: pieceSize });
      if (value !== undefined && value.length > 0) yield value;
      if (done) return;
      memory = value.buffer;
    }
  } finally {
    await reader.cancel();
  }
}

async function* given(reader: ReadableStreamDefaultReader<Uint8Array>): Chunks {
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
