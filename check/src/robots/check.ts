import {
  type Crawler,
  crawlerByToken,
  crawlers,
  isEveryone,
  type Purpose,
  productToken,
  purposes,
  type ReadingName,
  type RobotsFile,
  type RobotsTxtStance,
  type Status,
  type Verdict,
} from "@octroi/crawlers";
import { type AccessLevel, type Reach, reachOf, uniformReach } from "./access.ts";
import type { Access } from "./fetched.ts";
import { readAs } from "./reader.ts";

/** The search engines whose way in is shown before anything else. */
export const provenEngines = [
  "Googlebot",
  "Bingbot",
  "Applebot",
  "DuckDuckBot",
  "Qwantbot",
  "Slurp",
] as const;

/** The line that a `User-agent` field stands on, and what it says. */
export interface GroupLine {
  line: number;
  agent: string;
}

/** Why a crawler may or may not, in the terms of the file. */
export type Reason =
  | {
      because: "rule";
      line: number;
      directive: "allow" | "disallow";
      path: string;
      octets: number;
      group: GroupLine;
      follows: string | null;
    }
  | { because: "no-rule"; group: GroupLine; follows: string | null }
  /** Nobody is addressed who could be this crawler. */
  | { because: "no-group" }
  /** Only `*` would concern it, and it does not heed that. */
  | { because: "must-be-named" }
  /** robots.txt itself is always open. */
  | { because: "robots-txt" }
  /** No `User-agent` line can name it. */
  | { because: "no-name" }
  /** The site has no file. */
  | { because: "no-file" }
  /** The site's server is in trouble, or out of reach. */
  | { because: "no-server" };

/** How much of the site is open, and what decides about its front page. */
export interface CrawlerAccess extends Reach {
  reason: Reason;
}

export interface CrawlerCheck extends CrawlerAccess {
  token: string;
  operator: string | null;
  status: Status;
  stance: RobotsTxtStance;
  /** What Google's published parser makes of the same file, where that is something else. */
  google: CrawlerAccess | null;
}

export interface RobotsCheck {
  engines: CrawlerCheck[];
  purposes: { purpose: Purpose; counts: Record<AccessLevel, number>; crawlers: CrawlerCheck[] }[];
  lines: number;
  groups: number;
  /** Whether the file is longer than what crawlers read of it. */
  truncated: boolean;
}

/** What a site says to every crawler that we know, by its file or by having none. */
export function checkRobots(file: RobotsFile, access: Access): RobotsCheck {
  const check = (crawler: Crawler) => checkCrawler(crawler, file, access);
  return {
    engines: checkEngines(file, access),
    purposes: purposes.map((purpose) => {
      const checked = crawlers.filter((crawler) => crawler.purpose === purpose).map(check);
      // Whom the file names is whom its author thought of.
      checked.sort((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
      return { purpose, counts: countsOf(checked), crawlers: checked };
    }),
    lines: file.lines.length,
    groups: file.groups.length,
    truncated: file.truncated,
  };
}

/** The same to the search engines alone. */
export function checkEngines(file: RobotsFile, access: Access): CrawlerCheck[] {
  return provenEngines
    .flatMap((token) => crawlerByToken(token) ?? [])
    .map((crawler) => checkCrawler(crawler, file, access));
}

function isNamed({ reason }: CrawlerAccess): boolean {
  return "group" in reason && !isEveryone(reason.group.agent);
}

function countsOf(checked: readonly CrawlerCheck[]): Record<AccessLevel, number> {
  const countOf = (level: AccessLevel) => checked.filter((crawler) => crawler.level === level).length;
  return { allowed: countOf("allowed"), partly: countOf("partly"), blocked: countOf("blocked") };
}

function checkCrawler(crawler: Crawler, file: RobotsFile, access: Access): CrawlerCheck {
  const { token, operator, status, robotsTxt: stance } = crawler;
  const rfc = accessOf(crawler, file, access, "rfc9309");
  const google = accessOf(crawler, file, access, "google");
  return { token, operator, status, stance, ...rfc, google: rfc.level === google.level ? null : google };
}

function accessOf(crawler: Crawler, file: RobotsFile, access: Access, reading: ReadingName): CrawlerAccess {
  if (access === "everything-allowed") return { ...uniformReach(true), reason: { because: "no-file" } };
  if (access === "everything-disallowed") return { ...uniformReach(false), reason: { because: "no-server" } };
  const { robotsToken } = crawler;
  if (robotsToken === null) return { ...uniformReach(true), reason: { because: "no-name" } };
  const { verdict, follows, mustBeNamed } = readAs(robotsToken, "/", file, reading);
  if (mustBeNamed) return { ...uniformReach(true), reason: { because: "must-be-named" } };
  const agent = follows ?? robotsToken;
  return { ...reachOf(file, agent, verdict, reading), reason: readingReason(verdict, agent, follows) };
}

/** Long enough to be recognized. */
const maxPathLength = 300;

export function readingReason(verdict: Verdict, agent: string, follows: string | null): Reason {
  if (verdict.because === "no-group" || verdict.because === "robots-txt") return { because: verdict.because };
  const group = groupLine(verdict, agent);
  if (verdict.because === "no-rule") return { because: "no-rule", group, follows };
  const { line, directive, value } = verdict.rule;
  const path = value.slice(0, maxPathLength);
  return { because: "rule", line, directive, path, octets: verdict.octets, group, follows };
}

/** The line by which a group speaks to an agent: the one that names it, or the one for everyone. */
function groupLine(verdict: Extract<Verdict, { named: boolean }>, agent: string): GroupLine {
  const deciding =
    verdict.because === "rule"
      ? verdict.groups.find((group) => group.rules.includes(verdict.rule))
      : verdict.groups[0];
  const agents = (deciding ?? verdict.groups[0])?.agents ?? [];
  const isFor = ({ value }: { value: string }) => (verdict.named ? names(value, agent) : isEveryone(value));
  const { line = 0, value = "" } = agents.find(isFor) ?? agents[0] ?? {};
  return { line, agent: value.slice(0, maxPathLength) };
}

/** Whole names: a group for `Applebot-Extended` is not for `Applebot`, and the other way round. */
function names(value: string, agent: string): boolean {
  return [productToken(value), value].some((name) => name.toLowerCase() === agent.toLowerCase());
}
