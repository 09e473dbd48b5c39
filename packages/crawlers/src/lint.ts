export {
  type Finding,
  type Fix,
  type LineEdit,
  type LintCode,
  lintCodes,
  type Severity,
  severities,
} from "./robots/lint/finding.ts";
export { applyFix } from "./robots/lint/fix.ts";
export { type LintOptions, lintRobots } from "./robots/lint/lint.ts";
