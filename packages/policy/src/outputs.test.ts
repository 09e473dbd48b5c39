import { knownCrawlers } from "@octroi/crawlers/identify";
import { isProductToken } from "@octroi/crawlers/robots";
import { DOMParser } from "@xmldom/xmldom";
import readRobots from "robots-parser";
import { parseDictionary } from "structured-headers";
import { describe, expect, test } from "vitest";
import { check } from "./check.ts";
import { decide } from "./decide.ts";
import { robotsSays } from "./outputs/robots-txt/says.ts";
import { checkRsl } from "./outputs/rsl/check.ts";
import { licensed } from "./outputs/rsl/licensed.ts";
import { headersFor, noteKinds, outputs, printAll } from "./outputs.ts";
import { parsePolicy } from "./parse.ts";
import type { Policy } from "./policy.ts";
import { preset, presetNames } from "./presets.ts";

const site = {
  origin: "https://example.com",
  name: 'Éditions <Exemple> & "Cie"',
  contact: "droits@example.com",
  sitemaps: ["https://example.com/sitemap.xml"],
};

const full: Policy = parsed({
  version: 1,
  site,
  license: { url: "https://example.com/license.xml?a=1&b=2", terms: "https://example.com/conditions" },
  mining: {
    reservations: [{ paths: ["/libre/"], reserved: false }, { reserved: true }],
    policy: "https://example.com/tdm-policy.json",
  },
  rules: [
    { who: { purpose: ["training", "dataset", "control-token"] }, paths: ["/libre/"], action: "allow" },
    {
      who: { purpose: ["training", "dataset", "control-token"] },
      action: "charge",
      price: { amount: "0.005", currency: "EUR" },
    },
    {
      who: { purpose: ["ai-search", "user-triggered", "agent", "coding-agent"] },
      paths: ["/private/"],
      action: "block",
    },
    { who: { purpose: ["ai-search", "user-triggered", "agent", "coding-agent"] }, action: "allow" },
  ],
});

function parsed(value: unknown): Policy {
  const result = parsePolicy(value);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.policy;
}

const policies = [full, ...presetNames.map((name) => preset(name, site))];

/** A site that serves everything that is printed. */
function served(policy: Policy, page = "/article") {
  const { "robots-txt": robots, rsl, tdmrep, "html-meta": meta } = printAll(policy);
  const files = [...robots.files, ...rsl.files, ...tdmrep.files];
  return check({
    origin: site.origin,
    page,
    files: Object.fromEntries(
      files.map(({ path, type = "", text }) => [path, { status: 200, type, body: text }]),
    ),
    headers: Object.fromEntries(headersFor(policy, page).map(([name, value]) => [name.toLowerCase(), value])),
    html: `<head>${meta.files.map(({ text }) => text).join("")}</head>`,
  });
}

describe("everything that is printed", () => {
  test.each(policies.map((policy, index) => [index, policy] as const))(
    "of policy %i passes our own check, together",
    (_, policy) => {
      const { findings, valid } = served(policy);
      expect(findings.filter(({ level }) => level !== "info")).toEqual([]);
      expect(valid).toBe(true);
    },
  );

  test("says the same in every standard", () => {
    const { says, ask } = served(full);
    expect(says["ai-train"]).toMatchObject({
      "content-signal": "no",
      "content-usage": "disallow",
      rsl: "licensed-if-paid",
      tdmrep: "reserved",
      conflict: false,
    });
    expect(says["ai-input"]).toMatchObject({
      "content-signal": "yes",
      "content-usage": "allow",
      rsl: "licensed",
      conflict: false,
    });
    expect(ask({ agent: "AnyBot", path: "/private/x", use: "ai-input" })).toMatchObject({
      "content-signal": "no",
      rsl: "not-licensed",
      conflict: false,
    });
    expect(ask({ agent: "AnyBot", path: "/libre/x", use: "ai-train" })).toMatchObject({
      "content-signal": "yes",
      rsl: "licensed",
      tdmrep: "not-reserved",
      conflict: false,
    });
    expect(ask({ agent: "GPTBot", path: "/x", use: "ai-train" })).toMatchObject({
      crawl: true,
      "content-signal": "no",
    });
  });

  test("is XML and a dictionary for other parsers too", () => {
    for (const policy of policies) {
      for (const { text } of outputs.rsl.print(policy).files) {
        const root = new DOMParser({ onError: (_, message) => expect.fail(message) }).parseFromString(
          text,
          "text/xml",
        ).documentElement;
        expect(root?.namespaceURI).toBe("https://rslstandard.org/rsl");
      }
      const usage = parseDictionary(outputs["content-usage"].print(policy).files[0]?.text ?? "");
      expect(
        [...usage.values()].map(([value]) => String(value)).every((value) => value === "y" || value === "n"),
      ).toBe(true);
    }
  });

  test("tells another reader of robots.txt who may come, crawler by crawler", () => {
    const named = knownCrawlers.filter(
      ({ token, robotsToken }) => token === robotsToken && isProductToken(token),
    );
    for (const policy of policies) {
      const { files, notes } = outputs["robots-txt"].print(policy);
      const robots = readRobots(`${site.origin}/robots.txt`, files[0]?.text ?? "");
      const unreachable = new Set(notes.flatMap(({ crawlers }) => crawlers ?? []));
      for (const crawler of named.filter(({ token }) => !unreachable.has(token))) {
        const { action } = decide(policy, { crawler, identity: "verified", path: "/private/x" });
        expect(robots.isAllowed(`${site.origin}/private/x`, crawler.token), crawler.token).toBe(
          action !== "block",
        );
      }
      expect(robots.getSitemaps()).toEqual(site.sitemaps);
    }
  });

  test("names the prices for a crawler or an operator in the license, where no earlier rule decides", () => {
    const charge = { action: "charge", price: { amount: "0.01", currency: "EUR" } };
    const priced = parsed({
      version: 1,
      site: { origin: "https://example.com" },
      license: { url: "https://example.com/license.xml" },
      crawlers: [{ name: "Odd--Bot", purpose: "training" }],
      rules: [
        { who: { crawler: ["CCBot"] }, action: "block" },
        { who: { crawler: ["GPTBot", "CCBot"] }, ...charge },
        { who: { operator: ["Anthropic"], purpose: ["training"] }, paths: ["/a/", "/b/"], ...charge },
        { who: { crawler: ["Odd--Bot"] }, ...charge },
      ],
    });
    const { files, notes } = outputs.rsl.print(priced);
    const text = files[0]?.text ?? "";
    expect(text).toContain("  <!-- GPTBot: 0.01 EUR for each page -->\n");
    expect(text).toMatch(/ {2}<!-- .*ClaudeBot.* on \/a\/ \/b\/: 0\.01 EUR for each page -->\n/);
    expect(text).toContain("  <!-- Odd- -Bot: 0.01 EUR for each page -->\n");
    expect(text).not.toContain("CCBot");
    expect(checkRsl(text)).toMatchObject({ valid: true });
    expect(notes.some(({ en }) => en.includes("in comments"))).toBe(true);
  });

  test("names the server of a site that sells where something is charged, and nowhere else", () => {
    const server = "https://console.octroi.example/olp/site-1";
    const charge = { action: "charge", price: { amount: "0.01", currency: "EUR" } };
    const training = { purpose: ["training", "dataset", "control-token"] };
    const selling = parsed({
      version: 1,
      site,
      license: { url: "https://example.com/license.xml" },
      market: { server, page: "https://octroi.example/market/example.com" },
      rules: [
        { who: training, paths: ["/articles/", "/photos"], ...charge },
        { who: training, paths: ["/free/"], action: "allow" },
        { who: training, action: "block" },
        { who: { purpose: ["ai-search"] }, action: "allow" },
      ],
    });
    const text = outputs.rsl.print(selling).files[0]?.text ?? "";
    expect([...text.matchAll(/<content (.*)>/g)].map(([, attributes]) => attributes)).toEqual([
      'url="/"',
      'url="/articles/*"',
      `url="/articles/*" server="${server}"`,
      'url="/photos"',
      `url="/photos" server="${server}"`,
      'url="/free/*"',
    ]);
    const { document, findings, valid } = checkRsl(text);
    expect(valid).toBe(true);
    expect(findings.map(({ code, about }) => [code, about])).toEqual(
      Array(2).fill(["rsl-server-obliges-token", server]),
    );
    for (const { server: named, licenses } of document.contents) {
      expect(licenses.map(({ payment }) => payment.type)).toEqual([named === undefined ? "free" : "crawl"]);
    }
    // What stands apart for the server says what stood in one place before.
    const { market: _, ...silent } = selling;
    const before = checkRsl(outputs.rsl.print(silent).files[0]?.text ?? "");
    for (const path of ["/", "/articles/1", "/photos", "/free/1"]) {
      for (const use of ["search", "ai-index", "ai-train"]) {
        expect(licensed(document, { path, use })).toEqual(licensed(before.document, { path, use }));
      }
    }
  });

  test("keeps its names inside their elements", () => {
    const [file] = outputs.rsl.print(full).files;
    expect(file?.text).toContain(
      '<copyright type="organization">Éditions &lt;Exemple&gt; &amp; &quot;Cie&quot;</copyright>',
    );
    expect(outputs["html-meta"].print(full).files[0]?.text).toContain(
      'href="https://example.com/license.xml?a=1&amp;b=2"',
    );
  });

  test("carries notes in both languages, and where and when its support was read", () => {
    for (const [name, { support, print }] of Object.entries(outputs)) {
      expect(URL.canParse(support.source), name).toBe(true);
      expect(support.date).toMatch(/^2026-\d\d-\d\d$/);
      for (const { kind, fr, en } of print(full).notes) {
        expect(noteKinds).toContain(kind);
        expect(fr).not.toBe(en);
        expect(fr).not.toMatch(/ [:;?!»]|«(?!\u00a0)/);
      }
    }
  });

  test("a policy that contradicts itself is told so", () => {
    const clash = parsed({
      version: 1,
      site,
      rules: [{ who: {}, action: "allow" }],
      mining: { reservations: [{ reserved: true }] },
    });
    expect(outputs.tdmrep.print(clash).notes).toContainEqual(
      expect.objectContaining({ kind: "contradicts" }),
    );
    expect(outputs.tdmrep.print(full).notes.map(({ kind }) => kind)).not.toContain("contradicts");
  });

  test.each([
    ["ai-search", ["user-triggered", "agent", "coding-agent"], "ChatGPT-User"],
    ["user-triggered", ["ai-search"], "OAI-SearchBot"],
  ])(
    "where %s is blocked and what answers otherwise is not, signals say so to it, and tell",
    (blocked, allowed, token) => {
      const rules = [
        { who: { purpose: [blocked] }, action: "block" },
        { who: { purpose: allowed }, action: "allow" },
      ];
      const policy = parsed({ version: 1, site, rules });
      const shared = (name: "robots-txt" | "content-signal" | "content-usage" | "http-headers" | "rsl") =>
        outputs[name].print(policy).notes.filter(({ en }) => en.includes("one word")).length;
      expect([
        shared("robots-txt"),
        shared("content-signal"),
        shared("content-usage"),
        shared("http-headers"),
      ]).toEqual([1, 1, 1, 1]);
      expect(shared("rsl")).toBe(0);
      const robots = outputs["robots-txt"].read(outputs["robots-txt"].print(policy).files[0]?.text ?? "");
      expect(robotsSays(robots, token, "/article")).toMatchObject({
        crawl: true,
        signals: { "ai-input": "yes" },
        usage: { "ai-use": "allow" },
      });
      expect(robotsSays(robots, "AnyBot", "/article")).toMatchObject({ signals: { "ai-input": "no" } });
    },
  );

  test("without license or reservation, there is no document to serve", () => {
    const bare = parsed({ version: 1, site: { origin: "https://example.com" }, rules: [] });
    expect(outputs.rsl.print(bare).files).toEqual([]);
    expect(outputs.tdmrep.print(bare).files).toEqual([]);
    expect(outputs["html-meta"].print(bare).files).toEqual([]);
  });
});

describe("rules for servers", () => {
  test.each(["nginx", "apache", "caddy", "vercel", "next", "wordpress"] as const)(
    "of %s send with every page only what is true of every page",
    (name) => {
      const text = (policy: Policy) =>
        outputs[name]
          .print(policy)
          .files.map((file) => file.text.replace(/(?:^|\\n)Content-Usage: /gm, ""))
          .join("\n");
      expect(text(preset("block-ai", site))).toMatch(/Content-Usage/);
      // This one says something else under /libre/.
      expect(text(full)).not.toMatch(/Content-Usage/);
      expect(
        outputs[name]
          .print(full)
          .notes.map(({ en }) => en)
          .join(),
      ).toContain("Content-Usage is not sent");
    },
  );

  const stopping = ["nginx", "apache", "caddy", "cloudflare", "vercel", "wordpress"] as const;
  const block = preset("block-ai", site);

  test.each(stopping)("of %s name whom the policy stops, and no search engine is among them", (name) => {
    const named = outputs[name].print(block).files.flatMap(({ text }) => outputs[name].read(text));
    expect(named).toContain("GPTBot");
    expect(named).not.toContain("Googlebot");
  });

  test.each(stopping)("of %s that were printed for another policy are told apart", (name) => {
    const text = outputs[name]
      .print(block)
      .files.map((file) => file.text)
      .join("\n");
    expect(outputs[name].check(text, block)).toEqual([]);
    const less = outputs[name].check(text, preset("search-not-training", site)).map(({ code }) => code);
    expect(new Set(less)).toEqual(new Set(["rules-crawler-extra"]));
    const old = text.replace(/gptbot/gi, "OldBot");
    expect(outputs[name].check(old, block)).toContainEqual({
      code: "rules-crawler-missing",
      level: "error",
      about: "GPTBot",
    });
  });

  test("of nginx tell which limits are rounded", () => {
    const rules = [120, 119, 59].map((visits) => ({
      who: {},
      action: "limit",
      limit: { visits, per: "hour" },
    }));
    const { notes } = outputs.nginx.print(parsed({ version: 1, site, rules }));
    expect(notes.find(({ en }) => en.includes("rounded"))?.rules).toEqual([1, 2]);
  });

  test.each([
    ["apache", "/s?q=1", "cannot be compared here: the rule is left out"],
    ["caddy", "/a%FF", "cannot be compared here: the rule is left out"],
    ["caddy", "/a%2Fb", "compares decoded paths"],
    ["nginx", "/s?q=1", "compares what follows “?” as it is written"],
  ] as const)("of %s tell what they lose of %s", (name, path, told) => {
    const rules = [
      { who: {}, paths: ["/plain%20path/"], action: "block" },
      { who: {}, paths: [path], action: "block" },
    ];
    const { notes } = outputs[name].print(parsed({ version: 1, site, rules }));
    expect(notes.filter(({ en }) => en.includes(told)).map(({ rules }) => rules)).toEqual([[1]]);
  });
});

describe("where a statement is made is a choice", () => {
  const lines = (statements: Policy["statements"]) => {
    const stated = {
      ...preset("charge-training", { origin: "https://example.com" }),
      ...(statements && { statements }),
    };
    const robots = outputs["robots-txt"].print(stated).files[0]?.text ?? "";
    const inFile = ["Content-Usage", "Content-Signal", "License"].filter((name) =>
      robots.includes(`${name}: `),
    );
    return { inFile, headers: headersFor(stated).map(([name]) => name) };
  };

  test("by default, usage and license in both places, signals in the file", () => {
    const expected = {
      inFile: ["Content-Usage", "Content-Signal", "License"],
      headers: ["Content-Usage", "Link"],
    };
    expect(lines(undefined)).toEqual(expected);
    expect(lines({})).toEqual(expected);
  });

  test("in the file, by header, or in both", () => {
    expect(lines({ "content-usage": "header", license: "header" })).toEqual({
      inFile: ["Content-Signal"],
      headers: ["Content-Usage", "Link"],
    });
    expect(lines({ "content-usage": "file", license: "file", "content-signal": "header" })).toEqual({
      inFile: ["Content-Usage", "License"],
      headers: ["Content-Signal"],
    });
    expect(lines({ "content-signal": "both" }).headers).toEqual(["Content-Usage", "Content-Signal", "Link"]);
  });

  test("what Lighthouse will say of the lines is told, where they are printed", () => {
    const noted = (statements: Policy["statements"]) =>
      outputs["robots-txt"]
        .print({
          ...preset("charge-training", { origin: "https://example.com" }),
          ...(statements && { statements }),
        })
        .notes.filter(({ kind }) => kind === "audit")
        .map(({ en }) => /know (.*?):/.exec(en)?.[1]);
    expect(noted(undefined)).toEqual(["Content-Usage or License"]);
    expect(noted({ license: "header" })).toEqual(["Content-Usage"]);
    expect(noted({ "content-usage": "header", license: "header" })).toEqual([]);
    const found = outputs["robots-txt"].check("License: https://a.example/l.xml\nUser-agent: *\nDisallow:\n");
    expect(found.filter(({ code }) => code === "robots-audit").map(({ about }) => about)).toEqual([
      "License",
    ]);
  });

  test("a site that says it by header alone is understood, and contradicts nothing", () => {
    const stated = {
      ...preset("charge-training", { origin: "https://example.com" }),
      statements: { "content-usage": "header", license: "header" },
    } as const;
    const served = (name: "robots-txt" | "rsl" | "tdmrep") =>
      outputs[name]
        .print(stated)
        .files.map(({ path, type = "", text }) => [path, { status: 200, type, body: text }]);
    const { says, findings } = check({
      origin: "https://example.com",
      page: "/article",
      files: Object.fromEntries([...served("robots-txt"), ...served("rsl"), ...served("tdmrep")]),
      headers: Object.fromEntries(
        headersFor(stated, "/article").map(([name, value]) => [name.toLowerCase(), value]),
      ),
    });
    expect(says["ai-train"]).toMatchObject({
      "content-usage": "disallow",
      "content-signal": "no",
      rsl: "licensed-if-paid",
    });
    expect(findings.filter(({ level }) => level !== "info")).toEqual([]);
  });
});

test("a name that no header is recognized by stops nobody: no expression is empty", () => {
  const silent = knownCrawlers.filter(({ inHeaders }) => !inHeaders).map(({ token }) => token);
  expect(silent.length).toBeGreaterThan(0);
  const parsed = parsePolicy({ version: 1, site, rules: [{ who: { crawler: silent }, action: "block" }] });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  for (const name of ["nginx", "apache", "caddy", "wordpress"] as const) {
    const text = outputs[name]
      .print(parsed.policy)
      .files.map((file) => file.text)
      .join("");
    expect(text, name).not.toMatch(/"~\*" b\d|HTTP_USER_AGENT\} "" |User-Agent `\(\?i\)`|'~~i'/);
    expect(text.replace(/search[- ]engine/gi, ""), name).not.toMatch(/RewriteCond|respond @|preg_match|b0/);
  }
});
