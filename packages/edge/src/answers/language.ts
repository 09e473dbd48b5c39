import type { words } from "./words.ts";

export type Language = keyof typeof words;

/** French where it is asked for before English; English otherwise. */
export function languageOf(acceptLanguage: string | null): Language {
  const first = /\b(fr|en)\b/i.exec(acceptLanguage?.slice(0, 200) ?? "")?.[1];
  return first?.toLowerCase() === "fr" ? "fr" : "en";
}
