import { crawlerByToken } from "@octroi/crawlers/registry";
import { describe, expect, test } from "vitest";
import { decide, type Identity } from "./decide.ts";
import { parsePolicy } from "./parse.ts";
import type { Policy, Rule } from "./policy.ts";

function policyOf(rules: readonly unknown[], more: object = {}): Policy {
  const parsed = parsePolicy({ version: 1, site: { origin: "https://example.com" }, rules, ...more });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.policy;
}

function ask(policy: Policy, name: string, path = "/article", identity: Identity = "unverifiable") {
  return decide(policy, { crawler: crawlerByToken(name) ?? null, identity, path });
}

const price = { amount: "0.005", currency: "EUR" };
const blockTraining: Rule = { who: { purpose: ["training"] }, action: "block" };

describe("the first rule that matches decides", () => {
  const policy = policyOf([
    { who: { crawler: ["gptbot"] }, paths: ["/libre/", "/*.pdf$"], action: "allow" },
    { who: { operator: ["openai"], purpose: ["training"] }, action: "charge", price },
    { who: { purpose: ["training"], verified: true }, action: "limit", limit: { visits: 2, per: "minute" } },
    blockTraining,
  ]);

  test.each([
    ["GPTBot", "/libre/a", "unverifiable", { action: "allow", because: "rule", rule: 0 }],
    ["GPTBot", "/docs/a.pdf", "verified", { action: "allow", because: "rule", rule: 0 }],
    ["GPTBot", "/docs/a.pdf?x", "verified", { action: "charge", price, because: "rule", rule: 1 }],
    [
      "ClaudeBot",
      "/",
      "verified",
      { action: "limit", limit: { visits: 2, per: "minute" }, because: "rule", rule: 2 },
    ],
    ["ClaudeBot", "/", "outside", { action: "block", because: "rule", rule: 3 }],
    ["ClaudeBot", "/", "unverifiable", { action: "block", because: "rule", rule: 3 }],
    ["OAI-SearchBot", "/", "verified", { action: "allow", because: "no-rule", rule: null }],
  ] as const)("%s on %s, %s", (name, path, identity, decision) => {
    expect(ask(policy, name, path, identity)).toEqual(decision);
  });
});

describe("whatever the rules say", () => {
  const blockAll = policyOf([{ who: {}, action: "block" }], {
    site: {
      origin: "https://example.com",
      sitemaps: ["https://example.com/map.xml", "https://cdn.example/x"],
    },
    license: { url: "https://example.com/rsl/l$.xml" },
  });

  test("search engines get through, unless their address shows that they are not what they claim", () => {
    expect(ask(blockAll, "Googlebot")).toEqual({ action: "allow", because: "search-engine", rule: null });
    expect(ask(blockAll, "Googlebot", "/a", "verified").action).toBe("allow");
    expect(ask(blockAll, "Googlebot", "/a", "outside")).toEqual({
      action: "block",
      because: "rule",
      rule: 0,
    });
  });

  test.each(["/robots.txt", "/.well-known/tdmrep.json", "/map.xml", "/rsl/l$.xml", "/rsl/l%24.xml"])(
    "%s is open",
    (path) => {
      expect(ask(blockAll, "GPTBot", path)).toEqual({ action: "allow", because: "open-path", rule: null });
    },
  );

  test.each(["/", "/map.xml/more", "/x", "/.well-known/../a", "/.well-known/%2e%2E/a", "", "/\ud800", "a b"])(
    "%j is not",
    (path) => {
      expect(ask(blockAll, "GPTBot", path).action).toBe("block");
    },
  );

  test("strangers pass", () => {
    expect(ask(blockAll, "Nobody")).toEqual({ action: "allow", because: "stranger", rule: null });
  });

  test("a path of 10 KB against a hostile pattern is answered at once", () => {
    const policy = policyOf([{ who: {}, paths: [`/${"*a".repeat(900)}$`], action: "block" }]);
    expect(ask(policy, "GPTBot", `/${"a".repeat(10_000)}b`).action).toBe("allow");
  });
});
