import { octetLimit } from "@octroi/crawlers/robots";

/** A file that a visitor brings to be tested, once looked at. */
export type TestedText =
  | {
      readonly taken: true;
      readonly text: string;
      /** Whether more was brought than crawlers read. */
      readonly cut: boolean;
    }
  | { readonly taken: false };

/** One octet past what crawlers read is enough to know that a file is too long. */
export const maxTestedOctets = octetLimit + 1;

/** Takes the part of a text that can matter. A NUL is a sign of a picture, a program, or text in UTF-16. */
export function testedText(text: string): TestedText {
  const part = text.slice(0, maxTestedOctets);
  if (part.includes("\0")) return { taken: false };
  return { taken: true, text: part, cut: part.length < text.length };
}

/** The same of a file's octets, of which no more than `mostOctets` need be read. */
export function testedOctets(octets: Uint8Array): TestedText {
  return testedText(new TextDecoder("utf-8", { ignoreBOM: true }).decode(octets));
}
