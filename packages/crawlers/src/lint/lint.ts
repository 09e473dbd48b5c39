import { malformedLicenses, relativeSitemaps } from "./addresses.ts";
import { contradictoryRules, unreachableRules } from "./clashing-rules.ts";
import { controlTokens } from "./control-token.ts";
import { encodingMarks } from "./encoding-mark.ts";
import type { Finding } from "./finding.ts";
import { illegalTokens } from "./illegal-token.ts";
import { type InjectedLines, injectedIn, injectedLines } from "./injected-lines.ts";
import { joinedGroups } from "./joined-groups.ts";
import { lostRules } from "./lost-rules.ts";
import { misspelledFields } from "./misspelled-field.ts";
import { nearMissTokens } from "./near-miss-token.ts";
import { outdatedTokens } from "./outdated-token.ts";
import { malformedContentSignals, malformedContentUsages } from "./preferences.ts";
import { oversize } from "./size.ts";
import { strayRules } from "./stray-rules.ts";
import { type LintRule, readSubject } from "./subject.ts";
import { unsupportedLines } from "./unsupported-line.ts";

export interface LintOptions {
  /** Where the file is served, such as `https://example.com`: relative addresses can then be completed. */
  readonly origin?: string;
}

const rules: readonly LintRule[] = [
  encodingMarks,
  oversize,
  injectedLines,
  strayRules,
  misspelledFields,
  illegalTokens,
  nearMissTokens,
  outdatedTokens,
  controlTokens,
  joinedGroups,
  lostRules,
  contradictoryRules,
  unreachableRules,
  unsupportedLines,
  relativeSitemaps,
  malformedLicenses,
  malformedContentSignals,
  malformedContentUsages,
];

/**
 * What a robots.txt file says that its author may not have meant, in the order of its lines. Never throws,
 * whatever the file; takes time in proportion to what crawlers read of it.
 *
 * @example
 * lintRobots("User-agent: GPT-Bot\nDisallow: /");
 * // [{ code: "near-miss-token", severity: "warning", line: 1,
 * //    message: "near-miss-token", values: { name: "GPT-Bot", meant: "GPTBot" },
 * //    fix: { edits: [{ line: 1, was: "User-agent: GPT-Bot", becomes: ["User-agent: GPTBot"] }],
 * //           affects: ["GPT-Bot", "GPTBot"] } }]
 */
export function lintRobots(source: string | Uint8Array, { origin }: LintOptions = {}): readonly Finding[] {
  const subject = readSubject(source, origin);
  const injected = new Set(injectedIn(subject.sourceLines).flatMap(linesFrom));
  return rules
    .flatMap((rule) => rule(subject))
    .map((finding) =>
      finding.fix?.edits.some(({ line }) => injected.has(line)) ? withoutFix(finding) : finding,
    )
    .sort((a, b) => a.line - b.line);
}

function linesFrom({ first, last }: InjectedLines): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Lines that are not in the publisher's own file cannot be changed there. */
function withoutFix({ fix: _, ...finding }: Finding): Finding {
  return finding;
}
