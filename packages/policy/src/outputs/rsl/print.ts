import { crawlersOf } from "../../identify.ts";
import { contains } from "../../patterns.ts";
import type { Market, Policy, Price, Rule } from "../../policy.ts";
import { type UsageStatement, usageStatementsForEveryone } from "../../usage-statements.ts";
import { type Use, uses } from "../../uses.ts";
import { isAbout } from "../../who.ts";
import { type Note, note, type Printed } from "../output.ts";
import { aboutUses } from "../rule-notes.ts";
import { rslMediaType, rslNamespace } from "./vocabulary.ts";

/** Days: a publisher who changes a price wants it read soon. */
const maxAge = 7;

/** Writes the license of a policy as RSL 1.0. A policy without a license has no document. */
export function printRsl(policy: Policy): Printed {
  const { license } = policy;
  if (license === undefined) return { files: [], notes: [] };
  const scopes = usageStatementsForEveryone(policy);
  const contents = scopes.map((scope) => contentLines(policy, scope, scopes));
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rsl xmlns="${rslNamespace}" max-age="${maxAge}">`,
    ...namedPrices(policy),
    ...contents.flat(),
    "</rsl>",
  ];
  const { pathname, search } = new URL(license.url);
  return {
    files: [{ path: pathname + search, type: rslMediaType, text: `${lines.join("\n")}\n` }],
    notes: rslNotes(policy, scopes),
  };
}

/** Prices for some crawlers by name. RSL has no word for a crawler: whoever opens the document reads them in comments. */
function namedPrices(policy: Policy): readonly string[] {
  return policy.rules.flatMap((rule, index) => {
    const { who, paths, action } = rule;
    if (action !== "charge" || (who.crawler ?? who.operator) === undefined) return [];
    const earlier = policy.rules.slice(0, index);
    const names = crawlersOf(policy)
      .filter(
        (crawler) =>
          crawler.purpose !== "search-engine" &&
          isAbout(who, crawler, true) &&
          !earlier.some((each) => isAbout(each.who, crawler, true) && coversPaths(each, rule)),
      )
      .map(({ token }) => token);
    if (names.length === 0) return [];
    const where = paths === undefined ? "" : ` on ${paths.join(" ")}`;
    const price = `${rule.price.amount} ${rule.price.currency} for each page`;
    return [comment(`${names.join(", ")}${where}: ${price}`)];
  });
}

/** Whether the other rule has nothing left to decide. */
function coversPaths({ paths }: Rule, { paths: others = ["/"] }: Rule): boolean {
  return paths === undefined || others.every((other) => paths.some((path) => contains(path, other)));
}

/** Two hyphens would end it. */
function comment(text: string): string {
  return `  <!-- ${text.replace(/-(?=-)/g, "- ")} -->`;
}

function contentLines(
  policy: Policy,
  scope: UsageStatement,
  scopes: readonly UsageStatement[],
): readonly string[] {
  const { license, market, site } = policy;
  const contact = license?.contact ?? site.contact;
  const url = escaped(urlOf(scope, market));
  const granted = uses.filter((use) => scope.answers[use] === "yes");
  // A prohibition of all pages would weigh on a path that grants the use, and no list grants what it does not name.
  const prohibited = uses.filter(
    (use) => scope.answers[use] === "no" && !scopes.some(({ answers }) => isOffered(answers[use])),
  );
  const sold = soldAt(scope).flatMap(({ price, sold }) => [
    "    <license>",
    `      <permits type="usage">${sold.join(" ")}</permits>`,
    `      <payment type="crawl"><amount currency="${price.currency}">${price.amount}</amount></payment>`,
    ...contactLines(contact),
    "    </license>",
  ]);
  const end = [
    ...(site.name ? [`    <copyright type="organization">${escaped(site.name)}</copyright>`] : []),
    ...(license?.terms ? [`    <terms>${escaped(license.terms)}</terms>`] : []),
    "  </content>",
  ];
  return [
    `  <content url="${url}">`,
    "    <license>",
    `      <permits type="usage">${granted.join(" ")}</permits>`,
    ...(prohibited.length > 0 ? [`      <prohibits type="usage">${prohibited.join(" ")}</prohibits>`] : []),
    ...contactLines(contact),
    "    </license>",
    // A server obliges to have a token for all that stands under it, so what is free stands apart.
    ...(market && sold.length > 0
      ? [...end, `  <content url="${url}" server="${escaped(market.server)}">`]
      : []),
    ...sold,
    ...end,
  ];
}

/** Clients that draw tokens ask for the `*` after a folder that RFC 9309 has there anyway. */
function urlOf({ path = "/" }: UsageStatement, market: Market | undefined): string {
  return market && /.\/$/.test(path) ? `${path}*` : path;
}

function isOffered(answer: UsageStatement["answers"][Use]): boolean {
  return answer !== undefined && answer !== "no";
}

/** The uses that are for sale, by price: a license has one. */
function soldAt({ answers }: UsageStatement): readonly { price: Price; sold: readonly Use[] }[] {
  const priced = uses.flatMap((use) => {
    const answer = answers[use];
    return typeof answer === "object" ? [{ use, price: answer }] : [];
  });
  return [...Map.groupBy(priced, ({ price }) => `${price.amount} ${price.currency}`).values()].flatMap(
    (group) => {
      const [first] = group;
      return first === undefined ? [] : [{ price: first.price, sold: group.map(({ use }) => use) }];
    },
  );
}

function contactLines(contact: string | undefined): readonly string[] {
  if (contact === undefined) return [];
  const address = contact.includes("://") ? contact : `mailto:${contact}`;
  return [`      <legal type="contact">${escaped(address)}</legal>`];
}

function escaped(text: string): string {
  return text.replace(
    /[&<>"]/g,
    (character) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[character] ?? "&quot;",
  );
}

function rslNotes(policy: Policy, scopes: readonly UsageStatement[]): readonly Note[] {
  const unstated = uses.filter((use) => scopes.some(({ answers }) => answers[use] === undefined));
  return [
    note("not-enforced", {
      fr: "RSL énonce des conditions ; à notre connaissance, aucun laboratoire d’IA ne dit le lire.",
      en: "RSL states terms; to our knowledge, no AI lab says that it reads it.",
    }),
    ...aboutUses(policy),
    ...(namedPrices(policy).length > 0
      ? [
          note("not-expressible", {
            fr: "RSL n’a pas de mot pour un robot : les prix que vous fixez à un robot ou à un exploitant sont dans des commentaires, que seul un humain lit.",
            en: "RSL has no word for a crawler: the prices that you set for a crawler or an operator are in comments, which only people read.",
          }),
        ]
      : []),
    ...(unstated.length > 0
      ? [
          note("contradicts", {
            fr: `Votre politique ne dit rien de : ${unstated.join(", ")}. Une liste RSL est fermée, et ce qu’elle ne nomme pas n’est pas autorisé.`,
            en: `Your policy says nothing about: ${unstated.join(", ")}. An RSL list is closed, and what it does not name is not licensed.`,
          }),
        ]
      : []),
  ];
}
