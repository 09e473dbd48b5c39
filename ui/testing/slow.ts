import { type Language, languages } from "@octroi/ui/language/language";

/** Whether this is `npm run test:exhaustive`, which runs every test. */
export const runsSlow = process.env["SLOW"] !== undefined;

/** Marks what `npm test` leaves out. */
export const slow = { tag: "@slow" };

/** A journey is the same in both languages: `npm test` walks it in the one given, `npm run test:exhaustive` in both. */
export function journeyLanguages(language: Language): readonly Language[] {
  return runsSlow ? languages : [language];
}
