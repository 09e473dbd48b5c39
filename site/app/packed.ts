/**
 * Rows on their way to the browser, as one JSON text. The framework's decoder makes a few hundred objects
 * one by one, for longer than a phone can spare in one go; the platform's parser takes no time to speak of.
 */
export type Packed<T> = string & { readonly packs: T };

export function packed<T>(value: T): Packed<T> {
  // The mark exists for the compiler alone.
  return JSON.stringify(value) as Packed<T>;
}

/** What was packed, and only that: a `Packed` has no other maker. */
export function unpacked<T>(text: Packed<T>): T {
  return JSON.parse(text);
}
