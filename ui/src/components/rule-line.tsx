import type { Purpose } from "@octroi/crawlers/identify";
import type { Rule } from "@octroi/policy";
import { type Formatter, formatter } from "../language/format.ts";
import { useLanguage } from "../page/page-data.ts";
import type { AmountsCopy, CarriedCopy } from "../words/policy-form.ts";
import { DecisionTag } from "./decision.tsx";

interface RuleLineProps {
  rule: Rule;
  /** Its place in the list, from 1. */
  number: number;
  copy: CarriedCopy;
  purposes: Readonly<Record<Purpose, string>>;
  periods: AmountsCopy["per"];
}

/** A rule of a policy: what it decides, about whom, where. */
export function RuleLine({ rule, number, copy, purposes, periods }: RuleLineProps) {
  const format = formatter(useLanguage());
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span className="text-faint text-label">{copy.rule.replace("{number}", String(number))}</span>
        <DecisionTag decision={rule.action} />
        <span className="text-label text-muted">{amountIn(rule, periods, format)}</span>
      </p>
      <p className="mt-1">{whoIn(rule, copy, purposes)}</p>
      <p className="wrap-anywhere text-label text-muted">{rule.paths?.join(" ") ?? copy.everywhere}</p>
    </div>
  );
}

/** What is asked for, or how often one may come, where the rule says so. */
function amountIn(rule: Rule, periods: AmountsCopy["per"], { price }: Formatter): string {
  if (rule.action === "charge") return `${price(rule.price.amount)}\u00a0${rule.price.currency}`;
  return rule.action === "limit" ? `${rule.limit.visits} / ${periods[rule.limit.per]}` : "";
}

function whoIn({ who }: Rule, copy: CarriedCopy, purposes: Readonly<Record<Purpose, string>>): string {
  const { purpose, operator, crawler, verified } = who;
  const parts = [
    purpose?.map((each) => purposes[each]).join(", "),
    operator?.join(", "),
    crawler?.join(", "),
    verified === undefined ? undefined : verified ? copy.verified : copy.unverified,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? copy.everyone : parts.join(" · ");
}
