import { expect, test } from "vitest";
import { caseStudies, studyFigureText } from "./use-cases.ts";

// What the specification states, written out a second time on purpose.
test.each([
  ["media", "fr", ["38 %", "22 h → 6 h", "−60 %"]],
  ["media", "en", ["38%", "22h to 6h", "−60%"]],
  ["recipes", "fr", ["45 %", "12 h/jour", "−85 %"]],
  ["recipes", "en", ["45%", "12h/day", "−85%"]],
  ["affiliation", "fr", ["65 %", "−40 %", "+120 %"]],
  ["affiliation", "en", ["65%", "−40%", "+120%"]],
  ["saas-docs", "fr", ["55 %", "+180 %", "−75 %"]],
  ["saas-docs", "en", ["55%", "+180%", "−75%"]],
] as const)("P7 the %s case study has the specified figures, in order (%s)", (id, language, stated) => {
  const { first, second, third } = caseStudies[id];
  const texts = [first, second, third].map((figure) => studyFigureText(figure, language));
  expect(texts.map(plainSpaces)).toEqual(stated);
});

function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, " ");
}
