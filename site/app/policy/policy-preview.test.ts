import { outputs, type Policy, parsePolicy, preset, presetNames, type Rule } from "@octroi/policy";
import { formatter } from "@octroi/ui/language/format";
import { languages } from "@octroi/ui/language/language";
import { draftOf } from "@octroi/ui/policy/draft-of";
import { withDecision } from "@octroi/ui/policy/edit";
import { policyOf } from "@octroi/ui/policy/policy-of";
import { presetDrafts } from "@octroi/ui/policy/presets";
import { describe, expect, test } from "vitest";
import { forms } from "../../domain/policy/forms.ts";
import { policyCopy } from "../content/policy.ts";
import { answerOf } from "./answer.ts";
import { previewPolicy } from "./policy-preview.ts";
import { tryVisit } from "./try-visit.ts";

const site = { origin: "https://example.com" };

describe.each(presetNames)("%s", (name) => {
  const policy = preset(name, site);

  test("every file passes the check of its form, and what the gate reads is the policy", () => {
    const preview = previewPolicy(policy, { existing: "", language: "en" });
    for (const form of forms) {
      if (form === "policy") continue;
      for (const { path, text } of preview.forms[form].files) {
        const faults = outputs[form].check(text).filter(({ level }) => level !== "info");
        expect(faults, path).toEqual([]);
      }
    }
    expect(parsePolicy(preview.forms.policy.files[0]?.text)).toMatchObject({ ok: true, policy });
  });

  test("search stays open", () => {
    const { engines } = previewPolicy(policy, { existing: "", language: "en" });
    expect(engines.map(({ level }) => level)).toEqual(Array(6).fill("allowed"));
  });
});

test("a visitor's own file is merged, not replaced, and what it shuts is told", () => {
  const existing = "User-agent: Bingbot\r\nDisallow: /\r\n\r\nUser-agent: GPTBot\r\nAllow: /press/\r\n";
  const preview = previewPolicy(preset("block-ai", site), { existing, language: "en" });
  const text = preview.forms["robots-txt"].files[0]?.text ?? "";
  expect(text.startsWith(existing)).toBe(true);
  expect(preview.merged).toMatchObject({ keptLines: 4, truncated: false });
  expect(preview.merged?.findings).toContainEqual(
    expect.objectContaining({ kind: "still-allowed", line: 5 }),
  );
  expect(preview.engines.find(({ token }) => token === "Bingbot")?.level).toBe("blocked");
});

describe.each(languages)("in a sentence (%s)", (language) => {
  const [first] = presetDrafts;
  const copy = policyCopy[language].answer;
  const sentences = (["allow", "block", "limit", "charge"] as const).map((action) => {
    const draft = withDecision((first as (typeof presetDrafts)[number]).draft, "training", action);
    const result = policyOf(draft);
    if (!result.ok) throw new Error(`wrong: ${result.wrong}`);
    return answerOf(
      draft,
      previewPolicy(result.policy, { existing: "", language }),
      copy,
      formatter(language),
    );
  });

  test("each decision has its own, with its counts and nothing left to fill in", () => {
    expect(new Set(sentences).size).toBe(4);
    for (const sentence of sentences) expect(sentence).not.toMatch(/[{}#]/);
    expect(sentences[1]).toMatch(/\b10\b.*\b7\b/);
  });

  test("a policy that says nothing of training says so, or by how many rules it decides instead", () => {
    const rule: Rule = { who: { crawler: ["GPTBot"] }, action: "block" };
    const told = [[], [rule], [rule, { ...rule, paths: ["/a/"] }]].map((rules) => {
      const policy: Policy = { version: 1, site, rules };
      return answerOf(
        draftOf(policy),
        previewPolicy(policy, { existing: "", language }),
        copy,
        formatter(language),
      );
    });
    expect(told[0]).toBe(copy.unsaid);
    expect(told[1]).toMatch(/\b1\b/);
    expect(told[2]).toMatch(/\b2\b/);
  });
});

describe("one visit", () => {
  const policy = preset("charge-training", site, { amount: "0.02", currency: "EUR" });
  const visit = { crawler: "GPTBot", path: "/articles/1", origin: "published" } as const;

  test("is answered by the gate, with the rule that decides", async () => {
    expect(await tryVisit(policy, visit)).toMatchObject({
      status: 402,
      decision: "charge",
      identity: "verified",
      rule: 0,
    });
    expect(await tryVisit(policy, { ...visit, crawler: "Bytespider" })).toMatchObject({
      identity: "unverifiable",
    });
    expect(await tryVisit(policy, { ...visit, path: "/robots.txt" })).toMatchObject({
      because: "open-path",
      status: 200,
    });
    expect(await tryVisit(policy, { ...visit, crawler: "Googlebot" })).toMatchObject({
      because: "search-engine",
    });
  });

  test("a header is as good as a name, and a stranger is told to be one", async () => {
    const header = "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)";
    expect(await tryVisit(policy, { ...visit, crawler: header })).toMatchObject({ decision: "charge" });
    expect(await tryVisit(policy, { ...visit, crawler: "Firefox" })).toBeNull();
    expect(await tryVisit(policy, { ...visit, crawler: "" })).toBeNull();
  });

  test.each([
    "",
    "//evil.example/x",
    "https://evil.example/x",
    "javascript:alert(1)",
    "\\\\x",
    "/%",
    "x".repeat(9000),
  ])("a path of %j is asked of this site, and nowhere else", async (path) => {
    const exchange = await tryVisit(policy, { ...visit, path });
    expect(exchange?.request).toContain("host: example.com");
  });

  test("a limit shows the visit that is one too many", async () => {
    const rules = [
      { who: { purpose: ["training"] }, action: "limit", limit: { visits: 1_000_000, per: "day" } },
    ];
    const parsed = parsePolicy({ version: 1, site, rules });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
    expect(await tryVisit(parsed.policy, visit)).toMatchObject({ status: 429, decision: "limit" });
  });
});
