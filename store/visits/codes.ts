import { statusClasses } from "@octroi/ui/words/outcome";
import { decisions, identities, robotsVerdicts } from "../../domain/visits/visit.ts";

/** A word is kept as its place in a list, so that words may be added at the end of one, and never moved. */
function codesOf<Word extends string>(words: readonly Word[]) {
  return {
    code: (word: Word): number => words.indexOf(word),
    word(code: number): Word {
      const word = words[code];
      if (word === undefined) throw new Error(`Expected a number below ${words.length}, found ${code}.`);
      return word;
    },
  };
}

export const identityCodes = codesOf(identities);
export const decisionCodes = codesOf(decisions);
export const statusCodes = codesOf(statusClasses);
export const robotsCodes = codesOf(robotsVerdicts);
