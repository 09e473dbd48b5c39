import { knownCrawlers } from "@octroi/crawlers/identify";
import { decide, outputs, type Policy, parsePolicy, preset, presetNames } from "@octroi/policy";
import { headersFor } from "@octroi/policy/http-headers";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { crawlers, identity, ownIn, path, policies, policy } from "../../policy/laws/policies.ts";
import { policy as publisher, visits } from "../../policy/runtimes/agreement.ts";
import { awkward, awkwardVisits } from "../../policy/runtimes/awkward.ts";
import { askPhp, php, type Question } from "./judge.ts";

/** The same policies every time: some hundreds in `npm test`, ten thousand in `npm run test:exhaustive`. */
const runs = { numRuns: Math.max(policies.numRuns, 400), seed: policies.seed };

const scene = fc.record({
  policy,
  crawlers,
  identity,
  paths: fc.array(path, { minLength: 3, maxLength: 3 }),
});
const scenes = fc.sample(scene, runs);

function visitsIn({ policy, crawlers, identity, paths }: (typeof scenes)[number]) {
  return [...crawlers, ...ownIn(policy)].flatMap((crawler) =>
    paths.map((path) => ({ crawler, identity, path }) as const),
  );
}

/** What JSON has in common with it: no undefined members. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

describe.skipIf(php === undefined)("the plugin decides as @octroi/policy", () => {
  test(`about visits, under ${scenes.length} random policies`, () => {
    const found = askPhp(
      scenes.map((each) => [
        "decide",
        each.policy,
        visitsIn(each).map(({ crawler, identity, path }) => [crawler.token, identity, path]),
      ]),
    );
    const expected = scenes.map((each) => visitsIn(each).map((visit) => decide(each.policy, visit)));
    for (const [at, decisions] of expected.entries()) expect(found[at]).toEqual(plain(decisions));
    const actions = new Set(expected.flat().map(({ action }) => action));
    expect(actions).toEqual(new Set(["allow", "block", "limit", "charge"]));
  });

  test(`robots.txt, license, reservation and headers, under ${scenes.length} random policies`, () => {
    const found = askPhp(scenes.map(({ policy, paths }) => ["print", policy, paths]));
    for (const [at, { policy, paths }] of scenes.entries()) expect(found[at]).toEqual(printed(policy, paths));
  });

  test("every crawler and path of a publisher's policy, and of one that is hard to write", () => {
    for (const [policy, asked] of [
      [publisher, visits],
      [awkward, awkwardVisits({ queries: true, octets: true })],
    ] as const) {
      const cases = asked.map(({ crawler, path }) => [crawler?.token ?? null, "unverifiable", path]);
      const expected = asked.map(({ crawler, path }) =>
        decide(policy, { crawler, identity: "unverifiable", path }),
      );
      expect(askPhp([["decide", policy, cases]])).toEqual([plain(expected)]);
      const paths = asked.slice(0, 40).map(({ path }) => path);
      expect(askPhp([["print", policy, paths]])).toEqual([printed(policy, paths)]);
    }
  });

  test("presets are the package's", () => {
    const site = { origin: "https://example.com", name: "Example" };
    const price = { amount: "0.02", currency: "USD" };
    const found = askPhp(presetNames.map((name) => ["preset", name, site, price, `${site.origin}/`]));
    const expected = presetNames.map((name) => preset(name, site, price));
    // An empty object and an empty list are one in PHP.
    expect(JSON.stringify(found).replaceAll("[]", "{}")).toEqual(JSON.stringify(expected));
  });

  test("choices about single crawlers come before the preset", () => {
    const rules = {
      preset: "block-ai",
      choices: { GPTBot: "allow", CCBot: "charge", ClaudeBot: "limit", Bytespider: "block" },
      price: { amount: "0.01", currency: "EUR" },
      limit: { visits: 60, per: "hour" },
    };
    const site = { origin: "https://example.com" };
    const [local] = askPhp([["local", rules, site, "https://example.com/"]]);
    const parsed = parsePolicy(local);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
    const actionFor = (token: string) => {
      const crawler = knownCrawlers.find((each) => each.token === token) ?? null;
      return decide(parsed.policy, { crawler, identity: "unverifiable", path: "/a" }).action;
    };
    expect(
      ["GPTBot", "CCBot", "ClaudeBot", "Bytespider", "PerplexityBot", "Googlebot"].map(actionFor),
    ).toEqual(["allow", "charge", "limit", "block", "block", "allow"]);
    expect(parsed.policy.license?.url).toBe("https://example.com/license.xml");
  });
});

function printed(policy: Policy, paths: readonly string[]) {
  const files = [...outputs.rsl.print(policy).files, ...outputs.tdmrep.print(policy).files];
  return {
    robots: outputs["robots-txt"].print(policy).files[0]?.text,
    files: Object.fromEntries(files.map(({ path, type, text }) => [path, { type, text }])),
    headers: paths.map((path) => headersFor(policy, path).map(([name, value]) => `${name}: ${value}`)),
  };
}

const valid = {
  version: 1,
  site: {
    origin: "https://example.com",
    name: "Example",
    contact: "rights@example.com",
    sitemaps: ["https://EXAMPLE.com:443/a/../sitemap.xml?é='\"<>"],
  },
  crawlers: [
    {
      name: "OurBot",
      purpose: "training",
      aliases: ["Our-Bot"],
      operator: "Us",
      addresses: ["192.0.2.0/24"],
    },
  ],
  rules: [
    { who: { crawler: ["OurBot"] }, paths: ["/é/**/$a$", "/%7Eu"], action: "block" },
    { who: { purpose: ["training"] }, action: "limit", limit: { visits: 3, per: "hour" } },
    { who: {}, action: "charge", price: { amount: "0.005", currency: "EUR" } },
  ],
  mining: { reservations: [{ reserved: true, paths: ["/a"] }], policy: "https://example.com/tdm.json" },
  license: {
    url: "https://example.com/license.xml",
    terms: "http://example.com",
    contact: "mailto:a@b.example",
  },
  market: {
    server: "https://c.example/olp/a-1",
    page: "https://a.example/market/a",
    guide: "https://a.example/",
  },
  statements: { license: "header" },
};

/** What a person could write in a place of the policy. */
const values = [
  ...[
    null,
    true,
    0,
    1,
    -1,
    1.5,
    1e6,
    1e6 + 1,
    "",
    " ",
    "a",
    "A\u0007",
    "\u2028",
    "\u{1F600}",
    "x".repeat(2048),
  ],
  ...[
    "x".repeat(2049),
    "/",
    "/a b",
    "/a#b",
    "/%zz",
    "/a%2fb",
    "*",
    "0",
    "0.0",
    "01",
    "1.1234567",
    "EUR",
    "eur",
  ],
  ...[
    "https://example.com",
    "https://example.com/",
    "https://example.com/a",
    "HTTPS://Example.com",
    "ftp://a.b",
  ],
  ...["https://u:p@example.com/", "https://example.com/#x", "https://example.com:8443/a b", "//example.com/"],
  ...["mailto:x@y.z", "x@y", "GPTBot", "Mozilla", "Mozilla/5.0", "Chrome Safari", "My Bot", "192.0.2.1/33"],
  ...["::1", "2001:db8::/129", "training", "search-engine", "control-token", "minute", "block", "header"],
  ...["https://c.example/olp/a_B-1", "https://c.example/olp/a/", "https://c.example/olp/é"],
  ...[[], {}, [1], ["a"], ["/a", "/b"], ["training", "training"], { a: 1 }, { visits: 1, per: "day" }],
  ...[
    { amount: "1", currency: "EUR" },
    { amount: 1, currency: "EUR" },
    { visits: 2.0, per: "week" },
  ],
];

/** Copies of the policy with one place changed, left out or added to. */
function mutants(value: unknown, put: (changed: unknown) => unknown): readonly unknown[] {
  const here = values.map(put);
  if (Array.isArray(value)) {
    return [
      ...here,
      ...value.flatMap((item, at) => mutants(item, (changed) => put(value.with(at, changed)))),
      put([...value, ...value]),
    ];
  }
  if (typeof value !== "object" || value === null) return here;
  const entries = Object.entries(value);
  return [
    ...here,
    ...entries.flatMap(([key, item]) => mutants(item, (changed) => put({ ...value, [key]: changed }))),
    ...entries.map(([key]) => put(Object.fromEntries(entries.filter(([each]) => each !== key)))),
    put({ ...value, strange: 1 }),
  ];
}

describe.skipIf(php === undefined)("the plugin reads policies as @octroi/policy", () => {
  const texts = [
    valid,
    ...mutants(valid, (changed) => changed),
    ...presetNames.map((name) => preset(name, { origin: "https://example.com" })),
  ].map((value) => JSON.stringify(value));
  const asked = [...texts, `\uFEFF${texts[0]}`, "", "{", "null", '"a"', '{"version":1,"version":2}'];

  test("accepts and refuses the same ones, and makes the same of them", () => {
    const found = askPhp(asked.map((text): Question => ["parse", text]));
    const wrong = asked.flatMap((text, at) => {
      const expected = parsePolicy(text);
      const got = JSON.stringify(found[at]);
      const want = expected.ok ? JSON.stringify({ policy: sorted(expected.policy) }) : "an error";
      const said = got.startsWith('{"error"') ? "an error" : JSON.stringify(sorted(JSON.parse(got)));
      return said.replaceAll("[]", "{}") === want.replaceAll("[]", "{}") ? [] : [{ text, want, said }];
    });
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(asked.length).toBeGreaterThan(2000);
  });
});

/** Members in alphabetical order: PHP and JavaScript put them in different ones. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  );
}
