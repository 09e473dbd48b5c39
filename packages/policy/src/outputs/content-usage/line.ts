import { type Finding, finding } from "../../findings/finding.ts";
import { noPreference, type Preferences, readUsage } from "./statement.ts";

/** A `Content-Usage` line of robots.txt. */
export interface UsageLine {
  readonly line: number;
  /** Undefined: every path. */
  readonly path: string | undefined;
  readonly preferences: Preferences;
  readonly findings: readonly Finding[];
}

/** An optional path, which begins with a slash, then the statement. */
export function readUsageLine(line: number, value: string): UsageLine {
  const [, path, rest = ""] = /^(\/[^ \t]*)(?:[ \t]+(.*))?$/.exec(value) ?? [];
  if (path !== undefined && rest === "") {
    return {
      line,
      path,
      preferences: noPreference,
      findings: [finding("usage-no-statement", { about: path, line })],
    };
  }
  const { preferences, findings } = readUsage(path === undefined ? value : rest);
  const stray =
    path === undefined && beginsWithPath(value) ? [finding("usage-path", { about: value, line })] : [];
  return { line, path, preferences, findings: [...stray, ...findings.map((each) => ({ ...each, line }))] };
}

/** A first word that is no answer, and looks like a path or a pattern that lacks its slash. */
function beginsWithPath(value: string): boolean {
  const [first = "", ...others] = value.split(/[ \t]+/);
  if (/[=,;]/.test(first)) return false;
  return first.includes("/") || (others.length > 0 && /[*$.]/.test(first));
}
