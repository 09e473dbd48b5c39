import { type LintCode, type LintMessage, lintRobots, type Severity } from "@octroi/crawlers/lint";
import { type Finding, type FindingCode, type Level, levels } from "@octroi/policy/check";
import type { ReadFile } from "./events.ts";
import type { Place } from "./places.ts";
import type { RobotsCheck } from "./robots/check.ts";
import { isWebPage, placeOf, type ServedCode, servedFindings } from "./served.ts";

/** Everything that a check-up can find. */
export type CheckCode = FindingCode | LintCode | ServedCode;

export interface CheckFinding {
  code: CheckCode;
  level: Level;
  place: Place;
  /** `headers` or `html` of the page, or the address of a license. */
  part?: string;
  line?: number;
  /** The piece it is about, or the line it stands on. */
  about?: string;
  /** What the linter of robots.txt says, with its values. */
  lint?: LintMessage;
}

export interface CheckFindings {
  /** The gravest first. */
  list: readonly CheckFinding[];
  /** How many there are of each level, those left out included. */
  counts: Record<Level, number>;
}

export const noFindings: CheckFindings = { list: [], counts: { error: 0, warning: 0, info: 0 } };

/** As many as a person reads, of all and of one kind; a file made to tire us has more. */
const maxListed = 60;
const maxPerCode = 4;
const maxAboutLength = 200;

interface Found {
  origin: string;
  read: readonly ReadFile[];
  robots: RobotsCheck;
  checked: readonly Finding[];
}

export function findingsOf({ origin, read, robots, checked }: Found): CheckFindings {
  const file = read.find(({ place }) => place === "robots");
  const linted = lintedIn(file, origin);
  const judged = checked
    .filter((finding) => !isLinted(finding, linted, file))
    .map((finding) => judgedFinding(finding));
  const otherFindings = linted.filter((finding) => !isJudged(finding, judged));
  const all = [...servedFindings(read, robots), ...judged, ...otherFindings];
  const sorted = levels.flatMap((level) => all.filter((finding) => finding.level === level));
  const countOf = (level: Level) => all.filter((finding) => finding.level === level).length;
  return {
    list: fewOfEach(sorted).slice(0, maxListed),
    counts: { error: countOf("error"), warning: countOf("warning"), info: countOf("info") },
  };
}

function fewOfEach(findings: readonly CheckFinding[]): CheckFinding[] {
  const countByCode = new Map<CheckCode, number>();
  return findings.filter(({ code }) => {
    const before = countByCode.get(code) ?? 0;
    countByCode.set(code, before + 1);
    return before < maxPerCode;
  });
}

const levelOf: Readonly<Record<Severity, Level>> = { error: "error", warning: "warning", note: "info" };

function lintedIn(file: ReadFile | undefined, origin: string): CheckFinding[] {
  if (file?.status == null || file.status >= 300 || isWebPage(file)) return [];
  const lines = file.text.split(/\r\n|\r|\n/);
  return lintRobots(file.text, { origin }).map((finding) => {
    const about = lines[finding.line - 1]?.trim().slice(0, maxAboutLength);
    const { code, severity, line } = finding;
    // The message and its values belong together in the finding, and so they do here.
    const lint = { message: finding.message, values: finding.values } as LintMessage;
    return { code, level: levelOf[severity], place: "robots", line, ...(about && { about }), lint };
  });
}

function judgedFinding({ code, level, about, line, file }: Finding): CheckFinding {
  const place = code === "contradiction" || code === "conditional" ? "robots" : placeOf(file);
  const part = place === "page" || place === "license" ? file : undefined;
  return {
    code,
    level,
    place,
    ...(part !== undefined && { part }),
    ...(line !== undefined && { line }),
    ...(about !== undefined && { about: about.slice(0, maxAboutLength) }),
  };
}

/** Two checkers read robots.txt. What the linter says of a line in better words, it says alone … */
function isLinted(
  { code, line, file: name }: Finding,
  linted: readonly CheckFinding[],
  file?: ReadFile,
): boolean {
  if (placeOf(name) !== "robots") return false;
  if (code === "robots-unknown-directive") {
    return (file !== undefined && isWebPage(file)) || linted.some((finding) => finding.line === line);
  }
  return code === "robots-bom" && linted.some((finding) => finding.code === "encoding-mark");
}

const statements: readonly CheckCode[] = [
  "malformed-content-signal",
  "malformed-content-usage",
  "malformed-license",
];

/** … and what the policy's check says of a statement more exactly, that says alone. */
function isJudged({ code, line }: CheckFinding, judged: readonly CheckFinding[]): boolean {
  return statements.includes(code) && judged.some((other) => other.place === "robots" && other.line === line);
}
