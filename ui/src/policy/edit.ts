import type { Action } from "@octroi/policy";
import type { Draft } from "./draft.ts";
import { originIn } from "./origin.ts";
import { type DecidedPurpose, decidedPurposes } from "./purposes.ts";

export function withDecision(draft: Draft, purpose: DecidedPurpose, action: Action): Draft {
  return {
    ...draft,
    decisions: { ...draft.decisions, [purpose]: action },
    unsaid: draft.unsaid.filter((each) => each !== purpose),
  };
}

/** Takes a decision back: no rule is about the purpose, and it passes. */
export function withoutDecision(draft: Draft, purpose: DecidedPurpose): Draft {
  const unsaid = decidedPurposes.filter((each) => each === purpose || draft.unsaid.includes(each));
  return { ...draft, decisions: { ...draft.decisions, [purpose]: "allow" }, unsaid };
}

/** Decides about one crawler. A crawler has one decision: the one it had is replaced where it stands. */
export function withException(draft: Draft, crawler: string, action: Action): Draft {
  const isSame = (name: string) => name.toLowerCase() === crawler.toLowerCase();
  const exceptions = draft.exceptions.some((each) => isSame(each.crawler))
    ? draft.exceptions.map((each) => (isSame(each.crawler) ? { ...each, action } : each))
    : [...draft.exceptions, { crawler, action }];
  return { ...draft, exceptions };
}

export function withoutException(draft: Draft, crawler: string): Draft {
  return { ...draft, exceptions: draft.exceptions.filter((each) => each.crawler !== crawler) };
}

/** Takes out a rule that a file brought. */
export function withoutRule(draft: Draft, index: number): Draft {
  const rules = draft.carried.rules.filter((_, at) => at !== index);
  return { ...draft, carried: { ...draft.carried, rules } };
}

/** Moves the license along where it is on the site itself. */
export function withOrigin(draft: Draft, origin: string): Draft {
  const before = `${originIn(draft.origin)}/`;
  const license = draft.license.startsWith(before)
    ? `${originIn(origin)}/${draft.license.slice(before.length)}`
    : draft.license;
  return { ...draft, origin, license };
}

/** What a preset decides, on the site and with the amounts that were typed. */
export function withPreset(draft: Draft, preset: Draft): Draft {
  const { license } = withOrigin(preset, draft.origin);
  return {
    ...draft,
    decisions: preset.decisions,
    unsaid: preset.unsaid,
    exceptions: preset.exceptions,
    reservation: preset.reservation,
    license: draft.license === "" ? license : draft.license,
    carried: { ...draft.carried, rules: preset.carried.rules },
  };
}

/** Whether a draft still decides what a preset does. */
export function isLike(draft: Draft, preset: Draft): boolean {
  const decided = ({ decisions, unsaid, exceptions, reservation, carried }: Draft) =>
    JSON.stringify([Object.entries(decisions).sort(), unsaid, exceptions, reservation, carried.rules]);
  return decided(draft) === decided(preset);
}
