import { crawlerByToken } from "../../registry.ts";
import { isProductToken } from "../group.ts";
import { isAgentLine } from "../line.ts";
import { renaming } from "./affects.ts";
import type { Finding } from "./finding.ts";
import { knownToken } from "./known-token.ts";
import { type LintRule, rewritten, writtenLine } from "./subject.ts";
import { quoted } from "./words.ts";

/** `GPT-Bot`, `ClaudBot`: crawlers look for their exact name, and nobody has this one. */
export const nearMissTokens: LintRule = (subject) =>
  subject.file.lines.filter(isAgentLine).flatMap((line): Finding[] => {
    if (!isProductToken(line.value) || crawlerByToken(line.value) !== undefined) return [];
    const meant = knownToken(line.value);
    if (meant === undefined) return [];
    const [value, name] = [quoted(line.value), quoted(meant)];
    return [
      {
        code: "near-miss-token",
        severity: "warning",
        line: line.line,
        sentence: {
          fr: `Nous ne connaissons pas de robot nommé ${value.fr}. Vouliez-vous dire ${name.fr} ?`,
          en: `We know of no crawler called ${value.en}. Did you mean ${name.en}?`,
        },
        fix: {
          edits: [
            {
              line: line.line,
              was: writtenLine(subject, line.line),
              becomes: [rewritten(subject, line, line.field, meant)],
            },
          ],
          affects: renaming(line.value, [meant]),
        },
      },
    ];
  });
