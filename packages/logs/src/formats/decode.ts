/** How a format writes characters that would end a field, or that are not ASCII. */
export const encodings = ["backslash", "json", "plus", "percent", "json-percent"] as const;
export type Encoding = (typeof encodings)[number];

/** A user agent or a referrer as it was sent. */
export function decodeText(text: string, encoding: Encoding): string {
  switch (encoding) {
    case "backslash":
      return withoutBackslashes(text);
    case "json":
      return fromJson(text);
    case "plus":
      return text.replaceAll("+", " ");
    case "percent":
      return withoutPercents(text);
    case "json-percent":
      return withoutPercents(fromJson(text));
  }
}

/** A path, with its query, as it was asked for. What encodes other fields leaves these as they came. */
export function decodeTarget(text: string, encoding: Encoding): string {
  switch (encoding) {
    case "backslash":
      return withoutBackslashes(text);
    case "json":
    case "json-percent":
      return fromJson(text);
    case "plus":
    case "percent":
      return text;
  }
}

/** `\x22` of nginx, `\"` and `\\` of Apache, and the escapes of C that Apache writes for control characters. */
function withoutBackslashes(text: string): string {
  if (!text.includes("\\")) return text;
  const octets: number[] = [];
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte !== BACKSLASH || at + 1 >= bytes.length) {
      octets.push(byte);
      continue;
    }
    const next = bytes[++at] ?? 0;
    const hex = String.fromCharCode(bytes[at + 1] ?? 0, bytes[at + 2] ?? 0);
    if (next === LETTER_X && /^[0-9a-f]{2}$/i.test(hex)) {
      octets.push(Number.parseInt(hex, 16));
      at += 2;
    } else octets.push(controls[String.fromCharCode(next)] ?? next);
  }
  return new TextDecoder().decode(new Uint8Array(octets));
}

const controls: Readonly<Record<string, number>> = { b: 8, t: 9, n: 10, v: 11, f: 12, r: 13 };

function fromJson(text: string): string {
  if (!text.includes("\\")) return text;
  try {
    const value: unknown = JSON.parse(`"${text}"`);
    return typeof value === "string" ? value : text;
  } catch {
    return text;
  }
}

/** CloudFront encodes some headers twice: `%2520` is a space. */
function withoutPercents(text: string): string {
  return unescapedOnce(unescapedOnce(text));
}

function unescapedOnce(text: string): string {
  if (!text.includes("%")) return text;
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    const octets = run.slice(1).split("%");
    return new TextDecoder().decode(Uint8Array.from(octets, (hex) => Number.parseInt(hex, 16)));
  });
}

const BACKSLASH = 0x5c;
const LETTER_X = 0x78;
