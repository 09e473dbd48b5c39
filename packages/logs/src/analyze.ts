import { Analysis, type AnalysisOptions } from "./analysis.ts";
import { type Chunks, chunksOf, copyChunks, peek, toUtf8 } from "./files/chunks.ts";
import { containerOf } from "./files/container.ts";
import { type Decompressors, platformDecompressors } from "./files/decompress.ts";
import { BadFile } from "./files/problem.ts";
import type { LogReport } from "./report.ts";

/** A file to read. A browser's `File` is one. */
export interface LogFile {
  readonly name: string;
  /** In bytes, for the progress. */
  readonly size?: number | undefined;
  stream(): AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>;
}

/** How far the reading has come. */
export interface Progress {
  /** Bytes of the files, as they lie on the disk, and what they add up to where their sizes are known. */
  readonly bytes: number;
  readonly totalBytes: number;
  readonly files: number;
  readonly totalFiles: number;
  readonly visits: number;
  readonly milliseconds: number;
}

/** What `analyze` yields: how far it has come, and the report so far. */
export interface Snapshot {
  readonly state: "reading" | "done" | "canceled";
  readonly progress: Progress;
  readonly report: LogReport;
}

export interface AnalyzeOptions extends AnalysisOptions {
  /** Ends the reading; the last snapshot then says `canceled` and holds what had been read. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds between two snapshots. 500 where not given; `Infinity` for the last one alone. */
  readonly every?: number | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** What takes the compression off, where the platform has something better: see `@octroi/logs/node`. */
  readonly decompressors?: Decompressors | undefined;
}

/**
 * Reads access logs, and yields reports while they grow. A file that cannot be read ends itself and nothing
 * else; the report says why. Nothing is kept but the counts.
 *
 * @example
 * // In a worker: `event.data` is a list of files that were dropped on the page.
 * for await (const snapshot of analyze(event.data, { signal })) postMessage(snapshot);
 */
export async function* analyze(
  files: readonly LogFile[],
  options: AnalyzeOptions = {},
): AsyncGenerator<Snapshot, void, undefined> {
  const { signal, every = 500, onProgress, decompressors = platformDecompressors } = options;
  const isCanceled = () => signal?.aborted === true;
  const analysis = new Analysis(options);
  const totalBytes = files.reduce((sum, { size = 0 }) => sum + size, 0);
  const start = performance.now();
  let bytes = 0;
  let fileCount = 0;
  let lastSnapshot = start;
  let lastPause = start;
  const progress = (): Progress => ({
    bytes,
    totalBytes: Math.max(bytes, totalBytes),
    files: fileCount,
    totalFiles: files.length,
    visits: analysis.counts.total.visits,
    milliseconds: performance.now() - start,
  });
  for (const file of files) {
    if (isCanceled()) break;
    analysis.open(file.name);
    try {
      const source = counted(file, (length) => {
        bytes += length;
      });
      for await (const chunk of textOf(source, decompressors)) {
        analysis.push(chunk);
        if (isCanceled()) break;
        const now = performance.now();
        if (now - lastPause < pauseEvery) continue;
        onProgress?.(progress());
        // Whoever wants to cancel has to be heard, even where every byte is there already.
        await new Promise((resolve) => setTimeout(resolve));
        lastPause = performance.now();
        if (now - lastSnapshot < every) continue;
        lastSnapshot = now;
        yield { state: "reading", progress: progress(), report: analysis.report() };
      }
      analysis.close();
    } catch (error) {
      if (!(error instanceof BadFile)) throw error;
      analysis.close(error.problem);
    }
    fileCount++;
  }
  onProgress?.(progress());
  const state = isCanceled() ? "canceled" : "done";
  yield { state, progress: progress(), report: analysis.report() };
}

const pauseEvery = 100;

async function* counted(file: LogFile, onBytes: (length: number) => void): Chunks {
  try {
    const stream = file.stream();
    for await (const chunk of isIterable(stream) ? stream : chunksOf(stream)) {
      onBytes(chunk.length);
      yield chunk;
    }
  } catch (error) {
    throw new BadFile("unreadable", error);
  }
}

function isIterable(stream: ReturnType<LogFile["stream"]>): stream is AsyncIterable<Uint8Array> {
  return Symbol.asyncIterator in stream;
}

/** The text of a file, whatever it is packed in. */
async function* textOf(source: Chunks, decompressors: Decompressors, depth = 0): Chunks {
  const { start, all, close } = await peek(source, 1024);
  try {
    const container = start.length === 0 ? await emptyOrBroken(all) : containerOf(start);
    if (container === "text") yield* withoutMark(all);
    else if (container === "utf-16le" || container === "utf-16be") yield* toUtf8(all, container);
    else if (container === "gzip" || container === "zstd") {
      const decompress = decompressors[container];
      if (decompress === undefined) throw new BadFile("zstd", undefined);
      if (depth === maxDepth) throw new BadFile("binary", undefined);
      yield* textOf(decompress(copyChunks(all)), decompressors, depth + 1);
    } else throw new BadFile(container, undefined);
  } finally {
    await close();
  }
}

/** Without a first byte, a file is empty, unless it could not be read at all. */
async function emptyOrBroken(all: Chunks): Promise<"empty"> {
  for await (const _ of all);
  return "empty";
}

/** Some hosts compress what was compressed already; more than twice is nobody's log. */
const maxDepth = 2;

/** Without the mark that some editors put before UTF-8. */
async function* withoutMark(chunks: Chunks): Chunks {
  let isFirst = true;
  for await (const chunk of chunks) {
    const hasMark = isFirst && chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf;
    yield hasMark ? chunk.subarray(3) : chunk;
    isFirst = false;
  }
}
