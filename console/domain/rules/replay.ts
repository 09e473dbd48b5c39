import { knownCrawler } from "@octroi/crawlers/identify";
import type { Identity } from "@octroi/crawlers/verify";
import type { Action, Policy } from "@octroi/policy";
import { type Decision, decide } from "@octroi/policy/decide";
import { type Amount, addAmounts, times } from "./money.ts";

/** How many days a policy is tried on. */
export const replayDays = 30;

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
  const pagesOf = Map.groupBy(pages, ({ crawler }) => crawler);
  for (const [crawler, own] of Map.groupBy(totals, ({ crawler }) => crawler)) {
    const counts: CrawlerReplay = { crawler, visits: 0, ...noActions };
    for (const { identity, visits } of own) {
      const shares = decisionsAbout(policy, crawler, identity, pagesOf.get(crawler) ?? []);
      const apportioned = apportion(visits, shares);
      // The pages of a crawler that came under two identities are not counted by identity.
      if (shares.length > 1 && (own.length > 1 || apportioned.some(({ isEstimate }) => isEstimate))) {
        result.isExact = false;
      }
      for (const { decision, visits } of apportioned) {
        counts[decision.action] += visits;
        if (decision.action === "charge") {
          result.asked = addAmounts(result.asked, times(decision.price, visits));
        }
      }
      counts.visits += visits;
    }
    result.visits += counts.visits;
    for (const action of ["allow", "block", "limit", "charge"] as const) result[action] += counts[action];
    if (counts.allow < counts.visits) result.crawlers.push(counts);
  }
  result.crawlers.sort((a, b) => stopped(b) - stopped(a) || (a.crawler < b.crawler ? -1 : 1));
  return result;
}

const noActions: ActionCounts = { allow: 0, block: 0, limit: 0, charge: 0 };

function stopped({ block, charge, limit }: ActionCounts): number {
  return block + charge + limit;
}

interface Share {
  decision: Decision;
  /** Of the visits whose page is known. */
  visits: number;
}

/** How the pages that a crawler asked for would have been decided about. */
function decisionsAbout(
  policy: Policy,
  crawler: string,
  identity: Identity,
  pages: readonly PastPage[],
): Share[] {
  const known = knownCrawler(crawler) ?? null;
  const shares = new Map<string, Share>();
  for (const { path, visits } of pages) {
    if (path === "" || visits === 0) continue;
    const decision = decide(policy, { crawler: known, identity, path });
    const name = JSON.stringify([decision.action, decision.rule]);
    const share = shares.get(name) ?? { decision, visits: 0 };
    shares.set(name, { decision, visits: share.visits + visits });
  }
  if (shares.size > 0) return [...shares.values()];
  return [{ decision: decide(policy, { crawler: known, identity, path: somePage }), visits: 1 }];
}

/** Stands for the pages of a crawler of whom none is known. */
const somePage = "/a-page";

interface Part {
  decision: Decision;
  visits: number;
  isEstimate: boolean;
}

/** Spreads visits as the known pages are spread, by largest remainders: the parts add up to the whole. */
function apportion(visits: number, shares: readonly Share[]): Part[] {
  const known = shares.reduce((sum, share) => sum + share.visits, 0);
  const exact = shares.map(({ decision, visits: part }) => ({ decision, quota: (visits * part) / known }));
  const parts = exact.map(({ decision, quota }) => ({
    decision,
    visits: Math.floor(quota),
    isEstimate: known !== visits,
  }));
  const byRemainder = exact
    .map(({ quota }, index) => ({ index, remainder: quota - Math.floor(quota) }))
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
