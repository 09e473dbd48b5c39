import { type KnownCrawler as Crawler, knownCrawlers } from "@octroi/crawlers/identify";
import type { Policy, Rule } from "../../policy.ts";
import { isStatedIn } from "../../statement-places.ts";
import { type Note, note } from "../output.ts";
import { aboutMixedUses, aboutRulesThat, aboutSearchEngines, aboutSharedWord } from "../rule-notes.ts";
import { delayOf } from "./crawl-delay.ts";
import { crawlersWithOwnLine } from "./own-line.ts";
import type { PlannedGroup } from "./plan.ts";

type Plan = readonly PlannedGroup[];

/** What robots.txt cannot say of a policy, or says to crawlers that need not heed it. */
export function robotsNotes(policy: Policy, plan: Plan): readonly Note[] {
  return [
    ...unreachable(policy, plan),
    ...sharedTokens(plan),
    ...aboutRules(policy),
    ...inexpressibleRules(plan),
    // The groups say what each rule says; only the signals beside them cannot.
    ...[...aboutMixedUses(policy), ...aboutSharedWord(policy)].map(({ kind, fr, en }) =>
      note(kind, { fr, en }),
    ),
    ...(policy.rules.some(({ action }) => action === "block") ? [requestOnly] : []),
    ...indexPages(policy),
    ...aboutAudit(policy),
  ];
}

const requestOnly = note("not-enforced", {
  fr: "robots.txt est une demande : un robot peut passer outre. Seul le serveur, ou le réseau placé devant, peut bloquer.",
  en: "robots.txt is a request: a crawler may ignore it. Only the server, or the network in front of it, can block.",
});

/** Crawlers that no `User-agent` line can reach. */
function unreachable(policy: Policy, plan: Plan): readonly Note[] {
  const withOwnLine = crawlersWithOwnLine(policy);
  const names = plan
    .filter(({ robotsRules }) => robotsRules.rules.length > 0)
    .flatMap((group) => group.crawlers)
    .filter((crawler) => crawler.sendsRequests && !withOwnLine.has(crawler) && !isAlias(crawler))
    .map(({ token }) => token);
  if (names.length === 0) return [];
  const sentence = {
    fr: "Aucune ligne User-agent n’atteint ces robots : seul le serveur, ou le réseau placé devant, peut les bloquer.",
    en: "No User-agent line reaches these crawlers: only the server, or the network in front of it, can block them.",
  };
  return [note("not-expressible", sentence, { crawlers: names })];
}

/** Crawlers that answer to another's name, and for whom the policy decides otherwise. */
function sharedTokens(plan: Plan): readonly Note[] {
  const rulesFor = (crawler: Crawler) => plan.find(({ crawlers }) => crawlers.includes(crawler))?.robotsRules;
  const names = aliasCrawlers
    .filter(({ alias, bearer }) => {
      const [own, read] = [rulesFor(alias), rulesFor(bearer)];
      return own !== read && JSON.stringify(own?.rules) !== JSON.stringify(read?.rules);
    })
    .map(({ alias }) => alias.token);
  if (names.length === 0) return [];
  const sentence = {
    fr: "Dans robots.txt, ces robots suivent les lignes écrites pour un autre robot : vous ne pouvez pas leur donner une règle différente.",
    en: "In robots.txt these crawlers follow the lines written for another crawler: you cannot give them a rule of their own.",
  };
  return [note("not-expressible", sentence, { crawlers: names })];
}

const aliasCrawlers: readonly { alias: Crawler; bearer: Crawler }[] = knownCrawlers.flatMap((alias) => {
  const bearer = knownCrawlers.find(({ token }) => token === alias.robotsToken && token !== alias.token);
  return bearer === undefined ? [] : [{ alias, bearer }];
});

function isAlias({ token, robotsToken }: Crawler): boolean {
  return robotsToken !== null && robotsToken !== token;
}

function aboutRules(policy: Policy): readonly Note[] {
  return [
    ...aboutSearchEngines(policy),
    ...aboutRulesThat(
      policy,
      ({ who }) => who.verified !== undefined,
      "not-expressible",
      "robots.txt ne connaît pas l’identité vérifiée : il s’adresse au robot authentique.",
      "robots.txt knows no verified identity: it speaks to the crawler that is what it claims.",
    ),
    ...aboutRulesThat(
      policy,
      ({ action }) => action === "charge",
      "not-expressible",
      "robots.txt ne peut pas annoncer de prix : la licence l’indique, et c’est le serveur qui le demande.",
      "robots.txt cannot state a price: the license states it, and it is the server that asks for it.",
    ),
    ...aboutRulesThat(
      policy,
      (rule) => rule.action === "limit" && !isDelay(rule),
      "not-expressible",
      "Cette limite ne s’écrit pas dans robots.txt : Crawl-delay vaut pour tout le site, et pour une heure au plus.",
      "This limit cannot be written in robots.txt: Crawl-delay is for the whole site, and for an hour at most.",
    ),
    ...aboutRulesThat(
      policy,
      isDelay,
      "not-enforced",
      "Crawl-delay n’est pas dans la RFC 9309 : Anthropic, Common Crawl, You.com et Bing le suivent, Google, Apple et Amazon non.",
      "Crawl-delay is not in RFC 9309: Anthropic, Common Crawl, You.com and Bing follow it, Google, Apple and Amazon do not.",
    ),
  ];
}

function isDelay(rule: Rule): boolean {
  return rule.action === "limit" && rule.paths === undefined && delayOf(rule.limit) !== undefined;
}

/** Rules that cannot be made longer than those that follow them, see rank.ts. */
function inexpressibleRules(plan: Plan): readonly Note[] {
  const groups = plan.filter(({ robotsRules }) => robotsRules.inexpressible.length > 0);
  if (groups.length === 0) return [];
  const sentence = {
    fr: "Dans robots.txt, la règle la plus longue l’emporte ; pour cette page, une autre règle est plus longue que la vôtre et décide.",
    en: "In robots.txt the longest rule wins; for this page another rule is longer than yours, and it decides.",
  };
  const rules = [
    ...new Set(
      groups.flatMap(({ robotsRules }) => robotsRules.inexpressible.flatMap(({ rule }) => rule ?? [])),
    ),
  ];
  return [
    note("not-expressible", sentence, {
      rules,
      crawlers: groups.flatMap((group) => group.crawlers.map(({ token }) => token)),
    }),
  ];
}

/** Lighthouse knows Content-Signal, and takes other lines that RFC 9309 has readers skip for faults. */
function aboutAudit(policy: Policy): readonly Note[] {
  const lines = [
    ...(isStatedIn("file", "content-usage", policy) ? ["Content-Usage"] : []),
    ...(policy.license && isStatedIn("file", "license", policy) ? ["License"] : []),
  ];
  if (lines.length === 0) return [];
  return [
    note("audit", {
      fr: `L’audit robots.txt de Lighthouse (PageSpeed Insights) ne connaît pas ${lines.join(" ni ")} : il déclare le fichier non valide et retire des points au score SEO. Les moteurs de recherche sautent ces lignes, et rien ne change pour eux. Pour l’éviter, dites-les par en-tête (« statements »).`,
      en: `The robots.txt audit of Lighthouse (PageSpeed Insights) does not know ${lines.join(" or ")}: it calls the file not valid and takes points off the SEO score. Search engines skip these lines, and nothing changes for them. To avoid it, say them by header (“statements”).`,
    }),
  ];
}

/** Google takes an allowed index page for its folder too. */
function indexPages(policy: Policy): readonly Note[] {
  return aboutRulesThat(
    policy,
    ({ action, paths = [] }) => action !== "block" && paths.some((path) => /\/index\.htm[^/]*$/.test(path)),
    "contradicts",
    "Google lit « Allow: /dossier/index.html » comme si /dossier/ était permis aussi.",
    "Google reads “Allow: /folder/index.html” as if /folder/ were allowed too.",
  );
}
