import type { KnownCrawler as Crawler } from "@octroi/crawlers/identify";
import { openPatterns } from "../../open-paths.ts";
import { type Limit, type Policy, secondsIn } from "../../policy.ts";
import { everyPageNotes, headersForEveryPage } from "../http-headers/print.ts";
import { note, type Printed } from "../output.ts";
import { aboutRulesThat } from "../rule-notes.ts";
import {
  aliasCrawlersOf,
  type BucketEntry,
  bucketsOf,
  type CrawlerBucket,
} from "../server/crawler-buckets.ts";
import { namesExpression, searchEngineExpression, targetExpression } from "../server/expressions.ts";
import { paymentSentence, refusal, serverNotes } from "../server/notes.ts";
import { escapeConfigText } from "../server/text.ts";

/** Writes the policy for nginx: one file for `http { … }`, one for `server { … }`. */
export function printNginx(policy: Policy): Printed {
  const buckets = bucketsOf(policy);
  const limits = [...new Set(policy.rules.flatMap((rule) => (rule.action === "limit" ? [rule.limit] : [])))];
  return {
    files: [
      { path: "octroi-http.conf", text: `${httpLines(policy, buckets, limits).join("\n")}\n` },
      { path: "octroi-server.conf", text: `${serverLines(policy, buckets, limits).join("\n")}\n` },
    ],
    notes: [
      ...serverNotes(policy, { limits: true, charges: true, compares: () => true, decodes: true }),
      ...everyPageNotes(policy),
      note("not-enforced", {
        fr: "Un add_header dans un location remplace ceux du serveur : répétez-y les en-têtes. Derrière un CDN, rien ne change ici : seul le nom compte.",
        en: "An add_header inside a location replaces the server’s: repeat the headers there. Behind a CDN nothing changes here: the name alone counts.",
      }),
      ...aboutRulesThat(
        policy,
        ({ paths = [] }) => paths.some((path) => path.includes("?")),
        "not-expressible",
        "nginx compare ce qui suit « ? » tel que c’est écrit : la même requête écrite autrement ne compte pas.",
        "nginx compares what follows “?” as it is written: the same query written otherwise does not count.",
      ),
      ...aboutRulesThat(
        policy,
        (rule) => rule.action === "limit" && !Number.isInteger(perMinute(rule.limit)),
        "not-expressible",
        "nginx compte en visites entières par minute, une au moins : après la première salve, cette limite est arrondie.",
        "nginx counts in whole visits a minute, one at least: after the first burst, this limit is rounded.",
      ),
    ],
  };
}

/** Lines of crawlers that go by a name of this bucket come first: the first line that matches counts. */
function namesAt(bucket: CrawlerBucket, buckets: readonly CrawlerBucket[]): readonly string[] {
  const { id, crawlers, entries } = bucket;
  const line = (group: readonly Crawler[], to: string) => `  "~*${namesExpression(group)}" ${to};`;
  const alone = isCounted(entries) ? [...aliasCrawlersOf(bucket), ...crawlers] : aliasCrawlersOf(bucket);
  return [
    ...alone.map((crawler) => line([crawler], idOf(crawler, buckets))),
    ...(isCounted(entries) ? [] : [line(crawlers, id)]),
  ];
}

/** Visits are counted by name: crawlers that share a bucket under a limit have one each, `b0c0`, `b0c1`. */
function idOf(crawler: Crawler, buckets: readonly CrawlerBucket[]): string {
  const bucket = buckets.find(({ crawlers }) => crawlers.includes(crawler));
  if (bucket === undefined) return '""';
  return isCounted(bucket.entries) ? `${bucket.id}c${bucket.crawlers.indexOf(crawler)}` : bucket.id;
}

function decisionsAt({ id, entries }: CrawlerBucket, limits: readonly Limit[]): readonly string[] {
  const name = isCounted(entries) ? `${id}c[0-9]+` : id;
  return entries.map((entry) => `  "~(?s)^${name}:${body(entry.pattern)}" ${word(entry, limits)};`);
}

function isCounted(entries: readonly BucketEntry[]): boolean {
  return entries.some(({ rule }) => rule.action === "limit");
}

function httpLines(
  policy: Policy,
  buckets: readonly CrawlerBucket[],
  limits: readonly Limit[],
): readonly string[] {
  return [
    "# Include inside http { … }. Who is it, by the name that it gives? Search engines come first, and pass.",
    "map $http_user_agent $octroi_bucket {",
    '  default "";',
    `  "~*${searchEngineExpression}" "";`,
    ...buckets.flatMap((bucket) => namesAt(bucket, buckets)),
    "}",
    "",
    "# What is decided? The first line that matches.",
    'map $args $octroi_query { "" ""; default "\\n?$args"; }',
    'map "$octroi_bucket:$uri$octroi_query" $octroi_action {',
    '  default "";',
    // What tells the rules is open to all, by its path: a query changes nothing.
    ...openPatterns(policy).map(
      (pattern) => `  "~^[^:]*:${body(pattern).replace(/\$$/, `(?:${lineEnd}|$)`)}" "";`,
    ),
    ...buckets.flatMap((bucket) => decisionsAt(bucket, limits)),
    "}",
    "",
    ...limits.flatMap((limit, index) => [
      `map $octroi_action $octroi_limit_${index} { default ""; limit${index} $octroi_bucket; }`,
      `limit_req_zone $octroi_limit_${index} zone=octroi_${index}:1m rate=${Math.max(1, Math.floor(perMinute(limit)))}r/m;`,
    ]),
    'map $octroi_action $octroi_price { default ""; ~^charge:(?<octroi_amount>.+)$ $octroi_amount; }',
    'map $octroi_action $octroi_cache { default ""; block no-store; ~^charge no-store; }',
  ];
}

/** The path is decoded and may hold a question mark; a line end tells it from the query, which is as it was sent. */
const lineEnd = "\\x0A";

/** The path without its anchor at the beginning: the bucket's name stands there. */
function body(pattern: string): string {
  return targetExpression(pattern, lineEnd).slice(1);
}

function word({ rule }: BucketEntry, limits: readonly Limit[]): string {
  switch (rule.action) {
    case "allow":
      return '""';
    case "block":
      return "block";
    case "limit":
      return `limit${limits.indexOf(rule.limit)}`;
    case "charge":
      return `"charge:${rule.price.currency} ${rule.price.amount}"`;
  }
}

function perMinute({ visits, per }: Limit): number {
  return (visits * 60) / secondsIn[per];
}

function serverLines(
  policy: Policy,
  buckets: readonly CrawlerBucket[],
  limits: readonly Limit[],
): readonly string[] {
  const charges = buckets.some(({ entries }) => entries.some(({ rule }) => rule.action === "charge"));
  return [
    "# Include inside server { … }, above every location.",
    ...(limits.length > 0 ? ["limit_req_status 429;"] : []),
    ...limits.map(
      ({ visits }, index) =>
        `limit_req zone=octroi_${index}${visits > 1 ? ` burst=${visits - 1} nodelay` : ""};`,
    ),
    ...headersForEveryPage(policy).map(
      ([name, value]) => `add_header ${name} '${escapeConfigText(value)}' always;`,
    ),
    ...(charges ? ["add_header crawler-price $octroi_price always;"] : []),
    "add_header Cache-Control $octroi_cache always;",
    `if ($octroi_action = block) { return 403 "${escapeConfigText(refusal(policy))}\\n"; }`,
    ...(charges
      ? [`if ($octroi_action ~ ^charge) { return 402 "${escapeConfigText(paymentSentence(policy))}\\n"; }`]
      : []),
  ];
}
