import { identify } from "../identify.ts";
import { knownCrawler } from "../known.ts";
import { isEveryone, isProductToken, productToken } from "../robots/group.ts";
import { type AgentLine, isAgentLine } from "../robots/line.ts";
import { renaming } from "./affects.ts";
import type { Finding, Severity } from "./finding.ts";
import { knownToken } from "./known-token.ts";
import type { LintMessage } from "./messages.ts";
import { type LintRule, rewritten, type Subject, sourceLine } from "./subject.ts";

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
  return {
    code,
    severity: isRead ? "warning" : "error",
    line: line.line,
    message: "illegal-token",
    values: { value: line.value, names: meant },
    fix: {
      edits: [
        {
          line: line.line,
          was: sourceLine(subject, line.line),
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
const maxTokenLength = 300;

/** The legal names that the value was probably meant to hold. */
function meantBy(value: string): readonly string[] {
  if (isItsOwnName(value) || value.length > maxTokenLength) return [];
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
  return /[,;]/.test(value) || knownCrawler(part) !== undefined;
}

/** `AI2Bot` breaks the rule, and still is the name that its crawler looks for. */
function isItsOwnName(value: string): boolean {
  return knownCrawler(value)?.robotsToken?.toLowerCase() === value.toLowerCase();
}

function unfixable(value: string): LintMessage & { readonly severity: Severity } {
  if (value === "") return { severity: "error", message: "nameless-agent", values: {} };
  if (value.includes("*")) return { severity: "error", message: "wildcard-in-name", values: { value } };
  return {
    severity: isItsOwnName(value) || /^[a-z][\w.-]*$/i.test(value) ? "note" : "warning",
    message: "name-cut-short",
    values: { value, read: productToken(value) },
  };
}
