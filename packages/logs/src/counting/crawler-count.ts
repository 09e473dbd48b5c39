import { type KnownCrawler, knownCrawler, type Status, statusOf } from "@octroi/crawlers/identify";
import type { Identity } from "@octroi/crawlers/verify";
import { textOf } from "../formats/text.ts";
import { field, type Visit } from "../formats/visit.ts";
import type { Calendar } from "./calendar.ts";
import { Distinct, type DistinctCount } from "./distinct.ts";
import type { Hash } from "./hash.ts";
import { instantOf, Moment } from "./moment.ts";
import type { Refuses } from "./refusals.ts";
import type { PolicyReplay, Replay } from "./replay.ts";
import { type Tally, TallyCount } from "./tally.ts";

/** What one crawler did. */
export interface CrawlerReport extends Tally {
  readonly token: string;
  /** Whether `@octroi/crawlers` lists it. A policy can declare others. */
  readonly inRegistry: boolean;
  readonly operator: string | null;
  readonly purpose: KnownCrawler["purpose"];
  readonly status: Status;
  /** How many different paths it asked for, without their queries. */
  readonly paths: DistinctCount;
  /** Whether its visits came from the addresses that its operator publishes. */
  readonly identity: Readonly<Record<Identity, number>>;
  /** Some of the addresses outside of those. */
  readonly outsideAddresses: readonly string[];
  readonly robotsTxt: {
    readonly reads: number;
    /** Visits on days when it had read robots.txt on that day or on the day before. */
    readonly visitsAfterReading: number;
    /** Visits to what the given robots.txt refuses it; null where none was given. */
    readonly refused: number | null;
  };
  readonly first: string | null;
  readonly last: string | null;
  /** Visits on each of the report's days. */
  readonly days: readonly number[];
  /** What the given policy would have answered; null where none was given. */
  readonly policy: PolicyReplay | null;
}

const maxAddresses = 5;

/** What the visits of a crawler are checked against, where it is known. */
interface VisitChecks {
  readonly replay: Replay | undefined;
  readonly refuses: Refuses | undefined;
}

/** Counts what one crawler does. */
export class CrawlerCount {
  readonly crawler: KnownCrawler;
  readonly #checks: VisitChecks;
  readonly tally = new TallyCount();
  readonly #paths = new Distinct();
  readonly #identity = { verified: 0, outside: 0, unverifiable: 0 };
  readonly #outsideAddresses = new Set<string>();
  readonly #first = new Moment("first");
  readonly #last = new Moment("last");
  readonly #days: number[] = [];
  readonly #robotsReads: number[] = [];
  #robotsTxtReads = 0;
  #refused = 0;

  constructor(crawler: KnownCrawler, checks: VisitChecks) {
    this.crawler = crawler;
    this.#checks = checks;
  }

  /** Whether there is anything that paths are checked against. */
  get judgesPaths(): boolean {
    return this.#checks.replay !== undefined || this.#checks.refuses !== undefined;
  }

  /** What the policy would have answered, and whether robots.txt refuses the path. */
  judge(path: string, identity: Identity, visit: Visit): void {
    this.#checks.replay?.add(path, identity, visit.status, instantOf(visit));
    if (this.#checks.refuses?.(path) === true) this.#refused++;
  }

  add(visit: Visit, dayIndex: number): void {
    this.tally.add(visit.status, visit.size);
    this.#first.add(visit);
    this.#last.add(visit);
    if (dayIndex >= 0) countAt(this.#days, dayIndex);
  }

  addPath(path: Hash): void {
    this.#paths.add(path);
  }

  addRobotsTxtRead(dayIndex: number): void {
    this.#robotsTxtReads++;
    if (dayIndex >= 0) countAt(this.#robotsReads, dayIndex);
  }

  addIdentity(identity: Identity, visit: Visit): void {
    this.#identity[identity]++;
    if (identity === "outside" && this.#outsideAddresses.size < maxAddresses) {
      this.#outsideAddresses.add(textOf(visit.bytes, visit.start(field.address), visit.end(field.address)));
    }
  }

  get(calendar: Calendar): CrawlerReport {
    const { token, operator, purpose } = this.crawler;
    return {
      token,
      inRegistry: knownCrawler(token) !== undefined,
      operator,
      purpose,
      status: statusOf(token),
      ...this.tally.get(),
      paths: this.#paths.get(),
      identity: { ...this.#identity },
      outsideAddresses: [...this.#outsideAddresses],
      robotsTxt: {
        reads: this.#robotsTxtReads,
        visitsAfterReading: this.#visitsAfterReading(calendar),
        refused: this.#checks.refuses === undefined ? null : this.#refused,
      },
      first: this.#first.get(),
      last: this.#last.get(),
      days: calendar.inOrder(this.#days),
      policy: this.#checks.replay?.get() ?? null,
    };
  }

  #visitsAfterReading(calendar: Calendar): number {
    return this.#days.reduce((sum, visits, index) => {
      const before = calendar.dayBefore(index);
      const reads =
        (this.#robotsReads[index] ?? 0) + (before === undefined ? 0 : (this.#robotsReads[before] ?? 0));
      return reads > 0 ? sum + visits : sum;
    }, 0);
  }
}

/** Lists stay dense, which keeps them small and fast. */
function countAt(counts: number[], index: number): void {
  while (counts.length <= index) counts.push(0);
  counts[index] = (counts[index] ?? 0) + 1;
}
