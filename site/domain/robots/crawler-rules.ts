import { type Crawler, crawlerByToken, type PolicyGroup, type Purpose, printRobots } from "@octroi/crawlers";
import type { Language, Localized } from "@octroi/ui/language/language";
import type { Decision } from "@octroi/ui/words/decision";
import { type Path, pages } from "../pages/pages.ts";
import { parameter } from "./bot-selection.ts";
import { type GeneratorBot, generatorBots } from "./generator-names.ts";

/** What a publisher decides about some crawlers of one purpose, in one part of the site. */
interface CrawlerRule {
  readonly crawlers: readonly string[];
  /** Parts of a site are named in its readers' language. */
  readonly path: Localized<string>;
  readonly decision: Decision;
}
export type CrawlerRules = Readonly<Record<string, CrawlerRule>>;

/** Whether a robots.txt alone reaches the crawlers of a rule, as their operators state it. */
export type RobotsTxtReach = "honored" | "may-be-ignored" | "unstated";

/** A rule with what the registry knows about its crawlers. */
export interface RuleRow {
  readonly id: string;
  readonly crawlers: readonly { readonly token: string; readonly operator: string | null }[];
  readonly purpose: Purpose;
  readonly reach: RobotsTxtReach;
  readonly path: string;
  readonly decision: Decision;
}

export function ruleRows(rules: CrawlerRules, language: Language): RuleRow[] {
  return Object.entries(rules).map(([id, rule]) => {
    const crawlers = rule.crawlers.map(registered);
    return {
      id,
      crawlers: crawlers.map(({ token, operator }) => ({ token, operator })),
      purpose: purposeOf(id, crawlers),
      reach: stanceOf(crawlers),
      path: rule.path[language],
      decision: rule.decision,
    };
  });
}

/** The words of a robots.txt file's comments. */
export interface RobotsTxtComments {
  readonly header: readonly string[];
  /** Follows the path of a rule that the file cannot state. */
  readonly connector: Readonly<Record<"limit" | "charge", string>>;
}

/**
 * The rules as a robots.txt file. It can only allow or refuse: a crawler to limit or charge is let in,
 * since one that stays away can be neither, and a comment says that the connector does the rest.
 */
export function robotsTxtFor(rules: CrawlerRules, language: Language, comments: RobotsTxtComments): string {
  const groups = new Map<string, { agents: string[]; group: Omit<PolicyGroup, "agents"> }>();
  for (const [agent, own] of rulesByAgent(rules)) {
    const lines = own.map(({ path, decision }) =>
      decision === "block" ? { disallow: path[language] } : { allow: path[language] },
    );
    const comment = own.flatMap(({ path, decision }) =>
      decision === "limit" || decision === "charge"
        ? `${path[language]} ${comments.connector[decision]}`
        : [],
    );
    const key = JSON.stringify([lines, comment]);
    const known = groups.get(key);
    if (known) known.agents.push(agent);
    else groups.set(key, { agents: [agent], group: { comment, rules: lines } });
  }
  return printRobots({
    header: comments.header,
    groups: [...groups.values()].map(({ agents, group }) => ({ ...group, agents })),
  });
}

/** Those crawlers of the generator's list that the rules keep out of the whole site. */
export function blockedBots(rules: CrawlerRules): GeneratorBot[] {
  const blocked = new Set(
    Object.values(rules).flatMap(({ crawlers, path, decision }) =>
      decision === "block" && path.en === "/" ? crawlers : [],
    ),
  );
  return generatorBots.filter((bot) => blocked.has(bot));
}

/** The generator's address with these crawlers chosen. */
export function generatorAddress(bots: readonly GeneratorBot[]): Path {
  return `${pages.robotsTxtGenerator}?${parameter}=${bots.join(",")}`;
}

function rulesByAgent(rules: CrawlerRules): Map<string, CrawlerRule[]> {
  const byAgent = new Map<string, CrawlerRule[]>();
  for (const rule of Object.values(rules)) {
    for (const { robotsToken } of rule.crawlers.map(registered)) {
      if (robotsToken === null) continue;
      byAgent.set(robotsToken, [...(byAgent.get(robotsToken) ?? []), rule]);
    }
  }
  return byAgent;
}

function registered(token: string): Crawler {
  const crawler = crawlerByToken(token);
  if (!crawler) throw new RangeError(`${token} is not in the registry.`);
  return crawler;
}

function purposeOf(id: string, crawlers: readonly Crawler[]): Purpose {
  const [purpose, ...others] = new Set(crawlers.map((crawler) => crawler.purpose));
  if (purpose === undefined || others.length > 0) {
    throw new RangeError(`Expected the crawlers of rule “${id}” to share one purpose, found several.`);
  }
  return purpose;
}

function stanceOf(crawlers: readonly Crawler[]): RobotsTxtReach {
  if (crawlers.every(({ robotsTxt }) => robotsTxt === "honors")) return "honored";
  const stated = crawlers.some(({ robotsTxt }) => robotsTxt !== "honors" && robotsTxt !== "unknown");
  return stated ? "may-be-ignored" : "unstated";
}
