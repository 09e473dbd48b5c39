/** Text as it came, the encoding that it was read in, and whether some of it is not in that encoding. */
export interface DecodedText {
  text: string;
  charset: string;
  garbled: boolean;
}

/** How far into a file its own word about its encoding is looked for, as browsers do. */
const prescanBytes = 1024;

/** In the encoding it is declared in: by the header, by its first octets, by itself; else UTF-8. */
export function decodedText(octets: Uint8Array, contentType: string | undefined): DecodedText {
  const declared = charsetIn(contentType ?? "", /charset\s*=\s*["']?([\w.:-]{1,40})/i);
  const decoder =
    decoderFor(byteOrderMark(octets)) ?? decoderFor(declared) ?? decoderFor(charsetInside(octets)) ?? utf8();
  const text = decoder.decode(octets);
  return { text, charset: decoder.encoding, garbled: text.includes("\ufffd") };
}

/** As UTF-8, whatever it says of itself: what robots.txt, TDMRep and their kind have to be. */
export function utf8Text(octets: Uint8Array): DecodedText {
  const text = utf8().decode(octets);
  return { text, charset: "utf-8", garbled: text.includes("\ufffd") };
}

/** The mark at the beginning stays, for whoever looks for it. */
function utf8() {
  return new TextDecoder("utf-8", { ignoreBOM: true });
}

function decoderFor(label: string | undefined): TextDecoder | undefined {
  try {
    return label === undefined ? undefined : new TextDecoder(label);
  } catch {
    // An encoding that nobody knows is none.
    return undefined;
  }
}

function byteOrderMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xef && second === 0xbb && third === 0xbf ? "utf-8" : undefined;
}

/** `<?xml encoding="…"?>` or `<meta charset="…">`. */
function charsetInside(octets: Uint8Array): string | undefined {
  const start = new TextDecoder("latin1").decode(octets.subarray(0, prescanBytes));
  const label =
    charsetIn(start, /^<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})/i) ??
    charsetIn(start, /<meta[^>]{0,200}?charset\s*=\s*["']?([\w.:-]{1,40})/i);
  // Read as far as this by single octets, it cannot be in an encoding of two.
  return label?.toLowerCase().startsWith("utf-16") ? "utf-8" : label;
}

function charsetIn(text: string, pattern: RegExp): string | undefined {
  return pattern.exec(text)?.[1];
}
