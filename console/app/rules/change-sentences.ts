import type { Limit, Price, Rule } from "@octroi/policy";
import { formatter } from "@octroi/ui/language/format";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Language } from "@octroi/ui/language/language";
import { crawlerWords } from "@octroi/ui/words/crawlers";
import { decisionWords } from "@octroi/ui/words/decision";
import { policyFormWords } from "@octroi/ui/words/policy-form";
import type { Choice, RuleChange } from "../../../domain/rules/changes.ts";
import { ruleChanges } from "../content/rule-changes.ts";
import { filled } from "../page/words.ts";

/** What changed between two versions, a sentence each. */
export function changeSentences(language: Language, changes: readonly RuleChange[]): string[] {
  const words = ruleChanges[language];
  const form = policyFormWords[language];
  const choice = (value: Choice | undefined): string => {
    if (value === undefined) return words.unsaid;
    if (value.action === "charge") return filled(words.charge, { price: priceText(language, value.price) });
    if (value.action === "limit") return limitChoice(language, value.limit);
    return decisionWords[language][value.action];
  };
  const switched = (name: string, from: Choice | undefined, to: Choice | undefined) =>
    filled(words.switched, { name, from: choice(from), to: choice(to) });

  function sentence(change: RuleChange): string {
    switch (change.kind) {
      case "mode":
        return filled(words.mode, { from: words.modes[change.from], to: words.modes[change.to] });
      case "purpose":
        return switched(form.purposes.names[change.purpose], change.from, change.to);
      case "crawler":
        return switched(change.crawler, change.from, change.to);
      case "rule-added":
        return filled(words.ruleAdded, { rule: ruleText(language, change.rule) });
      case "rule-removed":
        return filled(words.ruleRemoved, { rule: ruleText(language, change.rule) });
      case "rules-reordered":
        return words.reordered;
      case "price":
        return filled(words.price, {
          from: priceText(language, change.from),
          to: priceText(language, change.to),
        });
      case "limit":
        return filled(words.limits, {
          from: limitText(language, change.from),
          to: limitText(language, change.to),
        });
      case "reservation": {
        const names = form.terms.reservation;
        return filled(words.reservation, { from: names[change.from], to: names[change.to] });
      }
      case "license":
      case "contact":
        return filled(words[change.kind], {
          from: change.from || words.nothing,
          to: change.to || words.nothing,
        });
      case "file":
        return words.file;
    }
  }
  return changes.map(sentence);
}

export function priceText(language: Language, price: Price): string {
  return intlFormatter(language).money(price);
}

function limitText(language: Language, { visits, per }: Limit): string {
  return `${formatter(language).number(visits)}\u00a0/\u00a0${policyFormWords[language].amounts.per[per]}`;
}

function limitChoice(language: Language, { visits, per }: Limit): string {
  return filled(ruleChanges[language].limit, {
    visits: formatter(language).number(visits),
    per: policyFormWords[language].amounts.per[per],
  });
}

/** A rule in a line: what it decides, about whom, where. */
function ruleText(language: Language, rule: Rule): string {
  const { carried } = policyFormWords[language];
  const { purpose, operator, crawler, verified } = rule.who;
  const who = [
    purpose?.map((each) => crawlerWords[language].purposes[each].name).join(", "),
    operator?.join(", "),
    crawler?.join(", "),
    verified === undefined ? undefined : verified ? carried.verified : carried.unverified,
  ].filter((part) => part !== undefined);
  return [
    rule.action === "charge"
      ? filled(ruleChanges[language].charge, { price: priceText(language, rule.price) })
      : rule.action === "limit"
        ? limitChoice(language, rule.limit)
        : decisionWords[language][rule.action],
    who.length === 0 ? carried.everyone : who.join(" · "),
    rule.paths?.join(" ") ?? carried.everywhere,
  ].join(", ");
}
