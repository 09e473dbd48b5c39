import { purposes } from "@octroi/crawlers";
import { type KnownCrawler, knownCrawlers, statusOf } from "@octroi/crawlers/identify";
import fc from "fast-check";
import { crawlersOf } from "../src/identify.ts";
import { parsePolicy } from "../src/parse.ts";
import { ownPurposes, type Policy, periods, statementPlaces } from "../src/policy.ts";

/** Short names from a small alphabet, so that rules and paths meet often. */
const segment = fc.constantFrom("a", "b", "ab", "private", "index.html", "x.pdf", "%C3%A9", "~u");
const folder = fc
  .array(segment, { maxLength: 3 })
  .map((parts) => (parts.length === 0 ? "/" : `/${parts.join("/")}/`));

/** Paths as rules have them: mostly plain, some with wildcards, ends and queries. */
const pattern = fc.oneof(
  { weight: 4, arbitrary: folder },
  { weight: 2, arbitrary: folder.map((path) => path.slice(0, -1) || "/") },
  {
    weight: 1,
    arbitrary: fc.constantFrom("/*.pdf$", "/*.pdf", "/a$", "/*/b/", "/a*b", "/*?q=", "/ab/*$", "/$"),
  },
);

/** Paths as visitors ask for them. */
export const path = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(folder, fc.constantFrom("", "b", "x.pdf", "page", "x.pdf?q=1"))
      .map((parts) => parts.join("")),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "/robots.txt",
      "/.well-known/tdmrep.json",
      "/license.xml",
      "/sitemap.xml",
      "/a",
    ),
  },
);

const list = <T>(values: readonly T[]) =>
  fc.option(fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 4 }), { nil: undefined });
const operators = [...new Set(knownCrawlers.flatMap(({ operator }) => operator ?? []))];
const frequent = knownCrawlers.map(({ token }) => token).filter((token) => statusOf(token) === "active");

/** Names that others begin with or hold, so that a reader who cuts or searches them meets the wrong one. */
const ownNames = ["OurBot", "Our-Second.Bot", "GPTBot2", "Googlebot.x", "OurBot Agent", "xGPTBot"];

const ownCrawler = fc.record(
  {
    name: fc.constantFrom(...ownNames),
    purpose: fc.constantFrom(...ownPurposes),
    operator: fc.constantFrom("Our Company", "OpenAI"),
    addresses: fc.constantFrom(["192.0.2.0/24"], ["2001:db8::/32", "198.51.100.7"]),
  },
  { requiredKeys: ["name", "purpose"] },
);

const who = fc.record({
  purpose: list(purposes),
  operator: fc.oneof(
    { weight: 3, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: list([...operators, "Our Company", "Nobody Inc"]) },
  ),
  crawler: fc.oneof(
    { weight: 3, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: list(frequent) },
    // Declared or not: a name that nobody bears matches nobody.
    { weight: 1, arbitrary: list([...ownNames, "NoSuchBot"]) },
  ),
  verified: fc.oneof(
    { weight: 5, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.boolean() },
  ),
});

const action = fc.oneof(
  fc.record({ action: fc.constantFrom("allow", "block") }),
  fc.record({
    action: fc.constant("limit"),
    limit: fc.record({ visits: fc.integer({ min: 1, max: 600 }), per: fc.constantFrom(...periods) }),
  }),
  fc.record({
    action: fc.constant("charge"),
    price: fc.record({
      amount: fc.constantFrom("0.005", "1", "12.50", "0.000001"),
      currency: fc.constantFrom("EUR", "USD", "JPY"),
    }),
  }),
);

const paths = fc.option(fc.uniqueArray(pattern, { minLength: 1, maxLength: 3 }), { nil: undefined });
const rule = fc.tuple(who, paths, action).map(([who, paths, action]) => ({ who, paths, ...action }));
const ruleList = fc.array(rule, { maxLength: 6 });

const origin = "https://example.com";

/** Any policy that the parser takes, as JSON would bring it. */
export const policy: fc.Arbitrary<Policy> = fc
  .record({
    version: fc.constant(1),
    site: fc.record({
      origin: fc.constant(origin),
      sitemaps: fc.option(fc.constant([`${origin}/sitemap.xml`]), { nil: undefined }),
    }),
    crawlers: fc.option(
      fc.uniqueArray(ownCrawler, { selector: ({ name }) => name, minLength: 1, maxLength: 3 }),
      { nil: undefined, freq: 1 },
    ),
    rules: ruleList,
    mining: fc.option(
      fc.record({ reservations: fc.array(fc.record({ paths, reserved: fc.boolean() }), { maxLength: 3 }) }),
      { nil: undefined },
    ),
    statements: fc.option(
      fc.record(
        {
          "content-usage": fc.constantFrom(...statementPlaces),
          "content-signal": fc.constantFrom(...statementPlaces),
          license: fc.constantFrom(...statementPlaces),
        },
        { requiredKeys: [] },
      ),
      { nil: undefined },
    ),
    license: fc.option(fc.record({ url: fc.constant(`${origin}/license.xml`) }), { nil: undefined }),
    market: fc.option(
      fc.constant({
        server: "https://console.octroi.example/olp/site-1",
        page: "https://octroi.example/market/example.com",
      }),
      { nil: undefined },
    ),
  })
  .map(parsed);

/** The rules of one. */
export const rules: fc.Arbitrary<Policy["rules"]> = ruleList.map(
  (rules) => parsed({ version: 1, site: { origin }, rules }).rules,
);

function parsed(value: object): Policy {
  const outcome = parsePolicy(JSON.stringify(value));
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome.policy;
}

export const identity = fc.constantFrom("verified", "outside", "unverifiable");

/** The crawlers that the policy declares. */
export function ownIn(policy: Policy): readonly KnownCrawler[] {
  return crawlersOf(policy).filter((crawler) => !knownCrawlers.some((known) => known === crawler));
}

/** A few crawlers: over all policies, each comes up again and again. */
export const crawlers = fc.array(fc.constantFrom(...knownCrawlers), { minLength: 1, maxLength: 4 });

/**
 * Each law is held against so many policies, the same ones every time: two hundred in `npm test`, ten thousand, of
 * which those are the first, in `npm run test:exhaustive`.
 */
export const policies = { numRuns: process.env["SLOW"] === undefined ? 200 : 10_000, seed: 18 };
