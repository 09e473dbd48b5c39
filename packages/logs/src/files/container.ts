/** What a file is, by its first bytes. */
export type Container = "text" | "utf-16le" | "utf-16be" | "gzip" | "zstd" | Unsupported;

/** Kinds of files that are not read. */
export type Unsupported = "zip" | "xz" | "bzip2" | "7z" | "parquet" | "pdf" | "sqlite" | "binary" | "empty";

const beginnings: readonly (readonly [Container, readonly number[]])[] = [
  ["gzip", [0x1f, 0x8b]],
  ["zstd", [0x28, 0xb5, 0x2f, 0xfd]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
  ["zip", [0x50, 0x4b, 0x03, 0x04]],
  ["xz", [0xfd, 0x37, 0x7a, 0x58, 0x5a]],
  ["bzip2", [0x42, 0x5a, 0x68]],
  ["7z", [0x37, 0x7a, 0xbc, 0xaf]],
  ["parquet", [0x50, 0x41, 0x52, 0x31]],
  ["pdf", [0x25, 0x50, 0x44, 0x46]],
  ["sqlite", [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65]],
];

/** What these first bytes of a file begin. Logs are text: a byte in twenty that is none makes a file binary. */
export function containerOf(start: Uint8Array): Container {
  if (start.length === 0) return "empty";
  const beginning = beginnings.find(([, bytes]) => bytes.every((byte, at) => start[at] === byte));
  if (beginning !== undefined) return beginning[0];
  const text = withoutPadding(start.subarray(0, 65_536));
  let odd = 0;
  let oddAtEven = 0;
  let oddAtOdd = 0;
  for (const [at, byte] of text.entries()) {
    if (byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d) || byte === 0x1b) continue;
    odd++;
    if (byte === 0) at % 2 === 0 ? oddAtEven++ : oddAtOdd++;
  }
  const half = text.length / 2;
  if (oddAtOdd > half * 0.9 && oddAtEven === 0) return "utf-16le";
  if (oddAtEven > half * 0.9 && oddAtOdd === 0) return "utf-16be";
  return odd * 20 > text.length ? "binary" : "text";
}

/** A log that is emptied while its server writes to it begins with as many zeros as it was long. */
function withoutPadding(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0 || bytes[1] !== 0) return bytes;
  const first = bytes.findIndex((byte) => byte !== 0);
  return bytes.subarray(first < 0 ? bytes.length : first);
}
