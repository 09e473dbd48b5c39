import { type Language, languages } from "@octroi/ui/language/language";

/** Whether this is `npm run test:exhaustive`, which runs every test. */
export const runsSlow = process.env["SLOW"] !== undefined;

/** Whether this is `npm run test:layout`, which looks at nothing but how pages are laid out. */
export const runsLayout = process.env["LAYOUT"] !== undefined;

/** Marks what `npm run test:layout` runs. */
export const layout = { tag: "@layout" };

/** Marks what `npm test` leaves out. */
export const slow = { tag: "@slow" };

/** A journey is the same in both languages: `npm test` walks it in the one given, `npm run test:exhaustive` in both. */
export function journeyLanguages(language: Language): readonly Language[] {
  return runsSlow ? languages : [language];
}
