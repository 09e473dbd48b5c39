import type { KnownCrawler } from "@octroi/crawlers/identify";
import {
  type Identity,
  type IdentityOf,
  identityAmong,
  identityOf,
  isPrivateAddress,
  publishedAddresses,
} from "@octroi/crawlers/verify";
import type { Policy } from "@octroi/policy";
import { ownAddresses } from "@octroi/policy/identify";
import { asciiOf } from "../formats/text.ts";
import { field, type Visit } from "../formats/visit.ts";
import type { Hash } from "./hash.ts";
import { HashCache } from "./hash-cache.ts";

/** One more than any address has: what is longer is none. */
const maxAddressLength = 46;

/** Whether visits came from where their crawler's operator publishes, remembered for each crawler and address. */
export class Identities {
  readonly #hash: Hash;
  readonly #cache = new HashCache<Identity>(32_768);
  /** A number for each crawler met; -1 for one whose operator publishes nothing to check against. */
  readonly #numbers = new Map<KnownCrawler, number>();

  readonly #identityOf: IdentityOf;
  /** The tokens of the crawlers whose addresses are known. */
  readonly #tokens: ReadonlySet<string>;

  constructor(hash: Hash, policy?: Policy) {
    this.#hash = hash;
    const own = policy === undefined ? [] : ownAddresses(policy);
    this.#identityOf = own.length === 0 ? identityOf : identityAmong(publishedAddresses, own);
    this.#tokens = new Set([
      ...publishedAddresses.flatMap(({ crawlers }) => crawlers),
      ...own.map(({ token }) => token),
    ]);
  }

  of(crawler: KnownCrawler, visit: Visit): Identity {
    const number = this.#numbers.get(crawler) ?? this.#meet(crawler);
    const start = visit.start(field.address);
    const end = visit.end(field.address);
    if (number < 0 || start < 0) return "unverifiable";
    this.#hash.of(visit.bytes, start, end);
    this.#hash.with(number);
    const cached = this.#cache.get(this.#hash);
    if (cached !== undefined) return cached;
    const address = asciiOf(visit.bytes, start, Math.min(end, start + maxAddressLength));
    const identity = isPrivateAddress(address) ? "unverifiable" : this.#identityOf(crawler, address);
    this.#cache.set(this.#hash, identity);
    return identity;
  }

  #meet(crawler: KnownCrawler): number {
    const number = this.#tokens.has(crawler.token) ? this.#numbers.size : -1;
    this.#numbers.set(crawler, number);
    return number;
  }
}
