import type { Purpose } from "@octroi/crawlers/identify";
import type { Use } from "./outputs/rsl/vocabulary.ts";
import { contains, mayOverlap } from "./patterns.ts";
import { oncePerPolicy } from "./per-policy.ts";
import type { Policy, Price, Rule } from "./policy.ts";
import { isAbout } from "./who.ts";

/** What the policy says to a use of some pages. Undefined: nothing. */
export type Stance = "yes" | "no" | Price;

/** The crawlers by which a page reaches each use, the one that stands for it first. */
const purposesFor: Readonly<Record<Exclude<Use, "search">, readonly [Purpose, ...Purpose[]]>> = {
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

/** What the policy says about each use, for all pages and then for the paths on which it says something else. */
export function stancesFor(policy: Policy, to: Addressee): readonly ScopedStances[] {
  const paths = [...new Set(policy.rules.flatMap((rule) => rule.paths ?? []))].filter((path) => path !== "/");
  const all = { path: undefined, stances: stancesAt(policy, to, "/") };
  const scoped = paths.map((path) => ({ path, stances: stancesAt(policy, to, path) }));
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
export const stancesForEveryone = oncePerPolicy((policy) => stancesFor(policy, everyone));

function stancesAt(policy: Policy, to: Addressee, path: string): ScopedStances["stances"] {
  return {
    // Search engines always get through: no rule can say otherwise.
    search: "yes",
    ...stanceOn("ai-input", policy, to, path),
    ...stanceOn("ai-index", policy, to, path),
    ...stanceOn("ai-train", policy, to, path),
  };
}

/** Any refusal refuses: a use is granted only where nothing that serves it is turned away. */
function stanceOn(
  use: Exclude<Use, "search">,
  policy: Policy,
  to: Addressee,
  path: string,
): Partial<Record<Use, Stance>> {
  // A crawler that serves the use is told what is decided about itself, everyone else what is decided about all.
  const purposes = purposesFor[use].filter((purpose) => purpose === to.purpose);
  const stances = (purposes.length > 0 ? purposes : purposesFor[use]).map((purpose) =>
    stanceOf(ruleFor(policy, to, purpose, path)),
  );
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

/** The first rule about everything under a path, for a crawler that is what it claims. */
function ruleFor(policy: Policy, to: Addressee, purpose: Purpose, path: string): Rule | undefined {
  const isNamed = to.purpose === purpose;
  const crawler = {
    purpose,
    operator: to.operator,
    token: isNamed ? to.token : "",
    aliases: isNamed ? to.aliases : [],
  };
  return policy.rules.find(
    ({ who, paths }) =>
      isAbout(who, crawler, true) && (paths === undefined || paths.some((each) => contains(each, path))),
  );
}

/** Rules that treat crawlers differently although they serve the same use, which no statement can tell apart. */
export function mixedUses(policy: Policy): readonly Use[] {
  const scopes = ["/", ...policy.rules.flatMap((rule) => rule.paths ?? [])];
  const isMixed = (use: Exclude<Use, "search">) =>
    scopes.some((path) => {
      const said = purposesFor[use].map((purpose) =>
        JSON.stringify(stanceOf(ruleFor(policy, everyone, purpose, path))),
      );
      return new Set(said).size > 1;
    });
  return (["ai-input", "ai-index", "ai-train"] as const).filter(isMixed);
}
