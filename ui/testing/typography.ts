import type { Localized } from "../src/language/language.ts";

/** What no sentence has: a sign that its space or its quotes do not fit, as each language sets them. */
export const typographySlips: Localized<RegExp> = {
  fr: /['"\u202f]| [:;!?%»€]|[\p{L}\d)}][;!?%»€]|[\p{L}\d)}]:(?!\/)|«(?!\u00a0)/u,
  en: /['"«»\u202f]| [:;!?%]|!/u,
};

/** In French, a word before a name that may begin with a vowel: “de {{company}}” would be “de OpenAI”. */
export const elisionSlip =
  /(?<!\p{L})(?:de|que|jusque|lorsque|puisque) \{{1,2}(?:assistants|company|crawlers?|domain|host|month|name|operator|person|platform|publisher|site|subject|workspace)\}/iu;

/** Every text in a value, however deep. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
