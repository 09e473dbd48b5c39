import type { Identity } from "@octroi/crawlers/verify";
import { formatter } from "@octroi/ui/language/format";
import type { Language } from "@octroi/ui/language/language";
import type { Figures } from "../../../domain/visits/figures.ts";
import { visitsCopy } from "../content/visits.ts";

/** Whether a crawler’s visits were its own, in counts, after their number: “14 of them from outside …”. */
export function identityPhrase(figures: Figures<Identity>, language: Language): string {
  const words = visitsCopy[language].identity;
  const { counted } = formatter(language);
  const { verified = 0, outside = 0, unverifiable = 0 } = figures;
  const all = verified + outside + unverifiable;
  if (all === 0) return words.all.unchecked;
  if (outside > 0) return outside === all ? words.all.outside : counted(outside, words.some.outside);
  if (verified > 0) return verified === all ? words.all.verified : counted(verified, words.some.verified);
  return words.all.unverifiable;
}

/** The same in a few words, for a table: “verified”, “96 from outside”. */
export function identityLabel(figures: Figures<Identity>, language: Language): string {
  const words = visitsCopy[language].identity;
  const { counted } = formatter(language);
  const { verified = 0, outside = 0, unverifiable = 0 } = figures;
  const all = verified + outside + unverifiable;
  if (all === 0) return words.short.unchecked;
  if (outside > 0 && outside < all) return counted(outside, words.short.someOutside);
  if (verified > 0 && verified < all) return counted(verified, words.short.someVerified);
  return verified > 0 ? words.short.verified : outside > 0 ? words.short.outside : words.short.unverifiable;
}
