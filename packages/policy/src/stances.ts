import type { Purpose } from "@octroi/crawlers/identify";
import { matchesPath, pathPattern, requestPath } from "@octroi/crawlers/robots";
import { contains, mayOverlap } from "./patterns.ts";
import { oncePerPolicy } from "./per-policy.ts";
import type { Policy, Price, Rule } from "./policy.ts";
import type { Use } from "./uses.ts";
import { servedPath } from "./visit.ts";
import { isAbout } from "./who.ts";

/** What the policy says to a use of some pages. Undefined: nothing. */
export type Stance = "yes" | "no" | Price;

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
export interface ScopedStances {
  /** Undefined: every page. */
  readonly path: string | undefined;
  readonly stances: Readonly<Partial<Record<Use, Stance>>>;
}

/** What rules say about each use, for all pages and then for the paths on which they say something else. */
export function scopedStances(policy: Policy, rules: RulesAbout): readonly ScopedStances[] {
  const paths = [...new Set(policy.rules.flatMap((rule) => rule.paths ?? []))].filter((path) => path !== "/");
  const under = (path: string) => stancesAt(rules, (each) => contains(each, path));
  const all = { path: undefined, stances: under("/") };
  const scoped = paths.map((path) => ({ path, stances: under(path) }));
  const said = scoped.map(({ stances }) => JSON.stringify(stances));
  const toAll = JSON.stringify(all.stances);
  // A path is named only where it meets another about which something else is said.
  const needed = scoped.filter(
    ({ path }, index) =>
      said[index] !== toAll ||
      scoped.some((other, at) => said[at] !== said[index] && mayOverlap(other.path, path)),
  );
  return [all, ...needed];
}

/** The same for everyone who is not named: many forms say it. */
export const stancesForEveryone = /* @__PURE__ */ oncePerPolicy((policy) =>
  scopedStances(policy, rulesAbout(policy, everyone)),
);

/** What is said to everyone about the uses of one page. */
export function stancesOn(policy: Policy, path: string): ScopedStances["stances"] {
  const asked = requestPath(servedPath(path));
  return stancesAt(rulesAbout(policy, everyone), (each) => matchesPath(pathPattern(each), asked));
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

function stancesAt(rules: RulesAbout, holds: Holds): ScopedStances["stances"] {
  return {
    // Search engines always get through: no rule can say otherwise.
    search: "yes",
    ...stanceOn("ai-input", rules, holds),
    ...stanceOn("ai-index", rules, holds),
    ...stanceOn("ai-train", rules, holds),
  };
}

/** Any refusal refuses: a use is granted only where nothing that serves it is turned away. */
function stanceOn(
  use: Exclude<Use, "search">,
  rules: RulesAbout,
  holds: Holds,
): Partial<Record<Use, Stance>> {
  const stances = rules[use].map((about) => stanceOf(firstAt(about, holds)));
  if (stances.includes("no")) return { [use]: "no" };
  const price = stances.find((stance) => typeof stance === "object");
  const stance = price ?? stances[0];
  return stance === undefined ? {} : { [use]: stance };
}

function stanceOf(rule: Rule | undefined): Stance | undefined {
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
        JSON.stringify(stanceOf(firstAt(about, (each) => contains(each, path)))),
      );
      return new Set(said).size > 1;
    });
  return (["ai-input", "ai-index", "ai-train"] as const).filter(isMixed);
}
