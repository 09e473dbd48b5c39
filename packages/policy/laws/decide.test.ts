import { crawlers } from "@octroi/crawlers/registry";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decide } from "../src/decide.ts";
import { identity, path, policy } from "./policies.ts";

/** Random policies, the same ones at every run: each is asked about the whole registry. */
const runs = { numRuns: 10_000, seed: 18 };
const engines = crawlers.filter(({ purpose }) => purpose === "search-engine");

describe("for any policy", () => {
  test("law 1: a search engine is never blocked, limited or charged", () => {
    fc.assert(
      fc.property(policy, path, (policy, path) => {
        return engines.every(
          (crawler) =>
            decide(policy, { crawler, identity: "verified", path }).action === "allow" &&
            decide(policy, { crawler, identity: "unverifiable", path }).action === "allow",
        );
      }),
      runs,
    );
  });

  test("law 1: outside its addresses it is decided about as an unverified visitor", () => {
    fc.assert(
      fc.property(policy, path, (policy, path) => {
        for (const engine of engines) {
          const claimed = decide(policy, { crawler: engine, identity: "outside", path });
          const rule = policy.rules[claimed.rule ?? -1];
          if (rule?.who.verified === true) return false;
          if (rule?.who.purpose !== undefined && !rule.who.purpose.includes("search-engine")) return false;
        }
        return true;
      }),
      { ...runs, numRuns: 1000 },
    );
  });

  test("law 2: what tells a crawler the rules is open to all", () => {
    const open = fc.constantFrom("/robots.txt", "/.well-known/", "/.well-known/a", "/robots.txt?x");
    fc.assert(
      fc.property(policy, open, identity, (policy, path, identity) => {
        const told = [
          path,
          ...[policy.license?.url, ...(policy.site.sitemaps ?? [])].flatMap((url) =>
            url === undefined ? [] : [new URL(url).pathname],
          ),
        ];
        return crawlers.every((crawler) =>
          told.every((path) => decide(policy, { crawler, identity, path }).action === "allow"),
        );
      }),
      { ...runs, numRuns: 300 },
    );
  });

  test("law 5: a stranger passes, wherever it goes and whatever it sends", () => {
    fc.assert(
      fc.property(
        policy,
        fc.oneof(path, fc.string({ unit: "binary" })),
        identity,
        (policy, path, identity) => {
          return decide(policy, { crawler: null, identity, path }).action === "allow";
        },
      ),
      runs,
    );
  });

  test("a decision names the first rule that is about the visit, and says what that rule says", () => {
    fc.assert(
      fc.property(policy, path, identity, fc.constantFrom(...crawlers), (policy, path, identity, crawler) => {
        const decision = decide(policy, { crawler, identity, path });
        expect(decision.rule === null).toBe(decision.because !== "rule");
        if (decision.rule === null) {
          expect(decision.action).toBe("allow");
          return;
        }
        const rule = policy.rules[decision.rule];
        expect(rule).toMatchObject(
          Object.fromEntries(
            Object.entries(decision).filter(([name]) => !["rule", "because"].includes(name)),
          ),
        );
        // Without the rules from that one on, something else decides.
        const before = { ...policy, rules: policy.rules.slice(0, decision.rule) };
        expect(decide(before, { crawler, identity, path }).because).toBe("no-rule");
      }),
      { ...runs, numRuns: 3000 },
    );
  });
});
