import { describe, expect, test } from "vitest";
import { tagsIn } from "../../html/tags.ts";
import { checkTdmrep, tdmRuleFor } from "./file.ts";
import { checkTdmPolicy } from "./policy.ts";
import { inOrder, readTdmMeta, readTdmStatement } from "./statement.ts";

const codesOf = (findings: readonly { readonly code: string }[]) => findings.map(({ code }) => code);

describe("tdmrep.json", () => {
  test.each([
    ["json-not-json", "[{],}"],
    ["json-not-json", '[{"location":"/","tdm-reservation":1},]'],
    ["json-not-json", '// ours\n[{"location":"/","tdm-reservation":1}]'],
    ["json-not-json", ""],
    ["json-bom", '\uFEFF[{"location":"/","tdm-reservation":1}]'],
    ["tdmrep-soft-404", "<html><body>404</body></html>"],
    ["tdmrep-soft-404", "\n\n<!DOCTYPE html>\n<html>"],
    ["tdmrep-not-array", "null"],
    ["tdmrep-not-array", '"1"'],
    ["tdmrep-empty", "[]"],
    ["tdmrep-location-missing", '[{"tdm-reservation":1}]'],
    ["tdmrep-location-missing", "[1]"],
    ["tdmrep-location-not-path", '[{"location":"https://example.com/","tdm-reservation":1}]'],
    ["tdmrep-location-not-path", '[{"location":"articles/","tdm-reservation":1}]'],
    ["tdmrep-location-not-path", '[{"location":7,"tdm-reservation":1}]'],
    ["tdmrep-reservation-missing", '[{"location":"/"}]'],
    ["tdmrep-reservation-missing", '[{"location":"/","tdm_reservation":1}]'],
    ["tdmrep-reservation-value", '[{"location":"/","tdm-reservation":2}]'],
    ["tdmrep-reservation-value", '[{"location":"/","tdm-reservation":null}]'],
    ["tdmrep-reservation-value", '[{"location":"/","tdm-reservation":true}]'],
    ["tdmrep-policy-relative", '[{"location":"/","tdm-reservation":1,"tdm-policy":"/p.json"}]'],
    ["tdmrep-policy-with-zero", '[{"location":"/","tdm-reservation":0,"tdm-policy":"https://a.b/p"}]'],
    [
      "tdmrep-shadowed-rule",
      '[{"location":"/a","tdm-reservation":1},{"location":"/ab/","tdm-reservation":0}]',
    ],
    [
      "tdmrep-shadowed-rule",
      '[{"location":"/*","tdm-reservation":1},{"location":"/x$","tdm-reservation":0}]',
    ],
    [
      "tdmrep-shadowed-rule",
      '[{"location":"/*.pdf","tdm-reservation":1},{"location":"/a/*.pdf$","tdm-reservation":0}]',
    ],
    ["tdmrep-prefix", '[{"location":"/docs","tdm-reservation":1}]'],
  ])("%s: %s", (code, text) => {
    expect(codesOf(checkTdmrep(text).findings)).toContain(code);
  });

  test.each([
    ["a number with a point", '[{"location":"/","tdm-reservation":1.0}]'],
    ["other members", '[{"location":"/","tdm-reservation":1,"note":"x"}]'],
    [
      "specific before general",
      '[{"location":"/a/","tdm-reservation":0},{"location":"/","tdm-reservation":1}]',
    ],
    [
      "rules apart",
      '[{"location":"/*.pdf$","tdm-reservation":1},{"location":"/*.jpg$","tdm-reservation":0}]',
    ],
  ])("nothing to say about %s", (_what, text) => {
    expect(checkTdmrep(text).findings).toEqual([]);
  });

  test.each([
    ["/a%24b", "/a$b", 1],
    ["/a%2Ab", "/a*b", 1],
    ["/caf%C3%A9", "/café", 1],
    ["/%7Euser", "/~user", 1],
    ["/docs", "/docs-public", 1],
    ["/Docs", "/docs", "unset"],
    ["/a$", "/ab", "unset"],
  ])("%s matches %s: %s", (location, path, reservation) => {
    const { rules } = checkTdmrep(JSON.stringify([{ location, "tdm-reservation": 1 }]));
    expect(tdmRuleFor(rules, path)?.reservation ?? "unset").toBe(reservation);
  });

  test("a rule that matches and cannot be read leaves the page without an answer", () => {
    const text = '[{"location":"/","tdm-reservation":"1"},{"location":"/a","tdm-reservation":0}]';
    expect(tdmRuleFor(checkTdmrep(text).rules, "/a")?.reservation).toBe("unset");
  });
});

describe("headers and meta elements", () => {
  const meta = (html: string) => readTdmMeta(tagsIn(html));

  test("say 1 or 0 and nothing else", () => {
    expect(readTdmStatement("1", "https://a.b/p")).toEqual({
      reservation: 1,
      policy: "https://a.b/p",
      findings: [],
    });
    expect(readTdmStatement("0", undefined)).toEqual({ reservation: 0, findings: [] });
    expect(codesOf(readTdmStatement("true", undefined).findings)).toEqual(["tdmrep-reservation-value"]);
    expect(codesOf(readTdmStatement("1, 1", undefined).findings)).toEqual(["tdmrep-reservation-value"]);
    expect(codesOf(readTdmStatement("1", "/p").findings)).toEqual(["tdmrep-policy-relative"]);
  });

  test("are read as HTML is", () => {
    expect(meta("<META content='1' NAME=TDM-Reservation>").reservation).toBe(1);
    expect(meta('<!-- <meta name="tdm-reservation" content="1"> -->').reservation).toBe("unset");
    expect(meta('<script>"<meta name=tdm-reservation content=1>"</script>').reservation).toBe("unset");
    expect(meta('<meta name="tdm-policy" content="https://a.b/p?x=1&amp;y=2">').policy).toBe(
      "https://a.b/p?x=1&y=2",
    );
  });

  test.each([
    '<meta property="tdm-reservation" content="1">',
    '<meta name="tdm:reservation" content="1">',
    '<meta name="tdm_policy" content="https://a.b/p">',
    '<meta http-equiv="tdm-reservation" content="1">',
  ])("%s is another's spelling", (html) => {
    expect(codesOf(meta(html).findings)).toEqual(["tdmrep-meta-name"]);
    expect(meta(html).reservation).toBe("unset");
  });

  test("replace the file value by value", () => {
    expect(inOrder([{ reservation: 1, policy: "p" }, { reservation: 0 }, { reservation: "unset" }])).toEqual({
      reservation: 0,
      policy: "p",
    });
  });
});

describe("the policy", () => {
  const policy = {
    "@context": ["http://www.w3.org/ns/odrl.jsonld", "http://www.w3.org/ns/tdmrep.jsonld"],
    "@type": "Offer",
    profile: "http://www.w3.org/ns/tdmrep",
    uid: "https://example.com/policies/1",
    assigner: { uid: "https://example.com", "vcard:fn": "Exemple" },
    permission: [
      {
        action: "tdm:mine",
        constraint: [{ leftOperand: "purpose", operator: "eq", rightOperand: "tdm:research" }],
        duty: [{ action: "obtainConsent" }, { action: "compensate" }],
      },
    ],
  };

  test("is read with duties and purpose", () => {
    expect(checkTdmPolicy(JSON.stringify(policy))).toEqual({
      valid: true,
      findings: [],
      permissions: [{ action: "tdm:mine", duties: ["obtainConsent", "compensate"], purpose: "tdm:research" }],
    });
  });

  test.each([
    ["odrl-context", { "@context": "http://www.w3.org/ns/odrl.jsonld" }],
    ["odrl-context", { "@context": ["http://www.w3.org/ns/odrl.jsonld"] }],
    ["odrl-context", { "@context": undefined }],
    ["odrl-type", { "@type": undefined, type: "Offer" }],
    ["odrl-profile", { profile: "http://www.w3.org/ns/tdmrep/" }],
    ["odrl-profile", { profile: "https://www.w3.org/ns/tdmrep" }],
    ["odrl-profile", { profile: "http://www.w3.org/ns/tdmrep#" }],
    ["odrl-uid", { uid: undefined }],
    ["odrl-assigner", { assigner: undefined }],
    ["odrl-assigner", { assigner: [policy.assigner, policy.assigner] }],
    ["odrl-permission", { permission: undefined }],
    ["odrl-permission", { permission: policy.permission[0] }],
    ["odrl-action", { permission: [{ action: "use" }] }],
    ["odrl-action", { permission: [{}] }],
    ["odrl-prohibition", { prohibition: [{ action: "tdm:mine" }] }],
    ["odrl-prohibition", { obligation: [] }],
  ])("%s: %j", (code, change) => {
    expect(codesOf(checkTdmPolicy(JSON.stringify({ ...policy, ...change })).findings)).toEqual([code]);
  });

  test.each(["", "<html>", "[1,]"])("json-not-json: %j", (text) => {
    expect(codesOf(checkTdmPolicy(text).findings)).toEqual(["json-not-json"]);
  });
});
