/** For each byte, and each of four places it can have in a word, what it adds to the checksum. */
const tables: readonly [Int32Array, Int32Array, Int32Array, Int32Array] = [
  new Int32Array(256),
  new Int32Array(256),
  new Int32Array(256),
  new Int32Array(256),
];
const [first, second, third, fourth] = tables;
for (let byte = 0; byte < 256; byte++) {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  first[byte] = value;
}
for (let byte = 0; byte < 256; byte++) {
  let value = first[byte] ?? 0;
  for (const table of [second, third, fourth]) {
    value = (first[value & 255] ?? 0) ^ (value >>> 8);
    table[byte] = value;
  }
}

/** The CRC-32 of gzip, of bytes that follow others whose checksum is given: four bytes at a time. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let crc = ~before;
  let at = 0;
  for (; at + 4 <= bytes.length; at += 4) {
    crc ^=
      (bytes[at] ?? 0) |
      ((bytes[at + 1] ?? 0) << 8) |
      ((bytes[at + 2] ?? 0) << 16) |
      ((bytes[at + 3] ?? 0) << 24);
    crc =
      (fourth[crc & 255] ?? 0) ^
      (third[(crc >>> 8) & 255] ?? 0) ^
      (second[(crc >>> 16) & 255] ?? 0) ^
      (first[crc >>> 24] ?? 0);
  }
  for (; at < bytes.length; at++) crc = (first[(crc ^ (bytes[at] ?? 0)) & 255] ?? 0) ^ (crc >>> 8);
  return ~crc >>> 0;
}
