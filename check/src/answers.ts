import { crawlerByToken, type Purpose } from "@octroi/crawlers";
import type { CheckedSite, SiteAnswer } from "@octroi/policy/check";
import type { CrawlerCheck, RobotsCheck } from "./robots/check.ts";

/** To whom a site speaks, in the order in which every tool shows them. */
export const audiences = [
  "search-engine",
  "ai-search",
  "user-triggered",
  "agent",
  "training",
  "dataset",
] as const satisfies readonly Purpose[];
export type Audience = (typeof audiences)[number];

/** By what a site says it. */
export const standards = ["robots", "content-signal", "content-usage", "rsl", "tdmrep"] as const;
export type Standard = (typeof standards)[number];

export type Stance = "grants" | "refuses" | "on-conditions";

/** What it comes to. */
export const verdicts = ["open", "partly", "paid", "refused", "contradicted"] as const;
export type Verdict = (typeof verdicts)[number];

export interface AudienceAnswer {
  audience: Audience;
  verdict: Verdict;
  /** How many crawlers robots.txt closes the site to, of how many that come for this. */
  closed: number;
  all: number;
  /** Crawlers that it closes it to, by token. */
  closedTo: readonly string[];
  /** What the other standards say to crawlers that nothing names. Those that are silent are left out. */
  stances: Partial<Record<Exclude<Standard, "robots">, Stance>>;
}

type Use = Parameters<CheckedSite["ask"]>[0]["use"];

/** The use that each comes for; RSL has a word of its own for the index of an answer engine. */
const useFor: Readonly<Record<Audience, Use>> = {
  "search-engine": "search",
  "ai-search": "ai-input",
  "user-triggered": "ai-input",
  agent: "ai-input",
  training: "ai-train",
  dataset: "ai-train",
};

/** What a site says to each audience. */
export function answersIn(checked: CheckedSite, robots: RobotsCheck): AudienceAnswer[] {
  return audiences.map((audience) => {
    const crawlers = robots.purposes.find(({ purpose }) => purpose === audience)?.crawlers ?? [];
    const crawlersInUse = crawlers.filter(isInUse);
    const closedTo = crawlersInUse.filter(isClosed).map(({ token }) => token);
    const answer = checked.says[useFor[audience]];
    const stances = stancesIn(answer, audience === "ai-search" ? checked.says["ai-index"] : answer);
    const counts = { closed: closedTo.length, all: crawlersInUse.length };
    return {
      audience,
      verdict: verdictOf(counts, Object.values(stances)),
      ...counts,
      closedTo,
      stances,
    };
  });
}

/** Names that somebody uses and a line can reach: what an old or invented name is told decides nothing. */
export function isInUse({ token, status }: CrawlerCheck): boolean {
  return (status === "active" || status === "undocumented") && crawlerByToken(token)?.robotsToken !== null;
}

/** Closed but for exceptions is closed. */
export function isClosed({ level, exceptionsAre }: CrawlerCheck): boolean {
  return level === "blocked" || (level === "partly" && exceptionsAre === "open");
}

const stanceOf: Readonly<Record<string, Stance>> = {
  yes: "grants",
  allow: "grants",
  licensed: "grants",
  "not-reserved": "grants",
  no: "refuses",
  disallow: "refuses",
  "not-licensed": "refuses",
  reserved: "refuses",
  "licensed-if-paid": "on-conditions",
};

function stancesIn(answer: SiteAnswer, index: SiteAnswer): AudienceAnswer["stances"] {
  const words = {
    "content-signal": answer["content-signal"],
    "content-usage": answer["content-usage"],
    rsl: index.rsl,
    tdmrep: answer.tdmrep,
  };
  return Object.fromEntries(
    Object.entries(words).flatMap(([standard, word]) => {
      const stance = word === undefined ? undefined : stanceOf[word];
      return stance === undefined ? [] : [[standard, stance]];
    }),
  );
}

/** A refusal beside a price is an offer; beside a grant it is a contradiction. */
function verdictOf({ closed, all }: { closed: number; all: number }, stances: readonly Stance[]): Verdict {
  const isShut = all > 0 && closed === all;
  if (stances.includes("refuses") && stances.includes("grants")) return "contradicted";
  if (stances.includes("on-conditions")) return "paid";
  if (isShut || stances.includes("refuses")) return "refused";
  return closed > 0 ? "partly" : "open";
}
