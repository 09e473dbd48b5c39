import { languages } from "../../domain/language.ts";
import { addressOf, pages } from "../../domain/pages.ts";

/** Every page of the site in both languages, and one that does not exist. */
export const everyPage: readonly string[] = [...Object.values(pages), "/no-such-page" as const].flatMap(
  (path) => languages.map((language) => addressOf(path, language)),
);
