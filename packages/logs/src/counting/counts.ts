import {
  declaredName,
  identify,
  isAiPurpose,
  isBrowser,
  type KnownCrawler,
  programName,
} from "@octroi/crawlers/identify";
import type { RobotsFile } from "@octroi/crawlers/robots";
import type { Policy } from "@octroi/policy";
import { identifierFor } from "@octroi/policy/identify";
import { decodeTarget, decodeText } from "../formats/decode.ts";
import { encodingOf, type FormatName } from "../formats/formats.ts";
import { textOf } from "../formats/text.ts";
import { field, type Visit } from "../formats/visit.ts";
import { Calendar } from "./calendar.ts";
import { CrawlerCount } from "./crawler-count.ts";
import { everyVisit, type VisitFilter } from "./filter.ts";
import { ReportedCrawlers, reportedIdentity } from "./gate-events.ts";
import { Hash } from "./hash.ts";
import { HashCache } from "./hash-cache.ts";
import { Identities } from "./identities.ts";
import { Moment } from "./moment.ts";
import { isPage, isRobotsTxt, Pages, type Reader } from "./pages.ts";
import { Referrals } from "./referrals.ts";
import { refusalsOf } from "./refusals.ts";
import { Replay } from "./replay.ts";
import { seriesIndex } from "./series.ts";
import { TallyCount } from "./tally.ts";

/** What visits are held against. */
export interface CountOptions {
  readonly policy?: Policy | undefined;
  readonly robotsTxt?: RobotsFile | undefined;
}

/** Who a user agent claims to be: remembered for each header, as there are few of them and many lines. */
interface Claim {
  readonly count: CrawlerCount | undefined;
  readonly seriesAt: number;
  /** Undefined for crawlers that are not of AI: whose pages they read is not listed. */
  readonly reader: Reader | undefined;
  /** Whether it is a browser, so that a person may have been sent. */
  readonly isBrowser: boolean;
  /** The name that a program gives itself which no list knows. */
  readonly name?: string;
  /** That of a program that does not say that it reads sites: what it does may tell. */
  readonly program?: string;
}

/** What a program has done that does not say that it reads sites. */
interface Program {
  visits: number;
  pages: number;
  robotsTxtReads: number;
}

/** As many names that no list knows as are counted each on its own: what strangers call themselves has no end. */
const maxNames = 1000;

/** What asks how sites are to be read, and then reads so many pages of one, is a crawler. */
const minPagesOfCrawler = 50;

const browser: Claim = {
  count: undefined,
  seriesAt: seriesIndex["everyone-else"],
  reader: "other",
  isBrowser: true,
};
const otherProgram: Claim = { ...browser, isBrowser: false };
const withoutAgent: Claim = { ...otherProgram, reader: "unknown" };

/** Counts visits, one after the other, in memory that does not grow with their number. */
export class Counts {
  readonly calendar = new Calendar();
  readonly total = new TallyCount();
  readonly everyoneElse = new TallyCount();
  readonly first = new Moment("first");
  readonly last = new Moment("last");
  readonly pages = new Pages();
  readonly referrals: Referrals;
  readonly crawlers = new Map<KnownCrawler, CrawlerCount>();
  /** Visits of programs that no list knows, by the name that they give themselves. */
  readonly unlisted = new Map<string, number>();
  /** The others that no list knows, by what they are called. */
  readonly #programs = new Map<string, Program>();
  withoutPath = 0;
  withoutAgent = 0;
  readonly #options: CountOptions;
  readonly #filter: VisitFilter;
  readonly #hash: Hash;
  readonly #identities: Identities;
  readonly #identify: (header: string) => KnownCrawler | undefined;
  readonly #claims = new HashCache<Claim>(16_384);
  readonly #reported = new ReportedCrawlers();

  constructor(options: CountOptions = {}, filter: VisitFilter = everyVisit) {
    this.#options = options;
    this.#filter = filter;
    this.#hash = new Hash();
    this.#identities = new Identities(this.#hash, options.policy);
    this.#identify = options.policy === undefined ? identify : identifierFor(options.policy);
    this.referrals = new Referrals(this.#hash);
  }

  /** False for a visit that the filter leaves out. */
  add(visit: Visit, format: FormatName): boolean {
    const { firstDay, lastDay, tokens } = this.#filter;
    if (visit.day < firstDay || visit.day > lastDay) return false;
    const claim = this.#claimOf(visit, format);
    if (tokens !== undefined && !tokens.has(claim.count?.crawler.token ?? "")) return false;
    if (claim === withoutAgent) this.withoutAgent++;
    this.total.add(visit.status, visit.size);
    this.first.add(visit);
    this.last.add(visit);
    const dayIndex = this.calendar.add(visit, claim.seriesAt);
    this.#countPath(visit, claim, format);
    if (claim.count !== undefined) this.#countCrawler(claim.count, visit, format, dayIndex);
    else {
      this.everyoneElse.add(visit.status, visit.size);
      if (claim.isBrowser) this.referrals.add(visit, dayIndex);
      if (claim.name !== undefined) this.#countName(claim.name);
      if (claim.program !== undefined) this.#countProgram(claim.program, visit);
    }
    return true;
  }

  /** Programs that do not say that they read sites, but have read robots.txt and many pages. */
  robotsTxtReaders(): { name: string; visits: number }[] {
    return [...this.#programs]
      .filter(([, { pages, robotsTxtReads }]) => robotsTxtReads > 0 && pages >= minPagesOfCrawler)
      .map(([name, { visits }]) => ({ name, visits }));
  }

  #claimOf(visit: Visit, format: FormatName): Claim {
    if (format === "octroi") return this.#reportedClaim(visit);
    const start = visit.start(field.agent);
    const end = visit.end(field.agent);
    if (start < 0) return withoutAgent;
    this.#hash.of(visit.bytes, start, end);
    const cached = this.#claims.get(this.#hash);
    if (cached !== undefined) return cached;
    const header = decodeText(textOf(visit.bytes, start, end), encodingOf[format]);
    const crawler = this.#identify(header);
    const claim = crawler !== undefined ? this.#claimTo(crawler) : claimOfUnlisted(header);
    this.#claims.set(this.#hash, claim);
    return claim;
  }

  #reportedClaim(visit: Visit): Claim {
    const crawler = this.#reported.of(visit);
    if (crawler === undefined) return withoutAgent;
    return typeof crawler === "string" ? { ...otherProgram, name: crawler } : this.#claimTo(crawler);
  }

  #countName(name: string): void {
    const visits = this.unlisted.get(name) ?? 0;
    if (visits > 0 || this.unlisted.size < maxNames) this.unlisted.set(name, visits + 1);
  }

  #countProgram(name: string, visit: Visit): void {
    let program = this.#programs.get(name);
    if (program === undefined) {
      if (this.#programs.size >= maxNames) return;
      program = { visits: 0, pages: 0, robotsTxtReads: 0 };
      this.#programs.set(name, program);
    }
    program.visits++;
    const [start, end] = [visit.start(field.path), visit.end(field.path)];
    if (start < 0) return;
    if (isRobotsTxt(visit.bytes, start, end)) program.robotsTxtReads++;
    else if (visit.status < 400 && isPage(visit.bytes, start, end)) program.pages++;
  }

  #claimTo(crawler: KnownCrawler): Claim {
    const { policy, robotsTxt } = this.#options;
    let count = this.crawlers.get(crawler);
    if (count === undefined) {
      count = new CrawlerCount(crawler, {
        replay: policy && new Replay(policy, crawler),
        refuses: robotsTxt && refusalsOf(robotsTxt, crawler),
      });
      this.crawlers.set(crawler, count);
    }
    const seriesAt = seriesIndex[crawler.purpose];
    return { count, seriesAt, reader: isAiPurpose(crawler.purpose) ? "ai" : undefined, isBrowser: false };
  }

  #countPath(visit: Visit, claim: Claim, format: FormatName): void {
    const start = visit.start(field.path);
    const end = visit.end(field.path);
    if (start < 0) this.withoutPath++;
    else if (visit.isPathEscaped) {
      const path = decodeTarget(textOf(visit.bytes, start, end), encodingOf[format]);
      const bytes = new TextEncoder().encode(path);
      this.#countPathBytes(bytes, 0, bytes.length, visit.status, claim);
    } else this.#countPathBytes(visit.bytes, start, end, visit.status, claim);
  }

  #countPathBytes(bytes: Uint8Array, start: number, end: number, status: number, claim: Claim): void {
    const { count, reader } = claim;
    this.#hash.of(bytes, start, end);
    count?.addPath(this.#hash);
    if (status < 400 && reader !== undefined && isPage(bytes, start, end)) {
      this.pages.add(this.#hash, bytes, start, end, reader);
    }
  }

  #countCrawler(count: CrawlerCount, visit: Visit, format: FormatName, dayIndex: number): void {
    count.add(visit, dayIndex);
    const identity =
      format === "octroi" ? reportedIdentity(visit) : this.#identities.of(count.crawler, visit);
    count.addIdentity(identity, visit);
    if (isRobotsTxt(visit.bytes, visit.start(field.path), visit.end(field.path))) {
      count.addRobotsTxtRead(dayIndex);
    }
    if (!count.judgesPaths || !visit.has(field.path)) return;
    count.judge(decodeTarget(targetOf(visit), encodingOf[format]), identity, visit);
  }
}

function claimOfUnlisted(header: string): Claim {
  if (isBrowser(header)) return browser;
  const name = declaredName(header);
  if (name !== undefined) return { ...otherProgram, name };
  const program = programName(header);
  return program === undefined ? otherProgram : { ...otherProgram, program };
}

/** The path with its query, as it was asked for. */
function targetOf(visit: Visit): string {
  const { bytes } = visit;
  const path = textOf(bytes, visit.start(field.path), visit.end(field.path));
  if (!visit.has(field.query)) return path;
  return `${path}?${textOf(bytes, visit.start(field.query), visit.end(field.query))}`;
}
