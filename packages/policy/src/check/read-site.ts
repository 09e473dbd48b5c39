import { type Finding, finding, inFile } from "../findings/finding.ts";
import { looksLikeHtml } from "../html/looks-like-html.ts";
import { tagsIn } from "../html/tags.ts";
import { type Preferences, readUsage } from "../outputs/content-usage/statement.ts";
import { checkRobots } from "../outputs/robots-txt/check.ts";
import { type RobotsStatements, readRobots } from "../outputs/robots-txt/statements.ts";
import { checkTdmrep, type TdmRule } from "../outputs/tdmrep/file.ts";
import { checkTdmPolicy } from "../outputs/tdmrep/policy.ts";
import {
  type CheckedTdmStatement,
  readTdmMeta,
  readTdmStatement,
  type TdmStatement,
} from "../outputs/tdmrep/statement.ts";
import { type Licenses, readLicenses } from "./read-licenses.ts";
import { headerOf, type ServedFile, type SiteFiles } from "./site-files.ts";

/** A site's files, read. */
export interface ReadSite {
  readonly page: string;
  /** Undefined where robots.txt was not given. */
  readonly robots: RobotsStatements | undefined;
  /** What the page's `Content-Usage` header says. */
  readonly headerUsage: Preferences | undefined;
  readonly licenses: Licenses;
  readonly tdm: {
    readonly rules: readonly TdmRule[] | undefined;
    readonly header: TdmStatement | undefined;
    readonly meta: TdmStatement | undefined;
  };
  readonly findings: readonly Finding[];
}

/** Where the W3C report puts the file, and where it does not count. */
const tdmrepPath = "/.well-known/tdmrep.json";

export function readSite(site: SiteFiles): ReadSite {
  const { page = "/", files = {}, html } = site;
  const tags = html === undefined ? [] : tagsIn(html);
  const robots = robotsOf(files["/robots.txt"] ?? files["robots.txt"]);
  const usageHeader = headerOf(site, "content-usage");
  const usage = usageHeader === undefined ? undefined : readUsage(usageHeader);
  const file = served(files[tdmrepPath] ?? files[tdmrepPath.slice(1)]);
  const tdmrep = file === undefined ? undefined : checkTdmrep(file.body);
  const header = readTdmStatement(headerOf(site, "tdm-reservation"), headerOf(site, "tdm-policy"));
  const meta = readTdmMeta(tags);
  const licenses = readLicenses(site, robots.robots, tags);
  return {
    page,
    robots: robots.robots,
    headerUsage: usage?.preferences,
    licenses,
    tdm: { rules: tdmrep?.rules, header: usedTechnique(header), meta: usedTechnique(meta) },
    findings: [
      ...inFile("/robots.txt", robots.findings),
      ...inFile("headers", [...(usage?.findings ?? []), ...header.findings]),
      ...inFile("html", meta.findings),
      ...inFile(tdmrepPath, tdmrep?.findings ?? []),
      ...misplaced(files),
      ...policies(files),
      ...licenses.findings,
    ],
  };
}

const everythingRefused = "User-agent: *\nDisallow: /\n";

/** RFC 9309, section 2.3.1: unavailable (4xx) is as if there were none, unreachable (5xx) shuts everything. */
function robotsOf(file: ServedFile | undefined): {
  robots: RobotsStatements | undefined;
  findings: readonly Finding[];
} {
  if (file === undefined) return { robots: undefined, findings: [] };
  if (file.status >= 500) return { robots: readRobots(everythingRefused), findings: [] };
  if (file.status >= 400) {
    // A site without a robots.txt is no mistake; one that is there and kept from crawlers is.
    const isAbsent =
      (file.status === 404 || file.status === 410) && !/^[ \t]*user-agent[ \t]*:/im.test(file.body);
    return {
      robots: readRobots(""),
      findings: isAbsent ? [] : [finding("robots-blocked", { about: `${file.status}` })],
    };
  }
  if (looksLikeHtml(file.body)) {
    return {
      robots: readRobots(""),
      findings: [finding("robots-unknown-directive", { about: "<html>", line: 1 })],
    };
  }
  const { robots, findings } = checkRobots(file.body);
  return { robots, findings };
}

function served(file: ServedFile | undefined): ServedFile | undefined {
  return file !== undefined && file.status >= 200 && file.status < 300 ? file : undefined;
}

/** A technique counts as used although its value is bad: the value says nothing, and the publisher meant it. */
function usedTechnique(statement: CheckedTdmStatement): TdmStatement | undefined {
  const { reservation, policy, findings } = statement;
  return reservation === "unset" && policy === undefined && findings.length === 0 ? undefined : statement;
}

function misplaced(files: Readonly<Record<string, ServedFile>>): readonly Finding[] {
  return Object.entries(files)
    .filter(
      ([path, file]) =>
        /(?:^|\/)tdmrep\.json$/.test(path) && !path.endsWith(tdmrepPath.slice(1)) && served(file),
    )
    .filter(([, { body }]) => !looksLikeHtml(body))
    .flatMap(([path]) => inFile(path, [finding("tdmrep-wrong-path", { about: path })]));
}

/** A policy is told by its profile: a JSON file may be anything else. */
function policies(files: Readonly<Record<string, ServedFile>>): readonly Finding[] {
  return Object.entries(files)
    .filter(([path, file]) => served(file) && !path.endsWith("tdmrep.json") && /json/.test(file.type ?? path))
    .filter(([, { body }]) => /"(?:profile|@type|assigner|permission)"/.test(body))
    .flatMap(([path, { body }]) => inFile(path, checkTdmPolicy(body).findings));
}
