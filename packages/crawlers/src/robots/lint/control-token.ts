import { applicableTo } from "../applicable.ts";
import { isAgentLine } from "../line.ts";
import { matchRobots } from "../match.ts";
import { affecting } from "./affects.ts";
import type { Finding } from "./finding.ts";
import { type LintRule, writtenLine } from "./subject.ts";
import { quoted } from "./words.ts";

/** The crawlers that read each switch, and do the fetching. */
const crawlerBehind: ReadonlyMap<string, string> = new Map([
  ["google-extended", "Googlebot"],
  ["applebot-extended", "Applebot"],
]);

/** A switch that is let in where the crawler behind it is kept out: it was probably the crawler that was meant. */
export const controlTokens: LintRule = (subject) => {
  const agents = subject.file.lines.filter(isAgentLine);
  return [...crawlerBehind].flatMap(([token, behind]): Finding[] => {
    const line = agents.find(({ value }) => value.toLowerCase() === token);
    if (line === undefined || !isLetIn(token) || isLetIn(behind)) return [];
    const was = writtenLine(subject, line.line);
    const [control, crawler] = [quoted(line.value), quoted(behind)];
    return [
      {
        code: "control-token",
        severity: "warning",
        line: line.line,
        sentence: {
          fr: `${control.fr} n’explore rien : c’est un réglage que lit ${crawler.fr}, et ${crawler.fr} reste bloqué. Pour le laisser entrer, nommez-le.`,
          en: `${control.en} crawls nothing: it is a setting that ${crawler.en} reads, and ${crawler.en} stays blocked. To let it in, name it.`,
        },
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
