import { type OutputName, outputs } from "@octroi/policy";
import type { Language } from "../../domain/site/language.ts";
import { type Standard, standards } from "../../domain/site-check/answers.ts";
import { type StandingWords, standingWords } from "../standing-words.ts";

const formOf = (standard: Standard): OutputName => (standard === "robots" ? "robots-txt" : standard);

/** Who heeds each of the ways in which a site can speak. */
export function standings(language: Language): Readonly<Record<Standard, StandingWords>> {
  const entries = standards.map(
    (standard) => [standard, standingWords(outputs[formOf(standard)].standing, language)] as const,
  );
  // Every standard is among them.
  return Object.fromEntries(entries) as Record<Standard, StandingWords>;
}
