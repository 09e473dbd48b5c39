import { identify, isAiPurpose, type KnownCrawler } from "@octroi/crawlers/identify";
import type { RobotsFile } from "@octroi/crawlers/robots";
import type { Policy } from "@octroi/policy";
import { identifierFor } from "@octroi/policy/identify";
import { decodeTarget, decodeText } from "../formats/decode.ts";
import { encodingOf, type FormatName } from "../formats/formats.ts";
import { textOf } from "../formats/text.ts";
import { field, type Visit } from "../formats/visit.ts";
import { Calendar } from "./calendar.ts";
import { CrawlerCount } from "./crawler-count.ts";
import { Hash } from "./hash.ts";
import { Identities } from "./identities.ts";
import { Moment } from "./moment.ts";
import { isPage, isRobotsTxt, Pages } from "./pages.ts";
import { Referrals } from "./referrals.ts";
import { refusalsOf } from "./refusals.ts";
import { Remembered } from "./remembered.ts";
import { Replay } from "./replay.ts";
import { seriesIndex } from "./series.ts";
import { TallyCount } from "./tally.ts";

/** What visits are held against. */
export interface Yardsticks {
  readonly policy?: Policy | undefined;
  readonly robotsTxt?: RobotsFile | undefined;
}

/** Who a user agent claims to be: remembered for each header, as there are few of them and many lines. */
interface Claim {
  readonly count: CrawlerCount | undefined;
  readonly seriesAt: number;
  readonly isAi: boolean;
}

const everyoneElse: Claim = {
  count: undefined,
  seriesAt: seriesIndex["everyone-else"],
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
  readonly crawlers = new Map<KnownCrawler, CrawlerCount>();
  withoutPath = 0;
  withoutAgent = 0;
  readonly #yardsticks: Yardsticks;
  readonly #hash: Hash;
  readonly #identities: Identities;
  readonly #identify: (header: string) => KnownCrawler | undefined;
  readonly #claims = new Remembered<Claim>(16_384);

  constructor(yardsticks: Yardsticks = {}, seed?: number) {
    this.#yardsticks = yardsticks;
    this.#hash = new Hash(seed);
    this.#identities = new Identities(this.#hash, yardsticks.policy);
    this.#identify = yardsticks.policy === undefined ? identify : identifierFor(yardsticks.policy);
    this.referrals = new Referrals(this.#hash);
  }

  add(visit: Visit, format: FormatName): void {
    const claim = this.#claimOf(visit, format);
    this.total.add(visit.status, visit.size);
    this.first.add(visit);
    this.last.add(visit);
    const dayIndex = this.calendar.add(visit, claim.seriesAt);
    this.#countPath(visit, claim, format);
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
    const header = decodeText(textOf(visit.bytes, start, end), encodingOf[format]);
    const crawler = this.#identify(header);
    const claim = crawler === undefined ? everyoneElse : this.#claimTo(crawler);
    this.#claims.set(this.#hash, claim);
    return claim;
  }

  #claimTo(crawler: KnownCrawler): Claim {
    const { policy, robotsTxt } = this.#yardsticks;
    let count = this.crawlers.get(crawler);
    if (count === undefined) {
      count = new CrawlerCount(crawler, {
        replay: policy && new Replay(policy, crawler),
        refuses: robotsTxt && refusalsOf(robotsTxt, crawler),
      });
      this.crawlers.set(crawler, count);
    }
    const seriesAt = seriesIndex[crawler.purpose];
    return { count, seriesAt, isAi: isAiPurpose(crawler.purpose) };
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
    const { count, isAi } = claim;
    this.#hash.of(bytes, start, end);
    count?.addPath(this.#hash);
    if (status < 400 && (isAi || count === undefined) && isPage(bytes, start, end)) {
      this.pages.add(this.#hash, bytes, start, end, isAi);
    }
  }

  #countCrawler(count: CrawlerCount, visit: Visit, format: FormatName, dayIndex: number): void {
    count.add(visit, dayIndex);
    const identity = this.#identities.of(count.crawler, visit);
    count.addIdentity(identity, visit);
    if (isRobotsTxt(visit.bytes, visit.start(field.path), visit.end(field.path))) {
      count.addRobotsTxtRead(dayIndex);
    }
    if (!count.judgesPaths || !visit.has(field.path)) return;
    count.judge(decodeTarget(targetOf(visit), encodingOf[format]), identity, visit);
  }
}

/** The path with its query, as it was asked for. */
function targetOf(visit: Visit): string {
  const { bytes } = visit;
  const path = textOf(bytes, visit.start(field.path), visit.end(field.path));
  if (!visit.has(field.query)) return path;
  return `${path}?${textOf(bytes, visit.start(field.query), visit.end(field.query))}`;
}
