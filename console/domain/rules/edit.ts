import { presetNames, type Rule } from "@octroi/policy";
import type { Draft } from "@octroi/ui/policy/draft";
import { withException, withoutException, withPreset } from "@octroi/ui/policy/edit";
import { presetDrafts } from "@octroi/ui/policy/presets";
import { crawlerNamed, ownRule, type RuleField, type TypedRule } from "./own-rule.ts";

/** What a button of the form does, beside keeping what its fields hold: `preset:block-ai`, `remove-rule:{…}`. */
export type EditOutcome = { ok: true; draft: Draft } | { ok: false; wrong: RuleField | "exception" };

interface TypedEdit {
  /** The button's value. */
  button: string;
  /** The crawler to decide about by name. */
  exception: string;
  rule: TypedRule;
}

export function applyEdit(draft: Draft, { button, exception, rule }: TypedEdit): EditOutcome {
  const [name = "", ...rest] = button.split(":");
  const value = rest.join(":");
  switch (name) {
    case "preset":
      return { ok: true, draft: presetOn(draft, value) };
    case "add-crawler": {
      const crawler = crawlerNamed(exception);
      if (crawler === undefined) return { ok: false, wrong: "exception" };
      return { ok: true, draft: withException(draft, crawler, "block") };
    }
    case "remove-crawler":
      return { ok: true, draft: withoutException(draft, value) };
    case "add-rule": {
      const result = ownRule(rule, draft);
      if (!result.ok) return result;
      return { ok: true, draft: withRules(draft, [...draft.carried.rules, result.rule]) };
    }
    case "remove-rule":
      return { ok: true, draft: withRules(draft, withoutRuleAt(draft, placeOf(draft, value))) };
    case "raise-rule":
      return { ok: true, draft: withRules(draft, withRuleRaised(draft, placeOf(draft, value))) };
    default:
      return { ok: true, draft };
  }
}

/** What a preset decides. Own rules stay: presets are switches. */
function presetOn(draft: Draft, name: string): Draft {
  const preset = presetDrafts.find((each) => each.name === presetNames.find((known) => known === name));
  if (preset === undefined) return draft;
  return withRules(withPreset(draft, preset.draft), draft.carried.rules);
}

function withRules(draft: Draft, rules: readonly Rule[]): Draft {
  return { ...draft, carried: { ...draft.carried, rules } };
}

/** A rule is known by what it says: a place in the list may be another's by now. */
function placeOf({ carried: { rules } }: Draft, text: string): number {
  return rules.findIndex((rule) => JSON.stringify(rule) === text);
}

function withoutRuleAt({ carried: { rules } }: Draft, place: number): readonly Rule[] {
  return rules.filter((_, index) => index !== place);
}

function withRuleRaised({ carried: { rules } }: Draft, place: number): readonly Rule[] {
  const rule = rules[place];
  if (rule === undefined || place === 0) return rules;
  return [...rules.slice(0, place - 1), rule, ...rules.slice(place - 1, place), ...rules.slice(place + 1)];
}
