import { knownCrawler } from "@octroi/crawlers/identify";
import { describe, expect, test } from "vitest";
import { decide } from "./decide.ts";
import { nearestName, parsePolicy, type SuggestName } from "./parse.ts";
import { preset, presetNames } from "./presets.ts";

const site = { origin: "https://example.com" };

function errorsOf(value: unknown): readonly string[] {
  const parsed = parsePolicy(value);
  return parsed.ok ? [] : parsed.errors.map(({ path, message }) => `${path}: ${message}`);
}

/** The same policy with one rule, in which something is wrong. */
function withRule(rule: unknown) {
  return { version: 1, site, rules: [rule] };
}

function charging(amount: unknown, currency: unknown = "EUR") {
  return withRule({ who: {}, action: "charge", price: { amount, currency } });
}

function onPath(path: unknown) {
  return withRule({ who: {}, action: "block", paths: [path] });
}

describe("what is accepted", () => {
  test("every preset, as a value and as JSON text", () => {
    for (const name of presetNames) {
      const policy = preset(name, site);
      expect(parsePolicy(policy)).toEqual({ ok: true, policy, warnings: [] });
      expect(parsePolicy(JSON.stringify(policy))).toEqual({ ok: true, policy, warnings: [] });
    }
  });

  test("a preset, with the site in its one spelling", () => {
    expect(preset("charge-training", { origin: "https://example.com/" })).toEqual(
      preset("charge-training", site),
    );
  });

  test("a policy with everything in it", () => {
    const policy = {
      version: 1,
      site: {
        origin: "https://example.com",
        name: "Éditions Exemple",
        contact: "droits@example.com",
        sitemaps: ["https://example.com/sitemap.xml"],
      },
      rules: [
        { who: { crawler: ["gptbot"], verified: true }, paths: ["/libre/"], action: "allow" },
        { who: { operator: ["OpenAI"] }, action: "limit", limit: { visits: 30, per: "minute" } },
        { who: { purpose: ["training"] }, action: "charge", price: { amount: "0.005", currency: "EUR" } },
      ],
      mining: {
        reservations: [{ paths: ["/libre/"], reserved: false }, { reserved: true }],
        policy: "https://example.com/tdm-policy.json",
      },
      license: { url: "https://example.com/license.xml", contact: "https://example.com/contact" },
      market: {
        server: "https://console.octroi.example/olp/site-1",
        page: "https://octroi.example/market/example.com",
        guide: "https://octroi.example/documentation/read-lawfully",
      },
    };
    expect(parsePolicy(policy)).toEqual({ ok: true, policy, warnings: [] });
  });

  test("paths are kept in their one spelling", () => {
    const parsed = parsePolicy(onPath("/caf\u00e9/%61%2a**.pdf$"));
    expect(parsed.ok && parsed.policy.rules[0]?.paths).toEqual(["/caf%C3%A9/a%2A*.pdf$"]);
  });
});

describe("what is refused, with its place and what is expected", () => {
  test.each<[string, unknown, string]>([
    ["no policy", null, ": must be an object."],
    ["a list", [], ": must be an object."],
    ["text that is not JSON", "{,}", ": is not JSON."],
    ["10 MB", `{"version":1,"x":"${"a".repeat(10_000_000)}"}`, ": is longer than 4 MB."],
    ["deep nesting", `${"[".repeat(100_000)}`, ": is not JSON."],
    ["an unknown version", { version: 2, site, rules: [] }, "version: must be 1"],
    ["an unknown member", { version: 1, site, rules: [], prize: 1 }, ': has no member "prize"'],
    ["a member named __proto__", JSON.parse('{"version":1,"__proto__":{}}'), ': has no member "__proto__"'],
    ["an unknown member of a rule", withRule({ who: {}, action: "allow", path: "/" }), "rules[0]: has no"],
    ["an unknown action", withRule({ who: {}, action: "deny" }), "rules[0].action: must be one of"],
    ["a rule about nobody named", withRule({ action: "allow" }), "rules[0].who: must be an object."],
    ["an empty list", withRule({ who: { purpose: [] }, action: "allow" }), "rules[0].who.purpose: must not"],
    ["a crawler that is no text", withRule({ who: { crawler: [1] }, action: "block" }), "[0]: must be"],
    [
      "a price without charge",
      withRule({ who: {}, action: "allow", price: {} }),
      "rules[0].price: goes with",
    ],
    ["a charge without price", withRule({ who: {}, action: "charge" }), "rules[0].price: must be an object."],
    [
      "a limit of nothing",
      withRule({ who: {}, action: "limit", limit: { visits: 0, per: "day" } }),
      "visits",
    ],
    ["a limit of 1.5", withRule({ who: {}, action: "limit", limit: { visits: 1.5, per: "day" } }), "visits"],
    ["an amount as a number", charging(0.1 + 0.2), "rules[0].price.amount: must be a text"],
    ["1e9", charging("1e9"), "rules[0].price.amount: must be a plain decimal"],
    ["0.1+0.2", charging("0.1+0.2"), "rules[0].price.amount: must be a plain decimal"],
    ["-1", charging("-1"), "rules[0].price.amount: must be a plain decimal"],
    ["1,00", charging("1,00"), "rules[0].price.amount: must be a plain decimal"],
    ["007", charging("007"), "rules[0].price.amount: must be a plain decimal"],
    ["Arabic digits", charging("١"), "rules[0].price.amount: must be a plain decimal"],
    ["nothing", charging("0.00"), "rules[0].price.amount: must be more than zero"],
    ["a currency in small letters", charging("1", "eur"), "rules[0].price.currency: must be an ISO 4217"],
    ["a currency of four letters", charging("1", "EURO"), "rules[0].price.currency: must be an ISO 4217"],
    ["a path without slash", onPath("*.pdf"), "rules[0].paths[0]: must be a path that begins"],
    ["a line break in a path", onPath("/a\nDisallow: /"), "rules[0].paths[0]: must not hold spaces"],
    ["a NUL in a path", onPath("/a\0"), "rules[0].paths[0]: must not hold spaces"],
    ["half a character in a path", onPath("/\ud800"), "rules[0].paths[0]: must not hold spaces"],
    ["a fragment", onPath("/a#b"), "rules[0].paths[0]: must not hold #"],
    ["a bare percent sign", onPath("/100%"), "rules[0].paths[0]: must write a percent sign %25."],
    ["10 KB of path", onPath(`/${"a".repeat(10_000)}`), "rules[0].paths[0]: must have at most 2048"],
    [
      "an origin with a path",
      { version: 1, site: { origin: "https://example.com/a" }, rules: [] },
      "site.origin",
    ],
    ["an origin without scheme", { version: 1, site: { origin: "example.com" }, rules: [] }, "site.origin"],
    [
      "another scheme",
      { version: 1, site: { origin: "ftp://example.com" }, rules: [] },
      "site.origin: must be",
    ],
    [
      "a password",
      { version: 1, site: { origin: "https://a:b@example.com" }, rules: [] },
      "site.origin: must",
    ],
    [
      "a license that is no address",
      { version: 1, site, rules: [], license: { url: "/license.xml" } },
      "license.url: must be a full address",
    ],
    [
      "a market whose server is not one of licenses",
      {
        version: 1,
        site,
        rules: [],
        market: { server: "https://console.example/", page: "https://octroi.example/market/a" },
      },
      "market.server: must end in /olp/<site>.",
    ],
    [
      "a name that breaks out of its line",
      { version: 1, site: { ...site, name: "a\r\nLicense: x" }, rules: [] },
      "site.name: must not hold control characters.",
    ],
    [
      "a name that XML cannot hold",
      { version: 1, site: { ...site, name: "a\uFFFE" }, rules: [] },
      "site.name: must not hold control characters.",
    ],
  ])("%s", (_what, value, expected) => {
    expect(errorsOf(value).join("\n")).toContain(expected);
  });

  test.each([
    [{ origin: "https://Example.com" }, "site.origin must be"],
    [{ ...site, sitemaps: ["/sitemap.xml"] }, "site.sitemaps[0] must be a full address"],
    [{ ...site, sitemaps: ["https://example.com/s\nDisallow: /"] }, "site.sitemaps[0] must not hold"],
  ])("a preset for %j", (site, expected) => {
    expect(() => preset("charge-training", site)).toThrow(expected);
  });

  test("a preset with a price that is none", () => {
    const price = { amount: "1,00", currency: "EUR" };
    expect(() => preset("charge-training", site, price)).toThrow("price.amount must be a plain decimal");
  });

  test("100,000 rules, in one error", () => {
    const rules = Array.from({ length: 100_000 }, () => ({ who: {}, action: "allow" }));
    expect(errorsOf({ version: 1, site, rules })).toEqual(["rules: must hold at most 200 entries."]);
  });

  test("too many paths together", () => {
    const rule = { who: {}, action: "block", paths: Array.from({ length: 600 }, (_, path) => `/${path}`) };
    expect(errorsOf({ version: 1, site, rules: [rule, rule] })).toEqual([
      "rules: must name at most 1000 paths together.",
    ]);
  });

  test("a value that holds itself", () => {
    const policy: Record<string, unknown> = { version: 1, site };
    policy["rules"] = [policy];
    expect(errorsOf(policy)).toEqual([expect.stringContaining("rules[0]: has no member")]);
  });

  test("no more errors than anyone would read", () => {
    const rules = Array.from({ length: 200 }, () => ({ who: {}, action: "deny" }));
    expect(errorsOf({ version: 1, site, rules })).toHaveLength(20);
  });
});

function warningsOf(value: unknown, suggest?: SuggestName): readonly string[] {
  const parsed = parsePolicy(value, suggest);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.warnings.map(({ path, message }) => `${path}: ${message}`);
}

describe("a name that nobody bears", () => {
  test("is a warning with its place and, where a person reads it, the nearest name, and the other rules hold", () => {
    const value = {
      version: 1,
      site,
      rules: [
        { who: { crawler: ["GPTBott", "NewBot2027"] }, action: "block" },
        { who: { operator: ["OpenIA"] }, action: "block" },
        { who: { crawler: ["Bytespider"] }, action: "block" },
      ],
    };
    expect(warningsOf(value)[0]).toBe(
      'rules[0].who.crawler[0]: names no crawler that is known: "GPTBott". Declare it under "crawlers".',
    );
    expect(warningsOf(value, nearestName)).toEqual([
      'rules[0].who.crawler[0]: names no crawler that is known: "GPTBott". Did you mean "GPTBot"?',
      'rules[0].who.crawler[1]: names no crawler that is known: "NewBot2027". Declare it under "crawlers".',
      'rules[1].who.operator[0]: names no operator that is known: "OpenIA". Did you mean "OpenAI"?',
    ]);
    const parsed = parsePolicy(value);
    if (!parsed.ok) throw new Error("not read");
    const visit = (token: string) =>
      decide(parsed.policy, { crawler: knownCrawler(token) ?? null, identity: "unverifiable", path: "/a" });
    expect(visit("Bytespider")).toMatchObject({ action: "block", rule: 2 });
    expect(visit("GPTBot")).toMatchObject({ action: "allow", because: "no-rule" });
  });

  test("is a warning as a currency too: the runtime may be older than it", () => {
    expect(warningsOf(charging("1", "XBT"))).toEqual(['rules[0].price.currency: is no currency: "XBT".']);
    expect(warningsOf(charging("1", "EUR"))).toEqual([]);
  });

  test("is fine once the policy declares the crawler", () => {
    expect(
      warningsOf({
        version: 1,
        site,
        crawlers: [{ name: "NewBot2027", aliases: ["NewBot"], purpose: "training", operator: "New Inc" }],
        rules: [
          { who: { crawler: ["newbot2027", "NewBot"] }, action: "block" },
          { who: { operator: ["New Inc"] }, action: "block" },
        ],
      }),
    ).toEqual([]);
  });
});

describe("a crawler of one's own", () => {
  function declaring(...names: string[]) {
    const crawlers = names.map((name) => ({ name, purpose: "training" }));
    return { version: 1, site, crawlers, rules: [] };
  }

  test.each([
    ["Googlebot", "is a crawler of the registry"],
    ["bingbot", "is a crawler of the registry"],
    ["GPTBot", "is a crawler of the registry"],
    ["Mozilla", "is what browsers call themselves"],
    ["Chrome", "is what browsers call themselves"],
    ["Windows NT 10.0", "is what browsers call themselves"],
    ["Intel Mac OS X", "is what browsers call themselves"],
  ])("that would touch the registry’s or people is left out with a warning: %s", (name, problem) => {
    expect(warningsOf(declaring(name, "OurBot"))).toEqual([
      `crawlers[0]: ${problem}: ${JSON.stringify(name)}. The declaration is left out.`,
    ]);
    const parsed = parsePolicy(declaring(name, "OurBot"));
    expect(parsed.ok && parsed.policy.crawlers?.map((crawler) => crawler.name)).toEqual(["OurBot"]);
  });

  test("is nothing that a browser sends", () => {
    const browsers = [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0 OPR/122",
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15",
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 FxiOS/143 EdgiOS/141",
      "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36 EdgA/141",
      "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
    ];
    const words = new Set(browsers.flatMap((header) => header.match(/[A-Za-z][\w]{2,}/g) ?? []));
    words.delete("15E148");
    for (const word of words) {
      const parsed = parsePolicy(declaring(word));
      expect(parsed.ok ? parsed.policy.crawlers : [], word).toEqual([]);
    }
    expect(words.size).toBeGreaterThan(20);
  });

  test("is declared once", () => {
    expect(warningsOf(declaring("OurBot", "ourbot"))).toEqual([
      'crawlers[1]: is declared already: "ourbot". The declaration is left out.',
    ]);
  });

  test.each(["", "ab", "a.*b+", "(a+)+$", "a|b", "Bot\n", " Bot", "Bot ", "Bot/1.0", "x".repeat(65), "123"])(
    "has a name that is a word, not an expression: %j",
    (name) => {
      expect(errorsOf(declaring(name))[0]).toContain("crawlers[0].name: must be a name");
    },
  );

  test.each(["192.0.2.0/33", "192.0.2", "our.example", "2001:db8::/129", "10.0.0.0/x"])(
    "comes from addresses that are some: %s is none",
    (address) => {
      const crawlers = [{ name: "OurBot", purpose: "training", addresses: [address] }];
      expect(errorsOf({ version: 1, site, crawlers, rules: [] })[0]).toContain("crawlers[0].addresses[0]");
    },
  );
});
