import { knownCrawlers } from "../known.ts";
import { applicableTo } from "../robots/applicable.ts";
import { isAgentLine } from "../robots/line.ts";
import { matchRobots } from "../robots/match.ts";
import { affecting } from "./affects.ts";
import type { Finding } from "./finding.ts";
import { type LintRule, sourceLine } from "./subject.ts";

/** The crawlers that read each switch, and do the fetching. */
const crawlerBehind: ReadonlyMap<string, string> = new Map(
  knownCrawlers.flatMap(({ token, switchOf }) =>
    switchOf === null ? [] : [[token.toLowerCase(), switchOf] as const],
  ),
);

/** A switch that is let in where the crawler behind it is kept out: it was probably the crawler that was meant. */
export const controlTokens: LintRule = (subject) => {
  const agents = subject.file.lines.filter(isAgentLine);
  return [...crawlerBehind].flatMap(([token, behind]): Finding[] => {
    const line = agents.find(({ value }) => value.toLowerCase() === token);
    if (line === undefined || !isLetIn(token) || isLetIn(behind)) return [];
    const was = sourceLine(subject, line.line);
    return [
      {
        code: "control-token",
        severity: "warning",
        line: line.line,
        message: "control-token",
        values: { token: line.value, crawler: behind },
        // Where the crawler has rules of its own, those of another group would not undo them.
        ...(!isNamed(behind) && {
          fix: {
            edits: [{ line: line.line, was, becomes: [was, `${line.field}: ${behind}`] }],
            affects: affecting([behind]),
          },
        }),
      },
    ];
  });

  function isLetIn(agent: string): boolean {
    return matchRobots(subject.file, { agent, path: "/" }).allowed;
  }

  function isNamed(agent: string): boolean {
    return applicableTo(agent, subject.file, "rfc9309")?.named ?? false;
  }
};
