import { knownCrawlers } from "@octroi/crawlers/identify";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { decide, type Visit } from "../src/decide.ts";
import type { Policy } from "../src/policy.ts";
import { crawlers, identity, path, policies, policy } from "./policies.ts";

// Thousands of policies take their time on a busy machine.
vi.setConfig({ testTimeout: 900_000 });

const engines = knownCrawlers.filter(({ purpose }) => purpose === "search-engine");

describe("for any policy", () => {
  test("law 1: a search engine passes, unless it is outside the addresses of the one it claims to be", () => {
    const some = fc.array(fc.constantFrom(...engines), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(policy, some, path, (policy, engines, path) =>
        engines.every((crawler) => {
          const passes =
            decide(policy, { crawler, identity: "verified", path }).action === "allow" &&
            decide(policy, { crawler, identity: "unverifiable", path }).action === "allow";
          // Outside, it is decided about by the rules, as any visitor that is not verified.
          const claimed = decide(policy, { crawler, identity: "outside", path });
          const who = policy.rules[claimed.rule ?? -1]?.who;
          return passes && who?.verified !== true && who?.purpose?.includes("search-engine") !== false;
        }),
      ),
      policies,
    );
  });

  test("law 2: what tells a crawler the rules is open to all", () => {
    const open = fc.constantFrom("/robots.txt", "/.well-known/", "/.well-known/a", "/robots.txt?x");
    fc.assert(
      fc.property(policy, crawlers, open, identity, (policy, crawlers, path, identity) => {
        const addresses = [policy.license?.url, ...(policy.site.sitemaps ?? [])];
        const told = [
          path,
          ...addresses.flatMap((url) => (url === undefined ? [] : [new URL(url).pathname])),
        ];
        return crawlers.every((crawler) =>
          told.every((path) => decide(policy, { crawler, identity, path }).action === "allow"),
        );
      }),
      policies,
    );
  });

  test("law 5: a stranger passes, wherever it goes", () => {
    const anywhere = fc.oneof(path, fc.string({ unit: "binary" }));
    fc.assert(
      fc.property(
        policy,
        anywhere,
        identity,
        (policy, path, identity) => decide(policy, { crawler: null, identity, path }).action === "allow",
      ),
      policies,
    );
  });

  test("a decision names the rule that it rests on, and none before it is about the visit", () => {
    fc.assert(
      fc.property(policy, crawlers, path, identity, (policy, crawlers, path, identity) => {
        for (const crawler of crawlers) expectReason(policy, { crawler, identity, path });
      }),
      { ...policies, numRuns: policies.numRuns / 5 },
    );
  });
});

function expectReason(policy: Policy, visit: Visit): void {
  const { because, rule, ...decided } = decide(policy, visit);
  if (rule === null) {
    expect(because).not.toBe("rule");
    expect(decided.action).toBe("allow");
    return;
  }
  expect(because).toBe("rule");
  expect(policy.rules[rule]).toMatchObject(decided);
  // Without the rules from that one on, none is about the visit.
  const before = { ...policy, rules: policy.rules.slice(0, rule) };
  expect(decide(before, visit).because).toBe("no-rule");
}
