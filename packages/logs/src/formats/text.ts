const decoder = new TextDecoder();

/** These bytes as text. One decoder serves for all: to make one takes longer than to decode a field. */
export function textOf(bytes: Uint8Array, start: number, end: number): string {
  return decoder.decode(bytes.subarray(start, end));
}
