import type { LintRule } from "./subject.ts";

/** RFC 9309, section 2.5: crawlers have to read 500 KiB, and may stop there. */
export const oversize: LintRule = ({ file, written }) =>
  file.truncated
    ? [
        {
          code: "oversize",
          severity: "error",
          line: written.length,
          sentence: {
            fr: "Le fichier dépasse 500 Kio : à partir de cette ligne, les robots peuvent ne plus rien lire.",
            en: "The file is longer than 500 KiB: from this line on, crawlers may read nothing.",
          },
        },
      ]
    : [];
