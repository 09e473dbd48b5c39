import { formatter } from "@octroi/ui/language/format";
import type { Language } from "@octroi/ui/language/language";

/** A moment to the minute, in UTC as all days of the console are: `18 novembre 2026, 07:12 UTC`. */
export function momentText(language: Language, iso: string): string {
  return `${formatter(language).date(iso)}, ${iso.slice(11, 16)} UTC`;
}
