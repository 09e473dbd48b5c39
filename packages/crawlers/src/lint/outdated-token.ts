import { outdatedNames } from "../known/statuses.ts";
import { knownCrawler } from "../known.ts";
import { type AgentLine, isAgentLine } from "../robots/line.ts";
import { affecting, namesOf } from "./affects.ts";
import type { Finding } from "./finding.ts";
import { type LintRule, type Subject, sourceLine } from "./subject.ts";

/**
 * Names that reach nobody any more, or never did. Notes only: beside the names in use they do no harm, and
 * many publishers keep them on purpose.
 */
export const outdatedTokens: LintRule = (subject) => {
  const agents = subject.file.lines.filter(isAgentLine);
  const named = new Set(namesOf(agents).map((name) => name.toLowerCase()));
  return agents.flatMap((line): Finding[] => {
    const crawler = knownCrawler(line.value);
    const outdated = crawler && outdatedNames.get(crawler.token);
    if (outdated === undefined) return [];
    const successors = outdated.successors.flatMap((name) => knownCrawler(name)?.robotsToken ?? []);
    const present = successors.filter((name) => named.has(name.toLowerCase()));
    const code = `${outdated.status}-token` as const;
    return [
      {
        code,
        severity: "note",
        line: line.line,
        message: code,
        values: {
          name: line.value,
          successors: present.length > 0 ? present : successors,
          alreadyNamed: present.length > 0,
        },
        ...(successors.length > 0 && present.length === 0 && { fix: naming(successors, subject, line) }),
      },
    ];
  });
};

function naming(tokens: readonly string[], subject: Subject, { line, field }: AgentLine) {
  const was = sourceLine(subject, line);
  return {
    edits: [{ line, was, becomes: [was, ...tokens.map((token) => `${field}: ${token}`)] }],
    affects: affecting(tokens),
  };
}
