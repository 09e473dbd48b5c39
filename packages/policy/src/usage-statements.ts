import type { Purpose } from "@octroi/crawlers/identify";
import { matchesPath, pathPattern, requestPath } from "@octroi/crawlers/robots";
import { contains, mayOverlap } from "./patterns.ts";
import { oncePerPolicy } from "./per-policy.ts";
import type { Policy, Price, Rule } from "./policy.ts";
import type { Use } from "./uses.ts";
import { servedPath } from "./visit.ts";
import { isAbout } from "./who.ts";

/** What the policy says to a use of some pages. Undefined: nothing. */
export type UsageAnswer = "yes" | "no" | Price;

/** The crawlers by which a page reaches each use, the one that stands for it first. */
export const purposesFor: Readonly<Record<Exclude<Use, "search">, readonly [Purpose, ...Purpose[]]>> = {
  "ai-input": ["user-triggered", "agent", "coding-agent"],
  "ai-index": ["ai-search"],
  "ai-train": ["training", "dataset", "control-token"],
};

/** To whom it is said: everyone, or a crawler that is named, whose own purpose is asked of it by name. */
export interface Addressee {
  readonly operator: string | null;
  readonly token: string;
  readonly aliases: readonly string[];
  readonly purpose: Purpose | null;
}

const everyone: Addressee = { operator: null, token: "", aliases: [], purpose: null };

/** Some pages, as a path of robots.txt, and what is said about each use of them. */
export interface UsageStatement {
  /** Undefined: every page. */
  readonly path: string | undefined;
  readonly answers: Readonly<Partial<Record<Use, UsageAnswer>>>;
}

/** What rules say about each use, for all pages and then for the paths on which they say something else. */
export function usageStatements(policy: Policy, rules: RulesAbout): readonly UsageStatement[] {
  const paths = [...new Set(policy.rules.flatMap((rule) => rule.paths ?? []))].filter((path) => path !== "/");
  const under = (path: string) => answersAt(rules, (each) => contains(each, path));
  const all = { path: undefined, answers: under("/") };
  const scoped = paths.map((path) => ({ path, answers: under(path) }));
  const said = scoped.map(({ answers }) => JSON.stringify(answers));
  const toAll = JSON.stringify(all.answers);
  // A path is named only where it meets another about which something else is said.
  const needed = scoped.filter(
    ({ path }, index) =>
      said[index] !== toAll ||
      scoped.some((other, at) => said[at] !== said[index] && mayOverlap(other.path, path)),
  );
  return [all, ...needed];
}

/** The same for everyone who is not named: many forms say it. */
export const usageStatementsForEveryone = /* @__PURE__ */ oncePerPolicy((policy) =>
  usageStatements(policy, rulesAbout(policy, everyone)),
);

/** What is said to everyone about the uses of one page. */
export function usageAnswersOn(policy: Policy, path: string): UsageStatement["answers"] {
  const target = requestPath(servedPath(path));
  return answersAt(rulesAbout(policy, everyone), (each) => matchesPath(pathPattern(each), target));
}

/** For each use, the rules about each purpose that serves it, in their order. */
export type RulesAbout = Readonly<Record<Exclude<Use, "search">, readonly (readonly Rule[])[]>>;

export function rulesAbout(policy: Policy, to: Addressee): RulesAbout {
  const about = (use: Exclude<Use, "search">) => {
    // A crawler that serves the use is told what is decided about itself, everyone else what is decided about all.
    const own = purposesFor[use].filter((purpose) => purpose === to.purpose);
    return (own.length > 0 ? own : purposesFor[use]).map((purpose) => rulesFor(policy, to, purpose));
  };
  return { "ai-input": about("ai-input"), "ai-index": about("ai-index"), "ai-train": about("ai-train") };
}

/** The rules about a crawler of some purpose that is what it claims. */
function rulesFor(policy: Policy, to: Addressee, purpose: Purpose): readonly Rule[] {
  const isNamed = to.purpose === purpose;
  const crawler = {
    purpose,
    operator: to.operator,
    token: isNamed ? to.token : "",
    aliases: isNamed ? to.aliases : [],
  };
  return policy.rules.filter(({ who }) => isAbout(who, crawler, true));
}

function answersAt(rules: RulesAbout, holds: Holds): UsageStatement["answers"] {
  return {
    // Search engines always get through: no rule can say otherwise.
    search: "yes",
    ...answerFor("ai-input", rules, holds),
    ...answerFor("ai-index", rules, holds),
    ...answerFor("ai-train", rules, holds),
  };
}

/** Any refusal refuses: a use is granted only where nothing that serves it is turned away. */
function answerFor(
  use: Exclude<Use, "search">,
  rules: RulesAbout,
  holds: Holds,
): Partial<Record<Use, UsageAnswer>> {
  const answers = rules[use].map((about) => answerOf(firstAt(about, holds)));
  if (answers.includes("no")) return { [use]: "no" };
  const price = answers.find((answer) => typeof answer === "object");
  const answer = price ?? answers[0];
  return answer === undefined ? {} : { [use]: answer };
}

function answerOf(rule: Rule | undefined): UsageAnswer | undefined {
  if (rule === undefined) return undefined;
  if (rule.action === "charge") return rule.price;
  return rule.action === "block" ? "no" : "yes";
}

/** Whether a path of a rule is about the pages that are asked about. */
type Holds = (path: string) => boolean;

function firstAt(rules: readonly Rule[], holds: Holds): Rule | undefined {
  return rules.find(({ paths }) => paths?.some(holds) ?? true);
}

/** Rules that treat crawlers differently although they serve the same use, which no statement can tell apart. */
export function mixedUses(policy: Policy): readonly Exclude<Use, "search">[] {
  const scopes = new Set(["/", ...policy.rules.flatMap((rule) => rule.paths ?? [])]);
  const rules = rulesAbout(policy, everyone);
  const isMixed = (use: Exclude<Use, "search">) =>
    [...scopes].some((path) => {
      const said = rules[use].map((about) =>
        JSON.stringify(answerOf(firstAt(about, (each) => contains(each, path)))),
      );
      return new Set(said).size > 1;
    });
  return (["ai-input", "ai-index", "ai-train"] as const).filter(isMixed);
}
