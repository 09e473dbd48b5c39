import { knownCrawlers } from "@octroi/crawlers/identify";
import { matchRobots, parseRobots } from "@octroi/crawlers/robots";
import { type Policy, preset, presetNames } from "@octroi/policy";
import type { Draft } from "@octroi/ui/policy/draft";
import { withDecision, withException } from "@octroi/ui/policy/edit";
import { policyOf } from "@octroi/ui/policy/policy-of";
import { presetDrafts } from "@octroi/ui/policy/presets";
import { decidedPurposes, registryPurposes } from "@octroi/ui/policy/purposes";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { policy as anyPolicy } from "../../../packages/policy/laws/policies.ts";
import { filesIn } from "./folder.ts";
import { forms, type Intent, intents, matrixOf } from "./forms.ts";
import { printForms } from "./printed.ts";

const [first] = presetDrafts;
const start = (first as { draft: Draft }).draft;

function validPolicy(draft: Draft): Policy {
  const result = policyOf(draft);
  if (!result.ok) throw new Error(`wrong: ${result.wrong}`);
  return result.policy;
}

const action = fc.constantFrom("allow", "block", "limit", "charge");
/** Whatever can be chosen in the form. */
const anyDraft: fc.Arbitrary<Draft> = fc
  .record({
    decisions: fc.record({
      "ai-search": action,
      assistant: action,
      agent: action,
      training: action,
      dataset: action,
    }),
    license: fc.constantFrom("", "https://example.com/license.xml"),
    reservation: fc.constantFrom("reserved", "open", "unsaid"),
  })
  .map((chosen) => ({ ...start, ...chosen }));

/** A crawler that has the purpose, comes by, and bears its own name in robots.txt and nowhere else. */
function crawlerOf(intent: (typeof decidedPurposes)[number]) {
  const found = knownCrawlers.find(
    ({ purpose, sendsRequests, token, robotsToken, commonWord }) =>
      purpose === registryPurposes[intent][0] &&
      sendsRequests &&
      token === robotsToken &&
      !commonWord &&
      /^\w+$/.test(token),
  );
  if (found === undefined) throw new Error(`Expected a crawler with the purpose ${intent}, found none.`);
  return found;
}

describe("for whatever is chosen, the matrix tells what the files do", () => {
  const servers = ["nginx", "apache", "caddy", "cloudflare", "vercel", "wordpress"] as const;

  test("where it says enforced, the server's rules name a crawler; where it says passes, they do not", () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const printed = printForms(validPolicy(draft));
        const matrix = matrixOf(validPolicy(draft), printed);
        for (const form of servers) {
          const text = printed[form].files.map((file) => file.text.toLowerCase()).join("");
          const rules = text.replaceAll("\\", "").split(/[|()"'`?:]+/);
          for (const intent of decidedPurposes) {
            const { token } = crawlerOf(intent);
            const isNamed = rules.includes(token.toLowerCase());
            const reach = matrix[form][intent];
            if ((reach === "enforced") !== isNamed) {
              throw new Error(
                `${form}, ${intent} ${draft.decisions[intent]}: ${reach}, ${token} named: ${isNamed}`,
              );
            }
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test("where robots.txt is said to refuse, it refuses, and where not, it does not", () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const printed = printForms(validPolicy(draft));
        const matrix = matrixOf(validPolicy(draft), printed);
        const file = parseRobots(printed["robots-txt"].files[0]?.text ?? "");
        for (const intent of decidedPurposes) {
          const { token: agent } = crawlerOf(intent);
          const refuses = draft.decisions[intent] === "block";
          expect(matchRobots(file, { agent, path: "/a" }).allowed).toBe(!refuses);
          if (refuses) expect(matrix["robots-txt"][intent]).toBe("stated");
        }
      }),
      { numRuns: 60 },
    );
  });

  test("an RSL document says what is said to be stated in it, and there is none without a license", () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const printed = printForms(validPolicy(draft));
        const matrix = matrixOf(validPolicy(draft), printed);
        const [document] = printed.rsl.files;
        expect(document === undefined).toBe(draft.license === "");
        const stated = decidedPurposes.filter((intent) => matrix.rsl[intent] === "stated");
        if (document === undefined) expect(stated).toEqual([]);
        else for (const intent of stated) expect(draft.decisions[intent]).not.toBe("limit");
      }),
      { numRuns: 60 },
    );
  });
});

test("what is reserved stands in tdmrep.json, and what is decided for one crawler not in RSL or the headers", () => {
  const policy = validPolicy(
    withException({ ...start, license: "https://example.com/l.xml" }, "GPTBot", "allow"),
  );
  const matrix = matrixOf(policy, printForms(policy));
  expect(forms.filter((form) => matrix[form].reservation === "stated")).toEqual(["tdmrep", "policy"]);
  expect(matrix.rsl.exceptions).toBe("not-expressible");
  expect(matrix["http-headers"].exceptions).toBe("not-expressible");
  expect(matrix["robots-txt"].exceptions).toBe("stated");
});

test("limits: nginx and the gate keep them, robots.txt asks for them, nobody else knows them", () => {
  const policy = validPolicy(withDecision(start, "training", "limit"));
  const matrix = matrixOf(policy, printForms(policy));
  const having = (reach: string) => forms.filter((form) => matrix[form].training === reach);
  expect(having("enforced")).toEqual(["nginx", "policy"]);
  expect(having("stated")).toEqual(["robots-txt", "next"]);
});

test("a policy that says nothing is said nowhere", () => {
  const policy: Policy = { version: 1, site: { origin: "https://example.com" }, rules: [] };
  const matrix = matrixOf(policy, printForms(policy));
  const all = forms.flatMap((form) => intents.map((intent: Intent) => matrix[form][intent]));
  expect(new Set(all)).toEqual(new Set(["unsaid"]));
});

describe("in a folder", () => {
  test.each(presetNames)("every file of %s has a name of its own", (name) => {
    const printed = printForms(preset(name, { origin: "https://example.com" }));
    const files = filesIn(printed);
    expect(Object.keys(files)).toHaveLength(forms.flatMap((form) => printed[form].files).length);
    expect(Object.keys(files)).toContain("site/robots.txt");
    expect(Object.keys(files)).toContain("octroi.policy.json");
  });

  test("no address of a license leads out of the folder, or over another file", () => {
    for (const license of [
      "/..%2f..%2fetc/passwd",
      "/a/../../b",
      "/C:\\x",
      "/a?b=/../c",
      "//e/",
      "/robots.txt",
      "/",
    ]) {
      const policy = validPolicy({ ...start, license: `https://example.com${license}` });
      const names = Object.keys(filesIn(printForms(policy)));
      for (const name of names)
        expect(name).toMatch(/^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[\w.%-]+(?:\/[\w.%-]+)*$/);
      expect(names).toHaveLength(forms.flatMap((form) => printForms(policy)[form].files).length);
    }
  });

  test("any policy has its files", () => {
    fc.assert(
      fc.property(anyPolicy, (policy) => {
        const matrix = matrixOf(policy, printForms(policy));
        expect(Object.keys(matrix)).toEqual(forms);
        expect(filesIn(printForms(policy))["octroi.policy.json"]).toContain('"version": 1');
      }),
      { numRuns: 30 },
    );
  });
});
