import { type Finding, finding } from "../../findings/finding.ts";

/** The questions that Content-Signal answers with yes or no. */
export const signalKeys = ["search", "ai-input", "ai-train"] as const;
export type SignalKey = (typeof signalKeys)[number];

export const signalUses = ["immediate", "reference", "full"] as const;
export type SignalUse = (typeof signalUses)[number];

export type Signals = Readonly<Partial<Record<SignalKey, "yes" | "no">>> & { readonly use?: SignalUse };

/** A `Content-Signal` line. */
export interface SignalLine {
  readonly line: number;
  /** Undefined: every path. */
  readonly path: string | undefined;
  readonly signals: Signals;
  readonly findings: readonly Finding[];
}

/** An optional path, then answers between commas. What cannot be read says nothing; the rest stands. */
export function readSignalLine(line: number, value: string): SignalLine {
  const [, path, rest = ""] = /^(\/[^ \t]*)(?:[ \t]+(.*))?$/.exec(value) ?? [];
  const pairs = (path === undefined ? value : rest).split(",").map((pair) => pair.trim());
  const read = pairs.filter((pair) => pair !== "").map(readPair);
  const answers = read.flatMap(({ answer }) => (answer === undefined ? [] : [answer]));
  const conflicts = answers
    .filter(([key, said], index) => answers.findIndex(([k, s]) => k === key && s !== said) > index)
    .map(([key]) => finding("signal-conflict", { about: key }));
  return {
    line,
    path,
    signals: signalsOf(answers),
    findings: [...read.flatMap(({ findings }) => findings), ...conflicts].map((each) => ({ ...each, line })),
  };
}

type Answer = readonly [key: SignalKey | "use", word: string];

/** Where answers disagree, the refusal, or the least use, is the one we read. */
export function signalsOf(answers: readonly Answer[]): Signals {
  const wordsFor = (key: SignalKey | "use") =>
    answers.filter(([each]) => each === key).map(([, word]) => word);
  const yesOrNo = (key: SignalKey) => {
    const words = wordsFor(key);
    if (words.includes("no")) return { [key]: "no" as const };
    return words.includes("yes") ? { [key]: "yes" as const } : {};
  };
  const use = signalUses.find((each) => wordsFor("use").includes(each));
  return {
    ...yesOrNo("search"),
    ...yesOrNo("ai-input"),
    ...yesOrNo("ai-train"),
    ...(use && { use }),
  };
}

export function answersOf(signals: Signals): readonly Answer[] {
  return [...signalKeys, "use" as const].flatMap((key) => {
    const word = signals[key];
    return word === undefined ? [] : [[key, word] as const];
  });
}

function readPair(pair: string): { answer?: Answer; findings: readonly Finding[] } {
  const about = pair.slice(0, 200);
  const equals = pair.indexOf("=");
  const key = (equals < 0 ? pair : pair.slice(0, equals)).trim();
  const word = equals < 0 ? "" : pair.slice(equals + 1).trim();
  if (/[\s;|].*=/.test(pair.slice(equals + 1)) || (equals >= 0 && /[\s;|]/.test(key))) {
    return { findings: [finding("signal-separator", { about }), ...(isKnown(key) ? [] : [strange(key)])] };
  }
  const [bare = ""] = key.split(/[\s:]/);
  if (equals < 0 && isKnown(bare)) return { findings: [finding("signal-value", { about })] };
  const capitals = /[A-Z]/.test(key + word) ? [finding("signal-case", { about })] : [];
  if (!isKnown(key)) {
    // Capitals alone are not settled: a known word in capitals is no unknown one.
    return { findings: isKnown(key.toLowerCase()) ? capitals : [...capitals, strange(key)] };
  }
  const allowed: readonly string[] = key === "use" ? signalUses : ["yes", "no"];
  if (allowed.includes(word)) return { answer: [key, word], findings: [] };
  if (allowed.includes(word.toLowerCase())) return { findings: capitals };
  const code = key === "use" ? "signal-use-value" : "signal-value";
  return { findings: [...capitals, finding(code, { about })] };
}

function isKnown(key: string): key is SignalKey | "use" {
  return key === "use" || signalKeys.some((each) => each === key);
}

function strange(key: string): Finding {
  const isInverted = ["train-ai", "ai-use"].includes(key.toLowerCase());
  return finding(isInverted ? "signal-key-inverted" : "signal-key-unknown", { about: key });
}
