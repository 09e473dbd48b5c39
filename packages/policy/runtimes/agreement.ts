import { crawlers } from "@octroi/crawlers/registry";
import { expect } from "vitest";
import { decide, type KnownCrawler } from "../src/decide.ts";
import { parsePolicy } from "../src/parse.ts";
import type { Action, Policy } from "../src/policy.ts";

/** One policy with everything that a server can be asked to do. */
export const policy: Policy = parsed({
  version: 1,
  site: { origin: "https://example.com", sitemaps: ["https://example.com/sitemap.xml"] },
  license: { url: "https://example.com/license.xml" },
  rules: [
    { who: { crawler: ["GPTBot"] }, paths: ["/libre/", "/caf\u00e9/*.pdf$"], action: "allow" },
    {
      who: { purpose: ["training"], operator: ["Anthropic"] },
      action: "charge",
      price: { amount: "0.005", currency: "EUR" },
    },
    { who: { crawler: ["PerplexityBot"] }, paths: ["/(private)/", "/a.b"], action: "block" },
    { who: { crawler: ["PerplexityBot"] }, action: "limit", limit: { visits: 3, per: "hour" } },
    { who: { purpose: ["training", "dataset"] }, action: "block" },
  ],
});

export function parsed(value: unknown): Policy {
  const result = parsePolicy(value);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.policy;
}

const browser =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";

/** Headers that crawlers send, and some that only look like it. */
const headers: readonly (readonly [token: string | null, header: string])[] = [
  ...crawlers.flatMap(({ token, userAgent }) => (userAgent ? [[token, userAgent.header] as const] : [])),
  ["GPTBot", "gptbot"],
  [null, browser],
  [null, "Mozilla/5.0 (compatible; NotGPTBot/1.0)"],
  [null, "curl/8.0 (+https://example.net/GPTBot)"],
];

/** Paths of pages and of the files that are open to all. */
const paths = [
  "/",
  "/article",
  "/libre/a",
  "/caf%C3%A9/a.pdf",
  "/caf%C3%A9/a.pdf2",
  "/(private)/x",
  "/%28private%29/x",
  "/a.b",
  "/axb",
  "/.well-known/../article",
  "/robots.txt",
  "/robots.txt?x=1",
  "/.well-known/tdmrep.json",
  "/license.xml",
  "/sitemap.xml",
];

/** By name alone, a server cannot tell who also names a search engine from one: they pass. */
const namesAnEngine = "SentiBot www.sentibot.eu (compatible with Googlebot)";

/** A visit, and the crawler that makes it. */
export interface AskedVisit {
  readonly crawler: KnownCrawler | null;
  readonly header: string;
  readonly path: string;
}

const few = ["GPTBot", "ClaudeBot", "Googlebot", "CCBot", null];

/** Every crawler asks for a page, and a few for every path. */
export const visits: readonly AskedVisit[] = headers.flatMap(([token, header]) =>
  (few.includes(token) ? paths : ["/article"]).map((path) => ({
    crawler: header === namesAnEngine ? null : (crawlers.find((each) => each.token === token) ?? null),
    header,
    path,
  })),
);

const statuses: Readonly<Record<Action, number>> = { allow: 200, block: 403, limit: 200, charge: 402 };

/** Makes visits, a few at a time: each is answered with the status of what the policy decides about it. */
export async function expectAgreement(
  policy: Policy,
  visits: readonly AskedVisit[],
  ask: (header: string, path: string) => Promise<number>,
): Promise<void> {
  for (let at = 0; at < visits.length; at += 8) {
    await Promise.all(
      visits.slice(at, at + 8).map(async ({ crawler, header, path }) => {
        const { action } = decide(policy, { crawler, identity: "unverifiable", path });
        expect({ header, path, status: await ask(header, path) }).toEqual({
          header,
          path,
          status: statuses[action],
        });
      }),
    );
  }
}
