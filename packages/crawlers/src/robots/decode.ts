/**
 * RFC 9309, section 2.5: a crawler reads at least the first 500 KiB. We read exactly that much.
 *
 * @example
 * const isReadWhole = (await file.arrayBuffer()).byteLength <= octetLimit;
 */
export const octetLimit = 500 * 1024;

export interface DecodedText {
  readonly text: string;
  readonly truncated: boolean;
}

/** The text of a robots.txt file, without its byte order mark and without what lies past the limit. */
export function decode(source: string | Uint8Array): DecodedText {
  const { text, truncated } = typeof source === "string" ? cutText(source) : cutOctets(source);
  const unmarked = text.startsWith("\uFEFF") ? text.slice(1) : text;
  return { text: truncated ? withoutLastLine(unmarked) : unmarked, truncated };
}

function cutText(source: string): DecodedText {
  // Three octets is the most that one UTF-16 unit can take.
  if (source.length * 3 <= octetLimit) return { text: source, truncated: false };
  const { read } = new TextEncoder().encodeInto(source, new Uint8Array(octetLimit));
  return { text: source.slice(0, read), truncated: read < source.length };
}

function cutOctets(source: Uint8Array): DecodedText {
  const octets = source.subarray(0, octetLimit);
  return { text: textOf(octets), truncated: octets.length < source.length };
}

/** Half a rule may say what the file does not: the line that the limit cuts through is not read. */
function withoutLastLine(text: string): string {
  return text.slice(0, Math.max(text.lastIndexOf("\n"), text.lastIndexOf("\r")) + 1);
}

function textOf(octets: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(octets);
  } catch {
    // As far as a byte order mark goes, Google's parser skips it; half of one is no UTF-8.
    return textOfMixed(octets).replace(/^%EF(?:%BB)?/, "");
  }
}

/** Octets that are not UTF-8 become their percent-encoding: as rules compare octets, none is lost. */
function textOfMixed(octets: Uint8Array): string {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  let text = "";
  let validFrom = 0;
  let at = 0;
  while (at < octets.length) {
    const length = sequenceLength(octets, at);
    if (length === 0) {
      text += decoder.decode(octets.subarray(validFrom, at));
      text += `%${octets[at]?.toString(16).toUpperCase()}`;
      validFrom = at + 1;
    }
    at += length || 1;
  }
  return text + decoder.decode(octets.subarray(validFrom));
}

/** How many octets the UTF-8 sequence at `at` has (RFC 3629, section 4); 0 where there is none. */
function sequenceLength(octets: Uint8Array, at: number): number {
  const lead = octets[at] ?? 0;
  if (lead < 0x80) return 1;
  const length = lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
  const lowest = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  const highest = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  for (let tail = 1; tail < length; tail++) {
    const octet = octets[at + tail] ?? 0;
    if (octet < (tail === 1 ? lowest : 0x80) || octet > (tail === 1 ? highest : 0xbf)) return 0;
  }
  return length;
}
