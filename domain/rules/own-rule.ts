import { knownCrawlers } from "@octroi/crawlers/identify";
import { actions, type Rule } from "@octroi/policy";
import { parsePolicy } from "@octroi/policy/parse";
import type { Draft } from "@octroi/ui/policy/draft";
import { type DecidedPurpose, decidedPurposes, registryPurposes } from "@octroi/ui/policy/purposes";

/** Whom an own rule is about: every known crawler, a purpose, or one crawler by its name. */
export const ruleSubjects = ["everyone", ...decidedPurposes, "crawler"] as const;
export type RuleSubject = (typeof ruleSubjects)[number];

/** An own rule as it was typed. */
export interface TypedRule {
  who: string;
  /** Where `who` is one crawler. */
  crawler: string;
  /** Separated by spaces, commas or lines. */
  paths: string;
  action: string;
  /** Empty: as the switches have it. */
  amount: string;
  visits: string;
}

export type RuleField = "crawler" | "paths" | "amount" | "visits";
export type RuleResult = { ok: true; rule: Rule } | { ok: false; wrong: RuleField };

export function ownRule(typed: TypedRule, { origin, amount, currency, visits, per }: Draft): RuleResult {
  const crawler = crawlerNamed(typed.crawler);
  if (typed.who === "crawler" && crawler === undefined) return { ok: false, wrong: "crawler" };
  const paths = typed.paths.split(/[\s,]+/).filter((path) => path !== "");
  if (paths.length === 0) return { ok: false, wrong: "paths" };
  const action = actions.find((each) => each === typed.action) ?? "block";
  const price = { amount: (typed.amount.trim() || amount).trim().replace(",", "."), currency };
  const limit = { visits: Number(typed.visits.trim() || visits), per };
  const rule = {
    who: whoOf(typed.who, crawler),
    paths,
    action,
    ...(action === "charge" && { price }),
    ...(action === "limit" && { limit }),
  };
  const parsed = parsePolicy({ version: 1, site: { origin }, rules: [rule] });
  if (!parsed.ok) {
    const [{ path = "" } = {}] = parsed.errors;
    return {
      ok: false,
      wrong: path.includes(".price") ? "amount" : path.includes(".limit") ? "visits" : "paths",
    };
  }
  const [made] = parsed.policy.rules;
  return made === undefined ? { ok: false, wrong: "paths" } : { ok: true, rule: made };
}

function whoOf(who: string, crawler: string | undefined) {
  if (who === "crawler" && crawler !== undefined) return { crawler: [crawler] };
  const purpose: DecidedPurpose | undefined = decidedPurposes.find((each) => each === who);
  return purpose === undefined ? {} : { purpose: registryPurposes[purpose] };
}

/** The registry's spelling of a crawler's name; undefined for a name that nobody bears. */
export function crawlerNamed(typed: string): string | undefined {
  const name = typed.trim().toLowerCase();
  return knownCrawlers.find(({ token, aliases }) =>
    [token, ...aliases].some((each) => each.toLowerCase() === name),
  )?.token;
}
