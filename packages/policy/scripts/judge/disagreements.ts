import type { Case, Verdict } from "./cases.ts";
import { verdictOn } from "./verdict.ts";

/** Questions, not answers. */
const asked = ["agent", "path", "use", "user", "geo"];

/** Where the package and the case differ, in words. Nothing: they agree. */
export function disagreements(each: Case): readonly string[] {
  const verdict = verdictOn(each);
  return [...onValidity(each, verdict), ...onFindings(each, verdict), ...onMeaning(each, verdict)];
}

function onValidity({ valid }: Case, verdict: Verdict): readonly string[] {
  return valid === "open" || valid === verdict.valid ? [] : [`valid is ${verdict.valid}, expected ${valid}`];
}

function onFindings({ valid, findings }: Case, verdict: Verdict): readonly string[] {
  const found = new Set(verdict.findings.map(({ code }) => code));
  const missing = findings
    .filter(({ code, level }) => level !== "info" && !found.has(code))
    .map(({ code }) => code);
  const expected = new Set(findings.map(({ code }) => code));
  const extra = verdict.findings.filter(({ code, level }) => level === "error" && !expected.has(code));
  return [
    ...missing.map((code) => `${code} was not found`),
    ...(valid === true ? extra.map(({ code }) => `${code} was found`) : []),
  ];
}

function onMeaning({ valid, meaning = {} }: Case, verdict: Verdict): readonly string[] {
  const { ask = [], ...whole } = meaning;
  // Of a broken file, the contents show how a tolerant reader takes it: for orientation.
  const judged = Object.entries(whole).filter(
    ([name]) => valid === true || !["contents", "maxAgeDays"].includes(name),
  );
  return [
    ...judged.flatMap(([name, expected]) => differing(name, expected, verdict.meaning[name])),
    ...ask.flatMap((question) => {
      const answers = verdict.answer(question);
      const about = asked
        .flatMap((name) => (question[name] === undefined ? [] : [`${question[name]}`]))
        .join(" ");
      return Object.entries(question)
        .filter(([name]) => !isQuestion(name, question))
        .flatMap(([name, expected]) => differing(`${about}: ${name}`, expected, answers[name]));
    }),
  ];
}

/** In Content-Signal, `use` is an answer: there, no use is asked about. */
function isQuestion(name: string, question: Readonly<Record<string, unknown>>): boolean {
  if (name === "use") return "answer" in question || "says" in question;
  return asked.includes(name);
}

function differing(name: string, expected: unknown, actual: unknown): readonly string[] {
  return holds(expected, actual)
    ? []
    : [`${name} is ${JSON.stringify(actual)}, expected ${JSON.stringify(expected)}`];
}

/** Whether what is expected is there. An object may have more members; a list may not be longer; `open` is not judged. */
function holds(expected: unknown, actual: unknown): boolean {
  if (expected === "open") return true;
  if (Array.isArray(expected)) {
    return (
      Array.isArray(actual) &&
      actual.length === expected.length &&
      expected.every((item, at) => holds(item, actual[at]))
    );
  }
  if (typeof expected === "object" && expected !== null) {
    if (typeof actual !== "object" || actual === null) return false;
    const members: Readonly<Record<string, unknown>> = { ...actual };
    return Object.entries(expected).every(([name, value]) => holds(value, members[name]));
  }
  return expected === actual || (expected === null && actual === undefined);
}
