import { type Crawler, printRobots } from "@octroi/crawlers";
import { crawlerByToken } from "@octroi/crawlers/registry";
import type { LineCase } from "../content/crawlers/crawler.ts";

export interface RobotsLines {
  case: LineCase;
  /** Null where no line reaches it. */
  lines: { block: string; allow: string } | null;
}

/** The lines that block and that allow a crawler, under the names that reach it today. */
export function robotsLinesFor(crawler: Crawler): RobotsLines {
  const { robotsToken, token } = crawler;
  const successors = crawler.successors.flatMap((name) => crawlerByToken(name)?.robotsToken ?? []);
  const agents = [...new Set([...(robotsToken === null ? [] : [robotsToken]), ...successors])];
  if (agents.length === 0) return { case: "none", lines: null };
  return {
    case: caseOf(token, robotsToken, successors),
    lines: {
      block: printRobots({ groups: [{ agents, rules: [{ disallow: "/" }] }] }),
      allow: printRobots({ groups: [{ agents, rules: [{ allow: "/" }] }] }),
    },
  };
}

function caseOf(token: string, robotsToken: string | null, successors: readonly string[]): LineCase {
  if (robotsToken === null) return "real-names";
  if (successors.length > 0) return "replaced";
  return robotsToken === token ? "own-name" : "other-name";
}
