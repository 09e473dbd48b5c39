const decoder = new TextDecoder();

/** These bytes as text. One decoder serves for all: to make one takes longer than to decode a field. */
export function textOf(bytes: Uint8Array, start: number, end: number): string {
  return decoder.decode(bytes.subarray(start, end));
}

/** The same of a few bytes that are ASCII: to call a decoder takes longer. */
export function asciiOf(bytes: Uint8Array, start: number, end: number): string {
  let text = "";
  for (let at = start; at < end; at++) text += String.fromCharCode(bytes[at] ?? 0);
  return text;
}
