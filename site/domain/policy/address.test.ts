import { type Policy, parsePolicy, preset, presetNames } from "@octroi/policy";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fragmentOf, policyInFragment } from "./address.ts";

const site = { origin: "https://example.com" };

function encoded(value: unknown): string {
  return `#policy=${Buffer.from(typeof value === "string" ? value : JSON.stringify(value)).toString("base64url")}`;
}

test.each(presetNames)("%s survives its own address", (name) => {
  const policy = preset(name, site);
  expect(policyInFragment(fragmentOf(policy))).toMatchObject({ ok: true, policy });
});

test("names in any script survive, and the address needs no escaping", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      const parsed = parsePolicy({ ...preset("block-ai", site), site: { ...site, name } });
      fc.pre(parsed.ok);
      const fragment = fragmentOf(parsed.policy);
      expect(fragment).toMatch(/^#policy=[\w-]+$/);
      expect(policyInFragment(fragment)).toEqual(parsed);
    }),
  );
});

test("a policy at its limits still fits", () => {
  const rules = Array.from({ length: 200 }, (_, index) => ({
    who: { purpose: ["training"] },
    paths: Array.from({ length: 5 }, (_, path) => `/a-folder-with-a-name-of-some-length/${index}/${path}/`),
    action: "block",
  }));
  const parsed = parsePolicy({ version: 1, site, rules });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  expect(policyInFragment(fragmentOf(parsed.policy))).toEqual(parsed);
});

test.each(["", "#", "#files", "#policy", "#xpolicy=e30", "#a=1&b=2"])("%j carries none", (hash) => {
  expect(policyInFragment(hash)).toBeUndefined();
});

test("other parameters may stand beside it", () => {
  const policy: Policy = preset("allow-all", site);
  const [, own] = fragmentOf(policy).split("#");
  expect(policyInFragment(`#view=files&${own}&x=1`)).toMatchObject({ ok: true, policy });
});

describe("what cannot be read is told, and nothing throws", () => {
  test.each([
    ["nothing", "#policy="],
    ["not base64url", "#policy=a+b/c="],
    ["escaped", "#policy=%7B%7D"],
    ["a length that base64 cannot have", "#policy=abcde"],
    ["not UTF-8", "#policy=_____w"],
    ["not JSON", encoded("{")],
    ["null", encoded(null)],
    ["a list", encoded([])],
    ["another version", encoded({ version: 2, site, rules: [] })],
    [
      "a prototype",
      encoded('{"__proto__":{"version":1},"version":1,"site":{"origin":"https://a.example"},"rules":[]}'),
    ],
    [
      "an address that runs a script",
      encoded({ version: 1, site: { origin: "javascript:alert(1)" }, rules: [] }),
    ],
    [
      "a name that breaks a line",
      encoded({ version: 1, site: { ...site, name: "a\nDisallow: /" }, rules: [] }),
    ],
    [
      "more rules than anyone has",
      encoded({ version: 1, site, rules: Array(201).fill({ who: {}, action: "allow" }) }),
    ],
    ["deeply nested", encoded(`${"[".repeat(100_000)}${"]".repeat(100_000)}`)],
    ["a link cut on its way", fragmentOf(preset("block-ai", site)).slice(0, -9)],
    ["a megabyte", `#policy=${"A".repeat(1024 * 1024)}`],
  ])("%s", (_, hash) => {
    expect(policyInFragment(hash)).toMatchObject({ ok: false, errors: [{ message: expect.any(String) }] });
  });

  test("any text at all", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String(), fc.json().map(encoded)), (text) => {
        expect(() => policyInFragment(`#policy=${text}`)).not.toThrow();
      }),
    );
  });
});
