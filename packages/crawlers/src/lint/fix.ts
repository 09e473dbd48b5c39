import { octetLimit } from "../robots/decode.ts";
import type { Fix, LineEdit } from "./finding.ts";

/**
 * The text with a finding's fix. Line endings and all other lines stay; where the lines are no longer those
 * that the fix was made for, or are fixed already, nothing changes.
 *
 * @example
 * const [finding] = lintRobots("Disallow: /private/");
 * if (finding?.fix) applyFix("Disallow: /private/", finding.fix); // "User-agent: *\nDisallow: /private/"
 */
export function applyFix(text: string, { edits }: Fix): string {
  // No fix concerns what is not read, nor adds more than was read.
  const parts = text.slice(0, 2 * octetLimit).split(/(\r\n|\r|\n)/);
  const eol = parts[1] ?? "\n";
  for (const edit of edits) {
    const at = (edit.line - 1) * 2;
    if (parts[at] !== edit.was || isApplied(edit, parts, at)) continue;
    parts[at] = edit.becomes.join(eol);
  }
  return parts.join("") + text.slice(2 * octetLimit);
}

function isApplied({ becomes }: LineEdit, parts: readonly string[], at: number): boolean {
  return becomes.every((line, index) => parts[at + index * 2] === line);
}
