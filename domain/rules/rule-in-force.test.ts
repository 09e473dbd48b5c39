import type { Policy } from "@octroi/policy";
import { expect, test } from "vitest";
import { ruleFor, rulesInForce } from "./rule-in-force.ts";

const policy: Policy = {
  version: 1,
  site: { origin: "https://example.com" },
  rules: [
    { who: { crawler: ["ClaudeBot"] }, paths: ["/archives/*"], action: "allow" },
    { who: { purpose: ["training"] }, action: "block" },
    { who: { purpose: ["dataset"] }, paths: ["/archives/"], action: "block" },
  ],
};
const latest = { version: 4, mode: "enforce", policy } as const;

test("the rule in force is the published one, and no rule is said as such", () => {
  const rules = rulesInForce(latest, "pro");
  expect(ruleFor(rules, "GPTBot")).toEqual({
    kind: "rule",
    action: "block",
    isObserved: false,
    isByPath: false,
  });
  expect(ruleFor(rules, "ClaudeBot")).toMatchObject({ action: "block", isByPath: true });
  expect(ruleFor(rules, "CCBot")).toEqual({ kind: "none", isByPath: true });
  expect(ruleFor(rules, "PerplexityBot")).toEqual({ kind: "none", isByPath: false });
  expect(ruleFor(rules, "Googlebot").kind).toBe("search-engine");
  expect(ruleFor(rules, "unlisted").kind).toBe("none");
  expect(ruleFor(undefined, "GPTBot")).toEqual({ kind: "none", isByPath: false });
});

test("what the plan only observes is observed, whatever was published", () => {
  expect(ruleFor(rulesInForce(latest, "free"), "GPTBot")).toMatchObject({
    action: "block",
    isObserved: true,
  });
});
