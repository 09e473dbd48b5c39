import { knownCrawlers } from "@octroi/crawlers/identify";
import { decide, type Policy, parsePolicy, preset, presetNames } from "@octroi/policy";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { policy as anyPolicy, identity, path } from "../../../packages/policy/laws/policies.ts";
import schema from "../../../packages/policy/src/schema.json" with { type: "json" };
import { draftFields } from "./draft.ts";
import { draftOf } from "./draft-of.ts";
import {
  isLike,
  withDecision,
  withException,
  withOrigin,
  withoutException,
  withoutRule,
  withPreset,
} from "./edit.ts";
import { policyOf } from "./policy-of.ts";
import { presetDrafts } from "./presets.ts";
import { decidedPurposes, registryPurposes, undecidedPurposes } from "./purposes.ts";

const site = { origin: "https://example.com" };

function validPolicy(draft: Parameters<typeof policyOf>[0]): Policy {
  const result = policyOf(draft);
  if (!result.ok) throw new Error(`wrong: ${result.wrong}`);
  return result.policy;
}

function parsed(value: object): Policy {
  const result = parsePolicy({ version: 1, site, ...value });
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.policy;
}

function presetDraft(name: (typeof presetNames)[number]) {
  const found = presetDrafts.find((each) => each.name === name);
  if (found === undefined) throw new Error(`No chip for ${name}.`);
  return found.draft;
}

test("every purpose of the registry is decided about, or passes", () => {
  const ours = [...Object.values(registryPurposes).flat(), ...undecidedPurposes].sort();
  expect(ours).toEqual([...new Set(knownCrawlers.map(({ purpose }) => purpose))].sort());
});

test("any policy, opened and saved again, decides the same and says the same of everything else", () => {
  fc.assert(
    fc.property(
      anyPolicy,
      identity,
      fc.array(path, { minLength: 1, maxLength: 2 }),
      (policy, identity, paths) => {
        const again = validPolicy(draftOf(policy));
        expect({ ...again, rules: [] }).toEqual({ ...policy, rules: [] });
        for (const path of paths) {
          for (const crawler of knownCrawlers) {
            const { rule: _, because: __, ...before } = decide(policy, { crawler, identity, path });
            expect(decide(again, { crawler, identity, path })).toMatchObject(before);
          }
        }
      },
    ),
    { numRuns: 60 },
  );
});

test.each(presetNames)("%s is shown whole, and has a chip", (name) => {
  const draft = draftOf(preset(name, site));
  expect(draft.carried.rules).toEqual([]);
  expect(isLike(presetDraft(name), draft)).toBe(true);
  expect(isLike(draftOf(validPolicy(draft)), draft)).toBe(true);
});

describe("what the form cannot show is carried, in front", () => {
  const press = { who: { purpose: ["training"] }, paths: ["/press/"], action: "allow" };
  const all = { who: { purpose: ["training", "control-token"] }, action: "block" };

  test("a rule for some paths", () => {
    const draft = draftOf(parsed({ rules: [press, all] }));
    expect(draft.carried.rules).toEqual([press]);
    expect(draft.decisions).toMatchObject({ training: "block", dataset: "allow" });
    expect(draft.unsaid).not.toContain("training");
    expect(validPolicy(draft).rules).toEqual([press, all]);
    expect(validPolicy(withoutRule(draft, 0)).rules).toEqual([all]);
  });

  test("two prices", () => {
    const charge = (purpose: string, amount: string) => ({
      who: { purpose: [purpose] },
      action: "charge",
      price: { amount, currency: "USD" },
    });
    const rules = [charge("ai-search", "0.01"), charge("dataset", "0.02")];
    const draft = draftOf(parsed({ rules }));
    expect(draft).toMatchObject({ amount: "0.02", currency: "USD", carried: { rules: [rules[0]] } });
    expect(validPolicy(draft).rules).toEqual(rules);
  });

  test("a purpose that is decided about in part", () => {
    const half = { who: { purpose: ["agent"] }, action: "block" };
    expect(draftOf(parsed({ rules: [half] })).carried.rules).toEqual([half]);
  });

  test("every field of the format, also after a preset was taken", () => {
    const page = "https://octroi.example/market/example.com";
    const policy = parsed({
      site: {
        ...site,
        name: "Le Journal",
        contact: "mailto:ads@example.com",
        sitemaps: ["https://example.com/sitemap.xml"],
      },
      crawlers: [
        {
          name: "OurBot",
          aliases: ["OurOtherBot"],
          purpose: "agent",
          operator: "Ours",
          addresses: ["192.0.2.0/24"],
        },
      ],
      rules: [
        { who: { operator: ["Ours"], verified: true }, action: "allow" },
        { who: { crawler: ["OurBot"] }, paths: ["/a/"], action: "block" },
      ],
      mining: {
        reservations: [{ paths: ["/a/"], reserved: false }, { reserved: true }],
        policy: "https://example.com/mining.json",
      },
      license: {
        url: "https://example.com/l.xml",
        terms: "https://example.com/terms",
        contact: "licenses@example.com",
      },
      market: { server: "https://console.octroi.example/olp/ours", page, guide: `${page}/guide` },
      statements: { "content-usage": "file", "content-signal": "both", license: "header" },
    });
    const fields = Object.keys(schema.properties).filter((field) => field !== "$schema");
    expect(Object.keys(policy).sort()).toEqual(fields.sort());
    expect(validPolicy(draftOf(policy))).toEqual(policy);
    const { crawlers, market, statements } = policy;
    const kept = validPolicy(withPreset(draftOf(policy), presetDraft("block-ai")));
    expect(kept).toMatchObject({ crawlers, market, statements });
  });
});

test("a purpose that a file does not speak of stays unsaid until it is decided about", () => {
  const draft = draftOf(parsed({ rules: [] }));
  expect(draft.unsaid).toEqual(decidedPurposes);
  expect(validPolicy(draft).rules).toEqual([]);
  expect(validPolicy(withDecision(draft, "dataset", "limit")).rules).toEqual([
    { who: { purpose: ["dataset"] }, action: "limit", limit: { visits: 30, per: "minute" } },
  ]);
});

test("exceptions come before purposes, one to a crawler", () => {
  const draft = presetDraft("block-ai");
  const twice = withException(withException(draft, "GPTBot", "allow"), "gptbot", "charge");
  expect(twice.exceptions).toEqual([{ crawler: "GPTBot", action: "charge" }]);
  expect(validPolicy(twice).rules[0]).toMatchObject({ who: { crawler: ["GPTBot"] }, action: "charge" });
  expect(isLike(twice, draft)).toBe(false);
  expect(isLike(withoutException(twice, "GPTBot"), draft)).toBe(true);
});

test("a preset keeps the site and the amounts, and brings its license to it", () => {
  const own = {
    ...withOrigin(presetDraft("allow-all"), "www.journal.example"),
    amount: "0,25",
    currency: "CHF",
  };
  const policy = validPolicy(withPreset(own, presetDraft("charge-training")));
  expect(policy.site.origin).toBe("https://www.journal.example");
  expect(policy.license).toEqual({ url: "https://www.journal.example/license.xml" });
  expect(policy.rules[0]).toMatchObject({ action: "charge", price: { amount: "0.25", currency: "CHF" } });
});

test("the license follows the site while its address is typed", () => {
  const typed = ["", "h", "https://", "https://a", "https://a.example"];
  const draft = typed.reduce(withOrigin, presetDraft("charge-training"));
  expect(draft.license).toBe("https://a.example/license.xml");
});

test("a site that is none yet is one fault, though the license follows it", () => {
  const draft = withOrigin(presetDraft("charge-training"), "not a site");
  expect(policyOf(draft)).toEqual({ ok: false, wrong: ["origin"] });
  expect(policyOf({ ...draft, license: "elsewhere" })).toEqual({ ok: false, wrong: ["origin", "license"] });
});

test.each([
  ["origin", "not a site"],
  ["origin", ""],
  ["origin", "javascript:alert(1)"],
  ["origin", "ftp://example.com"],
  ["contact", "nobody"],
  ["license", "license.xml"],
  ["license", "javascript:alert(1)"],
  ["amount", "free"],
  ["amount", "0"],
  ["amount", ""],
  ["amount", "1e9"],
  ["visits", "0"],
  ["visits", "many"],
  ["visits", ""],
  ["visits", "1.5"],
] as const)("%s cannot be %j, and is told apart", (field, text) => {
  const limited = withDecision(presetDraft("charge-training"), "agent", "limit");
  expect(policyOf({ ...limited, [field]: text })).toEqual({ ok: false, wrong: [field] });
});

test("several wrong fields are told together", () => {
  const draft = withDecision(presetDraft("charge-training"), "agent", "limit");
  const wrong = Object.fromEntries(draftFields.map((field) => [field, "?"]));
  expect(policyOf({ ...draft, ...wrong })).toEqual({ ok: false, wrong: draftFields });
});
