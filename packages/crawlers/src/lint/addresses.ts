import type { RobotsLine } from "../robots/line.ts";
import type { Finding } from "./finding.ts";
import { type LintRule, rewritten, type Subject, sourceLine } from "./subject.ts";

const absolute = /^https?:\/\/[^/\s]/i;

/** Sitemaps are named by their whole address (sitemaps.org). */
export const relativeSitemaps: LintRule = (subject) =>
  incomplete(subject, subject.file.sitemaps, "relative-sitemap");

/** So are licenses in Really Simple Licensing (rslstandard.org). */
export const malformedLicenses: LintRule = (subject) =>
  incomplete(
    subject,
    subject.file.lines.filter(({ field }) => field.toLowerCase() === "license"),
    "malformed-license",
  );

function incomplete(
  subject: Subject,
  lines: readonly RobotsLine[],
  code: "relative-sitemap" | "malformed-license",
): readonly Finding[] {
  const origin = subject.origin ?? originIn(subject);
  return lines
    .filter(({ value }) => !absolute.test(value))
    .map((line): Finding => {
      const address = line.value === "" || origin === undefined ? null : URL.parse(line.value, origin);
      return {
        code,
        severity: "warning",
        line: line.line,
        message: code,
        values: { value: line.value },
        ...(address?.protocol.startsWith("http") && {
          fix: {
            edits: [
              {
                line: line.line,
                was: sourceLine(subject, line.line),
                becomes: [rewritten(subject, line, line.field, address.href)],
              },
            ],
            affects: "none",
          },
        }),
      };
    });
}

/** Another sitemap's complete address tells where the file is served. */
function originIn({ file }: Subject): string | undefined {
  const absoluteSitemap = file.sitemaps.find(({ value }) => absolute.test(value));
  return absoluteSitemap && URL.parse(absoluteSitemap.value)?.origin;
}
