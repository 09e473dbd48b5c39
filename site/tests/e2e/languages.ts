import { type Language, languages } from "../../domain/site/language.ts";

/**
 * A journey is one and the same in both languages, whose words are compared without a browser: `npm test` walks it in
 * the language given, `npm run test:exhaustive` in the other. Its title tells which, in brackets.
 */
export function walkedIn(language: Language): Language[] {
  const isRest = process.env.EXHAUSTIVE !== undefined;
  return languages.filter((each) => (each === language) !== isRest);
}
