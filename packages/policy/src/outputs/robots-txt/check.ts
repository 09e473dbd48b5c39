import { breaksNoRule, type Finding, finding } from "../../findings/finding.ts";
import { checkLicenses } from "./check-licenses.ts";
import { checkStatements } from "./check-statements.ts";
import { type RobotsStatements, readRobots } from "./statements.ts";

export interface CheckedRobots {
  readonly robots: RobotsStatements;
  readonly findings: readonly Finding[];
  readonly valid: boolean;
}

/** RFC 9309, and what others have added that crawlers are known to read. */
const knownFields = [
  "user-agent",
  "allow",
  "disallow",
  "sitemap",
  "content-usage",
  "content-signal",
  "license",
  "crawl-delay",
  "request-rate",
  "visit-time",
  "clean-param",
  "host",
];

/**
 * Reads robots.txt and says what is wrong with what it states: Content-Usage, Content-Signal and License. For
 * its rules, see `lintRobots` of `@octroi/crawlers`.
 *
 * @example
 * checkRobots("User-agent: *\nContent-Signal: ai-train=n").findings[0]?.code; // "signal-value"
 */
export function checkRobots(text: string): CheckedRobots {
  const robots = readRobots(text);
  const findings = [
    ...(text.startsWith("\uFEFF") ? [finding("robots-bom", { line: 1 })] : []),
    ...robots.file.lines.flatMap(({ line, field, value }) => {
      const name = field.toLowerCase();
      if (knownFields.includes(name)) return [];
      const code = isMisspelledSignal(name === "" ? value : name)
        ? "signal-directive-name"
        : "robots-unknown-directive";
      return [finding(code, { about: field || value.slice(0, 200), line })];
    }),
    ...unknownToAudit(robots),
    ...checkStatements(robots),
    ...checkLicenses(robots),
  ];
  return { robots, findings, valid: breaksNoRule(findings) };
}

/** Lines that Lighthouse, which knows Content-Signal, takes for faults: each kind is told once. */
function unknownToAudit({ file }: RobotsStatements): readonly Finding[] {
  return ["Content-Usage", "License"].flatMap((about) => {
    const found = file.lines.find(({ field }) => field.toLowerCase() === about.toLowerCase());
    return found === undefined ? [] : [finding("robots-audit", { about, line: found.line })];
  });
}

/** `Content-Signals`, `ContentSignal`, `Content Signal`, `Content-Singal`: meant, and skipped. */
function isMisspelledSignal(name: string): boolean {
  const letters = name.toLowerCase().replace(/[^a-z]/g, "");
  return /^(?:x?(?:content|contents)(?:signal|signals|singal|singals|signel|signl)|aisignals?|contensignals?)$/.test(
    letters,
  );
}
