import type { RobotsLine } from "../robots/line.ts";
import type { Finding } from "./finding.ts";
import { type LintRule, rewritten, type Subject, sourceLine } from "./subject.ts";

/** A way to say how pages may be used: its labels, and the answers that each takes. */
interface Vocabulary {
  readonly code: "malformed-content-signal" | "malformed-content-usage";
  readonly field: string;
  readonly labels: ReadonlyMap<string, readonly string[]>;
  /** What people write instead, from the other vocabulary or by habit. */
  readonly meant: ReadonlyMap<string, string>;
}

/** contentsignals.org, and `use`, which Cloudflare’s managed files carry. */
const signals: Vocabulary = {
  code: "malformed-content-signal",
  field: "content-signal",
  labels: new Map([
    ["search", ["yes", "no"]],
    ["ai-input", ["yes", "no"]],
    ["ai-train", ["yes", "no"]],
    ["use", ["immediate", "reference", "full"]],
  ]),
  meant: new Map([
    ["train-ai", "ai-train"],
    ["ai-use", "ai-input"],
    ["y", "yes"],
    ["n", "no"],
    ["true", "yes"],
    ["false", "no"],
  ]),
};

/** The IETF drafts aipref-attach and aipref-vocab of September 2026: unknown labels and answers say nothing. */
const usage: Vocabulary = {
  code: "malformed-content-usage",
  field: "content-usage",
  labels: new Map([
    ["train-ai", ["y", "n"]],
    ["ai-use", ["y", "n"]],
    ["search", ["y", "n"]],
  ]),
  meant: new Map([
    ["ai-train", "train-ai"],
    ["ai-input", "ai-use"],
    ["yes", "y"],
    ["no", "n"],
    ["true", "y"],
    ["false", "n"],
  ]),
};

export const malformedContentSignals: LintRule = (subject) => malformed(subject, signals);
export const malformedContentUsages: LintRule = (subject) => malformed(subject, usage);

function malformed(subject: Subject, vocabulary: Vocabulary): Finding[] {
  return subject.file.lines
    .filter(({ field }) => field.toLowerCase() === vocabulary.field)
    .flatMap((line) => findingFor(subject, line, vocabulary));
}

function findingFor(subject: Subject, line: RobotsLine, vocabulary: Vocabulary): Finding[] {
  const { path, rest } = partsOf(line.value);
  const answers = between(rest, ",");
  if (answers.length > 0 && answers.every((answer) => isAnswer(answer, vocabulary))) return [];
  const meant = between(rest, /[,;]/).map((answer) => meantBy(answer, vocabulary));
  const isClear = meant.length > 0 && meant.every((answer) => isAnswer(answer, vocabulary));
  const isNewer =
    answers.length > 0 &&
    answers.every((answer) => isAnswer(answer, vocabulary) || isExtension(answer, vocabulary));
  const value = [...path, meant.join(", ")].join(" ");
  return [
    {
      code: vocabulary.code,
      severity: isNewer ? "note" : "warning",
      line: line.line,
      message: vocabulary.code,
      values: {},
      ...(isClear && {
        fix: {
          edits: [
            {
              line: line.line,
              was: sourceLine(subject, line.line),
              becomes: [rewritten(subject, line, line.field, value)],
            },
          ],
          affects: "none",
        },
      }),
    },
  ];
}

/** An optional path, then answers. */
function partsOf(value: string): { path: readonly string[]; rest: string } {
  if (!value.startsWith("/")) return { path: [], rest: value };
  const end = value.search(/[ \t]/);
  return end < 0 ? { path: [value], rest: "" } : { path: [value.slice(0, end)], rest: value.slice(end) };
}

function between(text: string, separator: string | RegExp): readonly string[] {
  return text.trim() === "" ? [] : text.split(separator).map((part) => part.trim());
}

function isAnswer(answer: string, { labels }: Vocabulary): boolean {
  const [label = "", word = "", ...more] = answer.split("=");
  return more.length === 0 && (labels.get(label)?.includes(word) ?? false);
}

/** A well-formed answer about something that we do not know: it may be newer than we are. */
function isExtension(answer: string, { labels, meant }: Vocabulary): boolean {
  const [, label] = /^([a-z*][a-z0-9_.*-]*)=[A-Za-z0-9_-]+$/.exec(answer) ?? [];
  return label !== undefined && !labels.has(label) && !meant.has(label);
}

function meantBy(answer: string, { meant }: Vocabulary): string {
  return answer
    .toLowerCase()
    .split(/[=:]/)
    .map((part) => meant.get(part.trim()) ?? part.trim())
    .join("=");
}
