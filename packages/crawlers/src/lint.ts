export {
  type Finding,
  type Fix,
  type LineEdit,
  type LintCode,
  lintCodes,
  type Severity,
  severities,
} from "./lint/finding.ts";
export { applyFix } from "./lint/fix.ts";
export { type LintOptions, lintRobots } from "./lint/lint.ts";
export type { LintMessage, LintMessageId, LintMessages } from "./lint/messages.ts";
export { type LintWords, sentenceFor } from "./words/words.ts";
