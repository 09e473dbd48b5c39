import type { Action, Limit, Price, Rule } from "@octroi/policy";
import type { Draft, ReservationChoice } from "@octroi/ui/policy/draft";
import { type DecidedPurpose, decidedPurposes } from "@octroi/ui/policy/purposes";
import type { Mode } from "./mode.ts";
import { type Publication, switchLimit, switchPrice } from "./publication.ts";

/** One difference between two publications. Each kind has its sentence in both languages. */
export type RuleChange =
  | { kind: "mode"; from: Mode; to: Mode }
  | { kind: "purpose"; purpose: DecidedPurpose; from: Choice | undefined; to: Choice | undefined }
  | { kind: "crawler"; crawler: string; from: Choice | undefined; to: Choice | undefined }
  | { kind: "rule-added" | "rule-removed"; rule: Rule }
  | { kind: "rules-reordered" }
  | { kind: "price"; from: Price; to: Price }
  | { kind: "limit"; from: Limit; to: Limit }
  | { kind: "reservation"; from: ReservationChoice; to: ReservationChoice }
  | { kind: "license" | "contact"; from: string; to: string }
  /** What only a policy file brings: own crawlers, sitemaps, the publisher's name, where statements are made. */
  | { kind: "file" };

/** What a switch is set to. A switch that says nothing has none, and lets pass. */
export type Choice =
  | { action: "allow" | "block" }
  | { action: "limit"; limit: Limit }
  | { action: "charge"; price: Price };

/** What changed, in the order in which the screen shows the rules. None: both decide and say the same. */
export function changesBetween(before: Publication, after: Publication): RuleChange[] {
  const [from, to] = [before.draft, after.draft];
  const mode =
    before.mode === after.mode ? [] : [{ kind: "mode" as const, from: before.mode, to: after.mode }];
  return [
    ...mode,
    ...purposeChanges(from, to),
    ...crawlerChanges(from, to),
    ...amountChanges(from, to),
    ...ruleChanges(from.carried.rules, to.carried.rules),
    ...termChanges(from, to),
  ];
}

function purposeChanges(from: Draft, to: Draft): RuleChange[] {
  const choice = (draft: Draft, purpose: DecidedPurpose) =>
    draft.unsaid.includes(purpose) ? undefined : choiceOf(draft, draft.decisions[purpose]);
  return decidedPurposes
    .map((purpose) => ({ purpose, from: choice(from, purpose), to: choice(to, purpose) }))
    .filter(({ from, to }) => from?.action !== to?.action)
    .map((change) => ({ kind: "purpose", ...change }));
}

function crawlerChanges(from: Draft, to: Draft): RuleChange[] {
  const choice = (draft: Draft, crawler: string) => {
    const exception = draft.exceptions.find((each) => each.crawler === crawler);
    return exception && choiceOf(draft, exception.action);
  };
  const crawlers = new Set([...from.exceptions, ...to.exceptions].map(({ crawler }) => crawler));
  return [...crawlers]
    .map((crawler) => ({ crawler, from: choice(from, crawler), to: choice(to, crawler) }))
    .filter(({ from, to }) => from?.action !== to?.action)
    .map((change) => ({ kind: "crawler", ...change }));
}

function choiceOf(draft: Draft, action: Action): Choice {
  if (action === "charge") return { action, price: switchPrice(draft) };
  return action === "limit" ? { action, limit: switchLimit(draft) } : { action };
}

/** A price that nothing was charged before, or is after, is told with what is charged. */
function amountChanges(from: Draft, to: Draft): RuleChange[] {
  const bothUse = (action: Action) => usesSwitch(from, action) && usesSwitch(to, action);
  const [oldPrice, newPrice] = [switchPrice(from), switchPrice(to)];
  const [oldLimit, newLimit] = [switchLimit(from), switchLimit(to)];
  return [
    ...(bothUse("charge") && !isSame(oldPrice, newPrice)
      ? [{ kind: "price" as const, from: oldPrice, to: newPrice }]
      : []),
    ...(bothUse("limit") && !isSame(oldLimit, newLimit)
      ? [{ kind: "limit" as const, from: oldLimit, to: newLimit }]
      : []),
  ];
}

/** Whether a purpose or a single crawler is set to an action. */
export function usesSwitch({ decisions, unsaid, exceptions }: Draft, action: Action): boolean {
  return (
    decidedPurposes.some((purpose) => decisions[purpose] === action && !unsaid.includes(purpose)) ||
    exceptions.some((exception) => exception.action === action)
  );
}

function ruleChanges(from: readonly Rule[], to: readonly Rule[]): RuleChange[] {
  const [removed, common] = without(from, to);
  const [added, commonAfter] = without(to, from);
  const isReordered = !isSame(common, commonAfter);
  return [
    ...removed.map((rule) => ({ kind: "rule-removed" as const, rule })),
    ...added.map((rule) => ({ kind: "rule-added" as const, rule })),
    ...(isReordered ? [{ kind: "rules-reordered" as const }] : []),
  ];
}

/** The rules that others lack, and those that both have, as often as both have them. */
function without(rules: readonly Rule[], others: readonly Rule[]): [lacking: Rule[], common: Rule[]] {
  const left = others.map((rule) => JSON.stringify(rule));
  const lacking: Rule[] = [];
  const common: Rule[] = [];
  for (const rule of rules) {
    const index = left.indexOf(JSON.stringify(rule));
    if (index < 0) lacking.push(rule);
    else {
      left.splice(index, 1);
      common.push(rule);
    }
  }
  return [lacking, common];
}

function termChanges(from: Draft, to: Draft): RuleChange[] {
  const changes: RuleChange[] = [];
  if (from.reservation !== to.reservation) {
    changes.push({ kind: "reservation", from: from.reservation, to: to.reservation });
  }
  for (const kind of ["license", "contact"] as const) {
    if (from[kind] !== to[kind]) changes.push({ kind, from: from[kind], to: to[kind] });
  }
  const file = ({ origin, carried: { rules: _, ...rest } }: Draft) => ({ origin, ...rest });
  if (!isSame(file(from), file(to))) changes.push({ kind: "file" });
  return changes;
}

/** Of values that were built in one way, and so have their members in one order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
