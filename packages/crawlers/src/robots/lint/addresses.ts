import type { Bilingual } from "../../crawler.ts";
import type { RobotsLine } from "../line.ts";
import type { Finding, LintCode } from "./finding.ts";
import { type LintRule, rewritten, type Subject, writtenLine } from "./subject.ts";
import { quoted } from "./words.ts";

const absolute = /^https?:\/\/[^/\s]/i;

/** Sitemaps are named by their whole address (sitemaps.org). */
export const relativeSitemaps: LintRule = (subject) =>
  incomplete(subject, subject.file.sitemaps, "relative-sitemap", {
    fr: "Une ligne Sitemap demande une adresse complète, qui commence par https://.",
    en: "A Sitemap line takes a complete address that begins with https://.",
  });

/** So are licenses in Really Simple Licensing (rslstandard.org). */
export const malformedLicenses: LintRule = (subject) =>
  incomplete(
    subject,
    subject.file.lines.filter(({ field }) => field.toLowerCase() === "license"),
    "malformed-license",
    {
      fr: "Une ligne License (RSL) demande l’adresse complète du fichier de licence, qui commence par https://.",
      en: "A License line (RSL) takes the complete address of the license file, one that begins with https://.",
    },
  );

function incomplete(
  subject: Subject,
  lines: readonly RobotsLine[],
  code: LintCode,
  what: Bilingual,
): readonly Finding[] {
  const origin = subject.origin ?? originIn(subject);
  return lines
    .filter(({ value }) => !absolute.test(value))
    .map((line): Finding => {
      const value = quoted(line.value);
      const address = line.value === "" || origin === undefined ? null : URL.parse(line.value, origin);
      return {
        code,
        severity: "warning",
        line: line.line,
        sentence:
          line.value === ""
            ? what
            : { fr: `${what.fr} ${value.fr} n’en est pas une.`, en: `${what.en} ${value.en} is not one.` },
        ...(address?.protocol.startsWith("http") && {
          fix: {
            edits: [
              {
                line: line.line,
                was: writtenLine(subject, line.line),
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
  const known = file.sitemaps.find(({ value }) => absolute.test(value));
  return known && URL.parse(known.value)?.origin;
}
