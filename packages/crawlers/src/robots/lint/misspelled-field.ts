import type { RobotsLine } from "../line.ts";
import { changeIn } from "./change.ts";
import { hasInvisible } from "./encoding-mark.ts";
import type { Finding } from "./finding.ts";
import { nearest } from "./near.ts";
import type { LintRule } from "./subject.ts";
import { quoted } from "./words.ts";

type Field = "User-agent" | "Allow" | "Disallow" | "Sitemap";

const nearestField = nearest<Field>([
  ["User-agent", "User-agent"],
  ["Allow", "Allow"],
  ["Disallow", "Disallow"],
  ["Disallowed", "Disallow"],
  ["Sitemap", "Sitemap"],
]);

/** `Disalow: /`, `User agent: *`, `Disallow /`: Google’s crawlers guess what is meant, others need not. */
export const misspelledFields: LintRule = (subject) => {
  const change = changeIn(subject);
  return subject.file.lines.flatMap((line): Finding[] => {
    const field = meantField(line);
    if (field === undefined || hasInvisible(line)) return [];
    const { written, value } = partsOf(line);
    const [name, right] = [quoted(written), quoted(`${field}:`)];
    const fix = change(line, field, value);
    return [
      {
        code: "misspelled-field",
        severity: "error",
        line: line.line,
        sentence:
          line.directive === "malformed"
            ? {
                fr: `Il manque « : » après ${name.fr} : des robots ignorent cette ligne, d’autres devinent. Écrivez ${right.fr}.`,
                en: `A colon is missing after ${name.en}: some crawlers ignore this line, others guess. Write ${right.en}.`,
              }
            : {
                fr: `${name.fr} n’est pas dans la norme : des robots ignorent cette ligne, d’autres devinent. Écrivez ${right.fr}.`,
                en: `${name.en} is not in the standard: some crawlers ignore this line, others guess. Write ${right.en}.`,
              },
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
