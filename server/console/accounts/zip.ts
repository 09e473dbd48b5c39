import { Zip, ZipDeflate } from "fflate";

export interface ZipFile {
  name: string;
  content: AsyncIterable<string>;
}

/** Packs files while they are written: a file that nobody downloads yet is not read on. */
export function zipStream(files: AsyncIterable<ZipFile>): ReadableStream<Uint8Array> {
  const chunks = zipChunks(files);
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks.return(undefined);
      },
    },
    { highWaterMark: 1 },
  );
}

async function* zipChunks(files: AsyncIterable<ZipFile>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    chunks.push(chunk);
  });
  const encoder = new TextEncoder();
  for await (const { name, content } of files) {
    const entry = new ZipDeflate(name);
    zip.add(entry);
    for await (const text of content) {
      entry.push(encoder.encode(text));
      yield* chunks.splice(0);
    }
    entry.push(new Uint8Array(), true);
    yield* chunks.splice(0);
  }
  zip.end();
  yield* chunks.splice(0);
}
