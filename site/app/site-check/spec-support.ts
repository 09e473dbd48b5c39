import { type Standard, standards } from "@octroi/check/answers";
import { type OutputName, outputs } from "@octroi/policy";
import type { Language } from "@octroi/ui/language/language";
import { type SpecSupportWords, specSupportWords } from "../ui/spec-support-words.ts";

const formOf = (standard: Standard): OutputName => (standard === "robots" ? "robots-txt" : standard);

/** Who heeds each of the ways in which a site can speak. */
export function specSupport(language: Language): Readonly<Record<Standard, SpecSupportWords>> {
  const entries = standards.map(
    (standard) => [standard, specSupportWords(outputs[formOf(standard)].support, language)] as const,
  );
  // Every standard is among them.
  return Object.fromEntries(entries) as Record<Standard, SpecSupportWords>;
}
