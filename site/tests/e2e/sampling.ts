import { join } from "node:path";
import { type Language, languages } from "../../domain/language/language.ts";

/** Whether this is `npm run test:exhaustive`. */
export const isInFull = process.env["EXHAUSTIVE"] !== undefined;

/** Where the pages are kept in the states they were seen in, for the Nu checker. */
export const seenMarkup = join(import.meta.dirname, "../../../artifacts/markup");

/** Marks what `npm run test:exhaustive` runs, and `npm test` does not. */
export const onlyInFull = { tag: "@exhaustive" };

/**
 * A journey is one and the same in both languages, whose words are compared without a browser: `npm test` walks it in
 * the language given, `npm run test:exhaustive` in the other. Its title tells which, in brackets.
 */
export function walkedIn(language: Language): Language[] {
  return languages.filter((each) => (each === language) !== isInFull);
}
