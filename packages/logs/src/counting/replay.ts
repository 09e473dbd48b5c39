import type { KnownCrawler } from "@octroi/crawlers/identify";
import type { Identity } from "@octroi/crawlers/verify";
import { type Policy, type Price, secondsIn } from "@octroi/policy";
import { type Decision, decide } from "@octroi/policy/decide";
import { type Money, totalOf } from "./money.ts";

/** What a policy would have answered to visits. */
export interface PolicyReplay {
  readonly allow: number;
  readonly block: number;
  /** Let through within a limit. */
  readonly limit: number;
  /** Refused, as the limit was reached. */
  readonly limited: number;
  readonly charge: number;
  /** What the charged visits that were answered with a page (status 200 to 299) would cost, if all were paid. */
  readonly earned: readonly Money[];
}

/** The visits of one crawler, taken through a policy in the order of the log. */
export class Replay {
  readonly #policy: Policy;
  readonly #crawler: KnownCrawler;
  readonly #counts = { allow: 0, block: 0, limit: 0, limited: 0, charge: 0 };
  readonly #sales = new Map<number, { readonly price: Price; times: number }>();
  /** For each rule and identity, as at the gate, when the period began that is being counted, and how many came. */
  readonly #periods = new Map<string, { readonly start: number; visits: number }>();

  constructor(policy: Policy, crawler: KnownCrawler) {
    this.#policy = policy;
    this.#crawler = crawler;
  }

  add(path: string, identity: Identity, status: number, instant: number): void {
    const decision = decide(this.#policy, { crawler: this.#crawler, identity, path });
    if (decision.action === "limit" && !this.#isWithin(decision, identity, instant)) this.#counts.limited++;
    else this.#counts[decision.action]++;
    if (decision.action === "charge" && status >= 200 && status < 300) this.#sell(decision);
  }

  get(): PolicyReplay {
    return { ...this.#counts, earned: totalOf([...this.#sales.values()]) };
  }

  /** A period begins with the first visit in it. Files may be read in any order: what lies before begins anew. */
  #isWithin(
    { limit, rule }: Decision & { readonly action: "limit" },
    identity: Identity,
    instant: number,
  ): boolean {
    const key = `${rule}:${identity}`;
    let period = this.#periods.get(key);
    if (period === undefined || instant < period.start || instant >= period.start + secondsIn[limit.per]) {
      period = { start: instant, visits: 0 };
      this.#periods.set(key, period);
    }
    return ++period.visits <= limit.visits;
  }

  #sell({ price, rule }: Decision & { readonly action: "charge" }): void {
    const key = rule ?? -1;
    const sale = this.#sales.get(key);
    if (sale === undefined) this.#sales.set(key, { price, times: 1 });
    else sale.times++;
  }
}
