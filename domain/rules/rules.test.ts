import { preset, type Rule } from "@octroi/policy";
import type { Draft } from "@octroi/ui/policy/draft";
import { draftOf } from "@octroi/ui/policy/draft-of";
import { withDecision, withException } from "@octroi/ui/policy/edit";
import { describe, expect, test } from "vitest";
import { changesBetween } from "./changes.ts";
import { costOf, costsOf } from "./cost.ts";
import { firstDraft } from "./first-draft.ts";
import { appliedMode } from "./mode.ts";
import { addAmounts, times } from "./money.ts";
import { type Publication, publicationOf } from "./publication.ts";
import { replay } from "./replay.ts";
import { warningsFor } from "./warnings.ts";

const first = firstDraft("example.com");
const press: Rule = { who: { purpose: ["training"] }, paths: ["/press/"], action: "allow" };

function published(draft: Draft, mode: Publication["mode"] = "enforce"): Publication {
  const made = publicationOf(draft, mode);
  if (!made.ok) throw new Error(`wrong: ${made.wrong}`);
  return made.publication;
}

function withRules(draft: Draft, ...rules: Rule[]): Draft {
  return { ...draft, carried: { ...draft.carried, rules } };
}

test("a site begins with no rules", () => {
  expect(published(first).policy).toEqual({
    version: 1,
    site: { origin: "https://example.com" },
    rules: [],
  });
});

test("fields that no policy can hold are named", () => {
  const wrong = { ...withDecision(first, "training", "charge"), amount: "much" };
  expect(publicationOf(wrong, "observe")).toEqual({ ok: false, wrong: ["amount"] });
});

test("what was enforced is observed once the plan no longer covers it", () => {
  expect(appliedMode("enforce", "pro")).toBe("enforce");
  expect(appliedMode("enforce", "free")).toBe("observe");
  expect(appliedMode("observe", "pro")).toBe("observe");
});

describe("what changed between two versions", () => {
  const before = published(withRules(withDecision(first, "training", "block"), press), "observe");

  test("is told switch by switch and rule by rule", () => {
    const charged = withException(withDecision(before.draft, "training", "charge"), "GPTBot", "block");
    const after = published(withRules({ ...charged, amount: "0,02", reservation: "reserved" }));
    expect(changesBetween(before, after)).toEqual([
      { kind: "mode", from: "observe", to: "enforce" },
      {
        kind: "purpose",
        purpose: "training",
        from: { action: "block" },
        to: { action: "charge", price: { amount: "0.02", currency: "EUR" } },
      },
      { kind: "crawler", crawler: "GPTBot", from: undefined, to: { action: "block" } },
      { kind: "rule-removed", rule: press },
      { kind: "reservation", from: "unsaid", to: "reserved" },
    ]);
  });

  test("a new price is told once, and rules that changed places too", () => {
    const other: Rule = { ...press, action: "block" };
    const charging = withDecision(withDecision(first, "training", "charge"), "dataset", "charge");
    expect(
      changesBetween(
        published(withRules(charging, press, other)),
        published(withRules({ ...charging, amount: "0.5" }, other, press)),
      ),
    ).toEqual([
      { kind: "price", from: { amount: "0.01", currency: "EUR" }, to: { amount: "0.5", currency: "EUR" } },
      { kind: "rules-reordered" },
    ]);
  });
});

describe("a warning", () => {
  test("says who of the answer engines and assistants would be shut out", () => {
    const blocked = draftOf(preset("block-ai", { origin: "https://example.com" }));
    const warnings = warningsFor(published(blocked).policy);
    expect(warnings.map(({ purpose, action, paths }) => [purpose, action, paths])).toEqual([
      ["ai-search", "block", undefined],
      ["assistant", "block", undefined],
    ]);
    expect(warnings[0]?.crawlers).toContain("OAI-SearchBot");
    expect(warnings[1]?.crawlers).toContain("ChatGPT-User");
  });

  test("says from where, and nothing of what a rule before lets in", () => {
    const closed: Rule = { who: {}, paths: ["/archive/*.pdf$"], action: "block" };
    const warnings = warningsFor(published(withRules(first, closed)).policy);
    expect(warnings.map(({ paths }) => paths)).toEqual([closed.paths, closed.paths]);
    const opened: Rule = { who: {}, paths: ["/archive/"], action: "allow" };
    expect(warningsFor(published(withRules(first, opened, closed)).policy)).toEqual([]);
  });

  test("is not given for what only collects", () => {
    const blocked = withDecision(withDecision(first, "training", "block"), "dataset", "block");
    expect(warningsFor(published(blocked).policy)).toEqual([]);
  });
});

test("blocking answer engines costs citations, by the registry", () => {
  expect(costsOf("ai-search")[0]?.cost).toBe("loses-citations");
  expect(costOf("ChatGPT-User")).toBe("loses-live-answers");
  expect(costOf("NoSuchBot")).toBeUndefined();
});

describe("tried on the past", () => {
  const gptbot = (visits: number) => ({ crawler: "GPTBot", identity: "verified" as const, visits });

  test("visits are refused, asked to pay and let in as the rules say, page by page", () => {
    const charging = withRules(withDecision(first, "training", "charge"), press);
    const tried = replay(published(charging).policy, {
      totals: [gptbot(130), { crawler: "Googlebot", identity: "verified", visits: 900 }],
      pages: [
        { crawler: "GPTBot", path: "/a", visits: 100 },
        { crawler: "GPTBot", path: "/press/1", visits: 20 },
        { crawler: "GPTBot", path: "/robots.txt", visits: 10 },
        { crawler: "Googlebot", path: "/a", visits: 900 },
      ],
    });
    expect(tried).toEqual({
      visits: 1030,
      allow: 930,
      block: 0,
      limit: 0,
      charge: 100,
      asked: [{ amount: "1", currency: "EUR" }],
      crawlers: [{ crawler: "GPTBot", visits: 130, allow: 30, block: 0, limit: 0, charge: 100 }],
      isExact: true,
    });
  });

  test("a price that no visit met is not among what was asked", () => {
    const charging = withDecision(first, "training", "charge");
    const tried = replay(published(charging).policy, { totals: [gptbot(0)], pages: [] });
    expect(tried).toMatchObject({ charge: 0, asked: [] });
  });

  test("visits to pages that were not counted one by one are decided about like any page, and it says so", () => {
    const pages = [
      { crawler: "GPTBot", path: "/robots.txt", visits: 2 },
      { crawler: "GPTBot", path: "/press/1", visits: 1 },
      { crawler: "GPTBot", path: "", visits: 7 },
    ];
    const blocking = withDecision(first, "training", "block");
    const tried = replay(published(blocking).policy, { totals: [gptbot(10)], pages });
    expect(tried).toMatchObject({ visits: 10, allow: 2, block: 8, isExact: true });
    const withPress = replay(published(withRules(blocking, press)).policy, { totals: [gptbot(10)], pages });
    expect(withPress).toMatchObject({ visits: 10, allow: 3, block: 7, isExact: false });
  });

  test("who claims a search engine's name from elsewhere is decided about like anyone", () => {
    const all: Rule = { who: {}, action: "block" };
    const totals = (["verified", "outside"] as const).map((identity) => ({
      crawler: "Googlebot",
      identity,
      visits: 5,
    }));
    const tried = replay(published(withRules(first, all)).policy, { totals, pages: [] });
    expect(tried).toMatchObject({ allow: 5, block: 5 });
  });
});

test("money is added to the last decimal", () => {
  const price = { amount: "0.000001", currency: "EUR" };
  expect(times(price, 1_000_001)).toEqual({ amount: "1.000001", currency: "EUR" });
  const sums = addAmounts([{ amount: "0.1", currency: "EUR" }], { amount: "0.2", currency: "EUR" });
  expect(sums).toEqual([{ amount: "0.3", currency: "EUR" }]);
  expect(addAmounts(sums, { amount: "3", currency: "CHF" })).toHaveLength(2);
});
