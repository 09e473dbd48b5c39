import type { Purpose } from "@octroi/crawlers/identify";
import type { Action, Limit, Mining, Policy, Price, Rule } from "@octroi/policy";
import { type Carried, type Draft, firstAmounts, type ReservationChoice } from "./draft.ts";
import { type DecidedPurpose, decidedPurposes, registryPurposes, undecidedPurposes } from "./purposes.ts";

/** A policy as the form shows it. What the form cannot show is carried along. */
export function draftOf({ site, rules, mining, license, crawlers, market, statements }: Policy): Draft {
  const { origin, contact = "", ...restOfSite } = site;
  const { url = "", ...restOfLicense } = license ?? {};
  const { carried, shown } = shownRules(rules);
  const { price, limit, ...decided } = shown;
  const reservation = reservationIn(mining);
  const carriedParts: Carried = {
    rules: carried,
    site: restOfSite,
    license: restOfLicense,
    ...(crawlers && { crawlers }),
    ...(market && { market }),
    ...(statements && { statements }),
  };
  return {
    origin,
    contact,
    license: url,
    reservation,
    amount: price?.amount ?? firstAmounts.amount,
    currency: price?.currency ?? firstAmounts.currency,
    visits: String(limit?.visits ?? firstAmounts.visits),
    per: limit?.per ?? firstAmounts.per,
    ...decided,
    carried: reservation === "carried" && mining ? { ...carriedParts, mining } : carriedParts,
  };
}

function reservationIn(mining: Mining | undefined): ReservationChoice {
  if (mining === undefined) return "unsaid";
  const [first, ...others] = mining.reservations;
  const isSimple = mining.policy === undefined && others.length === 0 && first?.paths === undefined;
  if (!isSimple || first === undefined) return "carried";
  return first.reserved ? "reserved" : "open";
}

type ShownDraft = Pick<Draft, "decisions" | "unsaid" | "exceptions"> & { price?: Price; limit?: Limit };

/** The form shows as many of the last rules as it can; those before them are carried, and go on coming first. */
function shownRules(rules: readonly Rule[]): { carried: readonly Rule[]; shown: ShownDraft } {
  for (let start = 0; start < rules.length; start++) {
    const shown = shownBy(rules.slice(start));
    if (shown !== undefined) return { carried: rules.slice(0, start), shown };
  }
  return { carried: rules, shown: nothingSaid };
}

const allPass: Draft["decisions"] = {
  "ai-search": "allow",
  assistant: "allow",
  agent: "allow",
  training: "allow",
  dataset: "allow",
};

const nothingSaid: ShownDraft = { decisions: allPass, unsaid: decidedPurposes, exceptions: [] };

/** First single crawlers, then purposes, on every path, with one price and one limit: that is what the form says. */
function shownBy(rules: readonly Rule[]): ShownDraft | undefined {
  const first = rules.findIndex(({ who }) => who.crawler === undefined);
  const named = first < 0 ? rules : rules.slice(0, first);
  const general = first < 0 ? [] : rules.slice(first);
  if (!named.every(isAboutCrawlers) || !general.every(isAboutPurposes)) return undefined;
  const prices = distinct(rules.flatMap((rule) => (rule.action === "charge" ? [rule.price] : [])));
  const limits = distinct(rules.flatMap((rule) => (rule.action === "limit" ? [rule.limit] : [])));
  if (prices.length > 1 || limits.length > 1) return undefined;
  const actionOf = (purpose: Purpose) => actionFor(general, purpose);
  if (undecidedPurposes.some((purpose) => (actionOf(purpose) ?? "allow") !== "allow")) return undefined;
  const isMixed = (purpose: DecidedPurpose) => new Set(registryPurposes[purpose].map(actionOf)).size > 1;
  if (decidedPurposes.some(isMixed)) return undefined;
  const unsaid = decidedPurposes.filter((purpose) => actionOf(registryPurposes[purpose][0]) === undefined);
  const decision = (purpose: DecidedPurpose) => actionOf(registryPurposes[purpose][0]) ?? "allow";
  const [price] = prices;
  const [limit] = limits;
  return {
    decisions: {
      "ai-search": decision("ai-search"),
      assistant: decision("assistant"),
      agent: decision("agent"),
      training: decision("training"),
      dataset: decision("dataset"),
    },
    unsaid,
    exceptions: named.flatMap(({ who, action }) =>
      (who.crawler ?? []).map((crawler) => ({ crawler, action })),
    ),
    ...(price && { price }),
    ...(limit && { limit }),
  };
}

function isAboutCrawlers({ who, paths }: Rule): boolean {
  const { purpose, operator, verified } = who;
  return paths === undefined && purpose === undefined && operator === undefined && verified === undefined;
}

function isAboutPurposes({ who, paths }: Rule): boolean {
  const { crawler, operator, verified } = who;
  return paths === undefined && crawler === undefined && operator === undefined && verified === undefined;
}

function actionFor(rules: readonly Rule[], purpose: Purpose): Action | undefined {
  return rules.find(({ who }) => who.purpose === undefined || who.purpose.includes(purpose))?.action;
}

function distinct<T>(values: readonly T[]): readonly T[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
