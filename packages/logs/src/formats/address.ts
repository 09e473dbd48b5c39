/** Whether these bytes are written as an IPv4 or IPv6 address is, and not as a time of day. */
export function isAddress(bytes: Uint8Array, start: number, end: number): boolean {
  let dots = 0;
  let colons = 0;
  let letters = 0;
  let isShortened = false;
  for (let at = start; at < end; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === 0x2e) dots++;
    else if (byte === 0x3a) {
      colons++;
      if (bytes[at + 1] === 0x3a) isShortened = true;
    } else if (byte < 0x30 || byte > 0x39) {
      const lower = byte | 0x20;
      if (lower < 0x61 || lower > 0x66) return false;
      letters++;
    }
  }
  return isShortened || colons >= 6 || (dots === 3 && colons === 0 && letters === 0);
}
