import { knownCrawler, type Purpose } from "@octroi/crawlers/identify";
import { contains, mayOverlap } from "../patterns.ts";
import { oncePerPolicy } from "../per-policy.ts";
import type { Policy, Rule } from "../policy.ts";
import { isStatedIn } from "../statement-places.ts";
import { mixedUses, purposesFor, type UsageAnswer, usageStatementsForEveryone } from "../usage-statements.ts";
import { type Note, type NoteKind, note } from "./output.ts";

/** A note that names the rules of which something holds; none where it holds of none. */
export function aboutRulesThat(
  { rules }: Policy,
  holds: (rule: Rule) => boolean,
  kind: NoteKind,
  fr: string,
  en: string,
): readonly Note[] {
  const indexes = rules.flatMap((rule, index) => (holds(rule) ? [index] : []));
  return indexes.length === 0 ? [] : [note(kind, { fr, en }, { rules: indexes })];
}

/** Rules against search engines, which no mistake in a policy can keep out. */
export function aboutSearchEngines(policy: Policy): readonly Note[] {
  return aboutRulesThat(
    policy,
    ({ action, who }) =>
      action !== "allow" &&
      (who.purpose?.includes("search-engine") === true ||
        who.crawler?.some((name) => knownCrawler(name)?.purpose === "search-engine") === true),
    "contradicts",
    "Les moteurs de recherche passent toujours : cette règle ne s’applique qu’aux visiteurs qui se font passer pour l’un d’eux.",
    "Search engines always get through: this rule only applies to visitors who pose as one.",
  );
}

/** Rules that treat crawlers differently although they serve the same use. */
export const aboutMixedUses = oncePerPolicy((policy: Policy): readonly Note[] => {
  const uses = mixedUses(policy);
  const purposes = uses.flatMap((use) => purposesFor[use]);
  return aboutRulesThat(
    policy,
    ({ who }) => purposes.some((purpose) => who.purpose?.includes(purpose) ?? true),
    "not-expressible",
    `Des robots qui servent le même usage (${uses.join(", ")}) sont traités différemment ; les signaux ne les distinguent pas et indiquent un refus.`,
    `Crawlers that serve the same use (${uses.join(", ")}) are treated differently; signals cannot tell them apart and say no for all of them.`,
  );
});

/** Rules by which the index that answers cite from and the answers fare differently, for which signals have one word. */
export const aboutSharedWord = oncePerPolicy((policy: Policy): readonly Note[] => {
  const isSplit = usageStatementsForEveryone(policy).some(
    ({ answers }) => isRefused(answers["ai-input"]) !== isRefused(answers["ai-index"]),
  );
  const purposes = [...purposesFor["ai-input"], ...purposesFor["ai-index"]];
  return aboutRulesThat(
    policy,
    ({ who }) => isSplit && purposes.some((purpose) => who.purpose?.includes(purpose) ?? true),
    "not-expressible",
    "Les signaux ont un seul mot pour l’index des moteurs de réponse (ai-index) et pour les réponses (ai-input) ; l’un des deux usages est refusé, et ils indiquent un refus pour les deux.",
    "Signals have one word for the index of answer engines (ai-index) and for answers (ai-input); one of the two is refused, and they say no for both.",
  );
});

/** A price cannot be named in a signal, which refuses what is for sale. */
function isRefused(answer: UsageAnswer | undefined): boolean {
  return answer !== undefined && answer !== "yes";
}

/** Purposes for which no form of words has a use. */
const withoutUse = ["link-preview", "advertising", "archive"] as const satisfies readonly Purpose[];

/** What is lost in signals, which have neither prices nor a word for every use. */
export function aboutSignals(policy: Policy): readonly Note[] {
  return [...aboutUses(policy), ...lostPrices(policy), ...aboutSharedWord(policy)];
}

/** What is lost in headers: what signals lose, and Content-Usage, where the policy has it said in robots.txt alone. */
export function aboutUsageHeader(policy: Policy): readonly Note[] {
  return [
    ...aboutSignals(policy),
    ...(isStatedIn("header", "content-usage", policy)
      ? []
      : aboutRulesThat(
          policy,
          () => true,
          "not-expressible",
          "La politique fait dire Content-Usage à robots.txt seulement.",
          "The policy has Content-Usage said in robots.txt alone.",
        )),
  ];
}

/** What is lost in a form that speaks of uses of pages, and not of crawlers that come for them. */
export const aboutUses = oncePerPolicy((policy: Policy): readonly Note[] => {
  const crossing = crossingRules(policy);
  return [
    ...aboutRulesThat(
      policy,
      ({ who }) => who.crawler !== undefined || who.operator !== undefined || who.verified !== undefined,
      "not-expressible",
      "Cette forme parle d’usages, pas de robots : ce que vous décidez pour un robot, un exploitant ou une identité n’y figure pas.",
      "This form speaks of uses, not of crawlers: what you decide about a crawler, an operator or an identity is not in it.",
    ),
    ...aboutRulesThat(
      policy,
      ({ who }) => withoutUse.some((purpose) => who.purpose?.includes(purpose) ?? true),
      "not-expressible",
      "Les aperçus de liens, la publicité et les archives ne sont pas des usages que cette forme connaît.",
      "Link previews, advertising and archives are not uses that this form knows.",
    ),
    ...aboutRulesThat(
      policy,
      ({ action }) => action === "limit",
      "not-expressible",
      "Une limite de fréquence ne s’écrit pas dans cette forme : ce qui est limité y est permis.",
      "A rate limit cannot be written in this form: what is limited is permitted in it.",
    ),
    ...aboutRulesThat(
      policy,
      (rule) => crossing.has(rule),
      "not-expressible",
      "Les chemins de ces règles se croisent ; cette forme retient le plus précis, là où vos règles retiennent la première.",
      "The paths of these rules cross; this form goes by the most specific one, where your rules go by the first.",
    ),
    ...aboutMixedUses(policy),
  ];
});

function lostPrices(policy: Policy): readonly Note[] {
  return aboutRulesThat(
    policy,
    ({ action }) => action === "charge",
    "not-expressible",
    "Un prix ne s’écrit pas dans cette forme : ce qui est vendu y est refusé.",
    "A price cannot be written in this form: what is for sale is refused in it.",
  );
}

/** Rules about pages that others are about too, without being about all of the same. */
const crossingRules = oncePerPolicy(({ rules }: Policy): ReadonlySet<Rule> => {
  const scopes = rules.flatMap((rule) => (rule.paths ?? []).map((path) => ({ rule, path })));
  const found = new Set<Rule>();
  for (const [at, { rule, path }] of scopes.entries()) {
    for (const other of scopes.slice(at + 1)) {
      if (other.rule === rule || (found.has(rule) && found.has(other.rule))) continue;
      const isNested = contains(path, other.path) || contains(other.path, path);
      if (!isNested && mayOverlap(path, other.path)) found.add(rule).add(other.rule);
    }
  }
  return found;
});
