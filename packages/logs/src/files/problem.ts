import type { Unsupported } from "./container.ts";

/** Why a file was not read, or not to its end. What was read before counts. */
export type FileProblem =
  | Unsupported
  /** Compressed with zstd, which this browser or this version of Node cannot unpack. */
  | "zstd"
  /** Compressed, and cut off. */
  | "truncated"
  /** Compressed, and damaged. */
  | "damaged"
  /** The disk or the network failed. */
  | "unreadable";

const decompressFirst = "is compressed in a way that is not read here: decompress it first";

/** What each means, as the rest of a sentence that begins with the name of the file. */
export const problemWords: Readonly<Record<FileProblem, string>> = {
  zip: `${decompressFirst} (zip)`,
  xz: `${decompressFirst} (xz)`,
  bzip2: `${decompressFirst} (bzip2)`,
  "7z": `${decompressFirst} (7z)`,
  zstd: `${decompressFirst} (zstd)`,
  parquet: "is a Parquet file: export the log as text or JSON",
  pdf: "is a PDF, not a log",
  sqlite: "is a database, not a log",
  binary: "is not text",
  empty: "is empty",
  truncated: "is cut off: what came before was read",
  damaged: "is damaged: what came before was read",
  unreadable: "could not be read",
};

/** Thrown by what reads files: ends the file, never the analysis. */
export class BadFile extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem, cause: unknown) {
    super(problemWords[problem], { cause });
    this.problem = problem;
  }
}
