import { knownCrawler } from "../known.ts";
import { isProductToken } from "../robots/group.ts";
import { isAgentLine } from "../robots/line.ts";
import { renaming } from "./affects.ts";
import type { Finding } from "./finding.ts";
import { knownToken } from "./known-token.ts";
import { type LintRule, rewritten, sourceLine } from "./subject.ts";

/** `GPT-Bot`, `ClaudBot`: crawlers look for their exact name, and nobody has this one. */
export const nearMissTokens: LintRule = (subject) =>
  subject.file.lines.filter(isAgentLine).flatMap((line): Finding[] => {
    if (!isProductToken(line.value) || knownCrawler(line.value) !== undefined) return [];
    const meant = knownToken(line.value);
    if (meant === undefined) return [];
    return [
      {
        code: "near-miss-token",
        severity: "warning",
        line: line.line,
        message: "near-miss-token",
        values: { name: line.value, meant },
        fix: {
          edits: [
            {
              line: line.line,
              was: sourceLine(subject, line.line),
              becomes: [rewritten(subject, line, line.field, meant)],
            },
          ],
          affects: renaming(line.value, [meant]),
        },
      },
    ];
  });
