import type { KnownCrawler as Crawler } from "@octroi/crawlers/identify";
import { openPatterns } from "../../open-paths.ts";
import { type Limit, type Policy, secondsIn } from "../../policy.ts";
import { everyPageNotes, headersForEveryPage } from "../http-headers/print.ts";
import { note, type Printed } from "../output.ts";
import { aboutRulesThat } from "../rule-notes.ts";
import { type Door, type DoorEntry, doorsOf, guestsOf } from "../server/doors.ts";
import { namesExpression, searchEngineExpression, targetExpression } from "../server/expressions.ts";
import { paymentSentence, refusal, serverNotes } from "../server/notes.ts";
import { inert } from "../server/text.ts";

/** Writes the policy for nginx: one file for `http { … }`, one for `server { … }`. */
export function printNginx(policy: Policy): Printed {
  const doors = doorsOf(policy);
  const limits = [...new Set(policy.rules.flatMap((rule) => (rule.action === "limit" ? [rule.limit] : [])))];
  return {
    files: [
      { path: "octroi-http.conf", text: `${httpLines(policy, doors, limits).join("\n")}\n` },
      { path: "octroi-server.conf", text: `${serverLines(policy, doors, limits).join("\n")}\n` },
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

/** The first line that matches counts: the guests of a door are told from their hosts before it. */
function namesAt(door: Door, doors: readonly Door[]): readonly string[] {
  const { id, crawlers, entries } = door;
  const line = (named: readonly Crawler[], to: string) => `  "~*${namesExpression(named)}" ${to};`;
  const alone = isCounted(entries) ? [...guestsOf(door), ...crawlers] : guestsOf(door);
  return [
    ...alone.map((crawler) => line([crawler], idOf(crawler, doors))),
    ...(isCounted(entries) ? [] : [line(crawlers, id)]),
  ];
}

/** Visits are counted by name: crawlers that share a door under a limit have one each, `d0c0`, `d0c1`. */
function idOf(crawler: Crawler, doors: readonly Door[]): string {
  const door = doors.find(({ crawlers }) => crawlers.includes(crawler));
  if (door === undefined) return '""';
  return isCounted(door.entries) ? `${door.id}c${door.crawlers.indexOf(crawler)}` : door.id;
}

function decisionsAt({ id, entries }: Door, limits: readonly Limit[]): readonly string[] {
  const name = isCounted(entries) ? `${id}c[0-9]+` : id;
  return entries.map((entry) => `  "~(?s)^${name}:${body(entry.pattern)}" ${word(entry, limits)};`);
}

function isCounted(entries: readonly DoorEntry[]): boolean {
  return entries.some(({ rule }) => rule.action === "limit");
}

function httpLines(policy: Policy, doors: readonly Door[], limits: readonly Limit[]): readonly string[] {
  return [
    "# Include inside http { … }. Who is it, by the name that it gives? Search engines come first, and pass.",
    "map $http_user_agent $octroi_door {",
    '  default "";',
    `  "~*${searchEngineExpression}" "";`,
    ...doors.flatMap((door) => namesAt(door, doors)),
    "}",
    "",
    "# What is decided? The first line that matches.",
    'map $args $octroi_query { "" ""; default "\\n?$args"; }',
    'map "$octroi_door:$uri$octroi_query" $octroi_action {',
    '  default "";',
    // What tells the rules is open to all, by its path: a query changes nothing.
    ...openPatterns(policy).map(
      (pattern) => `  "~^[^:]*:${body(pattern).replace(/\$$/, `(?:${lineEnd}|$)`)}" "";`,
    ),
    ...doors.flatMap((door) => decisionsAt(door, limits)),
    "}",
    "",
    ...limits.flatMap((limit, index) => [
      `map $octroi_action $octroi_limit_${index} { default ""; limit${index} $octroi_door; }`,
      `limit_req_zone $octroi_limit_${index} zone=octroi_${index}:1m rate=${Math.max(1, Math.floor(perMinute(limit)))}r/m;`,
    ]),
    'map $octroi_action $octroi_price { default ""; ~^charge:(?<octroi_amount>.+)$ $octroi_amount; }',
    'map $octroi_action $octroi_cache { default ""; block no-store; ~^charge no-store; }',
  ];
}

/** The path is decoded and may hold a question mark; a line end tells it from the query, which is as it was sent. */
const lineEnd = "\\x0A";

/** The path without its anchor at the beginning: the door's name stands there. */
function body(pattern: string): string {
  return targetExpression(pattern, lineEnd).slice(1);
}

function word({ rule }: DoorEntry, limits: readonly Limit[]): string {
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

function serverLines(policy: Policy, doors: readonly Door[], limits: readonly Limit[]): readonly string[] {
  const charges = doors.some(({ entries }) => entries.some(({ rule }) => rule.action === "charge"));
  return [
    "# Include inside server { … }, above every location.",
    ...(limits.length > 0 ? ["limit_req_status 429;"] : []),
    ...limits.map(
      ({ visits }, index) =>
        `limit_req zone=octroi_${index}${visits > 1 ? ` burst=${visits - 1} nodelay` : ""};`,
    ),
    ...headersForEveryPage(policy).map(([name, value]) => `add_header ${name} '${inert(value)}' always;`),
    ...(charges ? ["add_header crawler-price $octroi_price always;"] : []),
    "add_header Cache-Control $octroi_cache always;",
    `if ($octroi_action = block) { return 403 "${inert(refusal(policy))}\\n"; }`,
    ...(charges
      ? [`if ($octroi_action ~ ^charge) { return 402 "${inert(paymentSentence(policy))}\\n"; }`]
      : []),
  ];
}
