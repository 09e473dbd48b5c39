import { matchesPath, pathPattern, requestPath } from "@octroi/crawlers/robots";
import { breaksNoRule, type Finding, finding } from "../../findings/finding.ts";
import { looksLikeHtml } from "../../html/looks-like-html.ts";
import { contains } from "../../patterns.ts";

/** What one place says: reserved (1), not reserved (0), or nothing. */
export type ReservationValue = 1 | 0 | "unset";

export interface TdmRule {
  readonly location: string;
  readonly reservation: ReservationValue;
  readonly policy?: string;
}

export interface CheckedTdmrep {
  readonly rules: readonly TdmRule[];
  readonly findings: readonly Finding[];
  readonly valid: boolean;
}

/** More rules than this are not compared with each other. */
const maxCompared = 500;

/**
 * Reads `/.well-known/tdmrep.json` and says what is wrong with it.
 *
 * @example
 * checkTdmrep('[{"location":"/","tdm-reservation":"1"}]').findings[0]?.code; // "tdmrep-reservation-value"
 */
export function checkTdmrep(text: string): CheckedTdmrep {
  if (looksLikeHtml(text)) return failed("tdmrep-soft-404");
  const mark = text.startsWith("\uFEFF") ? [finding("json-bom")] : [];
  const value = parseJson(text);
  if (value === undefined) return failed("json-not-json", mark);
  if (!Array.isArray(value)) return failed("tdmrep-not-array", mark);
  const read = value.map(readRule);
  const rules = read.map(({ rule }) => rule);
  const findings = [
    ...mark,
    ...(value.length === 0 ? [finding("tdmrep-empty")] : []),
    ...read.flatMap((each) => each.findings),
    ...shadowed(rules.slice(0, maxCompared)),
  ];
  return { rules, findings, valid: breaksNoRule(findings) };
}

/** The value, or undefined: JSON has no undefined of its own. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}

function failed(code: Finding["code"], before: readonly Finding[] = []): CheckedTdmrep {
  return { rules: [], findings: [...before, finding(code)], valid: false };
}

/** A rule that matches nothing, in place of one that cannot be read. */
const unreadable: TdmRule = { location: "", reservation: "unset" };

function readRule(value: unknown): { rule: TdmRule; findings: readonly Finding[] } {
  const members: Readonly<Record<string, unknown>> =
    typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
  const { location, "tdm-reservation": reservation, "tdm-policy": policy } = members;
  const findings = [
    ...checkLocation(location),
    ...checkReservation(reservation),
    ...checkPolicy(policy, reservation),
  ];
  if (typeof location !== "string" || !location.startsWith("/")) return { rule: unreadable, findings };
  return {
    rule: {
      location,
      reservation: reservation === 1 || reservation === 0 ? reservation : "unset",
      ...(typeof policy === "string" && { policy }),
    },
    findings,
  };
}

function checkLocation(location: unknown): readonly Finding[] {
  if (location === undefined) return [finding("tdmrep-location-missing")];
  if (typeof location !== "string" || !location.startsWith("/")) {
    return [finding("tdmrep-location-not-path", { about: String(location).slice(0, 200) })];
  }
  return /[^/$*]$/.test(location) ? [finding("tdmrep-prefix", { about: location })] : [];
}

function checkReservation(reservation: unknown): readonly Finding[] {
  if (reservation === undefined) return [finding("tdmrep-reservation-missing")];
  if (reservation === 1 || reservation === 0) return [];
  return [finding("tdmrep-reservation-value", { about: JSON.stringify(reservation).slice(0, 200) })];
}

export function checkPolicy(policy: unknown, reservation: unknown): readonly Finding[] {
  if (policy === undefined) return [];
  const isWhole = typeof policy === "string" && /^[a-z][a-z0-9+.-]*:/i.test(policy) && URL.canParse(policy);
  return [
    ...(isWhole ? [] : [finding("tdmrep-policy-relative", { about: String(policy).slice(0, 200) })]),
    ...(reservation === 0 ? [finding("tdmrep-policy-with-zero")] : []),
  ];
}

function shadowed(rules: readonly TdmRule[]): readonly Finding[] {
  return rules
    .filter(({ location }, index) =>
      rules
        .slice(0, index)
        .some(
          (earlier) => earlier.location !== "" && location !== "" && contains(earlier.location, location),
        ),
    )
    .map(({ location }) => finding("tdmrep-shadowed-rule", { about: location }));
}

/** The first rule that matches: not the longest, and nothing when none does. */
export function tdmRuleFor(rules: readonly TdmRule[], path: string): TdmRule | undefined {
  const target = requestPath(path);
  return rules.find(({ location }) => location !== "" && matchesPath(pathPattern(location), target));
}
