import { knownCrawlers } from "@octroi/crawlers/identify";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { decide } from "../src/decide.ts";
import type { Policy } from "../src/policy.ts";
import { identity, path, policy } from "./policies.ts";

// Thousands of policies take their time on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const engines = knownCrawlers.filter(({ purpose }) => purpose === "search-engine");

describe("for any policy", () => {
  test("laws 1 and 5: search engines and strangers pass, and a decision names the rule that it rests on", () => {
    const anywhere = fc.oneof(path, fc.string({ unit: "binary" }));
    fc.assert(
      fc.property(
        policy,
        path,
        anywhere,
        identity,
        fc.constantFrom(...knownCrawlers),
        (policy, path, anywhere, identity, crawler) => {
          for (const engine of engines) expectToPass(policy, engine, path);
          expect(decide(policy, { crawler: null, identity, path: anywhere }).action).toBe("allow");
          expectReason(policy, { crawler, identity, path });
        },
      ),
      { numRuns: 10_000, seed: 18 },
    );
  });

  test("law 2: what tells a crawler the rules is open to all", () => {
    const open = fc.constantFrom("/robots.txt", "/.well-known/", "/.well-known/a", "/robots.txt?x");
    fc.assert(
      fc.property(policy, open, identity, (policy, path, identity) => {
        const addresses = [policy.license?.url, ...(policy.site.sitemaps ?? [])];
        const told = [
          path,
          ...addresses.flatMap((url) => (url === undefined ? [] : [new URL(url).pathname])),
        ];
        return knownCrawlers.every((crawler) =>
          told.every((path) => decide(policy, { crawler, identity, path }).action === "allow"),
        );
      }),
      { numRuns: 300, seed: 19 },
    );
  });
});

/** Outside its addresses, a search engine is decided about by the rules, as any visitor that is not verified. */
function expectToPass(policy: Policy, crawler: (typeof engines)[number], path: string): void {
  const passes =
    decide(policy, { crawler, identity: "verified", path }).action === "allow" &&
    decide(policy, { crawler, identity: "unverifiable", path }).action === "allow";
  if (!passes) throw new Error(`${crawler.token} is stopped on ${path}`);
  const claimed = decide(policy, { crawler, identity: "outside", path });
  const who = policy.rules[claimed.rule ?? -1]?.who;
  if (who?.verified === true || who?.purpose?.includes("search-engine") === false) {
    throw new Error(`${crawler.token} is judged by a rule that is not about it`);
  }
}

function expectReason(policy: Policy, visit: Parameters<typeof decide>[1]): void {
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
