import { understood } from "../robots/google.ts";
import { isAgentLine, isRuleLine, type RobotsLine } from "../robots/line.ts";
import { affecting } from "./affects.ts";
import { meantField } from "./misspelled-field.ts";
import { type LintRule, sourceLine } from "./subject.ts";

/** Rules above the first group belong to nobody (RFC 9309, section 2.2.1). */
export const strayRules: LintRule = (subject) => {
  const { lines } = subject.file;
  const end = lines.findIndex(isAgentLine);
  const above = end < 0 ? lines : lines.slice(0, end);
  const [first, ...others] = above.filter(isRuleLine);
  if (first === undefined) return [];
  const was = sourceLine(subject, first.line);
  // A misspelled User-agent line above them is the true mistake, and has a fix of its own.
  const isExplained = above.some((line) => line.line < first.line && isMeantForSomeone(line));
  return [
    {
      code: "rules-before-group",
      severity: "error",
      line: first.line,
      message: "rules-before-group",
      values: { first: first.line, last: others.at(-1)?.line ?? null },
      ...(!isExplained && {
        fix: {
          edits: [{ line: first.line, was, becomes: ["User-agent: *", was] }],
          affects: affecting(["*"]),
        },
      }),
    },
  ];
};

function isMeantForSomeone(line: RobotsLine): boolean {
  return meantField(line) === "User-agent" || isAgentLine(understood(line));
}
