import { presetNames, type Rule } from "@octroi/policy";
import type { Draft } from "@octroi/ui/policy/draft";
import { describe, expect, test } from "vitest";
import { applyEdit, presetIn } from "./edit.ts";
import { firstDraft } from "./first-draft.ts";
import type { TypedRule } from "./own-rule.ts";

const first = firstDraft("example.com");
const noRule: TypedRule = {
  who: "everyone",
  crawler: "",
  paths: "",
  action: "block",
  amount: "",
  visits: "",
};

function afterButton(button: string, draft: Draft = first, rule: Partial<TypedRule> = {}, exception = "") {
  return applyEdit(draft, { button, exception, rule: { ...noRule, ...rule } });
}

function draftAfter(...steps: Parameters<typeof afterButton>): Draft {
  const outcome = afterButton(...steps);
  if (!outcome.ok) throw new Error(`wrong: ${outcome.wrong}`);
  return outcome.draft;
}

test("a crawler is added by any of its names, once, and taken out", () => {
  const added = draftAfter("add-crawler", first, {}, " gptbot ");
  expect(added.exceptions).toEqual([{ crawler: "GPTBot", action: "block" }]);
  expect(afterButton("add-crawler", first, {}, "NoSuchBot")).toMatchObject({ ok: false, wrong: "exception" });
  expect(draftAfter("remove-crawler:GPTBot", added).exceptions).toEqual([]);
});

test("what is typed into a field that adds is added by any button, as Enter presses the first one", () => {
  const rule = { paths: "/press/", action: "allow" };
  for (const button of ["save", "preset:block-ai", "add-crawler", "add-rule", "publish:observe"]) {
    const draft = draftAfter(button, first, rule, "ccbot");
    expect(draft.exceptions).toEqual([{ crawler: "CCBot", action: "block" }]);
    expect(draft.carried.rules).toMatchObject([{ paths: ["/press/"] }]);
  }
  const charged = draftAfter(
    "save",
    { ...first, exceptions: [{ crawler: "CCBot", action: "charge" }] },
    {},
    "CCBot",
  );
  expect(charged.exceptions).toEqual([{ crawler: "CCBot", action: "charge" }]);
  expect(draftAfter("add-crawler:CCBot").exceptions).toEqual([{ crawler: "CCBot", action: "block" }]);
  const wrong = afterButton("preset:block-ai", first, {}, "NoSuchBot");
  expect(wrong).toMatchObject({ ok: false, wrong: "exception", draft: { decisions: { training: "block" } } });
});

test("the preset that the switches are set to is known, own rules or not", () => {
  expect(presetIn(first)).toBeUndefined();
  const own = draftAfter("add-rule", first, { paths: "/press/" });
  for (const name of presetNames) expect(presetIn(draftAfter(`preset:${name}`, own))).toBe(name);
});

test("a preset sets the switches and leaves the own rules", () => {
  const own = draftAfter("add-rule", first, { paths: "/press/", action: "allow" });
  const preset = draftAfter("preset:block-ai", own);
  expect(preset.decisions.training).toBe("block");
  expect(preset.carried.rules).toEqual(own.carried.rules);
  expect(draftAfter("preset:none", own)).toEqual(own);
});

describe("an own rule", () => {
  test("is there once, however often it is added", () => {
    const rule = { who: "crawler", crawler: "GPTBot", paths: "/press/" };
    const once = draftAfter("add-rule", first, rule);
    expect(draftAfter("add-rule", once, rule)).toBe(once);
    expect(draftAfter("add-rule", once, { ...rule, paths: "/" }).carried.rules).toHaveLength(2);
  });

  test.each<[Partial<TypedRule>, Rule]>([
    [{ paths: "/a/" }, { who: {}, paths: ["/a/"], action: "block" }],
    [
      { who: "training", paths: "/a/, /b/*.pdf$", action: "charge", amount: "0,5" },
      {
        who: { purpose: ["training", "control-token"] },
        paths: ["/a/", "/b/*.pdf$"],
        action: "charge",
        price: { amount: "0.5", currency: "EUR" },
      },
    ],
    [
      { who: "crawler", crawler: "ccbot", paths: "/", action: "limit" },
      { who: { crawler: ["CCBot"] }, paths: ["/"], action: "limit", limit: { visits: 30, per: "minute" } },
    ],
  ])("%o is typed", (typed, rule) => {
    expect(draftAfter("add-rule", first, typed).carried.rules).toEqual([rule]);
  });

  test.each<[Partial<TypedRule>, string]>([
    [{}, "paths"],
    [{ paths: "press" }, "paths"],
    [{ who: "crawler", crawler: "NoSuchBot", paths: "/" }, "crawler"],
    [{ paths: "/", action: "charge", amount: "free" }, "amount"],
    [{ paths: "/", action: "limit", visits: "0" }, "visits"],
  ])("%o is not: %s", (typed, wrong) => {
    expect(afterButton("add-rule", first, typed)).toMatchObject({ ok: false, wrong });
  });

  test("is moved up and taken out by what it says", () => {
    const two = draftAfter("add-rule", draftAfter("add-rule", first, { paths: "/a/" }), { paths: "/b/" });
    const [a, b] = two.carried.rules;
    const raised = draftAfter(`raise-rule:${JSON.stringify(b)}`, two);
    expect(raised.carried.rules).toEqual([b, a]);
    expect(draftAfter(`raise-rule:${JSON.stringify(b)}`, raised).carried.rules).toEqual([b, a]);
    expect(draftAfter(`remove-rule:${JSON.stringify(b)}`, raised).carried.rules).toEqual([a]);
    expect(draftAfter("remove-rule:{}", raised).carried.rules).toEqual([b, a]);
  });
});
