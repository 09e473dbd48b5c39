import type { KnownCrawler as Crawler } from "@octroi/crawlers/identify";
import { crawlersOf } from "../../identify.ts";
import type { Policy } from "../../policy.ts";
import { type Note, note, type Printed } from "../output.ts";
import { type BucketCase, type CrawlerBucket, casesOf } from "../server/crawler-buckets.ts";
import { comparesPath } from "../server/expressions.ts";
import { serverNotes } from "../server/notes.ts";

/** The most characters that an expression may have, with room for what stands around the names. */
const maxExpressionLength = 4096;

/** Writes what is blocked as rules for Cloudflare’s WAF, in the form that its Rulesets API takes. */
export function printCloudflare(policy: Policy): Printed {
  const blocking = casesOf(policy, ["block"], comparesPath);
  const searchFor = searchesAmong(crawlersOf(policy));
  const unsafe = blocking.flatMap(({ bucket }) =>
    bucket.crawlers.filter((crawler) => !isSafe(searchFor(crawler), bucket)),
  );
  const expressions = blocking.flatMap((each) => expressionsFor(each, searchFor));
  const rules = expressions.map((expression, index) => ({
    action: "block",
    description: `Octroi ${index + 1}`,
    expression,
    enabled: true,
  }));
  return {
    files:
      rules.length === 0
        ? []
        : [{ path: "cloudflare-waf.json", text: `${JSON.stringify(rules, null, 2)}\n` }],
    notes: [
      ...serverNotes(policy, { limits: false, charges: false, compares: comparesPath, decodes: false }),
      ...(unsafe.length > 0 ? [tooCommon(unsafe)] : []),
      note("not-enforced", {
        fr: "Les formules gratuites ont peu de règles, et « contains » cherche le nom partout dans l’en-tête ; ce que Cloudflare sait être un moteur de recherche passe.",
        en: "Free plans have few rules, and “contains” looks for the name anywhere in the header; what Cloudflare knows to be a search engine passes.",
      }),
    ],
  };
}

function expressionsFor({ bucket, patterns, except }: BucketCase, searchFor: SearchFor): readonly string[] {
  const where = patterns.includes("/") ? [] : [anyOf(patterns.map(pathTest))];
  const elsewhere = `not ${anyOf(except.map(pathTest))}`;
  const engines = 'cf.verified_bot_category ne "Search Engine Crawler"';
  const around = [...where, elsewhere, engines].join(" and ");
  const searches = bucket.crawlers.map(searchFor).filter((search) => isSafe(search, bucket));
  return chunked(
    searches.flatMap(({ tests }) => tests),
    maxExpressionLength - around.length - 10,
  ).map((tests) => `(${anyOf(tests)} and ${around})`);
}

/** Everyday words, and names of operators whose other crawlers would be stopped for their address. */
function isSafe({ crawler, namesakes }: Search, bucket: CrawlerBucket): boolean {
  return !crawler.commonWord && namesakes.every((other) => bucket.crawlers.includes(other));
}

function tooCommon(crawlers: readonly Crawler[]): Note {
  const sentence = {
    fr: "Ces noms se trouvent aussi dans les en-têtes d’autres visiteurs : « contains » les arrêterait, ils sont laissés de côté.",
    en: "These names are also found in the headers of other visitors: “contains” would stop them, so they are left out.",
  };
  return note("not-expressible", sentence, { crawlers: [...new Set(crawlers.map(({ token }) => token))] });
}

function anyOf(tests: readonly string[]): string {
  return `(${tests.join(" or ")})`;
}

/** How a crawler is looked for. */
interface Search {
  readonly crawler: Crawler;
  readonly tests: readonly string[];
  /** Crawlers of an operator that is called like this one. */
  readonly namesakes: readonly Crawler[];
}

type SearchFor = (crawler: Crawler) => Search;

/** The registry does not change, so that each of its crawlers is worked out once. */
const searchesByList = new WeakMap<readonly Crawler[], SearchFor>();

function searchesAmong(crawlers: readonly Crawler[]): SearchFor {
  const cached = searchesByList.get(crawlers);
  if (cached !== undefined) return cached;
  const names = crawlers.flatMap((crawler) =>
    [crawler.token, ...crawler.aliases].map((name) => ({ crawler, name: name.toLowerCase() })),
  );
  const searches = new Map<Crawler, Search>();
  const searchFor = (crawler: Crawler): Search => {
    const search = searches.get(crawler) ?? {
      crawler,
      tests: [crawler.token, ...crawler.aliases].map((name) => nameTest(crawler, name.toLowerCase(), names)),
      namesakes: crawlers.filter(({ operator }) =>
        operator?.toLowerCase().includes(crawler.token.toLowerCase()),
      ),
    };
    searches.set(crawler, search);
    return search;
  };
  searchesByList.set(crawlers, searchFor);
  return searchFor;
}

/** A name is looked for anywhere, so that longer names which hold it, and are others’, have to be excepted. */
function nameTest(
  crawler: Crawler,
  name: string,
  names: readonly { readonly crawler: Crawler; readonly name: string }[],
): string {
  const longer = names.filter(
    (each) => each.crawler !== crawler && each.name !== name && each.name.includes(name),
  );
  const test = `lower(http.user_agent) contains "${name}"`;
  const others = longer.map((each) => `not lower(http.user_agent) contains "${each.name}"`);
  return others.length === 0 ? test : `(${[test, ...others].join(" and ")})`;
}

/** `strict wildcard` knows the star and the end of the path, and minds capitals. */
function pathTest(pattern: string): string {
  const text = pattern.endsWith("$") ? pattern.slice(0, -1) : `${pattern}*`;
  return `http.request.uri.path strict wildcard r"${text.replace(/\*{2,}/g, "*")}"`;
}

function chunked(tests: readonly string[], maxLength: number): readonly (readonly string[])[] {
  const chunks: string[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const test of tests) {
    if (length + test.length + 4 > maxLength) {
      chunks.push([]);
      length = 2;
    }
    chunks.at(-1)?.push(test);
    length += test.length + 4;
  }
  return chunks;
}
