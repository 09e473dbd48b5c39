import type { RobotsLine } from "../robots/line.ts";
import { changeIn } from "./change.ts";
import { hasInvisible } from "./encoding-mark.ts";
import type { Finding } from "./finding.ts";
import { nearest } from "./near.ts";
import type { LintRule } from "./subject.ts";

type Field = "User-agent" | "Allow" | "Disallow" | "Sitemap";

const nearestField = nearest<Field>(
  [
    ["User-agent", "User-agent"],
    ["Allow", "Allow"],
    ["Disallow", "Disallow"],
    ["Disallowed", "Disallow"],
    ["Sitemap", "Sitemap"],
  ],
  // No other field comes close to these, the short one included.
  { minLength: 4 },
);

/** `Disalow: /`, `User agent: *`, `Disallow /`: Google’s crawlers guess what is meant, others need not. */
export const misspelledFields: LintRule = (subject) => {
  const change = changeIn(subject);
  return subject.file.lines.flatMap((line): Finding[] => {
    const field = meantField(line);
    if (field === undefined || hasInvisible(line)) return [];
    const { written, value } = partsOf(line);
    const fix = change(line, field, value);
    return [
      {
        code: "misspelled-field",
        severity: "error",
        line: line.line,
        message: line.directive === "malformed" ? "missing-colon" : "misspelled-field",
        values: { written, field },
        ...(fix && { fix }),
      },
    ];
  });
};

/** The field that a line was meant to have, where it has none that counts. */
export function meantField(line: RobotsLine): Field | undefined {
  return line.directive === "other" || line.directive === "malformed"
    ? nearestField(partsOf(line).written)
    : undefined;
}

function partsOf({ directive, field, value }: RobotsLine): { written: string; value: string } {
  if (directive !== "malformed") return { written: field, value };
  // Without a colon, the first word may be the field.
  const end = value.search(/\s/);
  return end < 0 ? { written: "", value } : { written: value.slice(0, end), value: value.slice(end).trim() };
}
