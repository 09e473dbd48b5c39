import { type Crawler, identify, matchRobots, type Purpose, type RobotsFile } from "@octroi/crawlers";
import type { Policy } from "@octroi/policy";
import { decodeText } from "../formats/decode.ts";
import { encodingOf, type FormatName } from "../formats/formats.ts";
import { field, type Visit } from "../formats/visit.ts";
import { Calendar } from "./calendar.ts";
import { CrawlerCount } from "./crawler-count.ts";
import { Hash } from "./hash.ts";
import { Identities } from "./identities.ts";
import { instantOf, Moment } from "./moment.ts";
import { isPage, Pages } from "./pages.ts";
import { Referrals } from "./referrals.ts";
import { Remembered } from "./remembered.ts";
import { Replay } from "./replay.ts";
import { seriesIndex } from "./series.ts";
import { TallyCount } from "./tally.ts";

/** What visits are held against. */
export interface Yardsticks {
  readonly policy?: Policy | undefined;
  readonly robotsTxt?: RobotsFile | undefined;
}

/** The purposes that make a crawler one of AI. */
export const aiPurposes: ReadonlySet<Purpose> = new Set<Purpose>([
  "training",
  "ai-search",
  "user-triggered",
  "agent",
  "coding-agent",
  "dataset",
]);

/** Who a user agent claims to be: remembered for each header, as there are few of them and many lines. */
interface Claim {
  readonly count: CrawlerCount | undefined;
  readonly seriesAt: number;
  readonly isAi: boolean;
}

const everyoneElse: Claim = {
  count: undefined,
  seriesAt: seriesIndex.get("everyone-else") ?? 0,
  isAi: false,
};

/** Counts visits, one after the other, in memory that does not grow with their number. */
export class Counts {
  readonly calendar = new Calendar();
  readonly total = new TallyCount();
  readonly everyoneElse = new TallyCount();
  readonly first = new Moment("first");
  readonly last = new Moment("last");
  readonly pages = new Pages();
  readonly referrals: Referrals;
  readonly crawlers = new Map<Crawler, CrawlerCount>();
  withoutPath = 0;
  withoutAgent = 0;
  readonly #yardsticks: Yardsticks;
  readonly #hash: Hash;
  readonly #identities: Identities;
  readonly #claims = new Remembered<Claim>(16_384);

  constructor(yardsticks: Yardsticks = {}, seed?: number) {
    this.#yardsticks = yardsticks;
    this.#hash = new Hash(seed);
    this.#identities = new Identities(this.#hash);
    this.referrals = new Referrals(this.#hash);
  }

  add(visit: Visit, format: FormatName): void {
    const claim = this.#claimOf(visit, format);
    this.total.add(visit.status, visit.size);
    this.first.add(visit);
    this.last.add(visit);
    const dayIndex = this.calendar.add(visit, claim.seriesAt);
    this.#countPath(visit, claim);
    if (claim.count !== undefined) this.#countCrawler(claim.count, visit, format, dayIndex);
    else {
      this.everyoneElse.add(visit.status, visit.size);
      this.referrals.add(visit);
    }
  }

  #claimOf(visit: Visit, format: FormatName): Claim {
    const start = visit.start(field.agent);
    const end = visit.end(field.agent);
    if (start < 0) {
      this.withoutAgent++;
      return everyoneElse;
    }
    this.#hash.of(visit.bytes, start, end);
    const known = this.#claims.get(this.#hash);
    if (known !== undefined) return known;
    const header = decodeText(new TextDecoder().decode(visit.bytes.subarray(start, end)), encodingOf[format]);
    const crawler = identify(header);
    const claim = crawler === undefined ? everyoneElse : this.#claimTo(crawler);
    this.#claims.set(this.#hash, claim);
    return claim;
  }

  #claimTo(crawler: Crawler): Claim {
    const { policy } = this.#yardsticks;
    let count = this.crawlers.get(crawler);
    if (count === undefined) {
      count = new CrawlerCount(crawler, policy && new Replay(policy, crawler));
      this.crawlers.set(crawler, count);
    }
    const seriesAt = seriesIndex.get(crawler.purpose) ?? 0;
    return { count, seriesAt, isAi: aiPurposes.has(crawler.purpose) };
  }

  #countPath(visit: Visit, { count, isAi }: Claim): void {
    const start = visit.start(field.path);
    const end = visit.end(field.path);
    if (start < 0) {
      this.withoutPath++;
      return;
    }
    this.#hash.of(visit.bytes, start, end);
    count?.addPath(this.#hash);
    if (visit.status < 400 && isPage(visit.bytes, start, end)) {
      if (isAi || count === undefined) this.pages.add(this.#hash, visit.bytes, start, end, isAi);
    }
  }

  #countCrawler(count: CrawlerCount, visit: Visit, format: FormatName, dayIndex: number): void {
    count.add(visit, dayIndex);
    const identity = this.#identities.of(count.crawler, visit);
    count.addIdentity(identity, () => textOf(visit, field.address));
    const { policy, robotsTxt } = this.#yardsticks;
    if (isRobotsTxt(visit)) count.addRobotsTxtRead(dayIndex);
    if ((policy === undefined && robotsTxt === undefined) || !visit.has(field.path)) return;
    const path = decodeText(targetOf(visit), encodingOf[format]);
    count.replay?.add(path, identity, visit.status, instantOf(visit));
    if (robotsTxt === undefined) return;
    const { robotsToken, token } = count.crawler;
    if (!matchRobots(robotsTxt, { agent: robotsToken ?? token, path }).allowed) count.refused++;
  }
}

function textOf(visit: Visit, name: typeof field.address): string {
  return new TextDecoder().decode(visit.bytes.subarray(visit.start(name), visit.end(name)));
}

/** The path with its query, as it was asked for. */
function targetOf(visit: Visit): string {
  const { bytes } = visit;
  const path = new TextDecoder().decode(bytes.subarray(visit.start(field.path), visit.end(field.path)));
  if (!visit.has(field.query)) return path;
  return `${path}?${new TextDecoder().decode(bytes.subarray(visit.start(field.query), visit.end(field.query)))}`;
}

const robotsTxtPath = new TextEncoder().encode("/robots.txt");

function isRobotsTxt(visit: Visit): boolean {
  const start = visit.start(field.path);
  if (visit.end(field.path) - start !== robotsTxtPath.length) return false;
  for (let at = 0; at < robotsTxtPath.length; at++) {
    if (visit.bytes[start + at] !== robotsTxtPath[at]) return false;
  }
  return true;
}
