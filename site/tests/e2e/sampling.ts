import { type Language, languages } from "../../domain/site/language.ts";

/** Marks what `npm run test:exhaustive` runs, and `npm test` does not. */
export const onlyInFull = { tag: "@exhaustive" };

/**
 * A journey is one and the same in both languages, whose words are compared without a browser: `npm test` walks it in
 * the language given, `npm run test:exhaustive` in the other. Its title tells which, in brackets.
 */
export function walkedIn(language: Language): Language[] {
  const isRest = process.env.EXHAUSTIVE !== undefined;
  return languages.filter((each) => (each === language) !== isRest);
}
