import { identify } from "../../identify.ts";
import { crawlerByToken } from "../../registry.ts";
import { isEveryone, isProductToken, productToken } from "../group.ts";
import { type AgentLine, isAgentLine } from "../line.ts";
import { renaming } from "./affects.ts";
import type { Finding, Severity } from "./finding.ts";
import { knownToken } from "./known-token.ts";
import { type LintRule, rewritten, type Subject, writtenLine } from "./subject.ts";
import { listed, quoted } from "./words.ts";

/** Names that RFC 9309, section 2.2.1, cannot express: parsers stop at the first character it does not allow. */
export const illegalTokens: LintRule = (subject) =>
  subject.file.lines
    .filter(isAgentLine)
    .filter(({ value }) => !isEveryone(value) && !isProductToken(value))
    .map((line) => findingFor(subject, line));

function findingFor(subject: Subject, line: AgentLine): Finding {
  const meant = meantBy(line.value);
  if (meant.length === 0) return { code, line: line.line, ...unfixable(line.value) };
  const isRead = meant.includes(productToken(line.value)) && meant.length === 1;
  const [value, names] = [quoted(line.value), listed(meant)];
  return {
    code,
    severity: isRead ? "warning" : "error",
    line: line.line,
    sentence: {
      fr: `${value.fr} n’est pas un nom de robot : une ligne User-agent porte un seul nom, fait de lettres, de « - » et de « _ ». Écrivez ${names.fr}.`,
      en: `${value.en} is not a crawler’s name: a User-agent line holds one name, made of letters, “-” and “_”. Write ${names.en}.`,
    },
    fix: {
      edits: [
        {
          line: line.line,
          was: writtenLine(subject, line.line),
          becomes: meant.map((token, index) =>
            index === 0 ? rewritten(subject, line, line.field, token) : `${line.field}: ${token}`,
          ),
        },
      ],
      affects: renaming(line.value, meant),
    },
  };
}

const code = "illegal-token";

/** Headers that people copy are shorter. */
const longest = 300;

/** The legal names that the value was probably meant to hold. */
function meantBy(value: string): readonly string[] {
  if (isItsOwnName(value) || value.length > longest) return [];
  const parts = value.split(/[,;\s]+/).filter((part) => part !== "");
  if (parts.length > 1 && parts.every((part) => isProductToken(part) && isListed(part, value))) return parts;
  const bare = value.replace(/^["'`“”«»‘’<[(\s]+|["'`“”«»‘’>\])\s]+$/g, "");
  const candidates = [
    bare,
    identify(value)?.robotsToken,
    knownToken(value),
    /^[\w-]+(?=[/*:;,])/.exec(bare)?.[0],
  ];
  const meant = candidates.find((name) => name !== undefined && name !== null && isProductToken(name));
  return meant === undefined || meant === null ? [] : [meant];
}

/** Between commas, any names; between spaces, only known ones: `Foo Bar` may be one. */
function isListed(part: string, value: string): boolean {
  return /[,;]/.test(value) || crawlerByToken(part) !== undefined;
}

/** `AI2Bot` breaks the rule, and still is the name that its crawler looks for. */
function isItsOwnName(value: string): boolean {
  return crawlerByToken(value)?.robotsToken?.toLowerCase() === value.toLowerCase();
}

function unfixable(value: string): Pick<Finding, "sentence"> & { severity: Severity } {
  const read = productToken(value);
  const [name, start] = [quoted(value), quoted(read)];
  if (value === "") {
    return {
      severity: "error",
      sentence: {
        fr: "Cette ligne User-agent ne nomme personne : les robots l’ignorent.",
        en: "This User-agent line names nobody: crawlers ignore it.",
      },
    };
  }
  if (value.includes("*")) {
    return {
      severity: "error",
      sentence: {
        fr: `${name.fr} n’atteint personne : dans un nom, « * » ne remplace rien. Seule la ligne « User-agent: * » parle à tous les robots.`,
        en: `${name.en} reaches nobody: inside a name, “*” stands for nothing. Only “User-agent: *” speaks to every crawler.`,
      },
    };
  }
  return {
    severity: isItsOwnName(value) || /^[a-z][\w.-]*$/i.test(value) ? "note" : "warning",
    sentence:
      read === ""
        ? {
            fr: `La norme n’admet que des lettres, « - » et « _ » dans un nom : des robots qui la suivent à la lettre, dont ceux de Google, ne lisent rien dans ${name.fr}.`,
            en: `The standard only allows letters, “-” and “_” in a name: crawlers that follow it to the letter, Google’s among them, read nothing in ${name.en}.`,
          }
        : {
            fr: `La norme n’admet que des lettres, « - » et « _ » dans un nom : des robots qui la suivent à la lettre, dont ceux de Google, ne lisent que ${start.fr} dans ${name.fr}.`,
            en: `The standard only allows letters, “-” and “_” in a name: crawlers that follow it to the letter, Google’s among them, only read ${start.en} in ${name.en}.`,
          },
  };
}
