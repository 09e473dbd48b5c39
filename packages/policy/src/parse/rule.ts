import { actions, type Limit, limits, periods, type Rule } from "../policy.ts";
import { type At, list, object, oneOf } from "./at.ts";
import { readPaths } from "./path.ts";
import { readPrice } from "./price.ts";
import { readWho } from "./who.ts";

export function readRules(value: unknown, at: At): readonly Rule[] | undefined {
  const rules = list(value, at, limits.rules, readRule);
  const paths = rules?.reduce((sum, rule) => sum + (rule.paths?.length ?? 0), 0) ?? 0;
  return paths > limits.paths ? at.fail(`must name at most ${limits.paths} paths together.`) : rules;
}

function readRule(value: unknown, at: At): Rule | undefined {
  const rule = object(
    value,
    at,
    { who: readWho, action: oneOf(actions) },
    // Read once the action is known.
    { paths: readPaths, limit: (each) => each, price: (each) => each },
  );
  if (rule === undefined) return undefined;
  const { who, action, paths } = rule;
  for (const [name, only] of [
    ["limit", "limit"],
    ["price", "charge"],
  ] as const) {
    if (action !== only && rule[name] !== undefined) {
      return at.member(name).fail(`goes with the action "${only}" alone.`);
    }
  }
  const scope = { who, ...(paths && { paths }) };
  if (action === "limit") {
    const limit = readLimit(rule.limit, at.member("limit"));
    return limit && { ...scope, action, limit };
  }
  if (action === "charge") {
    const price = readPrice(rule.price, at.member("price"));
    return price && { ...scope, action, price };
  }
  return { ...scope, action };
}

const maxVisits = 1_000_000;

function readLimit(value: unknown, at: At): Limit | undefined {
  return object<Limit, Record<never, never>>(value, at, { visits: readVisits, per: oneOf(periods) }, {});
}

function readVisits(value: unknown, at: At): number | undefined {
  if (typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= maxVisits) return value;
  return at.fail(`must be a whole number from 1 to ${maxVisits}.`);
}
