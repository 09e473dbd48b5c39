import { Gunzip } from "fflate";
import type { Chunks } from "./chunks.ts";
import { crc32 } from "./crc32.ts";
import { BadFile } from "./problem.ts";

/** A piece of compressed bytes may grow a thousandfold: small pieces keep what is unpacked at once small. */
const pieceLength = 16 * 1024;
/** Each member ends with the checksum and the length of what it holds. */
const footerLength = 8;

/**
 * Unpacks gzip of any number of members, which is what rotated logs become when they are joined. The browsers'
 * `DecompressionStream` refuses everything after the first. fflate does not; it compares no checksums, so
 * that is done here.
 */
export async function* gunzip(chunks: Chunks): Chunks {
  const unpacked: Uint8Array[] = [];
  let crc = 0;
  let size = 0;
  /** The end of what has been pushed: at least the last footer is in it. */
  let recent = new Uint8Array(0);
  let pushed = 0;
  const isFooter = (start: number) => {
    if (start < 0 || start + footerLength > recent.length) return false;
    const footer = new DataView(recent.buffer, start, footerLength);
    return footer.getUint32(0, true) === crc && footer.getUint32(4, true) === size >>> 0;
  };
  /** Whether the last member is whole, and nothing follows but the zeros that some tools fill files up with. */
  const isOver = () => {
    const footer = recent.findLastIndex((_, at) => isFooter(at));
    return footer >= 0 && (recent[footer + footerLength] ?? 0) === 0;
  };
  const stream = new Gunzip((data) => {
    unpacked.push(data);
    crc = crc32(data, crc);
    size += data.length;
  });
  stream.onmember = (end) => {
    if (!isFooter(end - (pushed - recent.length) - footerLength)) throw new BadFile("damaged", undefined);
    crc = 0;
    size = 0;
  };
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += pieceLength) {
      const piece = chunk.subarray(at, at + pieceLength);
      recent = joined(recent.subarray(-pieceLength), piece);
      pushed += piece.length;
      const problem = push(stream, piece, false);
      yield* unpacked.splice(0);
      if (problem === undefined) continue;
      if (isOver()) return;
      throw problem;
    }
  }
  const problem = push(stream, new Uint8Array(0), true);
  yield* unpacked;
  if (!isOver()) throw problem ?? new BadFile("damaged", undefined);
}

/** What is wrong, if anything is: whatever was unpacked before is good. */
function push(stream: Gunzip, piece: Uint8Array, isLast: boolean): BadFile | undefined {
  try {
    stream.push(piece, isLast);
    return undefined;
  } catch (error) {
    return error instanceof BadFile ? error : new BadFile(isLast ? "truncated" : "damaged", error);
  }
}

function joined(before: Uint8Array, after: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(before.length + after.length);
  bytes.set(before);
  bytes.set(after, before.length);
  return bytes;
}
