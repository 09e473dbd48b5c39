import { octetLimit } from "@octroi/crawlers/robots";

/** What a visitor brings as their current robots.txt, once looked at. */
export type ExistingRobots =
  | { readonly taken: true; readonly text: string }
  | { readonly taken: false; readonly because: "too-long"; readonly octets: number }
  | { readonly taken: false; readonly because: "not-text" };

/** Past this many characters a text field takes long to draw: the file is kept, and not shown. */
export const longText = 24 * 1024;

/** Control characters that no text file holds, and the mark of octets that could not be read. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const notText = /[\0-\x08\x0e-\x1f\ufffd]/;

/**
 * Takes a file that can be given back byte for byte, and refuses any other. Past 500 KiB crawlers stop
 * reading, so rules added to the end of a longer file would never be read.
 */
export function existingRobots(text: string): ExistingRobots {
  const octets = octetsIn(text);
  if (octets > octetLimit) return { taken: false, because: "too-long", octets };
  if (notText.test(text) || !text.isWellFormed()) return { taken: false, because: "not-text" };
  return { taken: true, text };
}

/** The same of a file's octets. Its byte order mark and line endings stay. */
export function existingRobotsIn(file: Uint8Array): ExistingRobots {
  if (file.length > octetLimit) return { taken: false, because: "too-long", octets: file.length };
  try {
    return existingRobots(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(file));
  } catch {
    return { taken: false, because: "not-text" };
  }
}

/** A text field turns every line ending into a line feed: what is typed into a CRLF file stays one. */
export function withLineEndingsOf(previous: string, typed: string): string {
  const endings = new Set(previous.match(/\r\n|\r|\n/g));
  const [only = "\n"] = endings;
  return endings.size === 1 ? typed.replaceAll("\n", only) : typed;
}

/** How many lines a text has, whichever way they end. */
export function linesIn(text: string): number {
  return text.replace(/(?:\r\n|\r|\n)$/, "").split(/\r\n|\r|\n/).length;
}

/** How long a text is as a file. */
export function octetsIn(text: string): number {
  return new TextEncoder().encode(text).length;
}
