import { knownCrawler } from "@octroi/crawlers/identify";
import { decide, parsePolicy } from "@octroi/policy";
import { languages } from "@octroi/ui/language/language";
import { expect, test } from "vitest";
import { monetisation } from "../figures/figures.ts";
import { policyFor } from "./policy.ts";
import { genericRules, useCaseRules } from "./rules.ts";

const every = Object.entries({ ...genericRules, ...useCaseRules });

test.each(every)("the rules for %s are a policy that decides as its table says", (_, rules) => {
  for (const language of languages) {
    const parsed = parsePolicy(policyFor(rules, language));
    expect(parsed).toMatchObject({ ok: true });
    if (!parsed.ok) continue;
    for (const { crawlers, path, decision } of Object.values(rules)) {
      for (const token of crawlers) {
        const crawler = knownCrawler(token) ?? null;
        const decided = decide(parsed.policy, {
          crawler,
          identity: "verified",
          path: `${path[language]}page`,
        });
        expect({ token, path, action: decided.action }).toEqual({ token, path, action: decision });
      }
    }
  }
});

test.each(every)("the policy for %s charges what the estimator counts with", (_, rules) => {
  for (const rule of policyFor(rules, "en").rules) {
    if (rule.action === "charge") expect(Number(rule.price.amount)).toBe(monetisation.grossPerVisit);
  }
});
