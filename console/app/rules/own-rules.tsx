import type { Rule } from "@octroi/policy";
import { Button } from "@octroi/ui/components/button.tsx";
import { RuleLine } from "@octroi/ui/components/rule-line.tsx";
import { Select } from "@octroi/ui/components/select.tsx";
import { useLanguage } from "@octroi/ui/page/page-data";
import { crawlerWords } from "@octroi/ui/words/crawlers";
import { decisions, decisionWords } from "@octroi/ui/words/decision";
import { policyFormWords } from "@octroi/ui/words/policy-form";
import { ArrowUp, X } from "lucide-react";
import { ruleSubjects } from "../../../domain/rules/own-rule.ts";
import type { RulesCopy } from "../content/rules.ts";
import { Disclosure } from "../forms/disclosure.tsx";
import type { FormFault } from "../forms/form.ts";
import { TextField } from "../forms/parts.tsx";
import { filled } from "../page/words.ts";

interface OwnRulesProps {
  copy: RulesCopy;
  rules: readonly Rule[];
  isOpen: boolean;
  /** The path that a rule is to be added for. */
  pathNamed?: string | undefined;
  fault: FormFault | undefined;
}

/** Rules by path, in their order, and the fields of one more. */
export function OwnRules({ copy, rules, isOpen, pathNamed, fault }: OwnRulesProps) {
  const language = useLanguage();
  const { carried, amounts } = policyFormWords[language];
  const { own } = copy;
  return (
    <Disclosure
      id="own"
      summary={filled(own.heading, { count: rules.length })}
      isOpen={isOpen || (fault?.field?.startsWith("rule-") ?? false)}
    >
      <p className="text-muted text-sm">{own.lead}</p>
      <ol className="mt-4">
        {rules.map((rule, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its place.
            key={index}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line border-t border-dashed py-3 text-[0.9375rem]"
          >
            <RuleLine
              rule={rule}
              number={index + 1}
              copy={carried}
              purposes={purposeNames(language)}
              periods={amounts.per}
            />
            <span className="flex items-start gap-1">
              {index > 0 && (
                <Button
                  type="submit"
                  name="button"
                  value={`raise-rule:${JSON.stringify(rule)}`}
                  variant="ghost"
                  size="sm"
                  aria-label={own.raise.replace("{number}", String(index + 1))}
                >
                  <ArrowUp aria-hidden="true" className="size-4" strokeWidth={1.75} />
                </Button>
              )}
              <Button
                type="submit"
                name="button"
                value={`remove-rule:${JSON.stringify(rule)}`}
                variant="ghost"
                size="sm"
                aria-label={carried.remove.replace("{number}", String(index + 1))}
              >
                <X aria-hidden="true" className="size-4" strokeWidth={1.75} />
              </Button>
            </span>
          </li>
        ))}
      </ol>
      <div data-added className="grid gap-5 pt-2 sm:grid-cols-2">
        <TextField
          name="rule-paths"
          defaultValue={pathNamed}
          label={own.paths}
          hint={own.pathsHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={4000}
          fault={fault}
        />
        <Select label={own.action} name="rule-action" value={fault?.typed["rule-action"] ?? "block"}>
          {decisions.map((decision) => (
            <option key={decision} value={decision}>
              {decisionWords[language][decision]}
            </option>
          ))}
        </Select>
        <Select label={own.who} name="rule-who" value={fault?.typed["rule-who"] ?? "everyone"}>
          {ruleSubjects.map((subject) => (
            <option key={subject} value={subject}>
              {own.subjects[subject]}
            </option>
          ))}
        </Select>
        <TextField
          name="rule-crawler"
          label={own.crawler}
          list="known-crawlers"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={200}
          fault={fault}
        />
        <TextField
          name="rule-amount"
          label={own.amount}
          hint={own.amountHint}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          fault={fault}
        />
        <TextField
          name="rule-visits"
          label={own.visits}
          hint={own.visitsHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          fault={fault}
        />
        <div>
          <Button type="submit" name="button" value="add-rule" variant="outline">
            {own.add}
          </Button>
        </div>
      </div>
    </Disclosure>
  );
}

function purposeNames(language: "fr" | "en") {
  const { purposes } = crawlerWords[language];
  // Every purpose has a word.
  return Object.fromEntries(Object.entries(purposes).map(([purpose, { name }]) => [purpose, name])) as Record<
    keyof typeof purposes,
    string
  >;
}
