import type { Bilingual, Crawler } from "../../crawler.ts";
import { crawlerByToken } from "../../registry.ts";
import { type AgentLine, isAgentLine } from "../line.ts";
import { affecting, namesOf } from "./affects.ts";
import type { Finding } from "./finding.ts";
import { type LintRule, type Subject, writtenLine } from "./subject.ts";
import { listed, quoted } from "./words.ts";

/**
 * Names that reach nobody any more, or never did. Notes only: beside the names in use they do no harm, and
 * many publishers keep them on purpose.
 */
export const outdatedTokens: LintRule = (subject) => {
  const agents = subject.file.lines.filter(isAgentLine);
  const named = new Set(namesOf(agents).map((name) => name.toLowerCase()));
  return agents.flatMap((line): Finding[] => {
    const crawler = crawlerByToken(line.value);
    if (crawler?.status !== "legacy" && crawler?.status !== "never-real") return [];
    const successors = crawler.successors.flatMap((name) => crawlerByToken(name)?.robotsToken ?? []);
    const present = successors.filter((name) => named.has(name.toLowerCase()));
    return [
      {
        code: `${crawler.status}-token`,
        severity: "note",
        line: line.line,
        sentence: sentenceFor(line, crawler, successors, present),
        ...(successors.length > 0 && present.length === 0 && { fix: naming(successors, subject, line) }),
      },
    ];
  });
};

function sentenceFor(
  { value }: AgentLine,
  { status }: Crawler,
  successors: readonly string[],
  present: readonly string[],
): Bilingual {
  const name = quoted(value);
  const what: Bilingual =
    status === "legacy"
      ? { fr: `${name.fr} n’est plus utilisé.`, en: `${name.en} is no longer in use.` }
      : { fr: `${name.fr} n’a jamais été le nom d’un robot.`, en: `${name.en} was never a crawler’s name.` };
  if (successors.length === 0) return what;
  const { fr, en } = listed(present.length > 0 ? present : successors);
  return present.length > 0
    ? { fr: `${what.fr} Ce fichier nomme déjà ${fr}.`, en: `${what.en} The file already names ${en}.` }
    : {
        fr: `${what.fr} Cette ligne ne touche pas ${fr}, que ce fichier ne nomme pas.`,
        en: `${what.en} This line does not reach ${en}, which the file does not name.`,
      };
}

function naming(tokens: readonly string[], subject: Subject, { line, field }: AgentLine) {
  const was = writtenLine(subject, line);
  return {
    edits: [{ line, was, becomes: [was, ...tokens.map((token) => `${field}: ${token}`)] }],
    affects: affecting(tokens),
  };
}
