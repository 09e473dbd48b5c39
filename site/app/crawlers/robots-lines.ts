import { type Crawler, type PolicyRule, printRobots } from "@octroi/crawlers";
import { crawlerByToken } from "@octroi/crawlers/registry";
import type { LineCase } from "../content/crawlers/crawler.ts";

export interface RobotsLines {
  case: LineCase;
  /** Null where no line reaches it; none that block a search engine. */
  lines: { block: string | null; allow: string } | null;
}

/** The lines that block and that allow a crawler under its own name. Those of its successors are on their pages, beside what they cost. */
export function robotsLinesFor(crawler: Crawler): RobotsLines {
  const { robotsToken, purpose } = crawler;
  if (robotsToken === null) {
    const isReachable = crawler.successors.some((name) => hasRobotsToken(name));
    return { case: isReachable ? "real-names" : "none", lines: null };
  }
  const linesWith = (rule: PolicyRule) => printRobots({ groups: [{ agents: [robotsToken], rules: [rule] }] });
  return {
    case: caseOf(crawler),
    lines: {
      block: purpose === "search-engine" ? null : linesWith({ disallow: "/" }),
      allow: linesWith({ allow: "/" }),
    },
  };
}

/** Whether a line of robots.txt can name it. */
export function hasRobotsToken(token: string): boolean {
  return (crawlerByToken(token)?.robotsToken ?? null) !== null;
}

function caseOf({ token, robotsToken, purpose, successors }: Crawler): LineCase {
  if (purpose === "search-engine") return "search-engine";
  if (successors.length > 0) return "replaced";
  return robotsToken === token ? "own-name" : "other-name";
}
