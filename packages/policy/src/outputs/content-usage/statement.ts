import { type Member as FieldMember, isInnerList, readMembers } from "@octroi/crawlers/structured-fields";
import { type Finding, finding } from "../../findings/finding.ts";

/** The labels of draft-ietf-aipref-vocab-08. */
export const usageLabels = ["train-ai", "ai-use", "search"] as const;
export type UsageLabel = (typeof usageLabels)[number];

export type Preference = "allow" | "disallow" | "unknown";
export type Preferences = Readonly<Record<UsageLabel, Preference>>;

export const noPreference: Preferences = { "train-ai": "unknown", "ai-use": "unknown", search: "unknown" };

/** Content-Signal's and RSL's words for the same. */
const inverted = ["ai-train", "ai-input"];

type Member = readonly [key: string, member: FieldMember];

/** Labels of vocab-00 to -07 that say nothing any more. */
const retired = ["tdm", "ai", "genai", "inference", "all", "train-genai", "bots", "ai-output"];

export interface ContentUsageStatement {
  readonly preferences: Preferences;
  readonly findings: readonly Finding[];
}

/**
 * Reads what `Content-Usage` says. Several header lines are one statement: pass them joined by commas.
 *
 * @example
 * readUsage("train-ai=n, search=y").preferences; // { "train-ai": "disallow", "ai-use": "unknown", search: "allow" }
 */
export function readUsage(text: string): ContentUsageStatement {
  const members = readMembers(text);
  if (members === undefined) {
    return {
      preferences: noPreference,
      findings: [finding("usage-unparseable", { about: text.slice(0, 200) })],
    };
  }
  const preferences = {
    "train-ai": preferenceFor("train-ai", members),
    "ai-use": preferenceFor("ai-use", members),
    search: preferenceFor("search", members),
  };
  const overrides = preferences.search === "allow" && preferences["train-ai"] !== "allow";
  return {
    preferences,
    findings: [
      ...(members.length === 0 ? [finding("usage-empty")] : []),
      ...duplicates(members),
      ...members.flatMap(checkMember),
      ...(overrides ? [finding("usage-search-overrides")] : []),
    ],
  };
}

/** The last of a name counts, even when it says nothing. */
function preferenceFor(label: UsageLabel, members: readonly Member[]): Preference {
  switch (tokenIn(members.findLast(([key]) => key === label)?.[1])) {
    case "y":
      return "allow";
    case "n":
      return "disallow";
    default:
      return "unknown";
  }
}

function duplicates(members: readonly Member[]): readonly Finding[] {
  const keys = members.map(([key]) => key);
  const repeated = new Set(keys.filter((key, index) => keys.indexOf(key) < index));
  return [...repeated].map((key) => finding("usage-duplicate-key", { about: key }));
}

/** The member's word, where it is a token: `"n"` and `?0` say nothing. */
function tokenIn(member: FieldMember | undefined): string | undefined {
  return member === undefined || isInnerList(member) || member.bare.kind !== "token"
    ? undefined
    : member.bare.text;
}

function checkMember([key, member]: Member): readonly Finding[] {
  const token = tokenIn(member);
  const lost = [...member.parameters.keys()].filter(
    (name) => isLabel(name) || inverted.includes(name) || retired.includes(name),
  );
  const isMeant = token === "y" || token === "n";
  return [
    ...(isLabel(key) ? [] : [finding(strangeLabel(key), { about: key })]),
    ...(isLabel(key) && !isMeant ? [finding("usage-value", { about: key })] : []),
    ...lost.map((name) => finding("usage-parameter", { about: name })),
  ];
}

function isLabel(key: string): boolean {
  return usageLabels.some((label) => label === key);
}

function strangeLabel(key: string) {
  if (inverted.includes(key)) return "usage-label-inverted";
  return retired.includes(key) ? "usage-label-retired" : "usage-label-unknown";
}

/** All statements about one page together: any refusal wins, then any permission (vocab-08). */
export function combined(statements: readonly Preferences[]): Preferences {
  const of = (label: UsageLabel): Preference => {
    const preferences = statements.map((statement) => statement[label]);
    return (
      preferences.find((each) => each === "disallow") ??
      preferences.find((each) => each === "allow") ??
      "unknown"
    );
  };
  return { "train-ai": of("train-ai"), "ai-use": of("ai-use"), search: of("search") };
}
