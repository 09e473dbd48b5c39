import { type AnalyzeOptions, analyze, type LogReport, type Snapshot } from "../src/index.ts";

interface ReadOptions extends AnalyzeOptions {
  /** The bytes arrive in pieces of these lengths, over and over. */
  readonly chunkLengths?: readonly number[];
}

interface TestFile {
  readonly name: string;
  readonly text: string | Uint8Array;
}

/** The last snapshot of reading these files. */
export async function read(
  files: readonly TestFile[],
  { chunkLengths = [65_536], ...options }: ReadOptions = {},
): Promise<Snapshot> {
  const sources = files.map(({ name, text }) => {
    const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
    return { name, size: bytes.length, stream: () => inPieces(bytes, chunkLengths) };
  });
  let last: Snapshot | undefined;
  for await (const snapshot of analyze(sources, options)) last = snapshot;
  if (last === undefined) throw new Error("analyze yields at least one snapshot");
  return last;
}

/** The report on one file with this text. */
export async function readText(text: string | Uint8Array, options: ReadOptions = {}): Promise<LogReport> {
  return (await read([{ name: "access.log", text }], options)).report;
}

/** All in the same memory, as files are read: whoever keeps a piece finds the next one in its place. */
async function* inPieces(bytes: Uint8Array, lengths: readonly number[]): AsyncGenerator<Uint8Array> {
  const memory = new Uint8Array(Math.max(...lengths));
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const length = lengths[turn % lengths.length] ?? 1;
    const piece = bytes.subarray(at, at + length);
    memory.fill(0).set(piece);
    yield memory.subarray(0, piece.length);
    at += length;
  }
}
