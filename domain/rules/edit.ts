import { type PresetName, presetNames, type Rule } from "@octroi/policy";
import type { Draft } from "@octroi/ui/policy/draft";
import { isLike, withException, withoutException, withPreset } from "@octroi/ui/policy/edit";
import { presetDrafts } from "@octroi/ui/policy/presets";
import { crawlerNamed, ownRule, type RuleField, type TypedRule } from "./own-rule.ts";

/** What a button of the form does, beside keeping what its fields hold: `preset:block-ai`, `remove-rule:{…}`. */
export type EditOutcome =
  | { ok: true; draft: Draft }
  /** What cannot be added is left out of the draft. */
  | { ok: false; wrong: RuleField | "exception"; draft: Draft };

export interface TypedEdit {
  /** The button's value. */
  button: string;
  /** The crawler to decide about by name. */
  exception: string;
  rule: TypedRule;
}

/** Does what the button says, then adds what was typed into the fields that add something: Enter is any button. */
export function applyEdit(draft: Draft, typed: TypedEdit): EditOutcome {
  const [name = "", ...rest] = typed.button.split(":");
  const edited = withTypedCrawler(withButton(draft, name, rest.join(":")), typed);
  return edited.ok ? withTypedRule(edited.draft, typed) : edited;
}

/** Whether something was typed into the fields that add something. */
export function hasAddition({ exception, rule }: TypedEdit): boolean {
  return exception.trim() !== "" || hasTypedRule(rule);
}

function withButton(draft: Draft, name: string, value: string): Draft {
  switch (name) {
    case "preset":
      return presetOn(draft, value);
    case "add-crawler":
      return withCrawler(draft, crawlerNamed(value));
    case "remove-crawler":
      return withoutException(draft, value);
    case "remove-rule":
      return withRules(draft, withoutRuleAt(draft, indexOfRule(draft, value)));
    case "raise-rule":
      return withRules(draft, withRuleRaised(draft, indexOfRule(draft, value)));
    default:
      return draft;
  }
}

function withTypedCrawler(draft: Draft, { exception, button }: TypedEdit): EditOutcome {
  if (button !== "add-crawler" && exception.trim() === "") return { ok: true, draft };
  const crawler = crawlerNamed(exception);
  if (crawler === undefined) return { ok: false, wrong: "exception", draft };
  return { ok: true, draft: withCrawler(draft, crawler) };
}

/** With a decision about a crawler, unless it has one. */
function withCrawler(draft: Draft, crawler: string | undefined): Draft {
  const isThere = draft.exceptions.some((each) => each.crawler === crawler);
  return crawler === undefined || isThere ? draft : withException(draft, crawler, "block");
}

function withTypedRule(draft: Draft, { rule, button }: TypedEdit): EditOutcome {
  if (button !== "add-rule" && !hasTypedRule(rule)) return { ok: true, draft };
  const result = ownRule(rule, draft);
  return result.ok ? { ok: true, draft: withRule(draft, result.rule) } : { ...result, draft };
}

/** The draft itself where the rule is there: of two that are the same, the second decides nothing. */
function withRule(draft: Draft, rule: Rule): Draft {
  const isThere = indexOfRule(draft, JSON.stringify(rule)) >= 0;
  return isThere ? draft : withRules(draft, [...draft.carried.rules, rule]);
}

function hasTypedRule({ paths, crawler, amount, visits }: TypedRule): boolean {
  return [paths, crawler, amount, visits].some((text) => text.trim() !== "");
}

/** What a preset decides. Own rules stay: presets are switches. */
export function presetOn(draft: Draft, name: string): Draft {
  const preset = presetDrafts.find((each) => each.name === presetNames.find((known) => known === name));
  if (preset === undefined) return draft;
  return withRules(withPreset(draft, preset.draft), draft.carried.rules);
}

/** The preset that the switches are set to, if they are set to any. */
export function presetIn(draft: Draft): PresetName | undefined {
  return presetDrafts.find((each) => isLike(draft, withRules(each.draft, draft.carried.rules)))?.name;
}

function withRules(draft: Draft, rules: readonly Rule[]): Draft {
  return { ...draft, carried: { ...draft.carried, rules } };
}

/** A rule is known by what it says: a place in the list may be another's by now. */
function indexOfRule({ carried: { rules } }: Draft, text: string): number {
  return rules.findIndex((rule) => JSON.stringify(rule) === text);
}

function withoutRuleAt({ carried: { rules } }: Draft, index: number): readonly Rule[] {
  return rules.filter((_, other) => other !== index);
}

function withRuleRaised({ carried: { rules } }: Draft, index: number): readonly Rule[] {
  const rule = rules[index];
  if (rule === undefined || index === 0) return rules;
  return [...rules.slice(0, index - 1), rule, ...rules.slice(index - 1, index), ...rules.slice(index + 1)];
}
