import type { LintRule } from "./subject.ts";

/** RFC 9309, section 2.5: crawlers have to read 500 KiB, and may stop there. */
export const oversize: LintRule = ({ file, sourceLines }) =>
  file.truncated
    ? [
        {
          code: "oversize",
          severity: "error",
          line: sourceLines.length,
          message: "oversize",
          values: {},
        },
      ]
    : [];
