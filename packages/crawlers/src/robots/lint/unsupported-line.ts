import type { Bilingual } from "../../crawler.ts";
import { understood } from "../google.ts";
import { isRuleLine, type RobotsLine } from "../line.ts";
import { hasInvisible } from "./encoding-mark.ts";
import type { Finding, Severity } from "./finding.ts";
import { meantField } from "./misspelled-field.ts";
import { commentedOut, type LintRule, type Subject } from "./subject.ts";
import { quoted } from "./words.ts";

interface Readership {
  readonly severity: Severity;
  readonly sentence: Bilingual;
  /** Whether the lines can go without anybody missing them. */
  readonly idle?: true;
}

const indexing: Readership = {
  severity: "warning",
  sentence: {
    fr: "Aucun grand moteur ne lit Noindex ni Nofollow dans robots.txt (Google l’ignore depuis septembre 2019) : ces pages peuvent rester dans les résultats. Utilisez la balise meta robots, sur une page que les robots peuvent lire.",
    en: "No major search engine reads Noindex or Nofollow in robots.txt (Google has ignored them since September 2019): these pages may stay in the results. Use the robots meta tag, on a page that crawlers may read.",
  },
  idle: true,
};

/** Who reads the fields that are not part of RFC 9309. */
const readerships: ReadonlyMap<string, Readership> = new Map([
  ["noindex", indexing],
  ["nofollow", indexing],
  [
    "crawl-delay",
    {
      severity: "note",
      sentence: {
        fr: "Bing et les robots d’Anthropic lisent Crawl-delay ; Google ne le lit pas, et Yandex ne le lit plus depuis 2018.",
        en: "Bing and Anthropic’s crawlers read Crawl-delay; Google does not, and Yandex stopped in 2018.",
      },
    },
  ],
  [
    "host",
    {
      severity: "note",
      sentence: {
        fr: "Seul Yandex lisait Host, et il ne le lit plus depuis 2018. Utilisez une redirection.",
        en: "Only Yandex read Host, and it stopped in 2018. Use a redirect.",
      },
      idle: true,
    },
  ],
  [
    "clean-param",
    {
      severity: "note",
      sentence: { fr: "Seul Yandex lit Clean-param.", en: "Only Yandex reads Clean-param." },
    },
  ],
]);

/** Fields that have rules of their own. */
const elsewhere: ReadonlySet<string> = new Set(["content-signal", "content-usage", "license"]);

/** Lines outside RFC 9309, once for each field: a file may repeat one on every second line. */
export const unsupportedLines: LintRule = (subject) => {
  const byField = Map.groupBy(subject.file.lines.filter(isUnsupported), ({ field }) => field.toLowerCase());
  return [...byField].flatMap(([field, lines]) => findingFor(subject, field, lines));
};

function isUnsupported(line: RobotsLine): boolean {
  if (line.directive !== "other" && line.directive !== "malformed") return false;
  return !elsewhere.has(line.field.toLowerCase()) && meantField(line) === undefined && !hasInvisible(line);
}

function findingFor(subject: Subject, field: string, lines: readonly RobotsLine[]): Finding[] {
  const [first] = lines;
  if (first === undefined) return [];
  const { severity, sentence, idle } = readershipOf(field, first);
  const more = lines.length - 1;
  const also: Bilingual =
    more === 0
      ? { fr: "", en: "" }
      : {
          fr: ` (${more} autre${more > 1 ? "s" : ""} ligne${more > 1 ? "s" : ""} de ce genre)`,
          en: ` (${more} more line${more > 1 ? "s" : ""} like this)`,
        };
  return [
    {
      code: "unsupported-line",
      severity,
      line: first.line,
      sentence: { fr: sentence.fr + also.fr, en: sentence.en + also.en },
      ...(idle && {
        fix: commentedOut(
          subject,
          lines.map(({ line }) => line),
        ),
      }),
    },
  ];
}

function readershipOf(field: string, line: RobotsLine): Readership {
  const known = readerships.get(field);
  if (known !== undefined) return known;
  const name = quoted(line.field || line.value);
  if (isRuleLine(understood(line))) {
    return {
      severity: "warning",
      sentence: {
        fr: `${name.fr} n’est pas dans la norme. Google, qui s’en tient au début du mot, le lit comme une règle Allow ou Disallow.`,
        en: `${name.en} is not in the standard. Google, which goes by how the word begins, reads it as an Allow or Disallow rule.`,
      },
    };
  }
  return line.directive === "malformed"
    ? {
        severity: "warning",
        sentence: {
          fr: "Cette ligne n’est ni un commentaire ni de la forme « mot: valeur » : les robots l’ignorent.",
          en: "This line is neither a comment nor of the form “word: value”: crawlers ignore it.",
        },
      }
    : {
        severity: "note",
        sentence: {
          fr: `${name.fr} n’est pas dans la norme : nous ne connaissons pas de robot qui lise cette ligne.`,
          en: `${name.en} is not in the standard: we know of no crawler that reads this line.`,
        },
      };
}
