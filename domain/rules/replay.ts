import { knownCrawler } from "@octroi/crawlers/identify";
import type { Identity } from "@octroi/crawlers/verify";
import type { Action, Policy } from "@octroi/policy";
import { type Decision, decide } from "@octroi/policy/decide";
import { type SiteZones, todayOf } from "../visits/site-zones.ts";
import { type Amount, addAmounts, times } from "./money.ts";

/** How many days a policy is tried on. */
const replayDays = 30;

/** The days of a site that rules are tried on: the last ones, by its clocks. */
export function daysReplayed(zones: SiteZones, now: Date): { from: number; to: number } {
  const to = todayOf(zones, now);
  return { from: to - replayDays + 1, to };
}

/** Visits of a crawler that were counted together. */
export interface PastTotal {
  crawler: string;
  identity: Identity;
  visits: number;
}

/** How often a crawler asked for a page; the path is empty for pages that are counted together. */
export interface PastPage {
  crawler: string;
  path: string;
  visits: number;
}

export interface Past {
  totals: readonly PastTotal[];
  pages: readonly PastPage[];
}

/** What came on several sites, as if it were one. */
export function mergePasts(pasts: readonly Past[]): Past {
  return {
    totals: mergeTotals(pasts.flatMap(({ totals }) => totals)),
    pages: pasts.flatMap(({ pages }) => pages),
  };
}

/** One total for each crawler and identity. */
export function mergeTotals(totals: readonly PastTotal[]): PastTotal[] {
  const merged = Map.groupBy(totals, ({ crawler, identity }) => `${crawler} ${identity}`);
  return [...merged.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [{ ...first, visits: others.reduce((sum, { visits }) => sum + visits, first.visits) }],
  );
}

/** What a policy would have made of visits that came. */
export interface Replay extends ActionCounts {
  visits: number;
  /** What would have been asked for, in each currency. */
  asked: Amount[];
  /** Whom a policy would not simply have let in, those with most visits first. */
  crawlers: CrawlerReplay[];
  /** False where a decision depends on a page, and it is not known for each visit which one it was. */
  isExact: boolean;
}

export type ActionCounts = Record<Action, number>;

export interface CrawlerReplay extends ActionCounts {
  crawler: string;
  visits: number;
}

/** Tries a policy on what was counted. Limits are told by how many visits they are about: nobody knows the minutes. */
export function replay(policy: Policy, { totals, pages }: Past): Replay {
  const result: Replay = { visits: 0, ...noActions, asked: [], crawlers: [], isExact: true };
  const hasPaths = policy.rules.some(({ paths }) => paths !== undefined);
  const pagesOf = Map.groupBy(pages, ({ crawler }) => crawler);
  for (const [crawler, own] of Map.groupBy(totals, ({ crawler }) => crawler)) {
    const counts: CrawlerReplay = { crawler, visits: 0, ...noActions };
    const ofCrawler = own.reduce((sum, { visits }) => sum + visits, 0);
    for (const { identity, visits } of own) {
      const shares = decisionsAbout(policy, crawler, identity, pagesOf.get(crawler) ?? [], ofCrawler);
      // The pages of a crawler that came under two identities are not counted by identity.
      const isGuess = own.length > 1 || (hasPaths && shares.some(({ isUnknown }) => isUnknown));
      if (shares.length > 1 && isGuess) result.isExact = false;
      const apportioned = apportion(visits, shares);
      for (const { decision, visits } of apportioned) {
        counts[decision.action] += visits;
        if (decision.action === "charge" && visits > 0) {
          result.asked = addAmounts(result.asked, times(decision.price, visits));
        }
      }
      counts.visits += visits;
    }
    result.visits += counts.visits;
    for (const action of ["allow", "block", "limit", "charge"] as const) result[action] += counts[action];
    if (counts.allow < counts.visits) result.crawlers.push(counts);
  }
  result.crawlers.sort((a, b) => refusedVisits(b) - refusedVisits(a) || (a.crawler < b.crawler ? -1 : 1));
  return result;
}

const noActions: ActionCounts = { allow: 0, block: 0, limit: 0, charge: 0 };

function refusedVisits({ block, charge, limit }: ActionCounts): number {
  return block + charge + limit;
}

interface Share {
  decision: Decision;
  visits: number;
  /** Of pages that are not known one by one. */
  isUnknown: boolean;
}

/** How a crawler's visits would have been decided about, page by page; those to unknown pages as any page would. */
function decisionsAbout(
  policy: Policy,
  crawler: string,
  identity: Identity,
  pages: readonly PastPage[],
  ofCrawler: number,
): Share[] {
  const known = knownCrawler(crawler) ?? null;
  const shares = new Map<string, Share>();
  const add = (path: string, visits: number, isUnknown: boolean) => {
    const decision = decide(policy, { crawler: known, identity, path });
    const name = JSON.stringify([decision.action, decision.rule, isUnknown]);
    const before = shares.get(name)?.visits ?? 0;
    shares.set(name, { decision, visits: before + visits, isUnknown });
  };
  let left = ofCrawler;
  for (const { path, visits } of pages) {
    if (path === "" || visits === 0) continue;
    add(path, visits, false);
    left -= visits;
  }
  if (left > 0 || shares.size === 0) add(somePage, Math.max(left, 1), true);
  return [...shares.values()];
}

/** Stands for the pages that are counted together. Most of them are refused ones, which make no page of their own. */
const somePage = "/a-page";

interface Part {
  decision: Decision;
  visits: number;
}

/** Spreads visits over shares by largest remainders: the parts add up to the whole. */
function apportion(visits: number, shares: readonly Share[]): Part[] {
  const all = shares.reduce((sum, share) => sum + share.visits, 0);
  const quotas = shares.map((share) => (visits * share.visits) / all);
  const parts = shares.map(({ decision }, index) => ({ decision, visits: Math.floor(quotas[index] ?? 0) }));
  const byRemainder = quotas
    .map((quota, index) => ({ index, remainder: quota - Math.floor(quota) }))
    .sort((a, b) => b.remainder - a.remainder);
  let left = visits - parts.reduce((sum, part) => sum + part.visits, 0);
  for (const { index } of byRemainder) {
    const part = parts[index];
    if (left === 0 || part === undefined) break;
    part.visits += 1;
    left -= 1;
  }
  return parts;
}
