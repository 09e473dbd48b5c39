import {
  type Fix,
  type LintCode,
  type LintWords,
  lintRobots,
  type Severity,
  sentenceFor,
  severities,
} from "@octroi/crawlers/lint";
import { lintWords as en } from "@octroi/crawlers/words/en";
import { lintWords as fr } from "@octroi/crawlers/words/fr";
import type { Localized } from "@octroi/ui/language/language";

/** Something in a file that its author may not have meant. */
export interface RobotsFinding {
  code: LintCode;
  severity: Severity;
  line: number;
  /** What stands there, or the beginning of it. */
  excerpt: string;
  sentence: Localized<string>;
  fix: Fix | null;
}

export interface RobotsFindings {
  /** The gravest first, then in the order of the file. */
  list: RobotsFinding[];
  /** How many there are of each, those left out included. */
  counts: Record<Severity, number>;
}

const words: Localized<LintWords> = { fr, en };

/** As many as a person reads; a file made to tire us has more. */
const maxListed = 100;
const maxExcerptLength = 200;

/** What the linter says about a file, where `origin` is where the file is served, if that is known. */
export function findingsIn(text: string, origin: string | undefined): RobotsFindings {
  const found = lintRobots(text, origin === undefined ? {} : { origin });
  const lines = text.split(/\r\n|\r|\n/);
  const ofSeverity = (severity: Severity) => found.filter((finding) => finding.severity === severity);
  const list = severities
    .flatMap(ofSeverity)
    .slice(0, maxListed)
    .map((finding) => ({
      code: finding.code,
      severity: finding.severity,
      line: finding.line,
      excerpt: (lines[finding.line - 1] ?? "").slice(0, maxExcerptLength),
      sentence: { fr: sentenceFor(finding, words.fr), en: sentenceFor(finding, words.en) },
      fix: finding.fix ?? null,
    }));
  return {
    list,
    counts: {
      error: ofSeverity("error").length,
      warning: ofSeverity("warning").length,
      note: ofSeverity("note").length,
    },
  };
}
