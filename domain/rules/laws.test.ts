import { knownCrawlers } from "@octroi/crawlers/identify";
import { actions, decide, type Policy, periods, type Rule } from "@octroi/policy";
import type { Draft } from "@octroi/ui/policy/draft";
import { withDecision, withException, withoutException, withoutRule } from "@octroi/ui/policy/edit";
import { type DecidedPurpose, decidedPurposes, registryPurposes } from "@octroi/ui/policy/purposes";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { identity, path, policies, rules } from "../../packages/policy/laws/policies.ts";
import { changesBetween } from "./changes.ts";
import { firstDraft } from "./first-draft.ts";
import { modes } from "./mode.ts";
import { type Publication, publicationOf } from "./publication.ts";
import { replay } from "./replay.ts";

/** Two hundred in `npm test`, ten thousand in `npm run test:exhaustive`. */
const runs = { ...policies, numRuns: policies.numRuns === 10_000 ? 10_000 : 200 };

const action = fc.constantFrom(...actions);
const tokens = knownCrawlers.map(({ token }) => token);
const crawler = fc.constantFrom(...knownCrawlers);
const searchEngines = knownCrawlers.filter(({ purpose }) => purpose === "search-engine");
const domain = "example.com";

/** Any switches, on any own rules. */
const draft: fc.Arbitrary<Draft> = fc
  .record({
    decisions: fc.record({
      "ai-search": action,
      assistant: action,
      agent: action,
      training: action,
      dataset: action,
    }),
    unsaid: fc.subarray([...decidedPurposes]),
    exceptions: fc.uniqueArray(fc.record({ crawler: fc.constantFrom(...tokens), action }), {
      selector: ({ crawler }) => crawler,
      maxLength: 6,
    }),
    rules,
    amount: fc.constantFrom("0.005", "0,01", " 12.50 "),
    currency: fc.constantFrom("EUR", "USD"),
    visits: fc.integer({ min: 1, max: 600 }).map(String),
    per: fc.constantFrom(...periods),
    reservation: fc.constantFrom("reserved", "open", "unsaid"),
    license: fc.constantFrom("", "https://example.com/license.xml"),
  })
  .map(({ rules, ...switches }) => {
    const first = firstDraft(domain);
    return { ...first, ...switches, carried: { ...first.carried, rules } };
  });

const mode = fc.constantFrom(...modes);
const publication = fc.tuple(draft, mode).map(([draft, mode]) => published(draft, mode));

function published(draft: Draft, mode: Publication["mode"] = "enforce"): Publication {
  const made = publicationOf(draft, mode);
  if (!made.ok) throw new Error(`wrong: ${made.wrong}`);
  return made.publication;
}

function policyWith(rules: readonly Rule[]): Policy {
  return { version: 1, site: { origin: `https://${domain}` }, rules };
}

/** One turn of a switch. */
const edit = fc.oneof(
  fc.tuple(fc.constantFrom(...decidedPurposes), action).map(
    ([purpose, action]) =>
      (draft: Draft) =>
        withDecision(draft, purpose, action),
  ),
  fc.tuple(crawler, action).map(
    ([{ token }, action]) =>
      (draft: Draft) =>
        withException(draft, token, action),
  ),
  crawler.map(
    ({ token }) =>
      (draft: Draft) =>
        withoutException(draft, token),
  ),
);

/** Two publications that have much in common, or everything: two random ones never decide the same. */
const twoVersions = fc
  .tuple(draft, fc.array(edit, { maxLength: 2 }), fc.option(fc.nat(), { freq: 1 }), mode, mode)
  .map(([before, edits, place, ...modes]) => {
    const turned = edits.reduce((draft, change) => change(draft), before);
    const after =
      place === null ? turned : withoutRule(turned, place % Math.max(turned.carried.rules.length, 1));
    return [published(before, modes[0]), published(after, modes[1])] as const;
  });

describe("whatever the switches and the own rules say", () => {
  test("search engines pass, strangers pass, and what crawlers must read first is open", () => {
    fc.assert(
      fc.property(publication, identity, path, crawler, ({ policy }, identity, path, crawler) => {
        expect(decide(policy, { crawler: null, identity, path }).action).toBe("allow");
        expect(decide(policy, { crawler, identity, path: "/robots.txt" }).action).toBe("allow");
        if (identity === "outside") return;
        // One expectation for all of them: each costs more than the decision.
        const stopped = searchEngines.filter(
          (engine) => decide(policy, { crawler: engine, identity, path }).action !== "allow",
        );
        expect(stopped).toEqual([]);
      }),
      runs,
    );
  });

  test("the first own rule decides, then the crawler's switch, then that of its purpose", () => {
    fc.assert(
      fc.property(publication, identity, path, crawler, ({ draft, policy }, identity, path, crawler) => {
        const decision = decide(policy, { crawler, identity, path });
        if (decision.because === "open-path" || decision.because === "search-engine") return;
        const byRules = decide(policyWith(draft.carried.rules), { crawler, identity, path });
        const exception = draft.exceptions.find((each) => each.crawler === crawler.token);
        const purpose = purposeOf(crawler.purpose);
        const bySwitch =
          exception?.action ??
          (purpose && !draft.unsaid.includes(purpose) ? draft.decisions[purpose] : "allow");
        expect(decision.action).toBe(byRules.because === "rule" ? byRules.action : bySwitch);
      }),
      runs,
    );
  });

  test("neither list edits the other", () => {
    const switches = ({ carried: _, ...rest }: Draft) => rest;
    fc.assert(
      fc.property(draft, fc.array(edit, { maxLength: 5 }), fc.nat(), (before, edits, place) => {
        const after = edits.reduce((draft, change) => change(draft), before);
        const own = before.carried.rules;
        expect(published(after).policy.rules.slice(0, own.length)).toEqual(own);
        const fewer = withoutRule(before, place % Math.max(own.length, 1));
        expect(switches(fewer)).toEqual(switches(before));
        const without = published(fewer).policy.rules.slice(fewer.carried.rules.length);
        expect(without).toEqual(published(before).policy.rules.slice(own.length));
      }),
      runs,
    );
  });
});

test("what changed is told both ways, and is nothing only where both decide and say the same", () => {
  const count = (changes: { kind: string }[], kind: string) =>
    changes.filter((change) => change.kind === kind).length;
  fc.assert(
    fc.property(twoVersions, ([one, other]) => {
      const there = changesBetween(one, other);
      const back = changesBetween(other, one);
      expect(back).toHaveLength(there.length);
      expect(count(back, "rule-added")).toBe(count(there, "rule-removed"));
      expect(changesBetween(one, one)).toEqual([]);
      if (there.length === 0) expect([one.policy, one.mode]).toEqual([other.policy, other.mode]);
    }),
    runs,
  );
});

test("every visit of the past is in what it would have become, once", () => {
  const total = fc.record({
    crawler: fc.constantFrom("GPTBot", "OAI-SearchBot", "Googlebot", "unlisted"),
    identity,
    visits: fc.integer({ min: 0, max: 5000 }),
  });
  const page = fc.record({
    crawler: fc.constantFrom("GPTBot", "OAI-SearchBot", "Googlebot", "unlisted"),
    path: fc.oneof(path, fc.constant("")),
    visits: fc.integer({ min: 0, max: 5000 }),
  });
  const past = fc.record({
    totals: fc.uniqueArray(total, { selector: ({ crawler, identity }) => `${crawler} ${identity}` }),
    pages: fc.array(page, { maxLength: 8 }),
  });
  fc.assert(
    fc.property(publication, past, ({ policy }, past) => {
      const { visits, allow, block, limit, charge, asked } = replay(policy, past);
      expect(visits).toBe(past.totals.reduce((sum, each) => sum + each.visits, 0));
      expect(allow + block + limit + charge).toBe(visits);
      expect(asked.length > 0).toBe(charge > 0);
    }),
    runs,
  );
});

function purposeOf(purpose: string): DecidedPurpose | undefined {
  return decidedPurposes.find((each) => registryPurposes[each].some((covered) => covered === purpose));
}
